package dev.mazewright.core.measure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.shape.Rectangle;
import org.junit.jupiter.api.Test;

class RowDigestTest {
    @Test
    void digestOfRowsIsTheDigestOfCells() {
        MazeRandom random = new MazeRandom(1);
        for (int columns : new int[] {1, 2, 8, 63, 64, 65, 130, 4095, 4096, 4097, 4161, 9000}) {
            for (int rows : new int[] {1, 2, 5}) {
                Maze maze = new Maze(new Rectangle(rows, columns, null).grid());
                for (int row = 0; row < rows; row++) {
                    for (int column = 0; column < columns; column++) {
                        if (column + 1 < columns && random.bit()) {
                            maze.carve(maze.grid().cell(row, column), Rectangle.EAST);
                        }
                        if (row + 1 < rows && random.bit()) {
                            maze.carve(maze.grid().cell(row, column), Rectangle.SOUTH);
                        }
                    }
                }
                RowDigest digest = RowDigest.of(maze.rows());
                assertThat(digest.digest()).as("%d x %d", rows, columns).isEqualTo(Digest.ofCells(maze));
                assertThat(digest.passages()).isEqualTo(maze.passages());
            }
        }
    }
}
