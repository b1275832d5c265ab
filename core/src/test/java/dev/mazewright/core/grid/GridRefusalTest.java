package dev.mazewright.core.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Graph;
import dev.mazewright.core.shape.Rectangle;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Grids that cannot be, and the largest number of neighbours. */
class GridRefusalTest {
    @Test
    void gridsWithoutCellsAreRefused() {
        assertThatThrownBy(() -> new Rectangle(0, 5, null).grid())
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("0x5")
                .hasMessageContaining("1 to 2147483647");
        assertThatThrownBy(() -> new Rectangle(5, -1, null).grid())
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("5x-1");
        assertThatThrownBy(() -> new Rectangle(3, 4, new Mask(3, 4)).grid())
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("3x4");
        assertThatThrownBy(() -> new Graph(List.of()).grid()).isInstanceOf(UsageException.class);
    }

    @Test
    void latticesWithoutAnOppositeEdgeAreRefused() {
        Shape shape = new Rectangle(3, 3, null);
        Lattice withoutReturn = Lattice.of(new int[][] {{0, 1}, {1, 0}, {-1, 0}});
        assertThatThrownBy(() -> Grid.of(shape, 3, 3, withoutReturn))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("no edge leads back");
        Lattice wrongKind = Lattice.of(new int[][] {{0, 1}, {1, 0}}, new int[][] {{0, 1}, {-1, 0}});
        assertThatThrownBy(() -> Grid.of(shape, 3, 3, wrongKind))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("no edge leads back");
    }

    @Test
    void invalidGraphsAreRefused() {
        assertThatThrownBy(() -> new Graph(List.of(List.of(1), List.of())).grid())
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("from cell 1 to cell 0");
        assertThatThrownBy(() -> new Graph(List.of(List.of(0))).grid())
                .as("a vertex beside itself")
                .isInstanceOf(UsageException.class);
        assertThatThrownBy(() -> new Graph(List.of(List.of(2), List.of())).grid())
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("cell 2")
                .hasMessageContaining("0 to 1");
        assertThatThrownBy(() -> new Graph(List.of(List.of(-1))).grid()).isInstanceOf(UsageException.class);
        assertThatThrownBy(() -> new Graph(List.of(List.of(1, 1), List.of(0, 0))).grid())
                .as("the same neighbour twice")
                .isInstanceOf(UsageException.class);
        List<List<Integer>> star = new ArrayList<>();
        star.add(Stream.iterate(1, n -> n <= 33, n -> n + 1).toList());
        for (int i = 0; i < 33; i++) {
            star.add(List.of(0));
        }
        assertThatThrownBy(() -> new Graph(star).grid())
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("33")
                .hasMessageContaining("32");
    }

    @Test
    void aCellCanHaveThirtyTwoNeighbours() {
        List<List<Integer>> star = new ArrayList<>();
        star.add(Stream.iterate(1, n -> n <= 32, n -> n + 1).toList());
        for (int i = 0; i < 32; i++) {
            star.add(List.of(0));
        }
        Grid grid = new Graph(star).grid();
        assertThat(grid.directions(0)).isEqualTo(-1);
        Maze maze = new Maze(grid);
        for (int direction = 0; direction < 32; direction++) {
            assertThat(maze.unvisited(0)).isEqualTo(-1 << direction);
            maze.carve(0, direction);
        }
        assertThat(maze.passages()).isEqualTo(32);
    }
}
