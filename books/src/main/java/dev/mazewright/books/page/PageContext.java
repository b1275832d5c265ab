package dev.mazewright.books.page;

import dev.mazewright.books.description.Book;
import dev.mazewright.books.description.BookSection;
import dev.mazewright.books.description.BookWords;
import dev.mazewright.books.description.PageArea;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.Context;
import dev.mazewright.drawing.draw.PageSurface;
import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.io.StyleFile;
import java.io.IOException;

/**
 * What a page needs to draw itself.
 *
 * @param book whose page it is
 * @param places of its mazes
 * @param frame where pages may be printed on
 * @param style how mazes are drawn
 * @param context in which mazes are made
 * @param number of the page, from 1
 */
public record PageContext(Book book, BookPlaces places, PageFrame frame, BookStyle style, Context context, int number) {
    private static final long SEEDS = 1_000_000;

    /** Writes on a page. */
    public Pencil pencil(PageSurface surface) throws IOException {
        return new Pencil(surface.canvas(), book.look().font());
    }

    /** How the mazes of a section are drawn. */
    BookStyle style(BookSection section) {
        return section.style() == StyleFile.empty() ? style : new BookStyle(section.style().over(book.style()));
    }

    /** The words that Mazewright adds. */
    BookWords words() {
        return book.look().words();
    }

    /** Within the margins, above the page number. */
    PageArea area() {
        return frame.area(number);
    }

    /** Draws a maze that has no number, of a recipe without its seed, which follows from that of the book, in the middle of a box. */
    void drawExample(String recipe, PageSurface surface, PageArea box, boolean isSolved, Style drawn) throws IOException {
        Recipe made = Recipe.parse(recipe + new MazeRandom(book.seed()).stream(recipe).below(SEEDS));
        MazeBoxes.MazeBox.in(box, new Maker(made, context).whole(), 0, drawn).draw(surface, made, isSolved, drawn, context);
    }
}
