package dev.mazewright.books.page;

import dev.mazewright.books.description.Book;
import dev.mazewright.books.description.BookWords;
import dev.mazewright.books.description.Layout;
import dev.mazewright.books.description.PageArea;
import dev.mazewright.books.description.Word;
import dev.mazewright.books.description.Wording;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.draw.PageSurface;
import java.io.IOException;
import java.util.List;

/** How mazes are solved, with one and its solution. */
public record HowToPage() implements BookPage {
    private static final double HEADING = 28;
    private static final double TEXT = 13;
    private static final double GAP = 24;

    /** The gap on pages of less height than this. */
    private static final double SMALL_GAP = 8;

    private static final double SMALL = 250;
    /** The least sizes of its letters and of its mazes. */
    private static final double LEAST_TEXT = 8;

    private static final double LEAST_MAZE = 72;
    private static final String EXAMPLE = "rectangle:9x9/wilson/seed:";

    /** The text, smaller where the page is small, and whether there is room for the mazes below it. */
    private record Layout(List<String> lines, double size, boolean hasMazes) {}

    @Override
    public void requireFit(PageContext context) {
        heading(context);
        layout(context);
    }

    private static Heading heading(PageContext context) {
        return Heading.of(context.words().of(Word.HOW_TO), HEADING, headingBase(context.area()), context);
    }

    private static double gap(PageArea area) {
        return area.height() < SMALL ? SMALL_GAP : GAP;
    }

    private static double headingBase(PageArea area) {
        return area.top() + HEADING + gap(area);
    }

    private static double textTop(PageArea area) {
        return area.top() + HEADING + 3 * gap(area);
    }

    private static Layout layout(PageContext context) {
        PageArea area = context.area();
        double room = area.bottom() - textTop(area);
        for (double below : new double[] {LEAST_MAZE + GAP, 0}) {
            for (double size = TEXT; size >= LEAST_TEXT; size--) {
                List<String> lines = Wording.wrapped(text(context), size, area.width(), context.book().look().font());
                if (Pencil.height(lines, size) + below <= room) {
                    return new Layout(lines, size, below > 0);
                }
            }
        }
        throw new UsageException(context.book().source() + ": the text of page " + context.number()
                + ", how-to, does not fit; leave it out of front, take a shorter how-to-text in [words] or a larger trim size");
    }

    @Override
    public void draw(PageContext context, PageSurface surface, List<BookMaze> mazes) throws IOException {
        PageArea area = context.area();
        Pencil pencil = context.pencil(surface);
        heading(context).draw(pencil, area, headingBase(area));
        Layout layout = layout(context);
        double top = textTop(area);
        pencil.lines(layout.lines, area, top, layout.size);
        if (layout.hasMazes) {
            mazes(context, surface, area.below(top + Pencil.height(layout.lines, layout.size) + GAP - area.top()));
        }
    }

    /** Draws a maze, and the same with its solution. */
    private static void mazes(PageContext context, PageSurface surface, PageArea area) throws IOException {
        List<PageArea> pair = area.grid(1, 2, 2 * GAP);
        double side = Math.min(pair.getFirst().width(), pair.getFirst().height());
        for (int i = 0; i < 2; i++) {
            PageArea half = pair.get(i);
            PageArea square = new PageArea(half.middle() - side / 2, half.top(), side, side);
            context.drawExample(EXAMPLE, surface, square, i == 1, i == 1 ? context.style().answer() : context.style().maze());
        }
    }

    private static String text(PageContext context) {
        BookWords words = context.words();
        String text = words.of(Word.HOW_TO_TEXT);
        return switch (context.book().answers() == 0 ? Book.AnswersAt.FILE : context.book().answersAt()) {
            case END -> text + "\n\n" + words.of(Word.ANSWERS_AT_END, "page", context.places().answers());
            case BACK -> text + "\n\n" + words.of(Word.ANSWERS_AT_BACK);
            case FILE -> text;
        };
    }
}
