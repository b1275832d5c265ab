package dev.mazewright.certify.exact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Selection;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.commons.numbers.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Exact distributions against what is known of them from elsewhere: golden facts, and published simulations. */
class ExactDistributionTest {
    private static final SmallMazes THREE = SmallMazes.of("rectangle:3x3");

    // ---- which there are

    static Stream<Entry<Generator>> generators() {
        return Catalog.GENERATORS.stream();
    }

    /** A new generator needs a rule and its line in Definitions, or a reason why it has none. */
    @ParameterizedTest
    @MethodSource("generators")
    void everyGeneratorHasATableOrAReason(Entry<Generator> entry) {
        String why = Definitions.whyNone(Selection.of(entry), THREE.grid());
        assertThat(why == null || why.contains("so its mazes are not spanning trees") || why.contains("makes mazes of blocks")).as(entry.name() + " " + why).isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "rectangle:3x3 | percolation | percolation need not connect all cells, so its mazes are not spanning trees",
        "rectangle:3x3 | rooms | rooms decides which tiles are floor, so its mazes are not spanning trees of a grid of cells",
        "rectangle:3x4 | wilson | wilson has an exact table on grids of at most 12 edges, and this grid has 17",
        "rectangle:100x100 | wilson | wilson has an exact table on grids of at most 12 edges, and this grid has more",
        "triangle:2x2 | eller | eller does not run on this grid",
        "hexagon:2x2 | tiled | tiled does not run on this grid",
        "hexagon:2x2 | recursive-division | recursive-division has an exact table on squares only, since walls between other cells have several directions",
        "cylinder:2x3 | binary-tree | binary-tree has an exact table where rows are neither rings nor in several levels",
        "rectangle:2x2 | origin-shift:101 | origin-shift has an exact table for at most 100 steps a cell, not for 101"})
    void whatHasNoTableSaysWhy(String shape, String generator, String why) {
        Grid grid = SmallMazes.of(shape).grid();
        assertThat(ExactDistribution.of(SmallMazes.generator(generator), grid)).isNull();
        assertThat(ExactDistribution.whyNone(SmallMazes.generator(generator), grid)).isEqualTo(why);
    }

    @Test
    void whatHasATableHasNoReason() {
        assertThatThrownBy(() -> ExactDistribution.whyNone(SmallMazes.generator("wilson"), THREE.grid()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("wilson has an exact distribution on this grid");
    }

    // ---- golden facts

    /** The mazes that are reached, the total variation from uniform, and the mean number of dead ends. */
    @ParameterizedTest
    @CsvSource({
        "wilson, 2, 2, 4, 0, 2",
        "wilson, 2, 3, 15, 0, 38/15",
        "wilson, 3, 3, 192, 0, 55/16",
        "aldous-broder, 2, 3, 15, 0, 38/15",
        "aldous-broder, 3, 3, 192, 0, 55/16",
        "cycle-popping, 2, 3, 15, 0, 38/15",
        "cycle-popping, 3, 3, 192, 0, 55/16",
        "kruskal, 2, 3, 15, 3/70, 18/7",
        "kruskal, 3, 3, 192, 2753/41580, 21073/5940",
        "prim-frontier-edge, 2, 3, 15, 287/2430, 2597/972",
        "prim-frontier-edge, 3, 3, 192, 4404083/19683000, 6205747/1640250",
        "prim-frontier-cell, 2, 3, 15, 1079/9720, 5185/1944",
        "prim-frontier-cell, 3, 3, 192, 147449/699840, 4763621/1259712",
        "recursive-backtracker, 2, 3, 14, 17/90, 41/18",
        "recursive-backtracker, 3, 3, 88, 13/24, 143/54",
        "growing-tree:newest, 3, 3, 88, 13/24, 143/54",
        "hunt-and-kill, 2, 3, 13, 103/360, 157/72",
        "hunt-and-kill, 3, 3, 111, 1453/2592, 3223/1296",
        "binary-tree, 3, 3, 16, 11/12, 13/4"})
    void mazesHaveTheGoldenProbabilities(String generator, int rows, int columns, int reached, String far, String deadEnds) {
        SmallMazes mazes = SmallMazes.of("rectangle:" + rows + "x" + columns);
        ExactDistribution exact = mazes.exact(generator);
        assertThat(exact.probabilities()).hasSize(reached);
        assertThat(exact.distance(mazes.uniform())).isEqualTo(BigFraction.parse(far));
        assertThat(mazes.deadEnds(exact)).isEqualTo(BigFraction.parse(deadEnds));
    }

    /** Of a corner, a cell between two corners, and the cell in the middle. */
    @ParameterizedTest
    @CsvSource({
        "wilson, 7/12, 15/64, 1/6",
        "kruskal, 712/1155, 39719/166320, 188/1485",
        "prim-frontier-edge, 951193/1458000, 192089/729000, 78631/656100",
        "prim-frontier-cell, 49351/78732, 86155/314928, 75559/419904",
        "recursive-backtracker, 95/216, 35/216, 13/54"})
    void cellsOf3x3AreDeadEndsWithTheGoldenProbabilities(String generator, String corner, String edge, String middle) {
        ExactDistribution exact = THREE.exact(generator);
        assertThat(IntStream.range(0, 9).mapToObj(cell -> THREE.isDeadEnd(exact, cell)))
                .containsExactly(Stream.of(corner, edge, corner, edge, middle, edge, corner, edge, corner)
                        .map(BigFraction::parse)
                        .toArray(BigFraction[]::new));
    }

    @Test
    void minimumSpanningTreesOf2x3HaveTheGoldenProbabilities() {
        SmallMazes.of("rectangle:2x3").exact("kruskal").probabilities().forEach((maze, probability) ->
                assertThat(probability)
                        .isEqualTo(SmallGraph.contains(maze, 3) ? BigFraction.of(1, 14) : BigFraction.of(5, 84)));
    }

    /** Numbers of mazes that the class comments give: of binary-tree 2^4, of sidewinder 8^2. */
    @ParameterizedTest
    @CsvSource({"eller, 176", "sidewinder, 64", "houston, 192", "houston:0.5, 192", "origin-shift, 192", "tiled, 88"})
    void reachedMazesOf3x3AreCounted(String generator, int reached) {
        assertThat(THREE.exact(generator).probabilities()).hasSize(reached);
    }

    /** With 10 steps a cell, as its class comment says; on 2 x 2 the distance is 4^-11. */
    @ParameterizedTest
    @CsvSource({"2, 2, 2.4e-7", "2, 3, 2.2e-4", "3, 3, 1.2e-3"})
    void originShiftIsAlmostUniform(int rows, int columns, double distance) {
        SmallMazes mazes = SmallMazes.of("rectangle:" + rows + "x" + columns);
        assertThat(mazes.exact("origin-shift").distance(mazes.uniform()).doubleValue()).isCloseTo(distance, within(distance / 100));
    }

    /**
     * Chi-square against equal probabilities of 192,000 mazes of an independent simulation: with squared deviations b,
     * it is 191 + b, give or take sqrt(2 (191 + 2 b)).
     */
    @ParameterizedTest
    @CsvSource({"houston, 932", "houston:0.5, 6513", "kruskal, 5336", "prim, 5276", "prim-frontier-edge, 58100",
        "prim-frontier-cell, 54710", "recursive-backtracker, 275251", "eller, 291636"})
    void chiSquareOfASimulationIsAsTheTableHasIt(String generator, double simulated) {
        ExactDistribution exact = THREE.exact(generator);
        double samples = 192_000;
        double mean = 0;
        double beyond = 0;
        for (int maze : THREE.uniform().probabilities().keySet()) {
            double p = exact.probability(maze).doubleValue();
            mean += 192 * p * (1 - p);
            beyond += samples * 192 * Math.pow(p - 1.0 / 192, 2);
        }
        assertThat(simulated).isCloseTo(mean + beyond, within(4 * Math.sqrt(2 * (191 + 2 * beyond))));
    }

    // ---- generators that are each other

    @ParameterizedTest
    @CsvSource({"kruskal, prim", "kruskal, boruvka", "kruskal, reverse-delete", "recursive-backtracker, growing-tree:newest",
        "recursive-backtracker, growing-forest:1", "recursive-backtracker, tiled", "breadth-first, growing-tree:oldest",
        "kruskal, growing-forest:9", "aldous-broder, houston:1", "wilson, houston:0"})
    void someHaveOneDistribution(String one, String other) {
        SmallMazes mazes = SmallMazes.of("rectangle:2x3");
        assertThat(mazes.exact(one).probabilities()).isEqualTo(mazes.exact(other).probabilities());
    }

    // ---- other grids

    /** The numbers of spanning trees are golden facts, or those of UniformityTest. */
    @ParameterizedTest
    @CsvSource({"hexagon:2x2, 8", "triangle:3x3, 6", "zeta:2x2, 16", "brick:2x2, 8", "cylinder:2x3, 75", "box:2x2x2, 384",
        "upsilon:2x3, 55", "rectangle:1x5, 1", "rectangle:5x1, 1", "rectangle:1x1, 1"})
    void uniformGeneratorsAreUniformOnEveryShape(String shape, int trees) {
        SmallMazes mazes = SmallMazes.of(shape);
        assertThat(mazes.uniform().probabilities()).hasSize(trees);
        List<String> uniform = generators().filter(Entry::isUniform).map(Entry::name).toList();
        assertThat(uniform).isNotEmpty();
        for (String generator : uniform) {
            assertThat(mazes.exact(generator).distance(mazes.uniform())).as(generator).isEqualTo(BigFraction.ZERO);
        }
    }
}
