package dev.mazewright.core.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.testing.ChiSquare;
import dev.mazewright.core.testing.GridModel;
import dev.mazewright.core.testing.Uniformity;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Uniform and biased generators. All mazes of small grids are enumerated; chi-square tests their counts. A uniform
 * generator passes; one that is known not to be uniform fails the same test with the same number of mazes.
 */
class UniformityTest {
    private static final long[] FIRST_SEEDS = {0, 1_000_000, -5_000_000};

    /** Numbers of mazes of 3 x 3 that detect a small bias, and a large one. */
    private static final int MANY = 192_000;

    private static final int FEW = 19_200;

    private static final Uniformity SQUARE = new Uniformity(GridModel.rectangle(3, 3));

    /** By name, with options after a colon. */
    private static Generator generator(String text) {
        String[] parts = text.split(":", 2);
        return Catalog.generator(parts[0]).make(parts.length == 1 ? "" : parts[1]);
    }

    /** Generators that promise equal probabilities of all mazes; GalleryTest says which those are. */
    static Stream<String> uniform() {
        return Catalog.GENERATORS.stream().filter(Entry::isUniform).map(Entry::name);
    }

    // ---- 192 mazes of 3 x 3

    @Test
    void allMazesAreEnumerated() {
        assertThat(SQUARE.trees).hasSize(192);
    }

    @ParameterizedTest
    @MethodSource("uniform")
    void uniformGeneratorsAreUniformOn3x3(String name) {
        assertUniform(name, FEW);
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("uniform")
    void uniformGeneratorsAreUniformOn3x3InALongTest(String name) {
        assertUniform(name, MANY);
    }

    /**
     * 191 degrees of freedom: 1 in 100 honest tests exceeds 239.4, 1 in 1000 exceeds 257.13. What lies far below the
     * mean was not drawn at random.
     */
    private static void assertUniform(String name, int mazes) {
        int below = 0;
        for (long firstSeed : FIRST_SEEDS) {
            double chiSquare = SQUARE.chiSquare(generator(name), firstSeed, mazes);
            assertThat(chiSquare).as(name).isBetween(120.0, 257.13);
            below += chiSquare < 239.4 ? 1 : 0;
        }
        assertThat(below).isGreaterThanOrEqualTo(2);
    }

    /** Generators with a large bias, and the numbers of an independent simulation of as many mazes. */
    @ParameterizedTest
    @CsvSource({"kruskal, 836", "eller, 29221", "recursive-backtracker, ", "hunt-and-kill, ", "sidewinder, ",
        "binary-tree, ", "recursive-division, ", "prim, ", "prim-frontier-edge, ", "prim-frontier-cell, ",
        "prim-cell-weights, "})
    void largeBiasIsDetectedInAShortTest(String name, @Nullable Double simulated) {
        assertBiased(name, FIRST_SEEDS[0], FEW, simulated);
    }

    /** All biased generators, with as many mazes as the uniform ones have in the long test. */
    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"houston:0.5, 6513", "kruskal, 5336", "recursive-backtracker, 275251", "eller, 291636",
        "hunt-and-kill, ", "sidewinder, ", "binary-tree, ", "recursive-division, ", "prim, 5276",
        "prim-frontier-edge, 58100", "prim-frontier-cell, 54710", "prim-cell-weights, "})
    void biasIsDetectedInALongTest(String name, @Nullable Double simulated) {
        assertBiased(name, FIRST_SEEDS[0], MANY, simulated);
    }

    /** The power of the long test: it detects the small bias of Houston, which a tenth of the mazes may not show. */
    @Test
    void houstonIsNotUniform() {
        for (long firstSeed : FIRST_SEEDS) {
            assertBiased("houston", firstSeed, MANY, 932.0);
        }
    }

    /** Chi-square of a biased generator is 191 + b, give or take sqrt(2 (191 + 2 b)); so is the simulated one. */
    private static void assertBiased(String name, long firstSeed, int mazes, @Nullable Double simulated) {
        double chiSquare = SQUARE.chiSquare(generator(name), firstSeed, mazes);
        assertThat(chiSquare).as(name).isGreaterThan(ChiSquare.limit(192));
        if (simulated != null) {
            double deviation = Math.sqrt(2 * (191 + 2 * (simulated - 191)));
            assertThat(chiSquare).as(name).isCloseTo(simulated, within(4 * Math.sqrt(2) * deviation));
        }
    }

    // ---- other grids whose mazes can be enumerated

    private static GridModel complete(int vertices) {
        List<List<Integer>> lists = new ArrayList<>();
        for (int i = 0; i < vertices; i++) {
            int self = i;
            lists.add(IntStream.range(0, vertices).filter(other -> other != self).boxed().toList());
        }
        return GridModel.graph(lists);
    }

    /** Two threes, each of one beside each of the other. */
    private static GridModel threeByThree() {
        return GridModel.graph(List.of(
                List.of(3, 4, 5), List.of(3, 4, 5), List.of(3, 4, 5), List.of(0, 1, 2), List.of(0, 1, 2),
                List.of(0, 1, 2)));
    }

    /** A ring, a star within, and spokes. */
    private static GridModel petersen() {
        return GridModel.graph(List.of(
                List.of(1, 4, 5), List.of(0, 2, 6), List.of(1, 3, 7), List.of(2, 4, 8), List.of(3, 0, 9),
                List.of(7, 8, 0), List.of(8, 9, 1), List.of(5, 9, 2), List.of(5, 6, 3), List.of(6, 7, 4)));
    }

    private static GridModel withHole() {
        boolean[][] cells = GridModel.full(3, 4);
        cells[1][1] = false;
        return GridModel.masked("rectangle", cells);
    }

    /**
     * Numbers of mazes: golden where there is a source; Cayley; a strip of 4 triangles and a wheel of 8 spokes; for
     * pentagons a determinant; 81 and 2000 are in every textbook; 110 is the
     * determinant of the faces of the grid with a hole, (8 -1 -1, -1 4 -1, -1 -1 4).
     */
    static Stream<Arguments> smallGrids() {
        List<Arguments> grids = List.of(
                Arguments.of(GridModel.rectangle(2, 2), 4),
                Arguments.of(GridModel.rectangle(2, 3), 15),
                Arguments.of(GridModel.rectangle(3, 2), 15),
                Arguments.of(GridModel.rectangle(2, 5), 209),
                Arguments.of(GridModel.rectangle(3, 4), 2415),
                Arguments.of(GridModel.hexagon(2, 2), 8),
                Arguments.of(GridModel.hexagon(3, 3), 2071),
                Arguments.of(GridModel.triangle(3, 3), 6),
                Arguments.of(GridModel.triangle(4, 4), 204),
                Arguments.of(GridModel.flat("brick", 3, 3), 2071),
                Arguments.of(GridModel.flat("upsilon", 2, 3), 55),
                Arguments.of(GridModel.flat("upsilon", 3, 3), 2205),
                Arguments.of(GridModel.flat("cairo", 3, 3), 192),
                Arguments.of(GridModel.flat("cairo", 2, 5), 560),
                Arguments.of(GridModel.flat("zeta", 2, 2), 16),
                Arguments.of(GridModel.flat("cylinder", 2, 3), 75),
                Arguments.of(GridModel.flat("cylinder", 2, 4), 384),
                Arguments.of(GridModel.flat("torus", 3, 3), 11664),
                Arguments.of(GridModel.flat("moebius", 2, 3), 81), // each cell of three beside each of three others
                Arguments.of(complete(4), 16),
                Arguments.of(complete(5), 125),
                Arguments.of(threeByThree(), 81),
                Arguments.of(petersen(), 2000),
                Arguments.of(withHole(), 110));
        return uniform()
                .flatMap(name -> grids.stream().map(grid -> Arguments.of(name, grid.get()[0], grid.get()[1])));
    }

    @ParameterizedTest
    @MethodSource("smallGrids")
    void uniformGeneratorsAreUniformOnSmallGrids(String name, GridModel model, int trees) {
        assertUniform(name, model, trees, 5);
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("smallGrids")
    void uniformGeneratorsAreUniformOnSmallGridsInALongTest(String name, GridModel model, int trees) {
        assertUniform(name, model, trees, 1000);
    }

    private static void assertUniform(String name, GridModel model, int trees, int ofEach) {
        Uniformity grid = new Uniformity(model);
        assertThat(grid.trees).hasSize(trees);
        int mazes = Math.max(1000, trees * ofEach);
        assertThat(grid.chiSquare(generator(name), FIRST_SEEDS[1], mazes)).isLessThan(ChiSquare.limit(trees));
    }

    // ---- the mazes that can be reached

    /**
     * Binary tree: a random bit for each of four cells. Sidewinder: 3 + 2 + 2 + 1 possibilities for each of two rows.
     * Eller: not those 16 whose last row opens from its middle to the right and not to the left, though its two ends
     * are connected already: 15 with a middle that is a dead end, and a ring around two cells.
     */
    @ParameterizedTest
    @CsvSource({"eller, 176", "sidewinder, 64", "binary-tree, 16", "houston, 192", "origin-shift, 192"})
    void numberOfReachedMazesOf3x3IsExact(String name, int reached) {
        long[] counts = SQUARE.counts(generator(name), 0, 20_000);
        assertThat(Arrays.stream(counts).filter(count -> count > 0).count()).isEqualTo(reached);
    }
}
