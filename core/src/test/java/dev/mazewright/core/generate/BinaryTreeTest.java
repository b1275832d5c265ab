package dev.mazewright.core.generate;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.generate.rows.Corner;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.core.shape.Triangle;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Grids on which some cell has no path to the root are refused before the first passage is carved. */
class BinaryTreeTest {
    @Test
    void refusesMasksAndOtherShapes() {
        Mask hole = new Mask(4, 4);
        for (int row = 0; row < 4; row++) {
            hole.addRange(row, row == 1 ? 2 : 0, 4);
        }
        for (Shape shape : List.of(new Rectangle(4, 4, hole), new Triangle(5, 5, null))) {
            Maze maze = new Maze(shape.grid());
            assertThatThrownBy(() -> new BinaryTree(Corner.NORTH_WEST).generate(maze, new MazeRandom(1)))
                    .isInstanceOf(UsageException.class)
                    .hasMessageContaining("binary-tree works row by row")
                    .hasMessageContaining("this " + shape.name());
        }
    }
}
