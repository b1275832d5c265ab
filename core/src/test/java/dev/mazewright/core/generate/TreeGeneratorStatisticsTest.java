package dev.mazewright.core.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.measure.Measures;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.core.testing.ChiSquare;
import dev.mazewright.core.testing.GridModel;
import dev.mazewright.core.testing.TreeDistributions;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The distributions of the generators that grow or join trees. On 2x3 and 3x3 each rule's exact distribution, found by
 * {@link TreeDistributions}, must have the published numbers, and the generated mazes must have these probabilities. On
 * larger grids averages must lie within 4 standard errors of those of an independent simulation, its own error
 * included: 2000 mazes of 21 x 34, 300 of 100 x 100. Seeds are fixed.
 */
class TreeGeneratorStatisticsTest {
    private static final TreeDistributions FLAT = new TreeDistributions(GridModel.rectangle(2, 3));
    private static final TreeDistributions SQUARE = new TreeDistributions(GridModel.rectangle(3, 3));

    private static final double EXACT = 1e-12;

    // ---- exact distributions against published numbers

    /**
     * @param reached how many mazes can be made
     * @param distance total variation from the uniform distribution
     * @param deadEnds on average
     */
    private static void assertDistribution(
            TreeDistributions distributions,
            Map<Integer, Double> distribution,
            int reached,
            double distance,
            double deadEnds) {
        int trees = distributions.trees();
        double sum = trees - distribution.size();
        for (double probability : distribution.values()) {
            sum += Math.abs(probability * trees - 1);
        }
        assertThat(distribution.values().stream().mapToDouble(Double::doubleValue).sum()).isCloseTo(1, within(EXACT));
        assertThat(distribution).hasSize(reached);
        assertThat(sum / trees / 2).isCloseTo(distance, within(EXACT));
        assertThat(mean(distribution, distributions)).isCloseTo(deadEnds, within(EXACT));
    }

    private static double mean(Map<Integer, Double> distribution, TreeDistributions distributions) {
        return distribution.entrySet().stream()
                .mapToDouble(entry -> entry.getValue() * distributions.deadEnds(entry.getKey()))
                .sum();
    }

    /** The probabilities of a dead end at corner, edge and centre of 3x3. */
    private static void assertDeadEnds(Map<Integer, Double> distribution, double corner, double edge, double centre) {
        double[] expected = {corner, edge, corner, edge, centre, edge, corner, edge, corner};
        for (int cell = 0; cell < expected.length; cell++) {
            assertThat(isDeadEnd(distribution, cell)).isCloseTo(expected[cell], within(EXACT));
        }
    }

    private static double isDeadEnd(Map<Integer, Double> distribution, int cell) {
        return distribution.entrySet().stream()
                .filter(entry -> SQUARE.degree(entry.getKey(), cell) == 1)
                .mapToDouble(Map.Entry::getValue)
                .sum();
    }

    @Test
    void smallGridsHaveAsManyMazesAsKirchhoffsTheorem() {
        assertThat(FLAT.trees()).isEqualTo(15);
        assertThat(SQUARE.trees()).isEqualTo(192);
    }

    @Test
    void kruskalHasItsExactDistribution() {
        assertDistribution(FLAT, FLAT.kruskal(), 15, 3 / 70.0, 18 / 7.0);
        assertDistribution(SQUARE, SQUARE.kruskal(), 192, 2753 / 41580.0, 21073 / 5940.0);
        assertDeadEnds(SQUARE.kruskal(), 712 / 1155.0, 39719 / 166320.0, 188 / 1485.0);
    }

    @Test
    void primFrontierEdgeHasItsExactDistribution() {
        assertDistribution(FLAT, FLAT.frontierEdge(), 15, 287 / 2430.0, 2597 / 972.0);
        assertDistribution(SQUARE, SQUARE.frontierEdge(), 192, 4404083 / 19683000.0, 6205747 / 1640250.0);
        assertDeadEnds(SQUARE.frontierEdge(), 951193 / 1458000.0, 192089 / 729000.0, 78631 / 656100.0);
        assertDistribution(FLAT, FLAT.frontierEdge(0), 15, 17 / 54.0, 1111 / 432.0);
        assertDistribution(SQUARE, SQUARE.frontierEdge(0), 192, 850523 / 1944000.0, 7007713 / 1944000.0);
        assertThat(isDeadEnd(SQUARE.frontierEdge(0), 0)).isCloseTo(1459 / 5400.0, within(EXACT));
    }

    @Test
    void primFrontierCellHasItsExactDistribution() {
        assertDistribution(FLAT, FLAT.frontierCell(), 15, 1079 / 9720.0, 5185 / 1944.0);
        assertDistribution(SQUARE, SQUARE.frontierCell(), 192, 147449 / 699840.0, 4763621 / 1259712.0);
        assertDeadEnds(SQUARE.frontierCell(), 49351 / 78732.0, 86155 / 314928.0, 75559 / 419904.0);
    }

    @Test
    void recursiveBacktrackerHasItsExactDistribution() {
        Map<Integer, Double> distribution = SQUARE.growingTree(TreeDistributions.NEWEST);
        assertDistribution(FLAT, FLAT.growingTree(TreeDistributions.NEWEST), 14, 17 / 90.0, 41 / 18.0);
        assertDistribution(SQUARE, distribution, 88, 13 / 24.0, 143 / 54.0);
        assertDeadEnds(distribution, 95 / 216.0, 35 / 216.0, 13 / 54.0);
        assertDistribution(FLAT, FLAT.growingTree(TreeDistributions.NEWEST, 0), 4, 11 / 15.0, 9 / 4.0);
        assertDistribution(SQUARE, SQUARE.growingTree(TreeDistributions.NEWEST, 0), 14, 89 / 96.0, 59 / 24.0);
    }

    // ---- mazes against exact distributions

    /** How often each maze occurs, generated as recipes with these seeds generate it. */
    private static Map<Integer, Long> census(
            GridModel model, TreeDistributions distributions, Generator generator, int mazes) {
        Map<Integer, Long> counts = new HashMap<>();
        Maze blank = new Maze(model.grid);
        for (long seed = 0; seed < mazes; seed++) {
            Maze maze = blank.copy();
            generator.generate(maze, new MazeRandom(seed).stream("generator"));
            counts.merge(distributions.read(maze), 1L, Long::sum);
        }
        return counts;
    }

    /** Chi-square of the counts against a distribution, in parts of what one honest test in a million exceeds. */
    private static double excess(Map<Integer, Long> counts, Map<Integer, Double> distribution) {
        long mazes = counts.values().stream().mapToLong(Long::longValue).sum();
        if (!distribution.keySet().containsAll(counts.keySet())) {
            return Double.POSITIVE_INFINITY; // an impossible maze
        }
        // Mazes that would come less than ten times are counted together.
        double rareShare = 0;
        long rareCount = 0;
        int common = 0;
        double[] shares = new double[distribution.size() + 1];
        long[] found = new long[distribution.size() + 1];
        for (Map.Entry<Integer, Double> entry : distribution.entrySet()) {
            long count = counts.getOrDefault(entry.getKey(), 0L);
            if (entry.getValue() * mazes < 10) {
                rareShare += entry.getValue();
                rareCount += count;
            } else {
                shares[common] = entry.getValue();
                found[common++] = count;
            }
        }
        if (rareShare > 0) {
            shares[common] = rareShare;
            found[common++] = rareCount;
        }
        return ChiSquare.of(Arrays.copyOf(found, common), Arrays.copyOf(shares, common)) / ChiSquare.limit(common);
    }

    private static Map<Integer, Double> distribution(TreeDistributions distributions, String generator) {
        return switch (generator) {
            case "kruskal", "prim", "boruvka", "reverse-delete" -> distributions.kruskal();
            case "prim-frontier-edge" -> distributions.frontierEdge();
            case "prim-frontier-cell" -> distributions.frontierCell();
            case "prim-cell-weights" -> distributions.cellWeights();
            case "recursive-backtracker", "growing-tree:newest", "growing-forest:1" ->
                distributions.growingTree(TreeDistributions.NEWEST);
            case "growing-tree:oldest", "breadth-first" -> distributions.growingTree(TreeDistributions.OLDEST);
            case "growing-tree:random" -> distributions.activeCell();
            case "growing-tree:mixed" -> distributions.growingTree(TreeDistributions.MIXED);
            case "growing-forest:2" -> distributions.twoTrees();
            default -> throw new IllegalArgumentException(generator);
        };
    }

    private static Generator generator(String text) {
        int colon = text.indexOf(':');
        return Catalog.generator(colon < 0 ? text : text.substring(0, colon))
                .make(colon < 0 ? "" : text.substring(colon + 1));
    }

    private static void assertMade(GridModel model, String name, int mazes) {
        TreeDistributions distributions = new TreeDistributions(model);
        assertThat(excess(census(model, distributions, generator(name), mazes), distribution(distributions, name)))
                .as("%s on %s", name, model)
                .isLessThan(1);
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource({
        "kruskal", "prim", "boruvka", "reverse-delete", "prim-frontier-edge", "prim-frontier-cell", "prim-cell-weights",
        "recursive-backtracker", "growing-tree:newest", "growing-tree:oldest", "growing-tree:random", "growing-tree:mixed",
        "growing-forest:1", "growing-forest:2", "breadth-first"
    })
    void mazesHaveTheirExactProbabilities(String name) {
        assertMade(GridModel.rectangle(2, 3), name, 10_000);
        assertMade(GridModel.hexagon(2, 3), name, 10_000);
        assertMade(GridModel.graph(List.of(
                List.of(1, 2, 3), List.of(0, 2), List.of(0, 1, 3, 4), List.of(0, 2, 4), List.of(2, 3))), name, 10_000);
        if (!SLOW_DISTRIBUTIONS.contains(name)) {
            assertMade(GridModel.triangle(3, 3), name, 5_000);
            assertMade(GridModel.rectangle(3, 3), name, 25_000);
        }
    }

    /** With nine cells these take minutes: all orders of weights, all lists of active cells. */
    private static final Set<String> SLOW_DISTRIBUTIONS = Set.of("prim-cell-weights", "growing-tree:mixed");

    @Test
    @Tag("slow")
    void mazesOfNineCellsHaveTheirExactProbabilities() {
        for (String name : SLOW_DISTRIBUTIONS) {
            assertMade(GridModel.triangle(3, 3), name, 50_000);
            assertMade(GridModel.rectangle(3, 3), name, 192_000);
        }
    }

    /** The power of the test: similar distributions are distinguished, each from each. */
    @Test
    void similarDistributionsAreDistinguished() {
        GridModel model = GridModel.rectangle(3, 3);
        Map<String, Map<Integer, Double>> distributions = new HashMap<>();
        for (String name : List.of("kruskal", "prim-frontier-edge", "prim-frontier-cell", "growing-tree:random",
                "growing-tree:newest", "growing-tree:oldest", "growing-forest:2")) {
            distributions.put(name, distribution(SQUARE, name));
        }
        distributions.forEach((name, distribution) -> {
            Map<Integer, Long> counts = census(model, SQUARE, generator(name), 30_000);
            distributions.forEach((other, wrong) -> {
                if (!other.equals(name)) {
                    assertThat(excess(counts, wrong)).as("%s by the distribution of %s", name, other).isGreaterThan(1.5);
                }
            });
        });
    }

    /** The statistic of 192,000 mazes of 3x3 against uniformity, by an independent simulation; all are rejected. */
    @ParameterizedTest
    @CsvSource({
        "prim, 5276", "prim-frontier-edge, 58100", "prim-frontier-cell, 54710", "recursive-backtracker, 275251"
    })
    void biasIsThatOfAnIndependentSimulation(String name, double statistic) {
        Map<Integer, Long> counts = census(GridModel.rectangle(3, 3), SQUARE, generator(name), 192_000);
        long[] all = Arrays.copyOf(
                counts.values().stream().mapToLong(Long::longValue).toArray(), SQUARE.trees());
        assertThat(ChiSquare.ofEqual(all)).isCloseTo(statistic, within(8 * Math.sqrt(statistic)));
    }

    // ---- averages

    /** Sums of what many mazes measure, and of the squares. */
    private static final class Averages {
        private static final List<String> NAMES = List.of(
                "dead ends", "degree 2", "degree 3", "degree 4", "turns", "east-west", "north-south", "solution", "diameter");

        final int mazes;
        final double[] sums = new double[NAMES.size()];
        final double[] squares = new double[NAMES.size()];

        Averages(Generator generator, int rows, int columns, int mazes) {
            this.mazes = mazes;
            Maze blank = new Maze(new Rectangle(rows, columns, null).grid());
            for (long seed = 0; seed < mazes; seed++) {
                Maze maze = blank.copy();
                generator.generate(maze, new MazeRandom(seed).stream("generator"));
                take(maze);
            }
        }

        private void take(Maze maze) {
            Grid grid = maze.grid();
            Measures measures = Measures.of(Puzzle.of(maze));
            int eastWest = Directions.of(Rectangle.EAST) | Directions.of(Rectangle.WEST);
            int northSouth = Directions.of(Rectangle.NORTH) | Directions.of(Rectangle.SOUTH);
            double[] straights = new double[2];
            for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
                straights[0] += maze.open(cell) == eastWest ? 1 : 0;
                straights[1] += maze.open(cell) == northSouth ? 1 : 0;
            }
            double percent = 100.0 / measures.cells();
            double[] values = {
                percent * measures.deadEnds(),
                percent * measures.corridors(),
                percent * measures.junctions(),
                percent * measures.crossroads(),
                percent * measures.turns(),
                percent * straights[0],
                percent * straights[1],
                percent * (measures.solutionLength() + 1),
                measures.diameter()
            };
            for (int i = 0; i < values.length; i++) {
                sums[i] += values[i];
                squares[i] += values[i] * values[i];
            }
        }

        /** Within 4 standard errors and the rounding of the mean of other mazes; "-" is not compared. */
        void assertLike(String name, String expected, int runs, double scale) {
            if (expected.equals("-")) {
                return;
            }
            int measure = NAMES.indexOf(name);
            double mean = sums[measure] / mazes;
            double variance = Math.max(0, squares[measure] / mazes - mean * mean);
            int decimals = expected.length() - (expected + ".").indexOf('.') - 1;
            double rounding = Math.pow(10, -Math.max(0, decimals)) / 2;
            assertThat(mean * scale)
                    .as(name)
                    .isCloseTo(
                            Double.parseDouble(expected),
                            within(4 * scale * Math.sqrt(variance * (1.0 / mazes + 1.0 / runs)) + rounding));
        }

        void assertLike(List<String> names, String expected, int runs, double scale) {
            String[] numbers = expected.split("/", -1);
            for (int i = 0; i < names.size(); i++) {
                assertLike(names.get(i), numbers[i], runs, scale);
            }
        }
    }

    /** Of 21 x 34: dead ends in percent. */
    private static final String[][] AT_21X34 = {
        {"prim", "30.35"},
        {"prim-frontier-edge", "32.25"},
        {"prim-frontier-cell", "35.21"},
        {"prim-cell-weights", "44.20"},
        {"growing-tree:newest", "10.33"},
        {"growing-tree:oldest", "8.49"},
        {"growing-tree:random", "27.72"},
        {"growing-tree:mixed", "22.06"},
        {"recursive-backtracker", "10.33"},
    };

    /** Of 100 x 100: dead ends, degrees 2/3/4, turns/east-west/north-south, solution, all in percent; diameter. */
    private static final String[][] AT_100X100 = {
        {"prim", "30.55", "42.94/22.49/4.02", "26.9/8.0/8.1", "4.07", "589"},
        {"prim-frontier-edge", "32.34", "40.08/22.84/4.74", "22.0/9.0/9.1", "2.30", "308"},
        {"prim-frontier-cell", "35.62", "34.90/23.36/6.12", "19.3/7.8/7.8", "2.28", "306"},
        {"prim-cell-weights", "45.58", "21.10/21.07/12.25", "11.3/4.9/4.9", "3.57", "516"},
        {"growing-tree:newest", "10.03", "80.13/9.67/0.17", "49.5/15.3/15.3", "19.05", "3798"},
        {"growing-tree:oldest", "2.57", "94.9/2.5/0.03", "0/48/47", "1.99", "265"},
        {"growing-tree:random", "27.58", "47.41/22.46/2.55", "21.2/13.0/13.2", "2.19", "294"},
        {"growing-tree:mixed", "20.04", "61.3/17.4/1.3", "38.7/11.3/11.3", "3.60", "537"},
        {"recursive-backtracker", "10.03", "80.13/9.67/0.17", "49.5/15.3/15.3", "19.05", "3798"},
    };

    /** Of 1000 x 1000: dead ends in percent, of three mazes. */
    private static final String[][] AT_1000X1000 = {
        {"prim", "30.71"},
        {"prim-frontier-edge", "32.42"},
        {"prim-frontier-cell", "35.75"},
        {"prim-cell-weights", "46.02"},
        {"growing-tree:oldest", "0.26"},
        {"growing-tree:random", "27.61"},
        {"growing-tree:mixed", "17.45"},
    };

    /**
     * Of 21 x 34, counted by maze4c in 100 mazes: dead ends, degrees 2/3/4, diameter. Its "Prim, vertex weights" is not
     * here: that opens the lightest cell to any neighbour, not to the lightest.
     */
    private static final String[][] COUNTED = {
        {"breadth-first", "59.9", "598.7/52.9/2.5", "72.3"},
        {"growing-forest:1", "74.42", "568.3/70.1/1.16", "375.9"},
        {"growing-forest:2", "75.3", "566.6/70.8/1.3", "338"},
        {"growing-forest:3", "75.5", "-/-/-", "316"},
        {"growing-tree:random", "197.56", "339.2/159.0/18.3", "79.2"},
        {"prim", "216.15", "310.9/159.8/27.2", "121.0"},
    };

    private static void assertAverages(int mazesOf714, int mazesOf10000) {
        for (String[] row : AT_21X34) {
            new Averages(generator(row[0]), 21, 34, mazesOf714).assertLike("dead ends", row[1], 2000, 1);
        }
        for (String[] row : AT_100X100) {
            Averages averages = new Averages(generator(row[0]), 100, 100, mazesOf10000);
            averages.assertLike("dead ends", row[1], 300, 1);
            averages.assertLike(List.of("degree 2", "degree 3", "degree 4"), row[2], 300, 1);
            averages.assertLike(List.of("turns", "east-west", "north-south"), row[3], 300, 1);
            averages.assertLike("solution", row[4], 300, 1);
            averages.assertLike("diameter", row[5], 300, 1);
        }
    }

    @Tag("slow")
    @Test
    void averagesAreThoseOfAnIndependentSimulation() {
        assertAverages(300, 30);
    }

    @Test
    @Tag("slow")
    void averagesOfManyMazesAreThoseOfAnIndependentSimulation() {
        assertAverages(2000, 300);
        for (String[] row : AT_1000X1000) {
            new Averages(generator(row[0]), 1000, 1000, 6).assertLike("dead ends", row[1], 3, 1);
        }
    }

    private static void assertCounted(int mazes) {
        for (String[] row : COUNTED) {
            Averages averages = new Averages(generator(row[0]), 21, 34, mazes);
            averages.assertLike("dead ends", row[1], 100, 7.14);
            averages.assertLike(List.of("degree 2", "degree 3", "degree 4"), row[2], 100, 7.14);
            averages.assertLike("diameter", row[3], 100, 1);
        }
    }

    @Test
    void averagesAreThoseOfMaze4c() {
        assertCounted(200);
    }

    @Test
    @Tag("slow")
    void averagesOfManyMazesAreThoseOfMaze4c() {
        assertCounted(2000);
    }
}
