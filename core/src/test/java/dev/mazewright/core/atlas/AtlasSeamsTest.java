package dev.mazewright.core.atlas;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.rows.BitRow;
import dev.mazewright.core.rows.SquareRows;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Rectangle;
import java.util.Arrays;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;

/** How much the seams of an atlas show, straight and wavy, beside a uniform maze without any. */
class AtlasSeamsTest {
    private static final int SIDE = 32;
    private static final int WIDE = 1024;
    private static final int PARTS = 4;
    private static final Context CONTEXT = Context.ofStep();

    private static Atlas atlas(AtlasSeams seams, long seed) {
        return new Atlas(1L << 31, 1L << 31, Catalog.generator("wilson"), SIDE, 64, seams, new MazeRandom(seed).stream("generator"));
    }

    private static SquareRows window(AtlasSeams seams, int level, int number, int size) {
        MazeRandom random = new MazeRandom(77 + number);
        Atlas atlas = atlas(seams, number);
        long top = random.below(atlas.rows(level) - size);
        return atlas.window(level, new AtlasCell(top, random.below(atlas.columns(level) - size)), size, size, CONTEXT);
    }

    private static SquareRows plain(int number, int size) {
        Maze maze = Recipe.parse("rectangle:" + (size + 32) + "x" + (size + 32) + "/wilson/seed:" + number).make().maze();
        SquareRows rows = maze.rows();
        return inner(rows, size);
    }

    /** A part of a maze, 16 cells away from its border, where mazes are a little different. */
    private static SquareRows inner(SquareRows rows, int size) {
        return new SquareRows() {
            private final long[] east = new long[BitRow.words(size + 32)];
            private final long[] south = new long[BitRow.words(size + 32)];
            private boolean isBegun;

            @Override
            public int rows() {
                return size;
            }

            @Override
            public int columns() {
                return size;
            }

            @Override
            public void next(long[] toEast, long[] toSouth) {
                for (int skipped = isBegun ? 15 : 0; skipped < 16; skipped++) {
                    rows.next(east, south);
                }
                isBegun = true;
                for (int column = 0; column < size; column++) {
                    set(toEast, column, BitRow.contains(east, column + 16));
                    set(toSouth, column, BitRow.contains(south, column + 16));
                }
            }
        };
    }

    private static void set(long[] row, int column, boolean isOpen) {
        if (BitRow.contains(row, column) != isOpen) {
            row[column >> 6] ^= 1L << column;
        }
    }

    /** Of each line between columns, and then between rows, how many walls there are; of each column and row, how many dead ends. */
    private static int[][] counts(SquareRows rows) {
        int size = rows.columns();
        int[][] counts = {new int[size - 1], new int[size - 1], new int[size], new int[size]};
        long[] east = new long[BitRow.words(size)];
        long[] south = new long[BitRow.words(size)];
        boolean[] above = new boolean[size];
        for (int row = 0; row < size; row++) {
            rows.next(east, south);
            boolean isFromLeft = false;
            for (int column = 0; column < size; column++) {
                boolean isRight = BitRow.contains(east, column);
                boolean isBelow = BitRow.contains(south, column);
                if (column < size - 1) {
                    counts[0][column] += isRight ? 0 : 1;
                }
                if (row < size - 1) {
                    counts[1][row] += isBelow ? 0 : 1;
                }
                int passages = (isRight ? 1 : 0) + (isBelow ? 1 : 0) + (isFromLeft ? 1 : 0) + (above[column] ? 1 : 0);
                counts[2][column] += passages == 1 ? 1 : 0;
                counts[3][row] += passages == 1 ? 1 : 0;
                isFromLeft = isRight;
                above[column] = isBelow;
            }
        }
        return counts;
    }

    /** The power of the walls by line at a period, as a multiple of the mean over all others. */
    private static double power(int[] walls, int period) {
        double mean = Arrays.stream(walls).average().orElseThrow();
        double all = 0;
        double wanted = 0;
        int others = 0;
        int n = walls.length / period * period;
        for (int frequency = 1; frequency < n / 2; frequency++) {
            double real = 0;
            double imaginary = 0;
            for (int i = 0; i < n; i++) {
                real += (walls[i] - mean) * Math.cos(2 * Math.PI * frequency * i / n);
                imaginary += (walls[i] - mean) * Math.sin(2 * Math.PI * frequency * i / n);
            }
            double power = real * real + imaginary * imaginary;
            if (frequency == n / period) {
                wanted = power;
            } else if (frequency % (n / period) != 0) {
                all += power;
                others++;
            }
        }
        return wanted / (all / others);
    }

    /** How much walls show the period of the blocks, on average over four parts and both axes. */
    private static double walls(IntFunction<SquareRows> parts) {
        return mean(parts, 0);
    }

    /** The same of dead ends. */
    private static double deadEnds(IntFunction<SquareRows> parts) {
        return mean(parts, 2);
    }

    private static double mean(IntFunction<SquareRows> parts, int first) {
        double sum = 0;
        for (int number = 0; number < PARTS; number++) {
            int[][] counts = counts(parts.apply(number));
            sum += power(counts[first], SIDE) + power(counts[first + 1], SIDE);
        }
        return sum / (2 * PARTS);
    }

    /** Of the most walls on one line of a part, as a classifier that knows nothing of seams would look for them. */
    private static int longest(SquareRows rows) {
        int[][] counts = counts(rows);
        return Math.max(Arrays.stream(counts[0]).max().orElseThrow(), Arrays.stream(counts[1]).max().orElseThrow());
    }

    /** The share of 100 parts of an atlas and 100 of plain mazes that the best threshold classifies correctly; chance gives 0.5. */
    private static double accuracy(AtlasSeams seams, int size) {
        int[] ours = new int[100];
        int[] plain = new int[100];
        for (int i = 0; i < 100; i++) {
            ours[i] = longest(window(seams, 0, i, size));
            plain[i] = longest(plain(i, size));
        }
        double best = 0;
        for (int threshold = 0; threshold <= size; threshold++) {
            int right = 0;
            for (int i = 0; i < 100; i++) {
                right += (ours[i] >= threshold ? 1 : 0) + (plain[i] < threshold ? 1 : 0);
            }
            best = Math.max(best, Math.max(right, 200 - right) / 200.0);
        }
        return best;
    }

    @Test
    void straightSeamsShow() {
        for (int level = 0; level < 3; level++) {
            int at = level;
            assertThat(walls(number -> window(AtlasSeams.STRAIGHT, at, number, WIDE))).as("level " + level).isGreaterThan(500);
        }
        assertThat(accuracy(AtlasSeams.STRAIGHT, SIDE)).isGreaterThan(0.99);
        assertThat(openOnASeam(AtlasSeams.STRAIGHT)).isBetween(0.01, 0.02);
    }

    /** No more than in a maze without seams: walls by line, and parts that are classified correctly, of which chance gives half. */
    @Test
    void wavySeamsDoNotShowInTheirWalls() {
        assertThat(walls(number -> plain(number, WIDE))).isLessThan(3);
        assertThat(walls(number -> window(AtlasSeams.WAVY, 0, number, WIDE))).isLessThan(3);
        assertThat(accuracy(AtlasSeams.WAVY, SIDE)).isLessThan(0.65);
        assertThat(accuracy(AtlasSeams.WAVY, 4 * SIDE)).isLessThan(0.65);
        assertThat(openOnASeam(AtlasSeams.WAVY)).isBetween(0.48, 0.55);
    }

    /** What is left: cells along wavy seams are dead ends more often, by a third, and blocks of higher levels keep straight seams. */
    @Test
    void whatShowsOfWavySeams() {
        assertThat(deadEnds(number -> plain(number, WIDE))).isLessThan(3);
        assertThat(deadEnds(number -> window(AtlasSeams.WAVY, 0, number, WIDE))).isBetween(15.0, 60.0);
        double[] share = new double[2];
        Atlas atlas = atlas(AtlasSeams.WAVY, 5);
        for (int k = 0; k < 20_000; k++) {
            share[0] += Integer.bitCount(atlas.open(new AtlasCell(1_000_000 + k, 32L * 5000), 0)) == 1 ? 1 : 0;
            share[1] += Integer.bitCount(atlas.open(new AtlasCell(1_000_000 + k, 32L * 5000 + 16), 0)) == 1 ? 1 : 0;
        }
        assertThat(share[0] / 20_000).isBetween(0.36, 0.39);
        assertThat(share[1] / 20_000).isBetween(0.28, 0.31);
        assertThat(walls(number -> window(AtlasSeams.WAVY, 1, number, WIDE))).isGreaterThan(500);
    }

    private static double openOnASeam(AtlasSeams seams) {
        Atlas atlas = atlas(seams, 5);
        int open = 0;
        for (int k = 0; k < 20_000; k++) {
            open += Directions.contains(atlas.open(new AtlasCell(1_000_000 + k, 32L * 5000 - 1), 0), Rectangle.EAST) ? 1 : 0;
        }
        return open / 20_000.0;
    }

    @Test
    void surveysNeedStraightSeams() {
        assertThatThrownBy(() -> atlas(AtlasSeams.WAVY, 1).survey(1, new AtlasCell(0, 0), CONTEXT))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("seams=straight");
        assertThat(atlas(AtlasSeams.STRAIGHT, 1).survey(1, new AtlasCell(0, 0), CONTEXT).cells().intValueExact()).isEqualTo(1024);
    }

    /** Windows are made block by block, single cells one by one. */
    @Test
    void windowsHaveThePassagesOfTheirCells() {
        for (int number = 0; number < 20; number++) {
            Atlas atlas = new Atlas(70 + number, 90, Catalog.generator("wilson"), 8, 5, AtlasSeams.WAVY, new MazeRandom(number).stream("generator"));
            SquareRows rows = atlas.window(0, new AtlasCell(3, 5), 60, 70, CONTEXT);
            long[] east = new long[BitRow.words(70)];
            long[] south = new long[BitRow.words(70)];
            for (int row = 0; row < 60; row++) {
                rows.next(east, south);
                for (int column = 0; column < 70; column++) {
                    int open = atlas.open(new AtlasCell(3 + row, 5 + column), 0);
                    assertThat(BitRow.contains(east, column)).isEqualTo(column < 69 && Directions.contains(open, Rectangle.EAST));
                    assertThat(BitRow.contains(south, column)).isEqualTo(row < 59 && Directions.contains(open, Rectangle.SOUTH));
                }
            }
        }
    }
}
