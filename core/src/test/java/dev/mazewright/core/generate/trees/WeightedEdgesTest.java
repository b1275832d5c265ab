package dev.mazewright.core.generate.trees;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.core.shape.Triangle;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Edges in the order of their weights, on grids so large that some weights are equal. */
class WeightedEdgesTest {
    @Test
    void edgesComeByWeightAndThenByNumber() {
        int side = 400;
        long ties = 0;
        for (Grid grid : List.of(new Rectangle(side, side, null).grid(), new Triangle(side, side, null).grid())) {
            MazeRandom weights = new MazeRandom(1);
            WeightedEdges edges = WeightedEdges.sorted(grid, weights);
            Set<Long> numbers = new HashSet<>();
            long weightBefore = -1;
            long numberBefore = -1;
            for (int i = 0; i < edges.size(); i++) {
                long cell = edges.cell(i);
                int direction = edges.direction(i);
                assertThat(grid.leads(cell, direction)).isTrue();
                assertThat(grid.step(cell, direction)).as("known by its earlier cell").isGreaterThan(cell);
                long position = (long) grid.row(cell) * side + grid.column(cell);
                long number = position * grid.directions() + direction;
                assertThat(numbers.add(number)).as("each once").isTrue();
                long weight = weights.word(number) >>> 33;
                assertThat(weight).isGreaterThanOrEqualTo(weightBefore);
                if (weight == weightBefore) {
                    ties++;
                    assertThat(number).isGreaterThan(numberBefore);
                }
                weightBefore = weight;
                numberBefore = number;
            }
            int pointingUp = (side - 1) * side / 2;
            int below = grid.directions() == 3 ? pointingUp : side * (side - 1);
            assertThat(edges.size()).isEqualTo(side * (side - 1) + below);
        }
        assertThat(ties).as("edges of equal weight, without which the test would show nothing").isPositive();
    }
}
