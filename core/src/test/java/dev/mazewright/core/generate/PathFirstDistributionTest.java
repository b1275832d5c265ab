package dev.mazewright.core.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.core.solve.BreadthFirst;
import dev.mazewright.core.testing.ChiSquare;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The distribution of the reference's solution paths (R2): each path's exact probability by enumeration, and 200,000
 * mazes. A loop-erased random walk, which has the same paths with other probabilities, must fail the same test.
 */
class PathFirstDistributionTest {
    private static final int SAMPLES = 200_000;

    /** The numbers of paths, over all rows of start and goal, are those of the reference systems' account. */
    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"3, 3, 95", "3, 4, 313", "4, 4, 2320"})
    void pathsHaveTheirExactProbabilities(int rows, int columns, int paths) {
        assertExact(rows, columns, paths);
    }

    private static void assertExact(int rows, int columns, int paths) {
        Distribution distribution = new Distribution(rows, columns);
        assertThat(distribution.probabilities).hasSize(paths);
        assertThat(distribution.probabilities.values().stream().mapToDouble(Double::doubleValue).sum())
                .isCloseTo(1, within(1e-12));
        assertThat(distribution.excess(pathFirst(rows, columns))).as("path-first").isLessThan(1);
        assertThat(distribution.excess(loopErased(rows, columns))).as("a loop-erased walk").isGreaterThan(2);
    }

    /** How often each path was the solution of a maze of these seeds. */
    private static Map<List<Integer>, Long> pathFirst(int rows, int columns) {
        Maze blank = new Maze(new Rectangle(rows, columns, null).grid());
        Map<List<Integer>, Long> counts = new HashMap<>();
        for (long seed = 0; seed < SAMPLES; seed++) {
            Puzzle puzzle = new PathFirst().make(Puzzle.of(blank.copy()), new MazeRandom(seed).stream("generator"));
            List<Integer> path = new ArrayList<>();
            new BreadthFirst()
                    .solve(puzzle.maze(), puzzle.start(), puzzle.ends().goal())
                    .forEach(cell -> path.add((int) blank.grid().number(cell)));
            counts.merge(path, 1L, Long::sum);
        }
        return counts;
    }

    /** How often each path was a random walk from the left to the right without its loops. */
    private static Map<List<Integer>, Long> loopErased(int rows, int columns) {
        MazeRandom random = new MazeRandom(1);
        Map<List<Integer>, Long> counts = new HashMap<>();
        for (int i = 0; i < SAMPLES; i++) {
            int cell = (int) random.below(rows) * columns;
            int goal = (int) random.below(rows) * columns + columns - 1;
            List<Integer> path = new ArrayList<>(List.of(cell));
            while (cell != goal) {
                List<Integer> beside = beside(rows, columns, cell);
                cell = beside.get((int) random.below(beside.size()));
                int loop = path.indexOf(cell);
                if (loop >= 0) {
                    path.subList(loop, path.size()).clear();
                }
                path.add(cell);
            }
            counts.merge(path, 1L, Long::sum);
        }
        return counts;
    }

    private static List<Integer> beside(int rows, int columns, int cell) {
        int row = cell / columns;
        int column = cell % columns;
        List<Integer> beside = new ArrayList<>();
        for (int[] there : new int[][] {{row - 1, column}, {row, column + 1}, {row + 1, column}, {row, column - 1}}) {
            if (there[0] >= 0 && there[0] < rows && there[1] >= 0 && there[1] < columns) {
                beside.add(there[0] * columns + there[1]);
            }
        }
        return beside;
    }

    /** The probability of each path, a list of cells by row x columns + column. */
    private static final class Distribution {
        final Map<List<Integer>, Double> probabilities = new HashMap<>();
        private final int rows;
        private final int columns;

        Distribution(int rows, int columns) {
            this.rows = rows;
            this.columns = columns;
            for (int start = 0; start < rows; start++) {
                for (int goal = 0; goal < rows; goal++) {
                    grow(List.of(start * columns), goal * columns + columns - 1, 1.0 / rows / rows);
                }
            }
        }

        private void grow(List<Integer> path, int goal, double probability) {
            if (path.getLast() == goal) {
                probabilities.put(path, probability);
                return;
            }
            List<Integer> alive = beside(rows, columns, path.getLast()).stream()
                    .filter(next -> !path.contains(next) && reaches(next, goal, new ArrayList<>(path)))
                    .toList();
            for (int next : alive) {
                List<Integer> longer = new ArrayList<>(path);
                longer.add(next);
                grow(longer, goal, probability / alive.size());
            }
        }

        private boolean reaches(int from, int goal, List<Integer> seen) {
            if (from == goal) {
                return true;
            }
            seen.add(from);
            for (int next : beside(rows, columns, from)) {
                if (!seen.contains(next) && reaches(next, goal, seen)) {
                    return true;
                }
            }
            return false;
        }

        /** Chi-square of these counts, in parts of what one honest test in a million exceeds. */
        double excess(Map<List<Integer>, Long> counts) {
            assertThat(probabilities.keySet()).containsAll(counts.keySet());
            List<List<Integer>> paths = List.copyOf(probabilities.keySet());
            double[] expected = paths.stream().mapToDouble(probabilities::get).toArray();
            long[] observed = paths.stream().mapToLong(path -> counts.getOrDefault(path, 0L)).toArray();
            // Where fewer than five are expected of a class, chi-square does not hold.
            assertThat(Arrays.stream(expected).min().orElseThrow() * SAMPLES).isGreaterThan(5);
            return ChiSquare.of(observed, expected) / ChiSquare.limit(paths.size());
        }
    }
}
