package dev.mazewright.drawing.draw;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.drawing.lines.NearestNext;
import dev.mazewright.drawing.lines.ShorterWays;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The ways of a pen that is up are no longer than those of the nearest stroke each time, improved by 2-opt as plotters' programs do. */
class ShorterWaysTest {
    /** How far the pen goes between strokes, the way to the first included. */
    private static double ways(int[] order, double[] x, double[] y) {
        double atX = Arrays.stream(x).min().orElse(0);
        double atY = Arrays.stream(y).min().orElse(0);
        double sum = 0;
        for (int end : order) {
            sum += Math.hypot(x[end] - atX, y[end] - atY);
            atX = x[end ^ 1];
            atY = y[end ^ 1];
        }
        return sum;
    }

    /** 2-opt as written in textbooks: any part may be turned around, and the whole is measured again. */
    private static int[] plain(int[] nearest, double[] x, double[] y) {
        int[] order = nearest.clone();
        for (boolean isBetter = true; isBetter; ) {
            isBetter = false;
            for (int i = 0; i < order.length; i++) {
                for (int j = i; j < order.length; j++) {
                    int[] other = order.clone();
                    for (int k = i; k <= j; k++) {
                        other[k] = order[i + j - k] ^ 1;
                    }
                    if (ways(other, x, y) < ways(order, x, y) - 1e-7) {
                        order = other;
                        isBetter = true;
                    }
                }
            }
        }
        return order;
    }

    @Test
    void ordersHaveEachStrokeOnceAndAreNoLonger() {
        double nearestSum = 0;
        double plainSum = 0;
        double sum = 0;
        for (int seed = 0; seed < 60; seed++) {
            MazeRandom random = new MazeRandom(seed);
            int strokes = (int) random.below(40);
            double[] x = new double[2 * strokes];
            double[] y = new double[2 * strokes];
            for (int i = 0; i < x.length; i++) {
                x[i] = random.below(30);
                y[i] = random.below(1 + seed % 30);
            }
            int[] nearest = NearestNext.of(x, y);
            int[] order = nearest.clone();
            ShorterWays.shorten(order, x, y, Arrays.stream(x).min().orElse(0), Arrays.stream(y).min().orElse(0));
            assertThat(Arrays.stream(order).map(end -> end / 2).sorted()).containsExactlyElementsOf(Arrays.stream(nearest).map(end -> end / 2).sorted().boxed().toList());
            assertThat(ways(order, x, y)).isLessThanOrEqualTo(ways(nearest, x, y) + 1e-6);
            nearestSum += ways(nearest, x, y);
            plainSum += ways(plain(nearest, x, y), x, y);
            sum += ways(order, x, y);
        }
        assertThat(sum).isLessThan(plainSum).isLessThan(0.9 * nearestSum);
    }

    static Stream<String> recipes() {
        return Catalog.SHAPES.stream().filter(shape -> !List.of("graph", "tiles").contains(shape.name()))
                .map(shape -> shape.name() + ":" + FollowedLinesTest.size(shape) + "/wilson/seed:");
    }

    private static double[] ways(String recipe, int mazes) throws Exception {
        double ours = 0;
        double plain = 0;
        for (int seed = 0; seed < mazes; seed++) {
            SvgStrokes drawn = SvgStrokes.of(FollowedLinesTest.write(recipe + seed, false, FollowedLinesTest.given("for=plotter")), "walls");
            int count = drawn.strokes.size();
            double[] x = new double[2 * count];
            double[] y = new double[2 * count];
            int[] order = new int[count];
            for (int i = 0; i < count; i++) {
                SvgStrokes.Piece first = drawn.strokes.get(i).getFirst();
                SvgStrokes.Piece last = drawn.strokes.get(i).getLast();
                x[2 * i] = first.x1();
                y[2 * i] = first.y1();
                x[2 * i + 1] = last.x2();
                y[2 * i + 1] = last.y2();
                order[i] = 2 * i;
            }
            ours += ways(order, x, y);
            plain += ways(plain(NearestNext.of(x, y), x, y), x, y);
        }
        return new double[] {ours, plain};
    }

    /** Of few mazes, one may be longer: which of two ends equally near is next changes all. */
    @Test
    void waysOfAllShapesAreNoLongerThanWith2Opt() throws Exception {
        double ours = 0;
        double plain = 0;
        for (String recipe : recipes().toList()) {
            double[] both = ways(recipe, 3);
            ours += both[0];
            plain += both[1];
        }
        assertThat(ours).isLessThan(plain);
    }

    @ParameterizedTest
    @Tag("slow")
    @MethodSource("recipes")
    void waysOfAHundredMazesOfEachShapeAreNoLongerThanWith2Opt(String recipe) throws Exception {
        double[] both = ways(recipe, 100);
        assertThat(both[0]).as(recipe).isLessThan(both[1]);
    }
}
