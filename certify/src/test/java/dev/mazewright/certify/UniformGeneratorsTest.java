package dev.mazewright.certify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.mazewright.certify.sample.EdgeNumbers;
import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Generators that are proven uniform, on all shapes at two sizes; and the means of large squares in the limit. */
class UniformGeneratorsTest {
    private static Stream<String> uniform() {
        return Catalog.GENERATORS.stream().filter(Entry::isUniform).map(Entry::name);
    }

    private static List<String> shapes() {
        List<String> shapes = new ArrayList<>();
        for (Entry<Shape> entry : Catalog.SHAPES) {
            if (entry.offers(Trait.WALLS) && entry.offers(Trait.SIZE)) {
                String levels = entry.offers(Trait.LEVELS) ? "x2" : "";
                String small = entry.offers(Trait.RINGS) ? "3x5" : entry.name().equals("cube") ? "3x3" : "5x6";
                String large = entry.offers(Trait.RINGS) ? "8x6" : entry.name().equals("cube") ? "8x8" : "16x18";
                shapes.add(entry.name() + ":" + small + levels);
                shapes.add(entry.name() + ":" + large + levels);
            }
        }
        shapes.add("rectangle:9x9,mask=star");
        return shapes;
    }

    /** Every test of every certificate, with an error of the first kind for all together. */
    @Tag("slow")
    @ParameterizedTest
    @MethodSource("uniform")
    void meansAreThoseOfTransferCurrentsOnAllShapes(String generator) {
        double least = 1;
        int tests = 0;
        for (String shape : shapes()) {
            EdgeNumbers edges = TransferCurrentsTest.edges(shape);
            Expectation uniform = Expectation.uniform(edges);
            int samples = edges.cells() < 100 ? 20_000 : 4_000;
            Tally tally = new Certifier(uniform, Context.standard(), (done, all) -> {})
                    .count(Recipe.parse(shape + "/" + generator + "/seed:1"), samples);
            Certificate certificate = new Certificate(uniform, tally);
            assertThat(certificate.isInvalid()).as(shape).isFalse();
            assertThat(certificate.findings()).as(shape).hasSizeGreaterThan(9);
            Finding lowest = certificate.least();
            System.out.printf(Locale.ROOT, "| `%s` | %s | %d | %.3f | %s |%n", generator, shape, samples, certificate.p(), lowest.test());
            least = Math.min(least, lowest.p());
            tests += certificate.findings().size();
        }
        System.out.printf(Locale.ROOT, "%s: %d tests, the smallest p %.6f%n", generator, tests, least);
        assertThat(least * tests).isGreaterThan(0.001);
    }

    /**
     * Shares of degrees 1 to 4 in the plane: Manna, Dhar and Majumdar, 1992. Those of squares differ by a term of 1/n and one of
     * 1/n^2, which three sizes remove.
     */
    @Test
    void sharesOfDegreesTendToThePublishedOnes() {
        double[][] shares = {shares(20), shares(40), shares(80)};
        double pi = Math.PI;
        double[] limits = {
            8 / (pi * pi) * (1 - 2 / pi),
            4 / pi * (2 - 9 / pi + 12 / (pi * pi)),
            2 * (1 - 2 / pi) * (1 - 6 / pi + 12 / (pi * pi)),
            (4 / pi - 1) * (1 - 2 / pi) * (1 - 2 / pi)
        };
        for (int i = 0; i < limits.length; i++) {
            double fine = 2 * shares[2][i] - shares[1][i];
            double coarse = 2 * shares[1][i] - shares[0][i];
            assertThat((4 * fine - coarse) / 3).isCloseTo(limits[i], within(1e-5));
        }
    }

    private static double[] shares(int side) {
        EdgeNumbers edges = TransferCurrentsTest.edges("rectangle:" + side + "x" + side);
        double[] means = new LocalCounts(edges).uniformMeans(new TransferCurrents(edges));
        double[] shares = new double[4];
        for (int i = 0; i < shares.length; i++) {
            shares[i] = means[i] / edges.cells();
        }
        return shares;
    }
}
