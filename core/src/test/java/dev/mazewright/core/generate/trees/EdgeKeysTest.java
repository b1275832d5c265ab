package dev.mazewright.core.generate.trees;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Hexagon;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.core.shape.Triangle;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Keys of edges: the same from both sides, each its own, by weight and then by number. */
class EdgeKeysTest {
    @Test
    void aKeyIsAnEdgeAndItsWeight() {
        for (Grid grid : List.of(
                new Rectangle(7, 9, null).grid(), new Hexagon(6, 8, null).grid(), new Triangle(8, 7, null).grid())) {
            MazeRandom weights = new MazeRandom(4);
            EdgeKeys edges = new EdgeKeys(grid, weights);
            for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
                for (int rest = grid.directions(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                    int direction = Directions.first(rest);
                    long other = grid.step(cell, direction);
                    long key = edges.key(cell, direction);
                    assertThat(edges.key(other, grid.opposite(cell, direction))).isEqualTo(key);
                    assertThat(edges.cell(key)).isEqualTo(Math.min(cell, other));
                    assertThat(grid.step(edges.cell(key), edges.direction(key))).isEqualTo(Math.max(cell, other));
                    assertThat(key >>> 32).isEqualTo(weights.weight(grid.edge(cell, direction)));
                }
            }
        }
    }

    /** Grids need no memory before their cells are used. */
    @Test
    void gridsWithTooManyEdgesAreRefused() {
        MazeRandom weights = new MazeRandom(4);
        Grid largest = new Rectangle(1 << 15, 1 << 15, null).grid();
        long corner = largest.cell((1 << 15) - 1, (1 << 15) - 1);
        EdgeKeys edges = new EdgeKeys(largest, weights);
        long key = edges.key(corner, Rectangle.WEST);
        assertThat(edges.cell(key)).isEqualTo(corner - 1);
        assertThat(edges.direction(key)).isEqualTo(Rectangle.EAST);
        assertThatThrownBy(() -> new EdgeKeys(new Rectangle(1 << 15, (1 << 15) + 1, null).grid(), weights))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("1073741824");
        assertThatThrownBy(() -> new EdgeKeys(new Hexagon(1 << 15, 1 << 15, null).grid(), weights))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining(String.valueOf((1L << 32) / 6));
    }
}
