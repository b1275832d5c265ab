package dev.mazewright.core.transform;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.testing.GridModel;
import dev.mazewright.core.testing.GridModels;
import java.math.BigInteger;
import org.junit.jupiter.api.Test;

/** Loops against a reference that draws for each wall by row and column, and the number of opened walls. */
class LoopsTest {
    private static final int MILLION = 1_000_000;

    private static Maze wilson(GridModel model, long seed) {
        Maze maze = new Maze(model.grid);
        Catalog.generator("wilson").make("").generate(maze, new MazeRandom(seed));
        return maze;
    }

    /** The wall right of (r, c) is edge (r * columns + c) * 4 + 1, the one below it + 2. */
    @Test
    void opensTheWallsThatItsRandomNumbersSelect() {
        int rows = 11;
        int columns = 14;
        GridModel model = GridModel.rectangle(rows, columns);
        for (int seed = 0; seed < 30; seed++) {
            int millionths = seed * 34_000;
            Maze expected = wilson(model, seed);
            MazeRandom walls = new MazeRandom(seed).stream("walls");
            for (int row = 0; row < rows; row++) {
                for (int column = 0; column < columns; column++) {
                    long edge = (row * (long) columns + column) * 4;
                    long cell = model.grid.cell(row, column);
                    if (column + 1 < columns && draw(walls, edge + 1) < millionths) {
                        expected.carve(cell, 1);
                    }
                    if (row + 1 < rows && draw(walls, edge + 2) < millionths) {
                        expected.carve(cell, 2);
                    }
                }
            }
            assertThat(new Loops(millionths).apply(wilson(model, seed), new MazeRandom(seed))).isEqualTo(expected);
        }
    }

    private static int draw(MazeRandom stream, long n) {
        return new BigInteger(Long.toUnsignedString(stream.word(n)))
                .multiply(BigInteger.valueOf(MILLION))
                .shiftRight(64)
                .intValueExact();
    }

    @Test
    void opensNoneOrAllWallsOnEveryShape() {
        for (GridModel model : GridModels.connected()) {
            Maze before = wilson(model, 1);
            assertThat(new Loops(0).apply(before.copy(), new MazeRandom(1))).isEqualTo(before);
            Maze room = new Loops(MILLION).apply(before.copy(), new MazeRandom(1));
            for (long cell = model.grid.first(); cell != Grid.NONE; cell = model.grid.next(cell)) {
                assertThat(room.open(cell)).isEqualTo(model.grid.directions(cell));
            }
        }
    }

    /** Each of 2 * 60 * 59 - 3599 walls with probability 0.3: mean 1044.3, standard deviation 27 a maze, 8.5 of ten. */
    @Test
    void opensItsShareOfTheWalls() {
        GridModel model = GridModel.rectangle(60, 60);
        long opened = 0;
        for (int seed = 0; seed < 10; seed++) {
            opened += new Loops(300_000).apply(wilson(model, seed), new MazeRandom(seed)).passages() - 3599;
        }
        assertThat(opened / 10.0).isBetween(1044.3 - 4 * 8.5, 1044.3 + 4 * 8.5);
    }
}
