package dev.mazewright.books.page;

import dev.mazewright.books.description.PageArea;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.drawing.draw.PageSurface;
import dev.mazewright.formats.io.Style;
import java.io.IOException;

/**
 * A maze of a book that has no number. It follows from the book's seed.
 *
 * @param recipe that makes it, without its seed
 * @param page that it is on
 */
record ExampleMaze(String recipe, PageContext page) {
    private static final long SEEDS = 1_000_000;

    /** Draws it in the middle of a box. */
    void draw(PageSurface surface, PageArea box, boolean isSolved, Style style) throws IOException {
        Recipe made = Recipe.parse(recipe + new MazeRandom(page.book().seed()).stream(recipe).below(SEEDS));
        MazeBox.in(box, new Maker(made, page.context()).whole(), 0, style).draw(surface, made, isSolved, style, page.context());
    }
}
