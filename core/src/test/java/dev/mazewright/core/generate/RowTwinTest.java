package dev.mazewright.core.generate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.Mask;
import dev.mazewright.core.Maze;
import dev.mazewright.core.MazeRandom;
import dev.mazewright.core.Trace;
import dev.mazewright.core.generate.fast.BracketEller;
import dev.mazewright.core.generate.fast.SquareDivision;
import dev.mazewright.core.generate.fast.SquareSidewinder;
import dev.mazewright.core.shape.Hexagon;
import dev.mazewright.core.shape.Rectangle;
import org.junit.jupiter.api.Test;

/** The fast row algorithms make the textbooks' mazes. */
class RowTwinTest {
    @Test
    void makeTheTextbooksMazesOnEverySmallRectangle() {
        for (int rows = 1; rows <= 16; rows++) {
            for (int columns = 1; columns <= 33; columns++) {
                for (long seed = 0; seed < 3; seed++) {
                    requireTwins(new Rectangle(rows, columns, null), 1000L * rows + columns + 100_000 * seed);
                }
            }
        }
        requireTwins(new Rectangle(1, 3000, null), 1);
        requireTwins(new Rectangle(3000, 1, null), 2);
        requireTwins(new Rectangle(211, 197, null), 3);
    }

    private static void requireTwins(Rectangle shape, long seed) {
        Maze slow = new Maze(shape.grid());
        new Eller().textbook(slow, new MazeRandom(seed));
        Maze fast = new Maze(shape.grid());
        BracketEller.generate(fast, new MazeRandom(seed));
        assertThat(fast).as("eller on %s, seed %d", shape, seed).isEqualTo(slow);
        slow = new Maze(shape.grid());
        new Sidewinder().textbook(slow, new MazeRandom(seed));
        fast = new Maze(shape.grid());
        SquareSidewinder.generate(fast, new MazeRandom(seed));
        assertThat(fast).as("sidewinder on %s, seed %d", shape, seed).isEqualTo(slow);
        slow = new Maze(shape.grid());
        new RecursiveDivision().textbook(slow, new MazeRandom(seed));
        fast = new Maze(shape.grid());
        SquareDivision.generate(fast, new MazeRandom(seed));
        assertThat(fast).as("recursive-division on %s, seed %d", shape, seed).isEqualTo(slow);
    }

    @Test
    void leaveOtherShapesMasksAndWatchedMazesToTheTextbook() {
        Mask mask = new Mask(3, 3);
        mask.addRange(0, 0, 3);
        Maze watched = new Maze(new Rectangle(3, 3, null).grid());
        assertThat(BracketEller.fits(watched)).isTrue();
        assertThat(SquareDivision.fits(watched)).isTrue();
        assertThat(SquareSidewinder.fits(watched)).isTrue();
        watched.trace(new Trace(watched.grid()));
        for (Maze maze : new Maze[] {
            watched, new Maze(new Hexagon(3, 3, null).grid()), new Maze(new Rectangle(3, 3, mask).grid())
        }) {
            assertThat(BracketEller.fits(maze)).isFalse();
            assertThat(SquareDivision.fits(maze)).isFalse();
            assertThat(SquareSidewinder.fits(maze)).isFalse();
        }
    }
}
