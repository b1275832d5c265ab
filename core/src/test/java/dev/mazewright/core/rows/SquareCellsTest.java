package dev.mazewright.core.rows;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.shape.Rectangle;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each operation on words of cells does what the same one does on an int for each address. */
class SquareCellsTest {
    private static final int CELLS = 16;

    static IntStream widths() {
        return IntStream.rangeClosed(1, 200);
    }

    @ParameterizedTest
    @MethodSource("widths")
    void aCellIsReadAndChanged(int width) {
        Random random = new Random(width);
        int[] cells = cells(width, random);
        long[] words = packed(cells);
        for (int i = 0; i < 50; i++) {
            int address = random.nextInt(width);
            int bits = random.nextInt(16);
            assertThat(SquareCells.get(words, address)).isEqualTo(cells[address]);
            if (random.nextBoolean()) {
                SquareCells.flip(words, address, bits);
                cells[address] ^= bits;
            } else {
                SquareCells.setLow(words, address, bits & 3);
                cells[address] = (cells[address] & 12) | (bits & 3);
            }
            assertThat(words).isEqualTo(packed(cells));
        }
    }

    @ParameterizedTest
    @MethodSource("widths")
    void sixteenCellsAreReadFromAnyAddressOn(int width) {
        Random random = new Random(width);
        long[] words = packed(cells(width, random));
        for (long address = -2 * CELLS; address < width + 2 * CELLS; address++) {
            long cells = SquareCells.from(words, address);
            for (int i = 0; i < CELLS; i++) {
                long at = address + i;
                int expected = at < 0 || at >= (long) words.length * CELLS ? 0 : SquareCells.get(words, at);
                assertThat((int) (cells >>> (4 * i)) & 15).as("%d and %d", address, i).isEqualTo(expected);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("widths")
    void cellsOfAWordAreReadTogether(int width) {
        Random random = new Random(width);
        int[] cells = cells(width, random);
        long[] words = packed(cells);
        for (int address = 0; address < width; address++) {
            int word = SquareCells.word(address);
            int value = random.nextInt(16);
            long equal = SquareCells.equal(words[word], value);
            assertThat(equal & ~SquareCells.EACH).isZero();
            assertThat(equal >>> (4 * (address % CELLS)) & 1).isEqualTo(cells[address] == value ? 1 : 0);
            int end = word * CELLS + CELLS;
            int first = address;
            while (first < end && (first < width ? cells[first] : 0) != value) {
                first++;
            }
            assertThat(SquareCells.first(word, equal & SquareCells.fromCell(address))).isEqualTo(first);
        }
    }

    @ParameterizedTest
    @MethodSource("widths")
    void directionsLeadToTheGridsNeighbours(int width) {
        Grid grid = new Rectangle(3, width + 2, null).grid();
        long stride = SquareCells.stride(grid);
        long cell = grid.cell(1, 1 + width / 2);
        for (int direction = 0; direction < 4; direction++) {
            assertThat(cell + SquareCells.offset(direction, stride)).isEqualTo(grid.step(cell, direction));
        }
    }

    @ParameterizedTest
    @MethodSource("widths")
    void aRowIsOpenedAndReadAgain(int width) {
        Random random = new Random(width);
        boolean[][] open = open(width, random);
        open[1][width - 1] = false; // there is no cell to the right
        int start = random.nextInt(70);
        int[] cells = new int[start + width + random.nextInt(3)];
        long[] words = packed(cells);
        SquareCells.open(words, start, width, bits(open[0]), bits(open[1]), bits(open[2]));
        for (int column = 0; column < width; column++) {
            cells[start + column] = 15 ^ closed(open, column, false);
        }
        assertThat(words).isEqualTo(packed(cells));
        for (int address = 0; address < cells.length; address++) {
            cells[address] |= address < start || address >= start + width ? random.nextInt(16) : 0;
        }
        for (int direction = 0; direction < 3; direction++) {
            long[] read = new long[BitRow.words(width)];
            SquareCells.read(packed(cells), start, width, direction, read);
            assertThat(read).as("direction %d", direction).isEqualTo(bits(open[direction]));
        }
    }

    @ParameterizedTest
    @MethodSource("widths")
    void closedSidesAreHexadecimalDigits(int width) {
        Random random = new Random(width);
        boolean[][] open = open(width, random);
        int words = BitRow.words(width);
        for (int from = 0; from < words; from++) {
            int to = from + 1 + random.nextInt(words - from);
            boolean isWestOpen = random.nextBoolean();
            byte[] digits = new byte[(to - from) * Long.SIZE];
            SquareCells.digits(bits(open[0]), bits(open[1]), bits(open[2]), isWestOpen, from, to, 'a', digits);
            StringBuilder expected = new StringBuilder();
            for (int column = from * Long.SIZE; column < Math.min(width, to * Long.SIZE); column++) {
                expected.append(Integer.toHexString(closed(open, column, isWestOpen)));
            }
            assertThat(new String(digits, 0, expected.length(), StandardCharsets.US_ASCII)).isEqualTo(expected.toString());
            SquareCells.digits(bits(open[0]), bits(open[1]), bits(open[2]), isWestOpen, from, to, 'A', digits);
            assertThat(new String(digits, 0, expected.length(), StandardCharsets.US_ASCII))
                    .isEqualTo(expected.toString().toUpperCase(Locale.ROOT));
        }
    }

    /** The closed sides of a cell, of a row whose edges up, right and down are open or not. */
    private static int closed(boolean[][] open, int column, boolean isWestOpen) {
        boolean west = column == 0 ? isWestOpen : open[1][column - 1];
        return (open[0][column] ? 0 : 1) + (open[1][column] ? 0 : 2) + (open[2][column] ? 0 : 4) + (west ? 0 : 8);
    }

    private static boolean[][] open(int width, Random random) {
        boolean[][] open = new boolean[3][width];
        for (int column = 0; column < width; column++) {
            for (boolean[] row : open) {
                row[column] = random.nextBoolean();
            }
        }
        return open;
    }

    private static long[] bits(boolean[] row) {
        return BitRowTest.packed(row);
    }

    private static int[] cells(int width, Random random) {
        return random.ints(width, 0, 16).toArray();
    }

    private static long[] packed(int[] cells) {
        long[] words = new long[(cells.length + CELLS - 1) / CELLS];
        for (int address = 0; address < cells.length; address++) {
            words[address / CELLS] += (long) cells[address] << (4 * (address % CELLS));
        }
        return words;
    }
}
