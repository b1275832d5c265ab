package dev.mazewright.formats.book;

import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.io.Paper;
import dev.mazewright.formats.io.Style;
import java.util.List;

/**
 * Mazes of a page in boxes, each below a line of text.
 *
 * @param page that they are on
 * @param numbers of the mazes
 * @param boxes of at least these mazes
 * @param text the size of the line of text
 * @param style how they are drawn
 */
record MazeBoxes(PageContext page, List<Integer> numbers, List<Box> boxes, double text, Style style) {
    /** The place of the maze of this index, whose shape this is. */
    MazeBox place(int index, Shape shape) {
        return MazeBox.in(boxes.get(index), shape, text, style);
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
            BookPlan.Place place = page.plan().places().get(numbers.get(i) - 1);
            Shape shape = new Maker(place.section().recipes(place.index()).getFirst(), page.context()).whole();
            double cell = place(i, shape).fit().cell();
            if (cell < least) {
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
}
