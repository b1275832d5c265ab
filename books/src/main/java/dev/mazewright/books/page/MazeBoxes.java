package dev.mazewright.books.page;

import dev.mazewright.books.description.PageArea;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.draw.Fit;
import dev.mazewright.drawing.draw.PageSurface;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Paper;
import dev.mazewright.formats.io.Style;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Mazes of a page in boxes, each below a line of text.
 *
 * @param page that they are on
 * @param numbers of the mazes
 * @param boxes of at least these mazes
 * @param text the size of the line of text
 * @param isSolved whether they show their solutions
 */
public record MazeBoxes(PageContext page, List<Integer> numbers, List<PageArea> boxes, double text, boolean isSolved) {
    /** The place of the maze of this index, which this recipe makes. */
    public MazeBox place(int index, Recipe recipe) {
        return MazeBox.in(boxes.get(index), new Maker(recipe, page.context()).whole(), text, style(index, recipe));
    }

    private Style style(int index, Recipe recipe) {
        BookStyle style = page.style(page.places().mazes().get(numbers.get(index) - 1).section());
        return isSolved ? style.answer(recipe) : style.maze(recipe);
    }

    /** Draws the maze of this index in its place. */
    void draw(PageSurface surface, int index, Recipe recipe) throws IOException {
        place(index, recipe).draw(surface, recipe, isSolved, style(index, recipe), page.context());
    }

    /**
     * Makes sure that cells are large enough.
     *
     * @param least size of a cell in points
     * @param what asks for it
     * @param fewer what may be less on a page
     * @throws UsageException if cells of a maze are smaller; with its number and its size
     */
    void requireCells(double least, String what, String fewer) {
        for (int i = 0; i < numbers.size(); i++) {
            BookPlaces.Place place = page.places().mazes().get(numbers.get(i) - 1);
            Recipe recipe = place.section().recipes(place.index()).getFirst();
            double cell = place(i, recipe).fit().cell();
            if (cell < least) {
                Shape shape = new Maker(recipe, page.context()).whole();
                throw new UsageException(page.book().source() + ", maze " + numbers.get(i) + ": " + shape.name() + " " + shape.size()
                        + " has cells of " + millimetres(cell) + " mm on page " + page.number() + ", less than the "
                        + millimetres(least) + " mm of " + what + "; take a smaller size, fewer " + fewer
                        + " a page or a larger trim size");
            }
        }
    }

    private static double millimetres(double points) {
        return Math.round(points / Paper.MILLIMETRE * 100) / 100.0;
    }

    /** A maze in a box of a page, below a line of text: how it fits, and where it begins. */
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
}
