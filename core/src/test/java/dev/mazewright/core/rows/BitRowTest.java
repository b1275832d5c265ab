package dev.mazewright.core.rows;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each operation on rows of bits does what the same one does on a boolean for each column. */
class BitRowTest {
    static IntStream widths() {
        return IntStream.rangeClosed(1, 200);
    }

    @ParameterizedTest
    @MethodSource("widths")
    void rowHasTheWordsOfItsColumns(int width) {
        int words = BitRow.words(width);
        assertThat(words * Long.SIZE).isBetween(width, width + Long.SIZE - 1);
        boolean[] all = new boolean[width];
        Arrays.fill(all, true);
        assertThat(BitRow.lastWord(width)).isEqualTo(packed(all)[words - 1]);
    }

    @ParameterizedTest
    @MethodSource("widths")
    void aColumnIsAddedFoundAndRemoved(int width) {
        Random random = new Random(width);
        boolean[] row = random(width, random);
        int at = random.nextInt(4);
        long[] plane = inPlane(row, at, random);
        long[] own = packed(row);
        for (int i = 0; i < 20; i++) {
            int column = random.nextInt(width);
            long index = (long) at * Long.SIZE + column;
            assertThat(BitRow.contains(own, column)).isEqualTo(row[column]);
            assertThat(BitRow.contains(plane, at, column)).isEqualTo(row[column]);
            assertThat(BitRow.bit(plane, index)).isEqualTo(row[column] ? 1 : 0);
            long[] before = plane.clone();
            row[column] = random.nextBoolean();
            if (row[column]) {
                BitRow.add(own, column);
                BitRow.add(plane, at, column);
            } else {
                BitRow.remove(own, column);
                BitRow.remove(plane, index);
            }
            assertThat(own).isEqualTo(packed(row));
            assertThat(plane).isEqualTo(replaced(before, at, row));
        }
    }

    @ParameterizedTest
    @MethodSource("widths")
    void columnsOneToTheRightAndOneToTheLeftCrossWords(int width) {
        boolean[] row = random(width, new Random(width));
        boolean[] right = new boolean[width + 1];
        boolean[] left = new boolean[width];
        for (int column = 0; column < width; column++) {
            right[column + 1] = row[column];
            left[column] = column + 1 < width && row[column + 1];
        }
        long[] bits = packed(row);
        long[] toRight = new long[BitRow.words(width + 1)];
        long[] toLeft = new long[bits.length];
        for (int word = 0; word < toRight.length; word++) {
            long here = word < bits.length ? bits[word] : 0;
            toRight[word] = BitRow.rightOf(here, word > 0 ? bits[word - 1] : 0);
        }
        for (int word = 0; word < bits.length; word++) {
            toLeft[word] = BitRow.leftOf(bits[word], word + 1 < bits.length ? bits[word + 1] : 0);
        }
        assertThat(toRight).isEqualTo(packed(right));
        assertThat(toLeft).isEqualTo(packed(left));
    }

    @ParameterizedTest
    @MethodSource("widths")
    void rangesAreAddedAndRemoved(int width) {
        Random random = new Random(width);
        for (int i = 0; i < 50; i++) {
            boolean[] row = random(width, random);
            int at = random.nextInt(4);
            long[] plane = inPlane(row, at, random);
            long[] before = plane.clone();
            int from = random.nextInt(width + 1);
            int to = random.nextInt(width + 1);
            boolean isIn = random.nextBoolean();
            for (int column = from; column < to; column++) {
                row[column] = isIn;
            }
            BitRow.fill(plane, at, from, to, isIn);
            assertThat(plane).as("%d to %d", from, to).isEqualTo(replaced(before, at, row));
        }
    }

    @ParameterizedTest
    @MethodSource("widths")
    void aRowIsIncludedInAnotherFromAColumnOn(int width) {
        Random random = new Random(width);
        for (int i = 0; i < 50; i++) {
            int left = random.nextInt(200);
            boolean[] part = random(width, random);
            boolean[] row = random(left + width, random);
            int at = random.nextInt(4);
            long[] plane = inPlane(row, at, random);
            long[] before = plane.clone();
            for (int column = 0; column < width; column++) {
                row[left + column] |= part[column];
            }
            BitRow.include(plane, at, left, packed(part));
            assertThat(plane).as("from %d on", left).isEqualTo(replaced(before, at, row));
        }
    }

    @ParameterizedTest
    @MethodSource("widths")
    void columnsAreCounted(int width) {
        Random random = new Random(width);
        boolean[] row = random(width, random);
        int count = (int) IntStream.range(0, width).filter(column -> row[column]).count();
        assertThat(BitRow.count(packed(row))).isEqualTo(count);
        long[] plane = inPlane(row, 2, random);
        assertThat(BitRow.isEmpty(plane, 2, BitRow.words(width))).isEqualTo(count == 0);
        BitRow.fill(plane, 2, 0, width, false);
        assertThat(BitRow.isEmpty(plane, 2, BitRow.words(width))).isTrue();
        BitRow.add(plane, 2, random.nextInt(width));
        assertThat(BitRow.isEmpty(plane, 2, BitRow.words(width))).isFalse();
    }

    @ParameterizedTest
    @MethodSource("widths")
    void theNextAndThePreviousColumnAreFound(int width) {
        Random random = new Random(width);
        boolean[] row = random(width, random);
        long[] bits = packed(row);
        for (int column = 0; column <= width; column++) {
            for (int limit = Math.max(1, column - 1); limit <= width; limit++) {
                int next = column;
                while (next < limit && !row[next]) {
                    next++;
                }
                assertThat(BitRow.next(word -> bits[word], column, limit))
                        .as("from %d to %d", column, limit)
                        .isEqualTo(Math.min(next, limit));
            }
        }
        for (int column = -1; column < width; column++) {
            int previous = column;
            while (previous >= 0 && !row[previous]) {
                previous--;
            }
            assertThat(BitRow.previous(word -> bits[word], column)).as("before %d", column).isEqualTo(previous);
        }
    }

    @ParameterizedTest
    @MethodSource("widths")
    void wordIsDividedIntoColumnsAndRuns(int width) {
        boolean[] row = random(width, new Random(width));
        long[] bits = packed(row);
        boolean[] columns = new boolean[width];
        boolean[] runs = new boolean[width];
        for (int word = 0; word < bits.length; word++) {
            for (long rest = bits[word]; rest != 0; rest &= rest - 1) {
                assertThat(BitRow.index(word, rest)).isEqualTo(BitRow.column(word, rest));
                columns[BitRow.column(word, rest)] = true;
            }
            for (long rest = bits[word]; rest != 0; ) {
                long run = BitRow.firstRun(rest);
                int from = BitRow.column(word, run);
                int to = from + Long.bitCount(run);
                Arrays.fill(runs, from, to, true);
                assertThat(to % Long.SIZE == 0 || to == width || !row[to]).as("the run ends at %d", to).isTrue();
                rest ^= run;
            }
        }
        assertThat(columns).isEqualTo(row);
        assertThat(runs).isEqualTo(row);
    }

    /** Many, few or half of the columns, or all or none. */
    private static boolean[] random(int width, Random random) {
        double share = new double[] {0, 0.02, 0.5, 0.98, 1}[random.nextInt(5)];
        boolean[] row = new boolean[width];
        for (int column = 0; column < width; column++) {
            row[column] = random.nextDouble() < share;
        }
        return row;
    }

    static long[] packed(boolean[] row) {
        long[] words = new long[(row.length + 63) / 64];
        for (int column = 0; column < row.length; column++) {
            if (row[column]) {
                words[column / 64] += 1L << (column % 64);
            }
        }
        return words;
    }

    /** The row from a word on, among others' bits. */
    private static long[] inPlane(boolean[] row, int at, Random random) {
        long[] plane = random.longs(at + packed(row).length + 2L).toArray();
        return replaced(plane, at, row);
    }

    private static long[] replaced(long[] plane, int at, boolean[] row) {
        long[] words = packed(row);
        long[] result = plane.clone();
        System.arraycopy(words, 0, result, at, words.length);
        return result;
    }
}
