package dev.mazewright.core.generate.popping;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.mazewright.core.generate.CyclePopping;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.shape.Rectangle;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The maze is the textbook's, whatever tiles, threads and counters. */
class PostKernelTest {
    /** Counters of six bits. */
    private static final int DEEP = 63;

    private static Maze blank(int rows, int columns) {
        return new Maze(new Rectangle(rows, columns, null).grid());
    }

    private static Maze textbook(int rows, int columns, long seed) {
        Maze maze = blank(rows, columns);
        new CyclePopping().generate(maze, new MazeRandom(seed));
        return maze;
    }

    private static Maze tiled(int rows, int columns, long seed, int tileRows, int tileColumns, int threads, int deep) {
        Posts posts = new Posts(rows - 1, columns - 1, new MazeRandom(seed), deep);
        new PostKernel(Context.standard().withThreads(threads)).pop(posts, tileRows, tileColumns, new long[0]);
        Maze maze = blank(rows, columns);
        maze.carve(new PostRows(posts));
        return maze;
    }

    @Test
    void tilesOfAllSizesMakeTheSameMaze() {
        Maze expected = textbook(150, 300, 1);
        for (int tileRows : new int[] {1, 2, 7, 64, 100, 149, 1000}) {
            for (int tileColumns : new int[] {64, 128, 192, 320}) {
                assertThat(tiled(150, 300, 1, tileRows, tileColumns, 2, DEEP)).as("%d x %d", tileRows, tileColumns).isEqualTo(expected);
            }
        }
    }

    @Test
    void rowsOfWholeWordsMakeTheSameMaze() {
        for (int columns : new int[] {64, 65, 66, 128, 129, 130, 192, 193, 194}) {
            assertThat(tiled(30, columns, columns, 4, 64, 1, DEEP)).as("%d columns", columns).isEqualTo(textbook(30, columns, columns));
        }
    }

    @Test
    void allNumbersOfThreadsMakeTheSameMaze() {
        Maze expected = textbook(200, 260, 2);
        for (int threads : List.of(1, 2, 3, 8)) {
            for (int round = 0; round < 5; round++) {
                assertThat(tiled(200, 260, 2, 16, 64, threads, DEEP)).as("%d threads", threads).isEqualTo(expected);
            }
        }
    }

    /** The marks of seams are in the maze's own words, or in others where these are too few. */
    @Test
    void mazesInMemoryAreTheSame() {
        for (int[] size : new int[][] {{1, 9}, {9, 1}, {2, 2}, {700, 9}, {300, 300}, {150, 1100}}) {
            for (int threads : List.of(1, 3)) {
                Maze maze = blank(size[0], size[1]);
                new PostKernel(Context.standard().withThreads(threads)).generate(maze, new MazeRandom(4));
                assertThat(maze).as("%d x %d", size[0], size[1]).isEqualTo(textbook(size[0], size[1], 4));
            }
        }
    }

    /** Counters of two bits, so that the table holds most numbers, and of one. */
    @Test
    void smallCountersMakeTheSameMaze() {
        Maze expected = textbook(90, 140, 3);
        assertThat(tiled(90, 140, 3, 8, 64, 2, 3)).isEqualTo(expected);
        assertThat(tiled(90, 140, 3, 200, 192, 2, 1)).isEqualTo(expected);
    }

    /** More arrows than a word holds: 1,000 rows of three columns, where walls are long. */
    @Test
    void arrowsOfFurtherWordsAreRead() {
        for (int columns = 3; columns < 6; columns++) {
            assertThat(tiled(1000, columns, columns, 33, 64, 1, DEEP)).isEqualTo(textbook(1000, columns, columns));
        }
        Posts posts = new Posts(2, 2, new MazeRandom(7), DEEP);
        MazeRandom row = new MazeRandom(7).stream("row", 1);
        for (int from = 0; from < 200; from++) {
            long arrows = posts.arrows(1, 1, from, 31);
            for (int i = 0; i < 31; i++) {
                int arrow = from + i;
                long word = row.word(1 + ((long) (arrow / 32) << 32));
                assertThat((arrows >>> (2 * i)) & 3).isEqualTo((word >>> (2 * (arrow % 32))) & 3);
            }
        }
    }

    /**
     * The arrows of a post are as many in the mean as the visits of a random walk that begins there and ends at the outline, so that all
     * of them are the trace of a matrix whose eigenvalues are known.
     */
    @Test
    void asManyArrowsArePoppedAsRandomWalksTake() {
        for (int[] size : new int[][] {{1, 1}, {3, 5}, {15, 15}, {40, 70}}) {
            double exact = 0;
            for (int j = 1; j <= size[0]; j++) {
                for (int k = 1; k <= size[1]; k++) {
                    exact += 2 / (2 - Math.cos(Math.PI * j / (size[0] + 1)) - Math.cos(Math.PI * k / (size[1] + 1)));
                }
            }
            int mazes = 1000;
            double sum = 0;
            double squares = 0;
            for (int seed = 0; seed < mazes; seed++) {
                Posts posts = new Posts(size[0], size[1], new MazeRandom(seed), DEEP);
                new PostKernel(Context.standard().withThreads(1)).pop(posts, 16, 64, new long[0]);
                sum += posts.arrowsSeen();
                squares += (double) posts.arrowsSeen() * posts.arrowsSeen();
            }
            double mean = sum / mazes;
            double error = Math.sqrt((squares / mazes - mean * mean) / mazes);
            assertThat(mean).isCloseTo(exact, within(4 * error + 1e-9));
        }
    }

    /** So that all levels have work for several threads. */
    @Test
    void theLastSeamTakesFewOfTheArrows() {
        long last = 0;
        long all = 0;
        for (long seed = 0; seed < 6; seed++) {
            Posts posts = new Posts(511, 511, new MazeRandom(seed), DEEP);
            last += new PostKernel(Context.standard()).pop(posts, 128, 128, new long[0]);
            all += posts.arrowsSeen();
        }
        assertThat(last).isLessThan(all * 15 / 100);
    }

    @Tag("slow")
    @Test
    void aHundredThousandSmallMazesAreTheTextbooks() {
        for (int seed = 0; seed < 100_000; seed++) {
            int rows = 1 + seed % 13;
            int columns = 1 + seed / 13 % 140;
            assertThat(tiled(rows, columns, seed, 1 + seed % 5, 64, 1, 1 + seed % 3)).as("%d x %d, seed %d", rows, columns, seed).isEqualTo(textbook(rows, columns, seed));
        }
    }
}
