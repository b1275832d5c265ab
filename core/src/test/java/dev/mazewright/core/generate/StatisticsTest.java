package dev.mazewright.core.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.mazewright.core.generate.rows.Corner;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.solve.BreadthFirst;
import dev.mazewright.core.testing.ChiSquare;
import dev.mazewright.core.testing.GridModel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Averages of mazes, against exact numbers (all spanning trees of small grids, Kirchhoff, rational arithmetic) and, at
 * 100 x 100, an independent simulation of 300 mazes. Seeds are fixed. A mean of R mazes must lie within 4 standard
 * errors, which an honest one misses once in 16,000 times.
 */
class StatisticsTest {
    /** All perfect mazes of a small grid, and how often each was made. */
    private static final class Census {
        final GridModel model;
        /** Each edge of the grid: cell, direction, other cell. */
        final List<int[]> edges = new ArrayList<>();
        /** Each tree, as a set of edges, and its index in the counts. */
        final Map<Integer, Integer> trees = new HashMap<>();

        long[] counts = new long[0];
        long deadEnds;
        long deadEndsSquared;

        Census(GridModel model) {
            this.model = model;
            int[][] adjacency = model.adjacency();
            for (int cell = 0; cell < adjacency.length; cell++) {
                for (int direction = 0; direction < adjacency[cell].length; direction++) {
                    if (adjacency[cell][direction] > cell) {
                        edges.add(new int[] {cell, direction, adjacency[cell][direction]});
                    }
                }
            }
            for (int set = 0; set < 1 << edges.size(); set++) {
                if (Integer.bitCount(set) == adjacency.length - 1 && joinsAll(set, adjacency.length)) {
                    trees.put(set, trees.size());
                }
            }
        }

        /** A tree's number of edges connects all cells only if each edge joins two components. */
        private boolean joinsAll(int set, int cells) {
            int[] labels = new int[cells];
            Arrays.setAll(labels, i -> i);
            for (int i = 0; i < edges.size(); i++) {
                int here = labels[edges.get(i)[0]];
                int there = labels[edges.get(i)[2]];
                if ((set >>> i & 1) != 0) {
                    if (here == there) {
                        return false;
                    }
                    Arrays.setAll(labels, cell -> labels[cell] == there ? here : labels[cell]);
                }
            }
            return true;
        }

        /** Makes this number of mazes, as recipes with these seeds would. */
        Census take(Generator generator, long firstSeed, int mazes) {
            counts = new long[trees.size()];
            deadEnds = 0;
            deadEndsSquared = 0;
            Maze blank = new Maze(model.grid);
            for (long seed = firstSeed; seed < firstSeed + mazes; seed++) {
                Maze maze = blank.copy();
                generator.generate(maze, new MazeRandom(seed).stream("generator"));
                int set = 0;
                for (int i = 0; i < edges.size(); i++) {
                    boolean open = maze.isOpen(model.grid.cellAt(edges.get(i)[0]), edges.get(i)[1]);
                    set |= open ? 1 << i : 0;
                }
                counts[trees.get(set)]++;
                int ends = 0;
                for (long i = 0; i < model.grid.cells(); i++) {
                    ends += Directions.count(maze.open(model.grid.cellAt(i))) == 1 ? 1 : 0;
                }
                deadEnds += ends;
                deadEndsSquared += (long) ends * ends;
            }
            return this;
        }

        long mazes() {
            return Arrays.stream(counts).sum();
        }

        void assertDeadEnds(double exact) {
            double mean = (double) deadEnds / mazes();
            double variance = (double) deadEndsSquared / mazes() - mean * mean;
            assertThat(mean).isCloseTo(exact, within(4 * Math.sqrt(variance / mazes())));
        }
    }

    // ---- all mazes of small grids

    /**
     * 191 degrees of freedom: 1 in 100 honest tests exceeds 239.4, 1 in 1000 exceeds 257.13. The dead ends are 55/16 on
     * average.
     */
    @Test
    void wilsonIsUniformOn3x3() {
        Census census = new Census(GridModel.rectangle(3, 3));
        assertThat(census.trees).hasSize(192);
        int below = 0;
        for (long firstSeed : new long[] {0, 1_000_000, -5_000_000}) {
            double chiSquare = ChiSquare.ofEqual(census.take(new Wilson(), firstSeed, 192_000).counts);
            assertThat(chiSquare).isBetween(120.0, 257.13);
            below += chiSquare < 239.4 ? 1 : 0;
            census.assertDeadEnds(55 / 16.0);
        }
        assertThat(below).isGreaterThanOrEqualTo(2);
    }

    @Test
    void wilsonIsUniformOn2x3() {
        Census census = new Census(GridModel.rectangle(2, 3)).take(new Wilson(), 0, 15_000);
        assertThat(census.trees).hasSize(15);
        assertThat(ChiSquare.ofEqual(census.counts)).isLessThan(ChiSquare.limit(15));
        census.assertDeadEnds(38 / 15.0);
    }

    @ParameterizedTest
    @CsvSource({"hexagon, 2, 2, 8", "hexagon, 3, 3, 2071", "triangle, 3, 3, 6", "triangle, 4, 4, 204", "brick, 3, 3, 2071",
        "upsilon, 3, 3, 2205"})
    void wilsonIsUniformOnOtherShapes(String shape, int rows, int columns, int trees) {
        GridModel model = GridModel.flat(shape, rows, columns);
        Census census = new Census(model).take(new Wilson(), 0, trees * 100);
        assertThat(census.trees).hasSize(trees);
        assertThat(ChiSquare.ofEqual(census.counts)).isLessThan(ChiSquare.limit(trees));
    }

    @Test
    void wilsonIsUniformOnAGraph() {
        GridModel complete = GridModel.graph(List.of(
                List.of(1, 2, 3, 4), List.of(0, 2, 3, 4), List.of(0, 1, 3, 4), List.of(0, 1, 2, 4),
                List.of(0, 1, 2, 3)));
        Census census = new Census(complete).take(new Wilson(), 0, 50_000);
        assertThat(census.trees).as("Cayley: 5^3").hasSize(125);
        assertThat(ChiSquare.ofEqual(census.counts)).isLessThan(ChiSquare.limit(125));
    }

    /** The power of the test above: a small bias is detected. An independent simulation gives about 5300. */
    @Test
    void kruskalIsNotUniform() {
        Census census = new Census(GridModel.rectangle(3, 3)).take(new Kruskal(), 0, 192_000);
        assertThat(ChiSquare.ofEqual(census.counts)).isBetween(3000.0, 8000.0);
        assertThat(Arrays.stream(census.counts).min().orElseThrow()).as("all are reached").isPositive();
        census.assertDeadEnds(21073 / 5940.0);
    }

    /** Exactly: 1/14 for the nine mazes of 2x3 with the middle rung, 5/84 for the six without. */
    @Test
    void kruskalGivesMazesOf2x3TheirExactProbabilities() {
        Census census = new Census(GridModel.rectangle(2, 3)).take(new Kruskal(), 0, 84_000);
        int rung = 0;
        while (census.edges.get(rung)[0] != 1 || census.edges.get(rung)[2] != 4) {
            rung++;
        }
        double[] shares = new double[15];
        int with = 0;
        for (Map.Entry<Integer, Integer> tree : census.trees.entrySet()) {
            boolean hasRung = (tree.getKey() >>> rung & 1) != 0;
            with += hasRung ? 1 : 0;
            shares[tree.getValue()] = hasRung ? 1 / 14.0 : 5 / 84.0;
        }
        assertThat(with).isEqualTo(9);
        assertThat(ChiSquare.of(census.counts, shares)).isLessThan(ChiSquare.limit(15));
        assertThat(ChiSquare.ofEqual(census.counts))
                .as("the probabilities are not equal")
                .isGreaterThan(ChiSquare.limit(15));
        census.assertDeadEnds(18 / 7.0);
    }

    @Test
    void recursiveBacktrackerReachesAllDepthFirstTrees() {
        Census census = new Census(GridModel.rectangle(3, 3)).take(new RecursiveBacktracker(), 0, 100_000);
        assertThat(Arrays.stream(census.counts).filter(count -> count > 0).count()).isEqualTo(88);
        census.assertDeadEnds(143 / 54.0);
        Census flat = new Census(GridModel.rectangle(2, 3)).take(new RecursiveBacktracker(), 0, 50_000);
        assertThat(Arrays.stream(flat.counts).filter(count -> count > 0).count()).isEqualTo(14);
        flat.assertDeadEnds(41 / 18.0);
    }

    /** A random bit for each of the four cells that have two directions: sixteen mazes of 3x3, one in sixteen each. */
    @Test
    void binaryTreeReachesAMazeForEachSetOfRandomBits() {
        Census census = new Census(GridModel.rectangle(3, 3)).take(new BinaryTree(Corner.NORTH_WEST), 0, 32_000);
        long[] reached = Arrays.stream(census.counts).filter(count -> count > 0).toArray();
        assertThat(reached).hasSize(16);
        assertThat(ChiSquare.ofEqual(reached)).isLessThan(ChiSquare.limit(16));
    }

    // ---- averages

    /** Sums of the shares of cells with 0 .. 4 passages, in percent, and of their squares, over many mazes. */
    private static final class Shares {
        final int mazes;
        final double[] sums = new double[5];
        final double[] squares = new double[5];

        Shares(Generator generator, int rows, int columns, int mazes) {
            this.mazes = mazes;
            Maze blank = new Maze(GridModel.rectangle(rows, columns).grid);
            for (int seed = 0; seed < mazes; seed++) {
                Maze maze = blank.copy();
                generator.generate(maze, new MazeRandom(seed).stream("generator"));
                long[] degrees = new long[5];
                for (int row = 0; row < rows; row++) {
                    for (int column = 0; column < columns; column++) {
                        degrees[Directions.count(maze.open(maze.grid().cell(row, column)))]++;
                    }
                }
                for (int degree = 0; degree < 5; degree++) {
                    double share = 100.0 * degrees[degree] / ((double) rows * columns);
                    sums[degree] += share;
                    squares[degree] += share * share;
                }
                assertThat(degrees[1]).as("leaves of a tree").isEqualTo(2 + degrees[3] + 2 * degrees[4]);
            }
        }

        double mean(int degree) {
            return sums[degree] / mazes;
        }

        double deviation(int degree) {
            return Math.sqrt(Math.max(0, squares[degree] / mazes - mean(degree) * mean(degree)));
        }

        /** Within 4 standard errors of an exact mean. */
        void assertExact(int degree, double percent) {
            assertThat(mean(degree)).isCloseTo(percent, within(4 * deviation(degree) / Math.sqrt(mazes) + 1e-9));
        }

        /** Within 4 standard errors of this mean and of one simulated from 300 mazes and printed to two decimals. */
        void assertSimulated(int degree, double percent) {
            double error = deviation(degree) * Math.sqrt(1.0 / mazes + 1.0 / 300);
            assertThat(mean(degree)).isCloseTo(percent, within(4 * error + 0.005));
        }
    }

    /** Exact: 207.587 dead ends, 324.659, 157.921 and 23.833 cells with two, three and four passages at 21 x 34. */
    @Test
    void wilsonHasTheExactAveragesOfUniformMazes() {
        int mazes = 3000;
        Shares shares = new Shares(new Wilson(), 21, 34, mazes);
        assertThat(shares.mean(1) * 7.14).isCloseTo(207.587, within(4 * 7 / Math.sqrt(mazes)));
        shares.assertExact(2, 324.659 / 7.14);
        shares.assertExact(3, 157.921 / 7.14);
        shares.assertExact(4, 23.833 / 7.14);
        new Shares(new Wilson(), 25, 25, 1000).assertExact(1, 181.7235 / 6.25);
        new Shares(new Wilson(), 10, 10, 5000).assertExact(1, 29.1998);
    }

    @Test
    void kruskalHasItsAveragesAt100x100() {
        Shares shares = new Shares(new Kruskal(), 100, 100, 150);
        shares.assertSimulated(1, 30.57);
        shares.assertSimulated(2, 42.88);
        shares.assertSimulated(3, 22.56);
        shares.assertSimulated(4, 3.99);
        assertThat(shares.deviation(1)).isBetween(0.2, 0.35);
    }

    @Test
    void recursiveBacktrackerHasItsAveragesAt100x100() {
        Shares shares = new Shares(new RecursiveBacktracker(), 100, 100, 300);
        shares.assertSimulated(1, 10.03);
        shares.assertSimulated(2, 80.13);
        shares.assertSimulated(3, 9.67);
        shares.assertSimulated(4, 0.17);
        assertThat(shares.deviation(1)).isBetween(0.13, 0.22);
    }

    /** Exact: mn / 4 + 1 dead ends, and no crossroads. */
    @ParameterizedTest
    @CsvSource({"2, 2", "3, 7", "21, 34", "25, 25", "100, 100"})
    void binaryTreeHasItsAverages(int rows, int columns) {
        for (Corner root : Corner.values()) {
            Shares shares = new Shares(new BinaryTree(root), rows, columns, 20_000 / (rows + columns));
            double cells = (double) rows * columns;
            shares.assertExact(1, 100 * (cells / 4 + 1) / cells);
            assertThat(shares.sums[4]).as("crossroads").isZero();
        }
    }

    /** Every path to the root is a shortest one: m + n - 1 cells from corner to corner. */
    @Test
    void binaryTreeHasShortestPathsToItsRoot() {
        for (int[] size : new int[][] {{1, 9}, {9, 1}, {5, 8}, {21, 34}}) {
            Grid grid = GridModel.rectangle(size[0], size[1]).grid;
            for (long seed = 0; seed < 50; seed++) {
                Maze maze = new Maze(grid);
                new BinaryTree(Corner.SOUTH_EAST).generate(maze, new MazeRandom(seed));
                Path path = new BreadthFirst().solve(maze, grid.first(), grid.cellAt(grid.cells() - 1));
                assertThat(path.length()).isEqualTo(size[0] + size[1] - 2);
            }
        }
    }
}
