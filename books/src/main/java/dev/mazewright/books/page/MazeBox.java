package dev.mazewright.books.page;

import dev.mazewright.books.description.PageArea;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import dev.mazewright.drawing.draw.Fit;
import dev.mazewright.drawing.draw.PageSurface;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Style;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * A maze in a box of a page, below a line of text.
 *
 * @param fit of the maze
 * @param left where the maze begins
 * @param top where the maze begins
 */
public record MazeBox(Fit fit, double left, double top) {
    /** The size of the line of text, and from its base to the maze. */
    private static final double GAP = 6;

    /** The place of a maze in the middle of a box, with a line of text of this size above it; 0 for none. */
    public static MazeBox in(PageArea box, Shape shape, double text, Style style) {
        double above = text == 0 ? 0 : text + GAP;
        Fit fit = Fit.of(shape, box.width(), box.height() - above, style);
        return new MazeBox(
                fit, box.left() + (box.width() - fit.width()) / 2, box.top() + above + (box.height() - above - fit.height()) / 2);
    }

    /** Where the line of text stands. */
    double textBase() {
        return top - GAP;
    }

    double right() {
        return left + fit.width();
    }

    /** Draws the maze of a recipe, perhaps with its solution. */
    public void draw(PageSurface page, Recipe recipe, boolean isSolved, Style style, Context context) throws IOException {
        Puzzle puzzle = new Maker(recipe, context).make();
        @Nullable Path path = isSolved ? Solving.shortest(puzzle, null, context) : null;
        page.place(new Document(puzzle, path, fit.on(style)).within(context), left, top);
    }
}
