package dev.mazewright.books.page;

import dev.mazewright.drawing.draw.PageSurface;
import java.util.List;

/** Nothing: what follows stands on the front of the next leaf. */
record BlankPage() implements BookPage {
    @Override
    public boolean hasBorder() {
        return false;
    }

    @Override
    public boolean hasNumber() {
        return false;
    }

    @Override
    public void draw(PageContext context, PageSurface surface, List<BookMaze> mazes) {
        // blank
    }
}
