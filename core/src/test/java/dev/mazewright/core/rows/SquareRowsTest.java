package dev.mazewright.core.rows;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.shape.Rectangle;
import org.junit.jupiter.api.Test;

/** Mazes streamed row by row are the mazes of their rows. */
class SquareRowsTest {
    @Test
    void carvesWhatItTells() {
        for (int rows = 1; rows < 5; rows++) {
            for (int columns = 1; columns < 150; columns++) {
                MazeRandom random = new MazeRandom(rows * 1000L + columns);
                SquarePlanes planes = new SquarePlanes(rows, columns);
                Maze carved = new Maze(new Rectangle(rows, columns, null).grid());
                for (int row = 0; row < rows; row++) {
                    for (int column = 0; column < columns; column++) {
                        int word = row * planes.words() + column / Long.SIZE;
                        if (column + 1 < columns && random.bit()) {
                            planes.east()[word] |= 1L << column;
                            carved.carve(carved.grid().cell(row, column), Rectangle.EAST);
                        }
                        if (row + 1 < rows && random.bit()) {
                            planes.south()[word] |= 1L << column;
                            carved.carve(carved.grid().cell(row, column), Rectangle.SOUTH);
                        }
                    }
                }
                Maze told = new Maze(new Rectangle(rows, columns, null).grid());
                told.carve(SquarePlanes.of(planes.stream()).stream());
                assertThat(told).as("%d x %d", rows, columns).isEqualTo(carved);
                Maze again = new Maze(told.grid());
                again.carve(told.rows());
                assertThat(again).as("%d x %d", rows, columns).isEqualTo(carved);
            }
        }
    }

    @Test
    void knowsTheColumnsOfTheLastWord() {
        assertThat(SquareRows.lastWord(1)).isEqualTo(1);
        assertThat(SquareRows.lastWord(63)).isEqualTo(-1L >>> 1);
        assertThat(SquareRows.lastWord(64)).isEqualTo(-1);
        assertThat(SquareRows.lastWord(65)).isEqualTo(1);
        assertThat(SquareRows.words(64)).isEqualTo(1);
        assertThat(SquareRows.words(65)).isEqualTo(2);
    }
}
