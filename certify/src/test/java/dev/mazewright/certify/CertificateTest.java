package dev.mazewright.certify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.mazewright.certify.sample.Samples;
import dev.mazewright.certify.sample.EdgeNumbers;
import dev.mazewright.certify.exact.ExactDistribution;
import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.measure.Spread;
import dev.mazewright.core.option.Selection;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.Series;
import dev.mazewright.core.run.Context;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which samples are rejected, which are not, and by which test. */
class CertificateTest {
    private static Certificate ofGenerator(String recipe, int samples, int threads) {
        EdgeNumbers edges = TransferCurrentsTest.edges(recipe.substring(0, recipe.indexOf('/')));
        Expectation uniform = Expectation.uniform(edges);
        Certifier certifier = new Certifier(uniform, Context.standard().withThreads(threads), (done, all) -> {});
        return new Certificate(uniform, certifier.count(Recipe.parse(recipe + "/seed:0"), samples));
    }

    /** Samples of Wilson's algorithm, changed by a sampler under test. */
    private static Certificate ofSampler(String shape, int samples, Sampler sampler) throws IOException {
        EdgeNumbers edges = TransferCurrentsTest.edges(shape);
        Expectation uniform = Expectation.uniform(edges);
        Series series = new Series(Recipe.parse(shape + "/wilson/seed:0"));
        int[] next = {0};
        Tally tally = new Certifier(uniform, Context.standard(), (done, all) -> {}).count(
                sample -> {
                    edges.copy(series.make(sampler.seed(next[0])).maze(), sample);
                    sampler.change(next[0]++, sample);
                    return next[0] <= samples;
                },
                Long.MAX_VALUE);
        assertThat(tally.samples()).isEqualTo(samples);
        return new Certificate(uniform, tally);
    }

    /** What is wrong with a sampler. */
    private interface Sampler {
        /** The seed of a sample. */
        default long seed(int index) {
            return index;
        }

        /** Changes a sample. */
        default void change(int index, long[] sample) {}
    }

    private static double p(Certificate certificate, String test) {
        return certificate.findings().stream()
                .filter(finding -> finding.test().equals(test))
                .mapToDouble(Finding::p)
                .min()
                .orElseThrow();
    }

    // ---- uniform samples

    @ParameterizedTest
    @CsvSource({"rectangle:3x3/wilson, 20000", "rectangle:4x4/aldous-broder, 20000", "rectangle:3x3/cycle-popping, 20000",
        "hexagon:5x5/wilson, 2000", "rectangle:1x6/wilson, 200"})
    void uniformSamplesAreNotRejected(String recipe, int samples) {
        Certificate certificate = ofGenerator(recipe, samples, 2);
        assertThat(certificate.isRejected()).as(certificate.findings().toString()).isFalse();
        assertThat(certificate.samples()).isEqualTo(samples);
    }

    @Test
    void theThreadsMakeNoDifference() {
        assertThat(ofGenerator("rectangle:3x4/wilson", 10_000, 1).findings())
                .isEqualTo(ofGenerator("rectangle:3x4/wilson", 10_000, 3).findings());
    }

    /** At most one honest sampler in a thousand is rejected: of 5,500 here at most 5.5 on average, and more than 15 hardly ever. */
    @Test
    void honestSamplesAreHardlyEverRejected() {
        int rejected = rejected("rectangle:2x2", 19, 2000) + rejected("rectangle:2x3", 40, 1500)
                + rejected("rectangle:2x3", 150, 1000) + rejected("rectangle:3x3", 300, 1000);
        assertThat(rejected).isLessThan(16);
    }

    /** Of how many certificates of trees that are drawn from all with equal probability. */
    private static int rejected(String shape, int samples, int certificates) {
        EdgeNumbers edges = TransferCurrentsTest.edges(shape);
        Expectation uniform = Expectation.uniform(edges);
        long[] trees = LongStream.range(0, 1L << edges.count())
                .filter(set -> new Certificate(uniform, tally(uniform, set)).invalid() == 0)
                .toArray();
        SplittableRandom random = new SplittableRandom(7);
        int rejected = 0;
        for (int i = 0; i < certificates; i++) {
            long[] drawn = LongStream.range(0, samples).map(unused -> trees[random.nextInt(trees.length)]).toArray();
            rejected += new Certificate(uniform, tally(uniform, drawn)).isRejected() ? 1 : 0;
        }
        return rejected;
    }

    private static Tally tally(Expectation expected, long... sets) {
        Tally tally = new Tally(expected, true);
        tally.add(Arrays.stream(sets).mapToObj(set -> new long[] {set}).toArray(long[][]::new), sets.length, 0);
        return tally;
    }

    /** Trees of more samples than are kept are not compared, with a table as without. */
    @Test
    void treesThatWereNotKeptAreNotCompared() {
        EdgeNumbers edges = TransferCurrentsTest.edges("rectangle:2x2");
        Selection<Generator> kruskal = Selection.of(Catalog.generator("kruskal"));
        for (Expectation expected : List.of(
                Expectation.uniform(edges), Expectation.of("kruskal", edges, ExactDistribution.of(kruskal, edges.grid())))) {
            Tally tally = new Tally(expected, false);
            for (long set : new long[] {0b0111, 0b1011, 0b1101, 0b1110}) {
                tally.add(new long[][] {{set}}, 1, 0);
            }
            Certificate certificate = new Certificate(expected, tally);
            assertThat(certificate.isRejected()).isFalse();
            assertThat(certificate.notes()).anyMatch(note -> note.contains("kept for at most 10000000 samples"));
        }
    }

    /** A biased generator's samples are independent, too. */
    @Test
    void independenceIsNotTakenForBias() {
        assertThat(p(ofGenerator("rectangle:3x3/binary-tree", 5000, 2), "independence")).isGreaterThan(1e-3);
    }

    @Test
    void oneTreeLeavesNothingToTest() {
        Certificate certificate = ofGenerator("rectangle:1x6/wilson", 200, 1);
        assertThat(certificate.isTested()).isFalse();
        assertThat(certificate.notes()).containsExactly("trees, since there is only one");
    }

    // ---- other samples

    @ParameterizedTest
    @CsvSource({"kruskal, 20000, trees", "recursive-backtracker, 1000, equal samples", "eller, 1000, equal samples", "houston:0.5, 20000, trees"})
    void biasedGeneratorsAreRejectedByTheCountsOfTrees(String generator, int samples, String test) {
        Certificate certificate = ofGenerator("rectangle:3x3/" + generator, samples, 2);
        assertThat(certificate.isRejected()).isTrue();
        assertThat(p(certificate, test)).isLessThan(1e-5);
    }

    /** Of 100,352 trees few are seen twice in 5,000 samples, which is enough. */
    @Test
    void biasIsSeenInEqualSamples() {
        assertThat(p(ofGenerator("rectangle:4x4/prim-frontier-cell", 5000, 2), "equal samples")).isLessThan(1e-5);
    }

    @Test
    void biasIsSeenInDeadEndsOfLargerGrids() {
        assertThat(p(ofGenerator("rectangle:12x12/kruskal", 1000, 2), "dead ends")).isLessThan(1e-5);
    }

    @Test
    void aSampleThatIsKeptNowAndThenIsNotIndependent() throws IOException {
        Certificate certificate = ofSampler("rectangle:5x5", 5000, new Sampler() {
            @Override
            public long seed(int index) {
                return index % 10 == 9 ? index - 1 : index;
            }
        });
        assertThat(p(certificate, "independence")).isLessThan(1e-9);
        assertThat(p(certificate, "dead ends")).isGreaterThan(1e-5);
    }

    /** As if a generator's seeds were used up: chi-square is about half of what random counts give. */
    @Test
    void tooEvenCountsAreRejected() throws IOException {
        Certificate certificate = ofSampler("rectangle:3x3", 40_000, new Sampler() {
            private long[] trees = {};

            @Override
            public void change(int index, long[] sample) {
                if (index == 0) {
                    EdgeNumbers edges = TransferCurrentsTest.edges("rectangle:3x3");
                    Certifier certifier = new Certifier(Expectation.uniform(edges), Context.standard(), (d, all) -> {});
                    trees = Arrays.stream(certifier.count(Recipe.parse("rectangle:3x3/wilson/seed:0"), 20_000).sortedTrees())
                            .distinct()
                            .toArray();
                }
                sample[0] = trees[index * 101 % trees.length];
            }
        });
        assertThat(p(certificate, "trees")).isLessThan(1e-20);
    }

    @Test
    void samplesThatAreNoSpanningTreesAreRejectedWithTheFirst() throws IOException {
        Certificate certificate = ofSampler("rectangle:3x3", 500, new Sampler() {
            @Override
            public void change(int index, long[] sample) {
                if (index == 77) {
                    sample[0] = 0b1111_1111; // two rows of squares
                } else if (index > 300) {
                    sample[0] &= sample[0] - 1;
                }
            }
        });
        assertThat(certificate.isRejected()).isTrue();
        assertThat(certificate.p()).isZero();
        assertThat(certificate.invalid()).isEqualTo(200);
        assertThat(certificate.firstInvalid()).isEqualTo(77);
        assertThat(certificate.reason()).contains("closes a loop");
    }

    // ---- means

    /** All trees of small grids, counted one by one. */
    @ParameterizedTest
    @ValueSource(strings = {"rectangle:3x3", "brick:3x3", "cairo:3x3", "cylinder:2x4", "moebius:2x3", "polar:1x5", "weave:3x3",
        "zeta:2x2", "cube:1x1", "box:2x2x2"})
    void meansOfLocalCountsAreThoseOfAllTrees(String shape) {
        EdgeNumbers edges = TransferCurrentsTest.edges(shape);
        Expectation uniform = Expectation.uniform(edges);
        Tally tally = new Tally(uniform, false);
        for (long set = 0; set < 1L << edges.count(); set++) {
            if (Long.bitCount(set) == edges.cells() - 1) {
                tally.add(new long[][] {{set}}, 1, set);
            }
        }
        assertThat(uniform.trees()).isEqualTo(tally.valid());
        for (int i = 0; i < edges.count(); i++) {
            assertThat((double) tally.ofEdge(i) / tally.valid()).isCloseTo(uniform.ofEdge(i), within(1e-9));
        }
        for (int i = 0; i < new LocalCounts(edges).names().size(); i++) {
            Spread counted = tally.local(i);
            assertThat(counted.mean()).isCloseTo(uniform.local(i), within(1e-9));
        }
    }
}
