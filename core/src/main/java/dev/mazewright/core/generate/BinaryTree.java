package dev.mazewright.core.generate;

import dev.mazewright.core.Directions;
import dev.mazewright.core.Generator;
import dev.mazewright.core.Grid;
import dev.mazewright.core.Maze;
import dev.mazewright.core.MazeRandom;
import dev.mazewright.core.UsageException;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Option;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.shape.Rectangle;

/**
 * At each cell tosses a coin and opens one of two ways, both of which lead nearer to one corner, the root.
 *
 * <p>Texture: strongly slanted; two open corridors along the root's edges, and no crossroads. A quarter of the cells
 * are dead ends.
 *
 * <p>Time proportional to the cells; no memory.
 *
 * <p>Cannot wind: the way to the root is always one of the shortest there could be.
 *
 * <p>Source: folklore; Buck, <i>Mazes for Programmers</i>, 2015. A row's coins are the bits, lowest first, of the words
 * of {@code stream("row", row)}; 1 takes the higher of the two directions.
 *
 * @param root the corner that all ways lead to
 */
public record BinaryTree(Corner root) implements Generator {
    /** A corner of the maze, and the two directions that lead to it. */
    public enum Corner {
        /** The top left corner. */
        NORTH_WEST(Rectangle.NORTH, Rectangle.WEST),
        /** The top right corner. */
        NORTH_EAST(Rectangle.NORTH, Rectangle.EAST),
        /** The bottom right corner. */
        SOUTH_EAST(Rectangle.SOUTH, Rectangle.EAST),
        /** The bottom left corner. */
        SOUTH_WEST(Rectangle.SOUTH, Rectangle.WEST);

        private final int ways;

        Corner(int a, int b) {
            ways = Directions.of(a) | Directions.of(b);
        }
    }

    private static final Option<Corner> ROOT =
            Option.choice("root", Corner.NORTH_WEST, "the corner that all ways lead to");

    /** Its line of the catalog. */
    public static final Entry<Generator> ENTRY = Entry.generator(
                    "binary-tree",
                    "Tosses a coin at each cell: one way or the other, both nearer to one corner.",
                    settings -> new BinaryTree(settings.get(ROOT)),
                    ROOT)
            .needs(Trait.ROWS);

    @Override
    public void generate(Maze maze, MazeRandom random) {
        Grid grid = maze.grid();
        if (!(grid.shape() instanceof Rectangle) || grid.mask() != null) {
            throw new UsageException("binary-tree needs two ways to the root from everywhere; only rectangles without a mask"
                    + " have them, not this " + grid.shape().name());
        }
        for (int row = 0; row < grid.rows(); row++) {
            MazeRandom coins = random.stream("row", row);
            long start = grid.rowStart(row);
            for (long cell = start; cell < start + grid.columns(); cell++) {
                int ways = grid.directions(cell) & root.ways;
                int coin = coins.bits(1);
                if (ways != 0) {
                    maze.carve(cell, Directions.select(ways, Math.min(coin, Directions.count(ways) - 1)));
                }
                maze.visit(cell);
            }
        }
    }
}
