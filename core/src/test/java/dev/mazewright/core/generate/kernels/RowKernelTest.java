package dev.mazewright.core.generate.kernels;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.generate.BinaryTree;
import dev.mazewright.core.generate.BinaryTree.Corner;
import dev.mazewright.core.generate.Eller;
import dev.mazewright.core.generate.RecursiveDivision;
import dev.mazewright.core.generate.Sidewinder;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.rows.SquarePlanes;
import dev.mazewright.core.rows.SquareRows;
import dev.mazewright.core.shape.Rectangle;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** The fast row algorithms make the textbooks' mazes: told row by row, held in planes, and carved. */
class RowKernelTest {
    private record Twin(Generator fast, Generator textbook) {}

    private static final List<Twin> TWINS = twins();

    private static List<Twin> twins() {
        List<Twin> twins = new ArrayList<>();
        for (Corner root : Corner.values()) {
            BinaryTree tree = new BinaryTree(root);
            twins.add(new Twin(tree, tree::textbook));
        }
        Sidewinder sidewinder = new Sidewinder();
        twins.add(new Twin(sidewinder, sidewinder::textbook));
        Eller eller = new Eller();
        twins.add(new Twin(eller, eller::textbook));
        RecursiveDivision division = new RecursiveDivision();
        twins.add(new Twin(division, division::textbook));
        return twins;
    }

    @Test
    void makeTheTextbooksMazesOnEverySmallRectangle() {
        for (int rows = 1; rows <= 16; rows++) {
            for (int columns = 1; columns <= 70; columns++) {
                requireTwins(rows, columns, 1000L * rows + columns);
            }
        }
    }

    @Test
    void makeTheTextbooksMazesAroundWholeWords() {
        for (int columns : new int[] {63, 64, 65, 126, 127, 128, 129, 191, 192, 193, 256, 257}) {
            for (int rows : new int[] {1, 2, 3, 17, 64, 130}) {
                for (long seed = 0; seed < 3; seed++) {
                    requireTwins(rows, columns, seed);
                }
            }
        }
    }

    @Test
    void makeTheTextbooksMazesInLinesAndAtSize() {
        for (int side : new int[] {100, 1000, 3000}) {
            requireTwins(1, side, 1);
            requireTwins(2, side, 2);
            requireTwins(side, 1, 3);
            requireTwins(side, 2, 4);
        }
        requireTwins(211, 197, -3);
        requireTwins(500, 1300, 5);
        requireTwins(1300, 500, Long.MIN_VALUE);
    }

    private static void requireTwins(int rows, int columns, long seed) {
        Rectangle shape = new Rectangle(rows, columns, null);
        for (Twin twin : TWINS) {
            Maze slow = new Maze(shape.grid());
            twin.textbook.generate(slow, new MazeRandom(seed));
            Maze carved = new Maze(shape.grid());
            twin.fast.generate(carved, new MazeRandom(seed));
            assertThat(carved).as("%s on %s, seed %d", twin.fast, shape, seed).isEqualTo(slow);
            Maze told = new Maze(shape.grid());
            told(twin, rows, columns, seed).carve(told);
            assertThat(told).as("%s told on %s, seed %d", twin.fast, shape, seed).isEqualTo(slow);
            Maze held = new Maze(shape.grid());
            SquarePlanes.of(told(twin, rows, columns, seed)).told().carve(held);
            assertThat(held).as("%s held on %s, seed %d", twin.fast, shape, seed).isEqualTo(slow);
        }
    }

    private static SquareRows told(Twin twin, int rows, int columns, long seed) {
        return Objects.requireNonNull(twin.fast.rows(rows, columns, new MazeRandom(seed)));
    }

    @Test
    void tellNothingBeyondTheLastColumnAndRow() {
        for (int columns : new int[] {1, 5, 63, 64, 65, 130}) {
            for (Twin twin : TWINS) {
                SquareRows rows = told(twin, 9, columns, 7);
                long[] east = new long[rows.words()];
                long[] south = new long[rows.words()];
                for (int row = 0; row < 9; row++) {
                    east[rows.words() - 1] = -1; // what was in them before does not matter
                    south[rows.words() - 1] = -1;
                    rows.next(east, south);
                    long last = SquareRows.lastWord(columns);
                    assertThat(east[rows.words() - 1] & ~(last >>> 1)).as("%s", twin.fast).isZero();
                    assertThat(south[rows.words() - 1] & ~last).as("%s", twin.fast).isZero();
                }
                assertThat(south).as("%s", twin.fast).containsOnly(0);
            }
        }
    }

    @Test
    void tellTheSameRowAfterThoseBeforeItWerePassedOver() {
        int rows = 23;
        for (int columns : new int[] {1, 64, 150}) {
            for (Twin twin : TWINS) {
                for (int told = 0; told < 3; told++) {
                    for (int skipped = 0; told + skipped < rows; skipped++) {
                        requireSameAfter(twin, rows, columns, told, skipped);
                    }
                }
            }
        }
    }

    private static void requireSameAfter(Twin twin, int rows, int columns, int toldBefore, int skipped) {
        SquareRows all = told(twin, rows, columns, 11);
        SquareRows some = told(twin, rows, columns, 11);
        long[] east = new long[all.words()];
        long[] south = new long[all.words()];
        for (int row = 0; row < toldBefore; row++) {
            some.next(east, south);
        }
        some.skip(skipped);
        for (int row = 0; row < toldBefore + skipped; row++) {
            all.next(east, south);
        }
        for (int row = toldBefore + skipped; row < Math.min(rows, toldBefore + skipped + 2); row++) {
            long[] otherEast = new long[all.words()];
            long[] otherSouth = new long[all.words()];
            all.next(east, south);
            some.next(otherEast, otherSouth);
            assertThat(otherEast).as("%s, row %d of %d columns", twin.fast, row, columns).isEqualTo(east);
            assertThat(otherSouth).as("%s, row %d of %d columns", twin.fast, row, columns).isEqualTo(south);
        }
    }
}
