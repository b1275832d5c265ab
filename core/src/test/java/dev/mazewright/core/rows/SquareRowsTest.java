package dev.mazewright.core.rows;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.shape.Rectangle;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Mazes streamed row by row are the mazes of their rows. */
class SquareRowsTest {
    @Test
    void mazeCarvedFromRowsHasTheirPassages() {
        for (int rows = 1; rows < 5; rows++) {
            for (int columns = 1; columns < 150; columns++) {
                MazeRandom random = new MazeRandom(rows * 1000L + columns);
                SquarePlanes planes = new SquarePlanes(rows, columns);
                Maze carved = new Maze(new Rectangle(rows, columns, null).grid());
                for (int row = 0; row < rows; row++) {
                    for (int column = 0; column < columns; column++) {
                        if (column + 1 < columns && random.bit()) {
                            BitRow.add(planes.east(), row * planes.words(), column);
                            carved.carve(carved.grid().cell(row, column), Rectangle.EAST);
                        }
                        if (row + 1 < rows && random.bit()) {
                            BitRow.add(planes.south(), row * planes.words(), column);
                            carved.carve(carved.grid().cell(row, column), Rectangle.SOUTH);
                        }
                    }
                }
                Maze streamed = new Maze(new Rectangle(rows, columns, null).grid());
                streamed.carve(SquarePlanes.of(planes.stream()).stream());
                assertThat(streamed).as("%d x %d", rows, columns).isEqualTo(carved);
                Maze again = new Maze(streamed.grid());
                again.carve(streamed.rows());
                assertThat(again).as("%d x %d", rows, columns).isEqualTo(carved);
            }
        }
    }

    @Test
    void streamsTheRowsFromOneOnAsAMazeOfTheirOwn() {
        MazeRandom random = new MazeRandom(7);
        SquarePlanes planes = new SquarePlanes(6, 130);
        for (int word = 0; word < planes.east().length; word++) {
            planes.east()[word] = random.nextLong() & 1;
        }
        for (int first = 0; first < 6; first++) {
            SquarePlanes rest = SquarePlanes.of(planes.stream(first));
            assertThat(rest.rows()).isEqualTo(6 - first);
            assertThat(rest.east())
                    .isEqualTo(Arrays.copyOfRange(planes.east(), first * planes.words(), planes.east().length));
        }
    }
}
