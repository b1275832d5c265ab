package dev.mazewright.core.generate;

import dev.mazewright.core.generate.kernels.SidewinderKernel;
import dev.mazewright.core.generate.rows.Row;
import dev.mazewright.core.generate.rows.Rows;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Kernel.Gain;
import dev.mazewright.core.option.Kernel;
import dev.mazewright.core.option.Trait;

/**
 * Opens cells of a row one into the next; at each, a random bit decides whether the run ends, and then one of its edges
 * up is opened: to the row above, or to the level below. The first row is one run.
 *
 * <p>Texture: slanted; one open corridor along the top, and no dead end that one would reach going up. 28% of the cells
 * are dead ends.
 *
 * <p>Time proportional to the cells; no memory, but to remember where the run began.
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
            .kernel(Kernel.of(
                    "64 cells at a time", new Gain(6.6, 1), Grid::isSquares, (settings, context) -> new SidewinderKernel(context)));

    @Override
    public void generate(Maze maze, MazeRandom random) {
        Rows rows = Rows.of(maze.grid(), ENTRY.name());
        MazeRandom cuts = random.stream("cut");
        for (int number = 0; number < maze.grid().rows(); number++) {
            Row row = rows.row(number);
            if (row.isRing) {
                row = row.cut(cuts.below(row.length, number));
            }
            wind(maze, row, random.stream("row", number), random.stream("up", number));
        }
    }

    private static void wind(Maze maze, Row row, MazeRandom bits, MazeRandom up) {
        boolean isFirst = row.back(0) == 0;
        int last = row.length - 1;
        int run = 0;
        for (int i = 0; i <= last; i++) {
            long cell = row.cell(i);
            maze.visit(cell);
            if (i < last && (isFirst || !bits.bit())) {
                maze.carve(cell, Directions.first(row.ahead(i)));
            } else if (!isFirst) {
                int directions = row.countBack(run, i);
                lead(maze, row, run, (int) up.below(directions, row.column(i)));
                run = i + 1;
            }
        }
    }

    /** Opens an edge to earlier rows from a run that begins there, by its index. */
    private static void lead(Maze maze, Row row, int run, int before) {
        int i = run;
        int left = before;
        int directions = row.back(i);
        while (left >= Directions.count(directions)) {
            left -= Directions.count(directions);
            directions = row.back(++i);
        }
        maze.carve(row.cell(i), Directions.select(directions, left));
    }
}
