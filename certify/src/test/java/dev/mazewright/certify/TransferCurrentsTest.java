package dev.mazewright.certify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.mazewright.certify.sample.EdgeNumbers;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.measure.SpanningTrees;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Exact probabilities of uniform mazes, against golden facts, Kirchhoff's theorem, and all trees of small grids. */
class TransferCurrentsTest {
    static EdgeNumbers edges(String shape) {
        return new EdgeNumbers(new Maker(Recipe.parse(shape + "/wilson/seed:1")).grid());
    }

    private static double[] means(String shape) {
        EdgeNumbers edges = edges(shape);
        return new LocalCounts(edges).uniformMeans(new TransferCurrents(edges));
    }

    /** Golden facts: dead ends, degrees 2 to 4, straights in both directions. */
    @ParameterizedTest
    @CsvSource({
        "rectangle:10x10, 29.1998, 46.4633, 21.474, 2.8629, 18.602",
        "rectangle:21x34, 207.587, 324.659, 157.921, 23.833, 126.676",
        "rectangle:39x39, 443.678, 687.822, 337.322, 52.178, 265.514",
        "rectangle:41x41, 490.526, 759.766, 372.893, 57.817, 292.964"})
    void meansAreGolden(String shape, double one, double two, double three, double four, double straights) {
        double[] means = means(shape);
        double[] expected = {one, two, three, four, straights};
        for (int i = 0; i < expected.length; i++) {
            assertThat(means[i]).isCloseTo(expected[i], within(1.1e-3));
        }
    }

    /** Exact fractions of small grids. */
    @ParameterizedTest
    @CsvSource({"rectangle:2x2, 2, 1", "rectangle:2x3, 38, 15", "rectangle:3x3, 55, 16", "rectangle:3x4, 3412, 805",
        "rectangle:4x4, 2395, 448", "rectangle:5x5, 17078377, 2178000"})
    void deadEndsAreFractions(String shape, double numerator, double denominator) {
        assertThat(means(shape)[0]).isCloseTo(numerator / denominator, within(1e-10));
    }

    /** On a 3 x 3 grid an edge of the border is open with probability 17/24, one in the middle with 7/12. */
    @Test
    void edgesOfASquare() {
        EdgeNumbers edges = edges("rectangle:3x3");
        TransferCurrents currents = new TransferCurrents(edges);
        for (int i = 0; i < edges.count(); i++) {
            boolean isInner = edges.edge(i).from() == 4 || edges.edge(i).to() == 4;
            assertThat(currents.probability(i)).isCloseTo(isInner ? 7 / 12.0 : 17 / 24.0, within(1e-12));
        }
    }

    /** The number of trees, and Foster's theorem: the probabilities of all edges add up to the passages of a tree. */
    @ParameterizedTest
    @ValueSource(strings = {"rectangle:1x1", "rectangle:1x7", "rectangle:5x6", "hexagon:4x5", "triangle:4x5", "cairo:4x4",
        "polar:4x6", "brick:3x5", "upsilon:4x4", "zeta:4x4", "cylinder:3x4", "torus:4x4", "moebius:3x4", "cube:3x3",
        "box:3x3x2", "weave:4x4", "voronoi:5x5"})
    void everyShapeAgreesWithKirchhoffAndFoster(String shape) {
        EdgeNumbers edges = edges(shape);
        TransferCurrents currents = new TransferCurrents(edges);
        assertThat(currents.logarithmOfTrees())
                .isCloseTo(Math.log(SpanningTrees.count(edges.grid()).doubleValue()), within(1e-9));
        double sum = 0;
        for (int i = 0; i < edges.count(); i++) {
            sum += currents.probability(i);
        }
        assertThat(sum).isCloseTo(edges.cells() - 1, within(1e-9));
    }
}
