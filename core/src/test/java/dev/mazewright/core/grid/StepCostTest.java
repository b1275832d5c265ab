package dev.mazewright.core.grid;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.testing.GridModel;
import dev.mazewright.core.testing.Neighbours;
import java.math.BigInteger;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What steps cost, and bounds that never exceed the cheapest path. */
class StepCostTest {
    /** A step across a corner: 2^32 times the square root of 2, rounded, in exact arithmetic. */
    private static final long DIAGONAL = BigInteger.TWO
            .pow(63)
            .sqrt()
            .add(BigInteger.ONE)
            .shiftRight(1)
            .longValueExact();

    @ParameterizedTest
    @MethodSource("dev.mazewright.core.testing.GridModels#small")
    void boundsNeverExceedTheCheapestPath(GridModel model) {
        Grid grid = model.grid;
        long[][] cheapest = cheapest(model);
        for (int from = 0; from < cheapest.length; from++) {
            for (int to = 0; to < cheapest.length; to++) {
                long bound = grid.bound(grid.cellAt(from), grid.cellAt(to));
                assertThat(bound).isBetween(0L, cheapest[from][to]);
                if (hasExactBound(model)) {
                    assertThat(bound).as("exact bound").isEqualTo(cheapest[from][to]);
                }
            }
        }
    }

    /** Whether the grid is full, on shapes whose bound is exact then. */
    private static boolean hasExactBound(GridModel model) {
        boolean exact = model.neighbours.equals(Neighbours.RECTANGLE)
                || model.neighbours.equals(Neighbours.OCTILE)
                || model.neighbours.equals(Neighbours.HEXAGON)
                || model.neighbours.equals(Neighbours.ZETA)
                || model.neighbours.equals(Neighbours.BRICK);
        return exact && model.grid.cells() == (long) model.grid.rows() * model.grid.columns();
    }

    /** Floyd and Warshall, over the drawing's neighbours; a step costs the distance of the centres of the squares. */
    private static long[][] cheapest(GridModel model) {
        int[][] adjacency = model.adjacency();
        int n = adjacency.length;
        long[][] cost = new long[n][n];
        for (int i = 0; i < n; i++) {
            Arrays.fill(cost[i], Long.MAX_VALUE / 4);
            cost[i][i] = 0;
            for (int direction = 0; direction < adjacency[i].length; direction++) {
                if (adjacency[i][direction] >= 0) {
                    cost[i][adjacency[i][direction]] =
                            model.neighbours.equals(Neighbours.OCTILE) && direction >= 4 ? DIAGONAL : Grid.UNIT;
                }
            }
        }
        for (int k = 0; k < n; k++) {
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < n; j++) {
                    cost[i][j] = Math.min(cost[i][j], cost[i][k] + cost[k][j]);
                }
            }
        }
        return cost;
    }

    @Test
    void onlyStepsAcrossACornerCostMoreThanTheUnit() {
        Grid octile = GridModel.masked("octile", GridModel.full(2, 2)).grid;
        assertThat(octile.isUniform()).isFalse();
        for (int direction = 0; direction < 8; direction++) {
            assertThat(octile.cost(direction)).isEqualTo(direction < 4 ? Grid.UNIT : DIAGONAL);
        }
        Grid rectangle = GridModel.rectangle(2, 2).grid;
        assertThat(rectangle.isUniform()).isTrue();
        assertThat(rectangle.cost(2)).isEqualTo(Grid.UNIT).isEqualTo(1_073_741_824L);
    }
}
