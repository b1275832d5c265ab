package dev.mazewright.core.measure;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.run.Memory;
import dev.mazewright.core.solve.BreadthFirst;
import java.math.BigInteger;
import java.util.concurrent.atomic.AtomicLongArray;
import org.jspecify.annotations.Nullable;

/**
 * How hard a maze is to walk, as a figure from 0 to 100: a maze is hard if its solution is long and easy to leave.
 *
 * <p>With L the steps of a shortest path from the start to the nearest goal, W the steps lost on all wrong turns
 * that lead off it ({@link PathDecisions#lost}), and N the cells of the maze,
 *
 * <pre>
 *   effort = sqrt(L * W)      difficulty = 100 * effort / (effort + N^(3/4))
 * </pre>
 *
 * <p>The effort is the geometric mean of what has to be walked and what can be lost, so that a corridor without a
 * branch, however long, is 0, as is a start at the goal. It grows with each step of the path, each decision on it and
 * each step of a wrong turn. N^(3/4) is how the effort in mazes of one texture grows with their size, about: it is
 * between N^(1/2), as in binary trees, and N, as in the backtracker's. So sizes can be compared; a uniform maze has
 * about 50 at any.
 *
 * <p>Only whole numbers are used: square roots are rounded down in parts of a millionth, the figure is rounded to
 * tenths, and so is the same on every machine.
 *
 * <p>Time and memory as {@link BreadthFirst} and {@link PathDecisions}.
 *
 * @param steps of the path
 * @param lost steps on wrong turns
 * @param cells of the maze
 */
public record Difficulty(long steps, long lost, long cells) {
    /** The figure 100, in tenths. */
    public static final int MOST_TENTHS = 1000;

    private static final long PARTS = 1_000_000;

    private static final BigInteger MILLION = BigInteger.valueOf(PARTS);

    /** The most that the product of steps and lost may be for a {@code long} to hold its square of parts. */
    private static final long MOST_OF_LONGS = 9_000_000;

    /** {@link #usual} of small mazes, once it is known. */
    private static final AtomicLongArray USUAL = new AtomicLongArray(1 << 12);

    /** The difficulty of a puzzle, or null if there is no path from its start to a goal. */
    public static @Nullable Difficulty of(Puzzle puzzle) {
        Path path = BreadthFirst.ENTRY.on(puzzle.maze()).solve(puzzle.maze(), puzzle.startOrFirst(), puzzle.goalsOrLast());
        return path.found() ? of(PathDecisions.of(puzzle.maze(), path), puzzle.maze().grid()) : null;
    }

    static Difficulty of(PathDecisions path, Grid grid) {
        return new Difficulty(path.steps(), path.lost(), grid.cells());
    }

    /** The figure in tenths: 0 for 0.0 to 1000 for 100.0. */
    public int tenths() {
        if (steps > 0 && lost <= MOST_OF_LONGS / steps && cells < USUAL.length()) {
            long effort = root(steps * lost * PARTS * PARTS);
            long usual = USUAL.get((int) cells);
            if (usual == 0) {
                usual = usual(cells).longValueExact();
                USUAL.set((int) cells, usual);
            }
            return (int) ((2 * MOST_TENTHS * effort + effort + usual) / (2 * (effort + usual)));
        }
        BigInteger effort = BigInteger.valueOf(steps)
                .multiply(BigInteger.valueOf(lost))
                .multiply(MILLION.pow(2))
                .sqrt();
        BigInteger all = effort.add(usual(cells));
        BigInteger twice = effort.multiply(BigInteger.valueOf(2L * MOST_TENTHS)).add(all);
        return twice.divide(all.multiply(BigInteger.TWO)).intValueExact();
    }

    /** cells^(3/4) in millionths. */
    private static BigInteger usual(long cells) {
        return BigInteger.valueOf(cells).pow(3).multiply(MILLION.pow(4)).sqrt().sqrt();
    }

    /** The square root of 0 .. 2^63 - 1, rounded down. */
    private static long root(long number) {
        long root = (long) Math.sqrt((double) number);
        while (root * root > number) {
            root--;
        }
        while ((root + 1) * (root + 1) <= number) {
            root++;
        }
        return root;
    }

    /** The memory, in bytes, that finding it takes on such a grid, without the frontiers. */
    public static long bytes(Grid grid) {
        return Memory.sum(BreadthFirst.ENTRY.workingBytes(grid), PathDecisions.bytes(grid));
    }

    /** Tenths as a decimal number, such as {@code 52.3}. */
    public static String text(int tenths) {
        return tenths / 10 + "." + tenths % 10;
    }

    @Override
    public String toString() {
        return text(tenths());
    }
}
