package dev.mazewright.core.transform;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.recipe.Recipe;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Braids against a reference on rows and columns of squares that draws with big integers. */
class BraidTest {
    private static final int ROWS = 17;
    private static final int COLUMNS = 23;

    @Test
    void opensTheDeadEndsThatItsRandomNumbersSelect() {
        for (long seed = 0; seed < 40; seed++) {
            int millionths = (int) (seed * 25_641);
            Maze expected = perfect(seed);
            referenceBraid(expected, millionths, new MazeRandom(seed));
            assertThat(new Braid(millionths).apply(perfect(seed), new MazeRandom(seed)))
                    .as("share %d, seed %d", millionths, seed)
                    .isEqualTo(expected);
        }
    }

    private static Maze perfect(long seed) {
        return Recipe.parse("rectangle:" + ROWS + "x" + COLUMNS + "/kruskal/seed:" + seed).make().maze();
    }

    private static void referenceBraid(Maze maze, int millionths, MazeRandom random) {
        for (int position = 0; position < ROWS * COLUMNS; position++) {
            int row = position / COLUMNS;
            int column = position % COLUMNS;
            if (degree(maze, row, column) != 1
                    || draw(random.stream("chosen"), position, 1_000_000) >= millionths) {
                continue;
            }
            List<Integer> closed = new ArrayList<>();
            List<Integer> toDeadEnds = new ArrayList<>();
            int[][] steps = {{-1, 0}, {0, 1}, {1, 0}, {0, -1}};
            for (int direction = 0; direction < 4; direction++) {
                int otherRow = row + steps[direction][0];
                int otherColumn = column + steps[direction][1];
                boolean inside = otherRow >= 0 && otherRow < ROWS && otherColumn >= 0 && otherColumn < COLUMNS;
                if (inside && !maze.isOpen(maze.grid().cell(row, column), direction)) {
                    closed.add(direction);
                    if (degree(maze, otherRow, otherColumn) == 1) {
                        toDeadEnds.add(direction);
                    }
                }
            }
            List<Integer> possible = toDeadEnds.isEmpty() ? closed : toDeadEnds;
            if (!possible.isEmpty()) {
                int index = draw(random.stream("ways"), position, possible.size());
                maze.carve(maze.grid().cell(row, column), possible.get(index));
            }
        }
    }

    private static int degree(Maze maze, int row, int column) {
        return Integer.bitCount(maze.open(maze.grid().cell(row, column)));
    }

    /** Word n of a stream as a fraction of 2^64, times the bound. */
    private static int draw(MazeRandom stream, int n, int bound) {
        return new BigInteger(Long.toUnsignedString(stream.word(n)))
                .multiply(BigInteger.valueOf(bound))
                .shiftRight(64)
                .intValueExact();
    }
}
