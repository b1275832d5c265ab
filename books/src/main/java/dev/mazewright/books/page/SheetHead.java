package dev.mazewright.books.page;

import dev.mazewright.books.description.BookSection;
import dev.mazewright.books.description.PageArea;
import dev.mazewright.books.description.Word;
import dev.mazewright.books.description.Wording;
import dev.mazewright.core.run.UsageException;
import java.io.IOException;
import java.util.List;

/**
 * What stands above the mazes of a page: a line for a name, and on a worksheet the title and the instructions of its section, which
 * has no page of its own.
 *
 * @param section whose page it is
 * @param page that it is on
 */
record SheetHead(BookSection section, PageContext page) {
    private static final double TITLE = 20;
    private static final double TEXT = 12;
    private static final double GAP = 10;

    /** The line for a name: its letters, its height, and from a word to the line that is written on. */
    private static final double NAME = 12;

    private static final double LINE_HEIGHT = 34;
    private static final double BESIDE_WORD = 8;

    /** The share of the page that the time takes. */
    private static final double TIME = 0.3;

    /** The share of the page that it takes at most. */
    private static final double MOST = 0.4;

    private boolean hasLine() {
        return page.book().look().hasNameLine();
    }

    /** What is left of the page below it. */
    PageArea below() {
        PageArea area = belowLine();
        double height = title() + text();
        return height == 0 ? area : area.below(height + GAP);
    }

    private PageArea belowLine() {
        return hasLine() ? page.area().below(LINE_HEIGHT) : page.area();
    }

    private double title() {
        return section.isSheet() && !section.title().isEmpty() ? TITLE + GAP : 0;
    }

    private double text() {
        return lines().isEmpty() ? 0 : Pencil.height(lines(), TEXT);
    }

    private List<String> lines() {
        return section.isSheet() && !section.instructions().isEmpty()
                ? Wording.wrapped(section.instructions(), TEXT, page.area().width(), page.book().look().font())
                : List.of();
    }

    /**
     * Makes sure that it leaves room for mazes.
     *
     * @throws UsageException if it does not
     */
    void requireFit() {
        if (title() + text() > MOST * page.area().height()) {
            throw new UsageException(page.book().source() + ": the instructions of section '" + section.title() + "' do not fit on page "
                    + page.number() + ": they have " + lines().size() + " lines; take a shorter text or a larger trim size");
        }
    }

    /** Draws it. */
    void draw(Pencil pencil) throws IOException {
        drawLine(pencil);
        drawTexts(pencil);
    }

    /** Draws the line on which a name and a time are written by hand, if the book has it. */
    void drawLine(Pencil pencil) throws IOException {
        if (hasLine()) {
            PageArea area = page.area();
            double middle = area.right() - TIME * area.width();
            blank(pencil, area.left(), middle - 2 * BESIDE_WORD, area.top() + NAME, page.words().of(Word.NAME));
            blank(pencil, middle, area.right(), area.top() + NAME, page.words().of(Word.TIME));
        }
    }

    private static void blank(Pencil pencil, double left, double right, double base, String word) throws IOException {
        pencil.left(left, base, NAME, word);
        pencil.rule(Math.min(right, left + pencil.width(word, NAME) + BESIDE_WORD), right, base + 2);
    }

    /** Draws the title and the instructions. */
    void drawTexts(Pencil pencil) throws IOException {
        PageArea area = belowLine();
        if (title() > 0) {
            pencil.centred(area, area.top() + TITLE, TITLE, section.title());
        }
        pencil.lines(lines(), area, area.top() + title(), TEXT);
    }
}
