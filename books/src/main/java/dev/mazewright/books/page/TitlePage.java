package dev.mazewright.books.page;

import dev.mazewright.books.description.Book;
import dev.mazewright.books.description.PageArea;
import dev.mazewright.drawing.draw.PageSurface;
import java.io.IOException;
import java.util.List;

/** Title, a maze as an ornament, and the author. */
public record TitlePage() implements BookPage {
    private static final double TITLE = 44;
    private static final double AUTHOR = 18;
    private static final String ORNAMENT = "polar:11x6/recursive-backtracker/seed:";

    @Override
    public boolean hasNumber() {
        return false;
    }

    @Override
    public void requireFit(PageContext context) {
        title(context);
        author(context);
    }

    private static Heading title(PageContext context) {
        return Heading.of(context.book().title(), TITLE, titleBase(context.area()), context);
    }

    private static Heading author(PageContext context) {
        return Heading.of(context.book().author(), AUTHOR, authorBase(context.area()), context);
    }

    private static double titleBase(PageArea area) {
        return area.top() + area.height() * 0.2;
    }

    private static double authorBase(PageArea area) {
        return area.top() + area.height() * 0.92;
    }

    @Override
    public void draw(PageContext context, PageSurface surface, List<BookMaze> mazes) throws IOException {
        Book book = context.book();
        PageArea area = context.area();
        Pencil pencil = context.pencil(surface);
        title(context).draw(pencil, area, titleBase(area));
        if (!book.author().isEmpty()) {
            author(context).draw(pencil, area, authorBase(area));
        }
        double middle = area.top() + area.height() * 0.55;
        double below = 2 * (authorBase(area) - author(context).height() - middle);
        double side = Math.min(Math.min(area.width() * 0.72, area.height() * 0.5), below);
        PageArea box = new PageArea(area.middle() - side / 2, middle - side / 2, side, side);
        new ExampleMaze(ORNAMENT, context).draw(surface, box, false, context.style().ornament());
    }
}
