package dev.mazewright.core.generate;

import dev.mazewright.core.Generator;
import dev.mazewright.core.Grid;
import dev.mazewright.core.Maze;
import dev.mazewright.core.MazeRandom;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.shape.Rectangle;

/**
 * Opens cells of a row one into the next; at each, a coin decides whether the run ends, and then one of its cells opens
 * upwards. The first row is one run.
 *
 * <p>Texture: slanted; one open corridor along the top, and no dead end that one would reach going up. 28% of the cells
 * are dead ends.
 *
 * <p>Time proportional to the cells; no memory, but to remember where the run began.
 *
 * <p>Cannot wind upwards: the way to the top row never goes down.
 *
 * <p>Source: folklore; Buck, <i>Mazes for Programmers</i>, 2015. A row's coins are the bits, lowest first, of the words
 * of {@code stream("row", row)}; 1 ends the run. Of a run of k cells that ends in column c, number {@code below(k, c)}
 * of {@code stream("up", row)} opens upwards.
 */
public record Sidewinder() implements Generator {
    /** Its line of the catalog. */
    public static final Entry<Generator> ENTRY = Entry.generator(
                    "sidewinder",
                    "Opens runs of cells in each row, and one way up from each run.",
                    settings -> new Sidewinder())
            .needs(Trait.ROWS);

    @Override
    public void generate(Maze maze, MazeRandom random) {
        Grid grid = maze.grid();
        Rows.require(grid, ENTRY.name());
        for (int row = 0; row < grid.rows(); row++) {
            long start = grid.rowStart(row);
            MazeRandom coins = random.stream("row", row);
            MazeRandom up = random.stream("up", row);
            int run = 0;
            for (int column = 0; column < grid.columns(); column++) {
                maze.visit(start + column);
                boolean ends = coins.coin() && row > 0;
                if (column < grid.columns() - 1 && !ends) {
                    maze.carve(start + column, Rectangle.EAST);
                } else if (row > 0) {
                    long chosen = run + up.below(column - run + 1, column);
                    maze.carve(start + chosen, Rectangle.NORTH);
                    run = column + 1;
                }
            }
        }
    }
}
