package dev.mazewright.core.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.measure.Measures;

/**
 * The texture of a generator's mazes on rectangles: for each of many mazes, generated as recipes with the seeds 0, 1,
 * 2 ... generate them, the number of cells of each kind and the lengths of its paths.
 */
public final class Texture {
    /** What is counted. */
    public enum Kind {
        DEAD_ENDS,
        CORRIDORS,
        JUNCTIONS,
        CROSSROADS,
        EAST_WEST,
        NORTH_SOUTH,
        TURNS,
        /** The length of the longest path. */
        DIAMETER,
        /** The cells of the path from the first corner to the last, both included. */
        SOLUTION
    }

    private static final int KINDS = Kind.values().length;

    private final int cells;
    private final int mazes;
    private final double[] sums = new double[KINDS];
    private final double[] squares = new double[KINDS];

    public Texture(Generator generator, int rows, int columns, int mazes) {
        this.mazes = mazes;
        cells = rows * columns;
        Maze blank = new Maze(GridModel.rectangle(rows, columns).grid);
        for (int seed = 0; seed < mazes; seed++) {
            Maze maze = blank.copy();
            generator.generate(maze, new MazeRandom(seed).stream("generator"));
            long[] counts = count(maze);
            for (int kind = 0; kind < KINDS; kind++) {
                sums[kind] += counts[kind];
                squares[kind] += (double) counts[kind] * counts[kind];
            }
        }
    }

    private static long[] count(Maze maze) {
        long[] counts = new long[KINDS];
        Grid grid = maze.grid();
        for (int row = 0; row < grid.rows(); row++) {
            for (int column = 0; column < grid.columns(); column++) {
                boolean[] open = new boolean[4];
                int degree = 0;
                for (int direction = 0; direction < 4; direction++) {
                    open[direction] = maze.isOpen(grid.cell(row, column), direction);
                    degree += open[direction] ? 1 : 0;
                }
                counts[degree - 1]++;
                if (degree == 2) {
                    boolean isStraight = open[0] == open[2];
                    counts[index(!isStraight ? Kind.TURNS : open[0] ? Kind.NORTH_SOUTH : Kind.EAST_WEST)]++;
                }
            }
        }
        assertThat(counts[0]).as("leaves of a tree").isEqualTo(2 + counts[2] + 2 * counts[3]);
        Measures measures = Measures.of(Puzzle.of(maze));
        assertThat(measures.perfect()).isTrue();
        counts[index(Kind.DIAMETER)] = measures.diameter();
        counts[index(Kind.SOLUTION)] = measures.solutionLength() + 1;
        return counts;
    }

    @SuppressWarnings("EnumOrdinal") // an index of arrays that live here only
    private static int index(Kind kind) {
        return kind.ordinal();
    }

    public double mean(Kind kind) {
        return sums[index(kind)] / mazes;
    }

    /** How far mazes are from the mean, one by one. */
    public double deviation(Kind kind) {
        return Math.sqrt(Math.max(0, squares[index(kind)] / mazes - mean(kind) * mean(kind)));
    }

    /** Within 4 standard errors of an exact mean, which an honest one misses once in 16,000 times. */
    public void assertExact(Kind kind, double exact) {
        assertThat(mean(kind)).as("%s", kind).isCloseTo(exact, within(4 * deviation(kind) / Math.sqrt(mazes) + 1e-3));
    }

    /**
     * Within 4 standard errors, of this mean and of one that was simulated with this number of mazes and printed in percent of
     * the cells, or in steps, give or take the half of its last digit.
     */
    public void assertSimulated(Kind kind, double simulated, int simulations, double half) {
        double unit = kind == Kind.DIAMETER ? 1 : cells / 100.0;
        double error = deviation(kind) / unit * Math.sqrt(1.0 / mazes + 1.0 / simulations);
        assertThat(mean(kind) / unit).as("%s", kind).isCloseTo(simulated, within(4 * error + half));
    }
}
