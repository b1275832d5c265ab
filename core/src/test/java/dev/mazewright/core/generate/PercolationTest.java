package dev.mazewright.core.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.testing.ChiSquare;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Each edge open with the same probability. */
class PercolationTest {
    private static Maze make(String recipe, long seed) {
        return Recipe.parse(recipe + "/seed:" + seed).make().maze();
    }

    /** On 2 x 3 squares there are seven edges; the number of open ones is binomial. */
    @ParameterizedTest
    @CsvSource({"percolation, 0.4", "percolation:0.75, 0.75"})
    void theNumberOfOpenEdgesIsBinomial(String generator, double share) {
        long[] open = new long[8];
        for (long seed = 0; seed < 4000; seed++) {
            open[(int) make("rectangle:2x3/" + generator, seed).passages()]++;
        }
        double[] shares = new double[8];
        double chosen = 1;
        for (int k = 0; k <= 7; k++) {
            shares[k] = chosen * Math.pow(share, k) * Math.pow(1 - share, 7 - k);
            chosen = chosen * (7 - k) / (k + 1);
        }
        assertThat(ChiSquare.of(open, shares)).isLessThan(ChiSquare.limit(8));
    }

    /** All eight sets of the three edges of 1 x 4 are equally likely at one half. */
    @Test
    void edgesAreIndependent() {
        long[] sets = new long[8];
        for (long seed = 0; seed < 4000; seed++) {
            Maze maze = make("rectangle:1x4/percolation:0.5", seed);
            int set = 0;
            for (int column = 0; column < 3; column++) {
                set |= maze.isOpen(maze.grid().cell(0, column), 1) ? 1 << column : 0;
            }
            sets[set]++;
        }
        assertThat(ChiSquare.ofEqual(sets)).isLessThan(ChiSquare.limit(8));
    }

    @ParameterizedTest
    @CsvSource({"rectangle:5x7, 58", "hexagon:1x6, 5", "torus:4x5, 40"})
    void shareOneOpensAllEdgesAndShareZeroNone(String shape, long edges) {
        assertThat(make(shape + "/percolation:1", 1).passages()).isEqualTo(edges);
        assertThat(make(shape + "/percolation:0", 1).passages()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"unicursal", "symmetry"})
    void transformsThatNeedAConnectedMazeAreRefused(String transform) {
        assertThatThrownBy(() -> make("rectangle:9x9/percolation/" + transform, 1))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining(transform + " needs a maze in which all cells are connected")
                .hasMessageContaining("percolation");
    }
}
