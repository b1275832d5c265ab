package dev.mazewright.books.page;

import dev.mazewright.books.description.BookSection;
import dev.mazewright.books.description.PageArea;
import dev.mazewright.books.description.Wording;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.draw.PageSurface;
import java.io.IOException;
import java.util.List;

/**
 * Opens a section: its title, its instructions and the numbers of its mazes. Instructions whose lines are short stand in the middle.
 *
 * @param section that begins
 * @param first the number of its first maze
 */
public record SectionPage(BookSection section, int first) implements BookPage {
    private static final double HEADING = 28;
    private static final double TEXT = 13;
    private static final double GAP = 24;

    @Override
    public void requireFit(PageContext context) {
        PageArea area = context.area();
        title(context);
        List<String> lines = lines(context);
        if (Pencil.height(lines, TEXT) > area.height() * 2 / 3 - 2 * GAP) {
            throw new UsageException(context.book().source() + ": the instructions of section '" + section.title() + "' do not fit on page "
                    + context.number() + ": they have " + lines.size() + " lines; take a shorter text or a larger trim size");
        }
    }

    private Heading title(PageContext context) {
        return Heading.of(section.title(), HEADING, titleBase(context.area()), context);
    }

    private static double titleBase(PageArea area) {
        return area.top() + area.height() / 3;
    }

    private List<String> lines(PageContext context) {
        PageArea area = context.area();
        return Wording.wrapped(section.instructions(), TEXT, area.width(), context.book().look().font());
    }

    @Override
    public void draw(PageContext context, PageSurface surface, List<BookMaze> mazes) throws IOException {
        PageArea area = context.area();
        Pencil pencil = context.pencil(surface);
        double base = titleBase(area);
        if (!section.title().isEmpty()) {
            title(context).draw(pencil, area, base);
        }
        pencil.centred(area, base + GAP, TEXT, context.words().mazes(first, first + section.mazes() - 1));
        if (!section.instructions().isEmpty()) {
            List<String> lines = lines(context);
            if (lines.equals(section.instructions().lines().toList())) {
                pencil.centredLines(lines, area, base + 2 * GAP, TEXT);
            } else {
                pencil.lines(lines, area, base + 2 * GAP, TEXT);
            }
        }
    }
}
