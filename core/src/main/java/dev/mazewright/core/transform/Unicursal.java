package dev.mazewright.core.transform;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.maze.Transform;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.run.Memory;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Rectangle;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Splits every passage lengthwise with a wall, so that the maze becomes one corridor that goes all around the tree of
 * its passages, out on one side and back on the other.
 *
 * <pre>
 *   +---+---+      +---+---+---+---+
 *   |       |      |               |      Each cell becomes four. Two of them that lie along a wall
 *   +---+   +  ->  +   +---+---+   +      are joined along it; where there was a passage, each of the
 *   |       |      |           |   |      two goes through it on its own side.
 *   +---+---+      +---+---+---+   +
 *                  |               |
 *                  +   +---+---+   +      The first cell has a wall on its left: there the ring is
 *                  |               |      cut, and its two ends are the start and the goal.
 *                  +---+---+---+---+
 * </pre>
 *
 * <p>Texture: a labyrinth: no junction, no dead end but its two ends, and every cell on the path.
 *
 * <p>Time proportional to the cells; memory for a maze with four times the cells.
 *
 * <p>Cannot split a maze with loops, whose passages would become several rings, and so does not come after {@code
 * braid} or {@code loops}. The maze is on a grid of its own, with twice the rows and columns; it starts in its first
 * cell, (0, 0) without a mask, and ends below that, unless the recipe says otherwise. Openings are left behind.
 *
 * <p>Source: Pullen, <i>Think Labyrinth</i>, 1996 (unicursal mazes by bisecting the passages of a perfect one). Draws
 * no random numbers.
 */
public record Unicursal() implements Transform {
    /** Its line of the catalog. */
    public static final Entry<Transform> ENTRY = Entry.transform(
                    "unicursal",
                    "Splits every passage lengthwise: one corridor without a branch, on twice as many rows and columns.",
                    settings -> new Unicursal())
            .needs(Trait.SQUARES)
            .memory(grid -> Memory.sum(Maze.bytes(grid), Maze.bytes(grid), Maze.bytes(grid), Maze.bytes(grid)));

    @Override
    public boolean needsConnected() {
        return true;
    }

    @Override
    public Maze apply(Maze maze, MazeRandom random) {
        return change(Puzzle.of(maze), random).maze();
    }

    @Override
    public Puzzle change(Puzzle puzzle, MazeRandom random) {
        Maze maze = puzzle.maze();
        Grid grid = maze.grid();
        require(grid);
        if (maze.passages() != grid.cells() - 1) {
            throw new UsageException("unicursal splits the passages of a perfect maze, and this one has loops; put it"
                    + " before what opens them, such as braid, or leave that out");
        }
        Maze corridor = new Maze(new Rectangle(2 * grid.rows(), 2 * grid.columns(), doubled(grid.mask())).grid());
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            split(maze.open(cell), corridor, 2 * grid.row(cell), 2 * grid.column(cell));
        }
        // The first cell has nothing above it and nothing to its left.
        long start = corridor.grid().first();
        long goal = corridor.wall(start, Rectangle.SOUTH);
        return new Puzzle(corridor, new Ends(start, List.of(goal), List.of()), puzzle.recipe());
    }

    /** Joins the four quarters of a cell, the upper left one at this row and column, to each other and further on. */
    private static void split(int open, Maze corridor, int row, int column) {
        Grid grid = corridor.grid();
        long upperLeft = grid.cell(row, column);
        long upperRight = grid.cell(row, column + 1L);
        long lowerLeft = grid.cell(row + 1L, column);
        long lowerRight = grid.cell(row + 1L, column + 1L);
        if (!Directions.contains(open, Rectangle.NORTH)) {
            corridor.carve(upperLeft, Rectangle.EAST);
        }
        if (!Directions.contains(open, Rectangle.WEST)) {
            corridor.carve(upperLeft, Rectangle.SOUTH);
        }
        // Edges on are carved from the left and from above; those to the left and above have been.
        if (Directions.contains(open, Rectangle.EAST)) {
            corridor.carve(upperRight, Rectangle.EAST);
            corridor.carve(lowerRight, Rectangle.EAST);
        } else {
            corridor.carve(upperRight, Rectangle.SOUTH);
        }
        if (Directions.contains(open, Rectangle.SOUTH)) {
            corridor.carve(lowerLeft, Rectangle.SOUTH);
            corridor.carve(lowerRight, Rectangle.SOUTH);
        } else {
            corridor.carve(lowerLeft, Rectangle.EAST);
        }
    }

    private static @Nullable Mask doubled(@Nullable Mask mask) {
        if (mask == null) {
            return null;
        }
        Mask doubled = new Mask(2 * mask.rows(), 2 * mask.columns());
        for (int row = 0; row < doubled.rows(); row++) {
            for (int column = mask.nextColumn(row / 2, 0); column < mask.columns(); column = mask.nextColumn(row / 2, column + 1)) {
                doubled.addRange(row, 2 * column, 2 * column + 2);
            }
        }
        return doubled;
    }

    /** Makes sure that twice the rows and columns are not too many for a grid. */
    @Override
    public void require(Grid grid) {
        if (grid.rows() > Grid.LONGEST_SIDE / 2 || grid.columns() > Grid.LONGEST_SIDE / 2) {
            throw new UsageException("unicursal doubles rows and columns, and " + grid.shape().size()
                    + " is too large for that; each side can be " + Grid.LONGEST_SIDE / 2);
        }
    }
}
