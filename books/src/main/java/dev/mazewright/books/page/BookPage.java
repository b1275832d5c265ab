package dev.mazewright.books.page;

import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.draw.PageSurface;
import java.io.IOException;
import java.util.List;

/** A page of a book. Each kind of pages is a class; {@link BookPlan} says which pages a book has. */
public interface BookPage {
    /** The numbers of the mazes that it shows, solved or not. */
    default List<Integer> mazes() {
        return List.of();
    }

    /** Whether the frame of the book's pages is around it. */
    default boolean hasBorder() {
        return true;
    }

    /** Whether its number stands at the bottom, if the book has page numbers. */
    default boolean hasNumber() {
        return true;
    }

    /**
     * Makes sure that all it shows has room. No maze is made.
     *
     * @throws UsageException if something does not fit; with the page
     */
    default void requireFit(PageContext context) {
        // most pages have little to show
    }

    /** Draws what stands within the margins; {@code mazes} are all of the book, maze 1 first. */
    void draw(PageContext context, PageSurface surface, List<BookMaze> mazes) throws IOException;
}
