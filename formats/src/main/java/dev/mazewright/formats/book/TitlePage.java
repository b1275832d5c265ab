package dev.mazewright.formats.book;

import dev.mazewright.formats.draw.PageSurface;
import java.io.IOException;
import java.util.List;

/** Title, a maze as an ornament, and the author. */
record TitlePage() implements BookPage {
    private static final double TITLE = 44;
    private static final double AUTHOR = 18;
    private static final String ORNAMENT = "polar:11x6/recursive-backtracker/seed:";

    @Override
    public boolean hasNumber() {
        return false;
    }

    @Override
    public void draw(PageContext context, PageSurface surface, List<BookMaze> mazes) throws IOException {
        Book book = context.book();
        Box area = context.area();
        Pencil pencil = context.pencil(surface);
        pencil.centred(area, area.top() + area.height() * 0.2, TITLE, book.title());
        if (!book.author().isEmpty()) {
            pencil.centred(area, area.top() + area.height() * 0.92, AUTHOR, book.author());
        }
        double side = Math.min(area.width() * 0.72, area.height() * 0.5);
        Box middle = new Box(area.middle() - side / 2, area.top() + area.height() * 0.55 - side / 2, side, side);
        new ExampleMaze(ORNAMENT, context).draw(surface, middle, false, context.style().ornament());
    }
}
