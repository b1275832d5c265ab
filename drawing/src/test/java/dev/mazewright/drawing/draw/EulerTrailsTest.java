package dev.mazewright.drawing.draw;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.drawing.lines.EulerTrails;
import dev.mazewright.drawing.lines.NearestNext;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Strokes of random graphs against their definition, and their order against a search through all of them. */
class EulerTrailsTest {
    @Test
    void strokesHaveEachEdgeOnceAndAreTheFewest() {
        for (int seed = 0; seed < 500; seed++) {
            MazeRandom random = new MazeRandom(seed);
            int nodes = 1 + (int) random.below(20);
            int edges = (int) random.below(40);
            int[] from = new int[edges];
            int[] to = new int[edges];
            List<List<Integer>> pairs = new ArrayList<>();
            for (int i = 0; i < edges; i++) {
                from[i] = (int) random.below(nodes);
                to[i] = (int) random.below(nodes);
                pairs.add(List.of(from[i], to[i], -1));
            }
            List<int[]> strokes = EulerTrails.of(nodes, edges, from, to);
            boolean[] isDrawn = new boolean[edges];
            for (int[] stroke : strokes) {
                int at = -1;
                for (int edge : stroke) {
                    int number = edge < 0 ? ~edge : edge;
                    assertThat(isDrawn[number]).isFalse();
                    isDrawn[number] = true;
                    assertThat(at == -1 || at == (edge < 0 ? to[number] : from[number])).isTrue();
                    at = edge < 0 ? from[number] : to[number];
                }
            }
            assertThat(isDrawn).doesNotContain(false);
            assertThat(strokes).hasSize(SvgStrokes.fewest(pairs));
        }
    }

    @Test
    void theNearestStrokeIsNext() {
        for (int seed = 0; seed < 200; seed++) {
            MazeRandom random = new MazeRandom(seed);
            int strokes = (int) random.below(60);
            double[] x = new double[2 * strokes];
            double[] y = new double[2 * strokes];
            for (int i = 0; i < x.length; i++) {
                x[i] = random.below(30);
                y[i] = random.below(1 + seed % 30);
            }
            assertThat(NearestNext.of(x, y)).isEqualTo(searched(x, y));
        }
    }

    private static int[] searched(double[] x, double[] y) {
        int[] order = new int[x.length / 2];
        boolean[] isDrawn = new boolean[order.length];
        double atX = Arrays.stream(x).min().orElse(0);
        double atY = Arrays.stream(y).min().orElse(0);
        for (int i = 0; i < order.length; i++) {
            int best = -1;
            for (int end = 0; end < x.length; end++) {
                boolean isNearer = best < 0 || Math.hypot(x[end] - atX, y[end] - atY) < Math.hypot(x[best] - atX, y[best] - atY);
                best = !isDrawn[end / 2] && isNearer ? end : best;
            }
            isDrawn[best / 2] = true;
            order[i] = best;
            atX = x[best ^ 1];
            atY = y[best ^ 1];
        }
        return order;
    }
}
