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
 * The law of origin-shift on small grids, exactly: a Markov chain whose states are mazes with an origin. How far it is
 * from uniform after how many steps, and that the generator makes mazes by this law.
 */
class OriginShiftDistributionTest {
    /** The chances of all states, after so many steps. */
    private static final class Chain {
        private final int[][] adjacency;
        private final Uniformity grid;
        /** By the ways that are open, with the origin's number in the upper bits. */
        private Map<Integer, Double> chances = new HashMap<>();

        Chain(GridModel model) {
            adjacency = model.adjacency();
            grid = new Uniformity(model);
            for (int origin = 0; origin < adjacency.length; origin++) {
                boolean[] seen = new boolean[adjacency.length];
                double ways = Arrays.stream(adjacency[origin]).filter(there -> there >= 0).count();
                chances.put(state(furrows(origin, seen), origin), ways / (2 * grid.edges.size()));
            }
        }

        private int state(int set, int origin) {
            return set | origin << grid.edges.size();
        }

        private int furrows(int cell, boolean[] seen) {
            seen[cell] = true;
            int set = 0;
            for (int there : adjacency[cell]) {
                if (there >= 0 && !seen[there]) {
                    set |= way(cell, there) | furrows(there, seen);
                }
            }
            return set;
        }

        private int way(int a, int b) {
            int edge = 0;
            while (grid.edges.get(edge)[0] != Math.min(a, b) || grid.edges.get(edge)[2] != Math.max(a, b)) {
                edge++;
            }
            return 1 << edge;
        }

        void step() {
            Map<Integer, Double> after = new HashMap<>();
            chances.forEach((state, chance) -> {
                int origin = state >>> grid.edges.size();
                int set = state & (1 << grid.edges.size()) - 1;
                long ways = Arrays.stream(adjacency[origin]).filter(there -> there >= 0).count();
                for (int next : adjacency[origin]) {
                    if (next >= 0) {
                        after.merge(state(shifted(set, origin, next), next), chance / ways, Double::sum);
                    }
                }
            });
            chances = after;
        }

        /** With the way from the origin to the next, and without the first way from there towards the origin. */
        private int shifted(int set, int origin, int next) {
            for (int there : adjacency[next]) {
                int way = there < 0 ? 0 : way(next, there);
                if ((set & way) != 0 && reaches(set & ~way, there, origin, next)) {
                    return (set & ~way) | way(origin, next);
                }
            }
            throw new AssertionError("no way to the origin");
        }

        private boolean reaches(int set, int from, int goal, int before) {
            if (from == goal) {
                return true;
            }
            for (int there : adjacency[from]) {
                if (there >= 0 && there != before && (set & way(from, there)) != 0 && reaches(set, there, goal, from)) {
                    return true;
                }
            }
            return false;
        }

        /** The chance of each maze, wherever its origin. */
        double[] mazes() {
            double[] mazes = new double[grid.trees.size()];
            chances.forEach((state, chance) -> mazes[grid.trees.get(state & (1 << grid.edges.size()) - 1)] += chance);
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
    void theDistanceFromUniformIsKnown(int rows, int columns, double distance) {
        GridModel model = GridModel.rectangle(rows, columns);
        OriginShift byDefault = (OriginShift) Catalog.generator("origin-shift").make("");
        assertThat(byDefault.steps()).isEqualTo(10);
        double[] chances = after(model, byDefault.steps() * model.grid.cells()).mazes();
        assertThat(Arrays.stream(chances).sum()).isCloseTo(1, within(1e-9));
        assertThat(Uniformity.distance(chances)).isCloseTo(distance, within(distance / 100));
    }

    /** Few steps show best whether the generator does what the chain does: no maze is as likely as another. */
    @ParameterizedTest
    @CsvSource({"2, 2, 1", "2, 3, 0", "2, 3, 1", "2, 3, 2", "3, 3, 1", "3, 3, 3"})
    void mazesHaveTheirExactChances(int rows, int columns, long steps) {
        GridModel model = GridModel.rectangle(rows, columns);
        double[] chances = after(model, steps * model.grid.cells()).mazes();
        long[] counts = new Uniformity(model).counts(new OriginShift(steps), 0, 40_000);
        assertThat(Uniformity.fits(counts, chances)).isTrue();
        double[] alike = new double[counts.length];
        Arrays.fill(alike, 1.0 / counts.length);
        assertThat(Uniformity.fits(counts, alike)).isFalse();
    }
}
