package dev.mazewright.certify.exact;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.option.Entry;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.commons.numbers.fraction.BigFraction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;

/** The mazes of recipes against the exact distribution of their generator, by chi-square. */
class SamplesFitTest {
    private static final double LEAST_P = 1e-4;
    private static final int MANY = 200_000;
    private static final int FEW = 1_500;

    private static final SmallMazes THREE = SmallMazes.of("rectangle:3x3");

    /** Their tables of 3 x 3 take seconds. */
    private static final List<String> SLOW = List.of("growing-tree", "prim-cell-weights", "growing-forest:5");

    /** Every generator that has a table, and each of its options. */
    static final List<String> GENERATORS = Stream.concat(
                    Catalog.GENERATORS.stream().map(Entry::name).filter(SamplesFitTest::hasTable),
                    Stream.of(
                            "growing-tree:newest", "growing-tree:oldest", "growing-tree:random", "growing-forest:1", "growing-forest:3",
                            "growing-forest:5", "houston:0", "houston:0.5", "houston:1", "origin-shift:0", "origin-shift:1",
                            "binary-tree:north-east", "binary-tree:south-east", "binary-tree:south-west", "tiled:kruskal,side=2",
                            "tiled:wilson,side=2"))
            .toList();

    private static boolean hasTable(String generator) {
        return Definitions.whyNone(SmallMazes.generator(generator), SmallMazes.of("rectangle:2x2").grid()) == null;
    }

    private static void assertFits(String shape, String generator, int samples) {
        SmallMazes mazes = SmallMazes.of(shape);
        ExactDistribution exact = mazes.exact(generator);
        assertThat(exact.probabilities().values().stream().reduce(BigFraction.ZERO, BigFraction::add)).isEqualTo(BigFraction.ONE);
        assertThat(exact.probabilities().keySet()).allMatch(mazes::isTree);
        assertThat(Fit.p(mazes.counts(generator, 0, samples), exact)).as(generator + " on " + shape).isGreaterThan(LEAST_P);
    }

    // ---- as defined

    @ParameterizedTest
    @FieldSource("GENERATORS")
    void fewMazesAreAsDefined(String generator) {
        if (SLOW.contains(generator)) {
            assertFits("rectangle:2x3", generator, 10 * FEW);
        } else {
            assertFits("rectangle:3x3", generator, FEW);
        }
    }

    @Tag("slow")
    @ParameterizedTest
    @FieldSource("GENERATORS")
    void manyMazesAreAsDefined(String generator) {
        for (String size : List.of("2x2", "2x3", "3x3")) {
            assertFits("rectangle:" + size, generator, MANY);
        }
    }

    /** Shapes on which rows are shifted, cells have more or fewer edges, passages cross, and cells of one ring meet. */
    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"hexagon:2x3", "hexagon:3x2", "brick:2x3", "zeta:2x2", "triangle:3x3", "upsilon:2x3", "cairo:2x3", "cylinder:2x3",
        "box:2x2x2", "rectangle:2x4", "rectangle:4x2", "rectangle:1x5", "rectangle:5x1"})
    void mazesOfOtherShapesAreAsDefined(String shape) {
        SmallMazes mazes = SmallMazes.of(shape);
        for (String generator : GENERATORS) {
            if (Definitions.whyNone(SmallMazes.generator(generator), mazes.grid()) == null) {
                assertFits(shape, generator, MANY / 10);
            }
        }
    }

    // ---- what the test sees

    /** Mazes of the one against the table of the other. */
    @ParameterizedTest
    @CsvSource({"kruskal, wilson, 8000", "sidewinder, eller, 2000", "growing-tree:random, prim-frontier-edge, 2000"})
    void mazesOfAnotherGeneratorAreRejected(String generator, String defined, int samples) {
        assertThat(Fit.p(THREE.counts(generator, 0, samples), THREE.exact(defined))).isLessThan(LEAST_P);
    }

    /** Houston's mazes are nearly uniform. */
    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"houston, wilson", "origin-shift:4, wilson", "growing-tree, growing-tree:random", "hunt-and-kill, recursive-backtracker"})
    void manyMazesOfAnotherGeneratorAreRejected(String generator, String defined) {
        assertThat(Fit.p(THREE.counts(generator, 0, MANY), THREE.exact(defined))).isLessThan(LEAST_P);
    }

    @Test
    void aMazeThatIsNeverMadeIsRejected() {
        ExactDistribution exact = THREE.exact("binary-tree");
        int never = THREE.uniform().probabilities().keySet().stream()
                .filter(maze -> !exact.probabilities().containsKey(maze))
                .findFirst()
                .orElseThrow();
        Map<Integer, Long> counts = THREE.counts("binary-tree", 0, FEW);
        assertThat(Fit.p(counts, exact)).isGreaterThan(LEAST_P);
        counts.put(never, 1L);
        assertThat(Fit.p(counts, exact)).isZero();
    }
}
