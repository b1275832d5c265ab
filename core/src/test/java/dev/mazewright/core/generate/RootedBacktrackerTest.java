package dev.mazewright.core.generate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.Mask;
import dev.mazewright.core.Maze;
import dev.mazewright.core.MazeRandom;
import dev.mazewright.core.generate.fast.RootedBacktracker;
import dev.mazewright.core.shape.Hexagon;
import dev.mazewright.core.shape.Rectangle;
import org.junit.jupiter.api.Test;

/** The fast backtracker makes the textbook's mazes. */
class RootedBacktrackerTest {
    @Test
    void makesTheTextbooksMazeOnEverySmallRectangle() {
        for (int rows = 1; rows <= 20; rows++) {
            for (int columns = 1; columns <= 40; columns++) {
                requireTwins(new Rectangle(rows, columns, null), rows * 1000L + columns);
            }
        }
    }

    @Test
    void makesTheTextbooksMazeWhereRowsAreWordsAndOneMoreOrLess() {
        for (int columns : new int[] {62, 63, 64, 65, 127, 128, 129, 1000}) {
            requireTwins(new Rectangle(70, columns, null), columns);
        }
        requireTwins(new Rectangle(1, 5000, null), 1);
        requireTwins(new Rectangle(5000, 1, null), 2);
    }

    @Test
    void makesTheTextbooksMazeInMasks() {
        for (int seed = 0; seed < 50; seed++) {
            requireTwins(new Rectangle(23, 37, blob(23, 37, seed)), seed);
        }
    }

    @Test
    void leavesOtherShapesAndWatchedMazesToTheTextbook() {
        assertThat(RootedBacktracker.fits(new Maze(new Hexagon(3, 3, null).grid()))).isFalse();
    }

    private static void requireTwins(Rectangle shape, long seed) {
        Maze textbook = new Maze(shape.grid());
        new RecursiveBacktracker().textbook(textbook, new MazeRandom(seed));
        Maze fast = new Maze(shape.grid());
        assertThat(RootedBacktracker.fits(fast)).isTrue();
        RootedBacktracker.generate(fast, new MazeRandom(seed));
        assertThat(fast).as("%s, seed %d", shape, seed).isEqualTo(textbook);
    }

    /** A connected mask: where a random walk has been. */
    private static Mask blob(int rows, int columns, int seed) {
        Mask mask = new Mask(rows, columns);
        MazeRandom random = new MazeRandom(seed);
        int row = rows / 2;
        int column = columns / 2;
        for (int step = 0; step < 600; step++) {
            mask.add(row, column);
            int direction = random.bits(2);
            row = Math.clamp(row + (direction == 0 ? -1 : direction == 2 ? 1 : 0), 0, rows - 1);
            column = Math.clamp(column + (direction == 1 ? 1 : direction == 3 ? -1 : 0), 0, columns - 1);
        }
        return mask;
    }
}
