package dev.mazewright.core.generate;

import dev.mazewright.core.generate.kernels.SidewinderRows;
import dev.mazewright.core.generate.rows.GridRow;
import dev.mazewright.core.generate.rows.GridRows;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Kernel;
import dev.mazewright.core.option.Trait;

/**
 * Opens cells of a row one into the next; at each, a random bit decides whether the run ends, and then one of its edges
 * up is opened: to the row above, or to the level below. The first row is one run.
 *
 * <p>Texture: slanted; one open corridor along the top, and no dead end that one would reach going up. 28% of the cells
 * are dead ends.
 *
 * <p>Time proportional to the cells; no memory, but to remember where the run began, and on rings 4
 * bytes a ring.
 *
 * <p>Cannot wind upwards: the path to the top row never goes down.
 *
 * <p>Source: folklore; Buck, <i>Mazes for Programmers</i>, 2015. Random numbers: docs/randomness.md.
 */
public record Sidewinder() implements Generator {
    /** Its line of the catalog. */
    public static final Entry<Generator> ENTRY = Entry.generator(
                    "sidewinder",
                    "Opens runs of cells in each row, and one passage up from each run.",
                    settings -> new Sidewinder())
            .needs(Trait.ROWS)
            .memory(grid -> GridRows.bytes(grid))
            .kernel(Kernel.of(
                    "64 cells at a time", new Kernel.Gain(6.6, 1), Grid::isSquares, (settings, context) -> SidewinderRows.generator(context)));

    @Override
    public void generate(Maze maze, MazeRandom random) {
        for (GridRow row : GridRows.of(maze.grid(), ENTRY.name()).lines(random.stream("cut"))) {
            MazeRandom bits = random.stream("row", row.number);
            MazeRandom chosen = random.stream("up", row.number);
            int run = 0;
            int edgesBack = 0;
            for (int i = 0; i < row.length; i++) {
                maze.visit(row.cell(i));
                edgesBack += Directions.count(row.back(i));
                boolean isEnd = i == row.length - 1 || (row.number > 0 && bits.bit());
                if (!isEnd) {
                    maze.carve(row.cell(i), Directions.first(row.ahead(i)));
                } else if (row.number > 0) {
                    leadBack(maze, row, run, (int) chosen.below(edgesBack, row.column(i)));
                    run = i + 1;
                    edgesBack = 0;
                }
            }
        }
    }

    /** Opens the edge of this index of those that lead back from a run that begins there. */
    private static void leadBack(Maze maze, GridRow row, int run, int index) {
        int i = run;
        int before = index;
        while (before >= Directions.count(row.back(i))) {
            before -= Directions.count(row.back(i++));
        }
        maze.carve(row.cell(i), Directions.select(row.back(i), before));
    }
}
