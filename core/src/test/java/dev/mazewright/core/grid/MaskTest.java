package dev.mazewright.core.grid;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.maze.MazeRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Masks against a table of booleans. */
class MaskTest {
    @ParameterizedTest
    @CsvSource({"1, 1", "1, 64", "64, 1", "3, 21", "7, 65", "20, 130"})
    void behavesLikeATableOfBooleans(int rows, int columns) {
        MazeRandom random = new MazeRandom(rows);
        for (int round = 0; round < 20; round++) {
            Mask mask = new Mask(rows, columns);
            boolean[][] expected = new boolean[rows][columns];
            for (int i = 0; i < rows * columns / 3; i++) {
                int row = (int) random.below(rows);
                int column = (int) random.below(columns);
                if (random.bit()) {
                    mask.add(row, column);
                    expected[row][column] = true;
                } else {
                    int to = column + (int) random.below(Math.min(3, columns - column) + 1);
                    mask.addRange(row, column, to);
                    for (int c = column; c < to; c++) {
                        expected[row][c] = true;
                    }
                }
            }
            assertAlike(mask, expected);
        }
    }

    private static void assertAlike(Mask mask, boolean[][] expected) {
        assertThat(mask.rows()).isEqualTo(expected.length);
        assertThat(mask.columns()).isEqualTo(expected[0].length);
        int count = 0;
        for (int row = 0; row < expected.length; row++) {
            int next = expected[row].length;
            assertThat(mask.nextColumn(row, next)).isEqualTo(next);
            for (int column = expected[row].length - 1; column >= 0; column--) {
                assertThat(mask.contains(row, column)).isEqualTo(expected[row][column]);
                next = expected[row][column] ? column : next;
                count += expected[row][column] ? 1 : 0;
                assertThat(mask.nextColumn(row, column)).isEqualTo(next);
            }
        }
        assertThat(mask.count()).isEqualTo(count);
    }

    @Test
    void newMaskIsEmpty() {
        Mask mask = new Mask(2, 3);
        assertThat(mask.count()).isZero();
        assertThat(mask.nextColumn(1, 0)).isEqualTo(3);
        assertThat(mask.contains(1, 2)).isFalse();
    }
}
