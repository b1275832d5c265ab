package dev.mazewright.core.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.maze.MazeRandom;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Packed values against a plain array, at every width. */
class CellValuesTest {
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4, 8, 16, 32})
    void behavesLikeAnArray(int bits) {
        int mask = (int) ((1L << bits) - 1);
        MazeRandom random = new MazeRandom(bits);
        for (int size : new int[] {1, 2, 3, 63, 64, 65, 128, 200, 1000}) {
            CellValues values = new CellValues(size, bits);
            int[] expected = new int[size];
            for (int i = 0; i < 3000; i++) {
                int cell = (int) random.below(size);
                int value = (int) random.nextLong();
                switch ((int) random.below(4)) {
                    case 0 -> {
                        values.set(cell, value);
                        expected[cell] = value & mask;
                    }
                    case 1 -> {
                        values.include(cell, value & mask);
                        expected[cell] |= value & mask;
                    }
                    case 2 -> {
                        values.toggle(cell, value & mask);
                        expected[cell] ^= value & mask;
                    }
                    default -> {
                        int to = cell + (int) random.below(size - cell + 1);
                        if (random.below(20) == 0) {
                            values.fill(cell, to, value);
                            Arrays.fill(expected, cell, to, value & mask);
                        }
                    }
                }
                assertThat(values.get(cell)).isEqualTo(expected[cell]);
            }
            for (int cell = 0; cell < size; cell++) {
                assertThat(values.get(cell)).isEqualTo(expected[cell]);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4, 8, 16, 32})
    void fillAnyRangeAndNothingElse(int bits) {
        int size = 130;
        int mask = (int) ((1L << bits) - 1);
        for (int from = 0; from <= size; from += 3) {
            for (int to = from; to <= size; to++) {
                CellValues values = new CellValues(size, bits);
                values.fill(from, to, -1);
                for (int cell = 0; cell < size; cell++) {
                    assertThat(values.get(cell)).isEqualTo(cell >= from && cell < to ? mask : 0);
                }
            }
        }
    }

    @Test
    void copiesShareNothing() {
        CellValues values = new CellValues(100, 4);
        values.set(99, 5);
        CellValues copy = values.copy();
        assertThat(copy).isEqualTo(values).hasSameHashCodeAs(values);
        copy.set(99, 6);
        assertThat(values.get(99)).isEqualTo(5);
        assertThat(copy).isNotEqualTo(values);
        assertThat(new CellValues(100, 4)).isNotEqualTo(new CellValues(50, 8));
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "1, 1", "2, 2", "3, 2", "4, 4", "15, 4", "16, 8", "255, 8", "256, 16", "65535, 16", "65536, 32",
        "2147483647, 32", "-1, 32"})
    void widthHoldsTheLargestValue(int largest, int bits) {
        assertThat(CellValues.bitsFor(largest)).isEqualTo(bits);
    }

    @ParameterizedTest
    @CsvSource({"0, 4, 0", "1, 1, 8", "64, 1, 8", "65, 1, 16", "16, 4, 8", "17, 4, 16", "1000000000, 4, 500000000",
        "4000000000000, 2, 1000000000000", "2, 32, 8", "3, 32, 16"})
    void memoryIsWholeWords(long addresses, int bits, long bytes) {
        assertThat(CellValues.bytes(addresses, bits)).isEqualTo(bytes);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1, 3, 5, 6, 33, 64, Integer.MIN_VALUE})
    void otherWidthsAreRefused(int bits) {
        assertThatThrownBy(() -> new CellValues(10, bits))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(Integer.toString(bits));
    }
}
