package dev.mazewright.core.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.testing.GridModel;
import dev.mazewright.core.testing.Uniformity;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The exact distribution of origin-shift on small grids: a Markov chain whose states are mazes with an origin; its
 * distance from uniform after some steps, and that the generator's mazes have this distribution.
 */
class OriginShiftDistributionTest {
    /** The probabilities of all states after a number of steps. */
    private static final class Chain {
        private final int[][] adjacency;
        private final Uniformity grid;
        /** By the set of passages, with the origin's number in the upper bits. */
        private Map<Integer, Double> probabilities = new HashMap<>();

        Chain(GridModel model) {
            adjacency = model.adjacency();
            grid = new Uniformity(model);
            for (int origin = 0; origin < adjacency.length; origin++) {
                boolean[] seen = new boolean[adjacency.length];
                double degree = Arrays.stream(adjacency[origin]).filter(there -> there >= 0).count();
                probabilities.put(state(tree(origin, seen), origin), degree / (2 * grid.edges.size()));
            }
        }

        private int state(int set, int origin) {
            return set | origin << grid.edges.size();
        }

        private int tree(int cell, boolean[] seen) {
            seen[cell] = true;
            int set = 0;
            for (int there : adjacency[cell]) {
                if (there >= 0 && !seen[there]) {
                    set |= edge(cell, there) | tree(there, seen);
                }
            }
            return set;
        }

        private int edge(int a, int b) {
            int edge = 0;
            while (grid.edges.get(edge)[0] != Math.min(a, b) || grid.edges.get(edge)[2] != Math.max(a, b)) {
                edge++;
            }
            return 1 << edge;
        }

        void step() {
            Map<Integer, Double> after = new HashMap<>();
            probabilities.forEach((state, probability) -> {
                int origin = state >>> grid.edges.size();
                int set = state & (1 << grid.edges.size()) - 1;
                long degree = Arrays.stream(adjacency[origin]).filter(there -> there >= 0).count();
                for (int next : adjacency[origin]) {
                    if (next >= 0) {
                        after.merge(state(shifted(set, origin, next), next), probability / degree, Double::sum);
                    }
                }
            });
            probabilities = after;
        }

        /** With the edge from the origin to the next, and without the first edge from there towards the origin. */
        private int shifted(int set, int origin, int next) {
            for (int there : adjacency[next]) {
                int edge = there < 0 ? 0 : edge(next, there);
                if ((set & edge) != 0 && reaches(set & ~edge, there, origin, next)) {
                    return (set & ~edge) | edge(origin, next);
                }
            }
            throw new AssertionError("no path to the origin");
        }

        private boolean reaches(int set, int from, int goal, int before) {
            if (from == goal) {
                return true;
            }
            for (int there : adjacency[from]) {
                boolean isPassage = there >= 0 && (set & edge(from, there)) != 0;
                if (isPassage && there != before && reaches(set, there, goal, from)) {
                    return true;
                }
            }
            return false;
        }

        /** The probability of each maze, with any origin. */
        double[] mazes() {
            double[] mazes = new double[grid.trees.size()];
            probabilities.forEach((state, probability) ->
                    mazes[grid.trees.get(state & (1 << grid.edges.size()) - 1)] += probability);
            return mazes;
        }
    }

    private static Chain after(GridModel model, long steps) {
        Chain chain = new Chain(model);
        for (long step = 0; step < steps; step++) {
            chain.step();
        }
        return chain;
    }

    /** With 10 steps a cell, the default; the total variations are those of the class comment. */
    @ParameterizedTest
    @CsvSource({"2, 2, 2.4e-7", "2, 3, 2.2e-4", "3, 3, 1.2e-3"})
    void distanceFromUniformIsThatOfTheClassComment(int rows, int columns, double distance) {
        GridModel model = GridModel.rectangle(rows, columns);
        OriginShift byDefault = (OriginShift) Catalog.generator("origin-shift").make("");
        assertThat(byDefault.steps()).isEqualTo(10);
        double[] probabilities = after(model, byDefault.steps() * model.grid.cells()).mazes();
        assertThat(Arrays.stream(probabilities).sum()).isCloseTo(1, within(1e-9));
        assertThat(Uniformity.distance(probabilities)).isCloseTo(distance, within(distance / 100));
    }

    /** After few steps the probabilities differ most, so the comparison is strongest. */
    @ParameterizedTest
    @CsvSource({"2, 2, 1", "2, 3, 0", "2, 3, 1", "2, 3, 2", "3, 3, 1", "3, 3, 3"})
    void mazesHaveTheirExactProbabilities(int rows, int columns, long steps) {
        GridModel model = GridModel.rectangle(rows, columns);
        double[] probabilities = after(model, steps * model.grid.cells()).mazes();
        long[] counts = new Uniformity(model).counts(new OriginShift(steps), 0, 40_000);
        assertThat(Uniformity.fits(counts, probabilities)).isTrue();
        double[] equal = new double[counts.length];
        Arrays.fill(equal, 1.0 / counts.length);
        assertThat(Uniformity.fits(counts, equal)).isFalse();
    }
}
