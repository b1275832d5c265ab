package dev.mazewright.api.large;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.shape.Rectangle;
import org.junit.jupiter.api.Test;

/** A sample of cells shows the share that a generator has reached. */
class ReachedCellsTest {
    @Test
    void theShareIsThatOfTheCellsWithAPassage() {
        Maze maze = new Maze(new Rectangle(300, 500, null).grid());
        assertThat(ReachedCells.share(maze)).isZero();
        for (int row = 0; row < 300; row++) {
            if (row == 100) {
                assertThat(ReachedCells.share(maze)).isEqualTo(1 / 3.0, within(0.01));
            }
            for (int column = 0; column < 499; column++) {
                maze.carve(maze.grid().cell(row, column), Rectangle.EAST);
            }
        }
        assertThat(ReachedCells.share(maze)).isEqualTo(1);
    }
}
