package dev.mazewright.core.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.maze.MazeRandom;
import java.util.BitSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Sets of numbers against {@link BitSet}, with changes and questions mixed. */
class CellSetTest {
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 63, 64, 65, 511, 512, 513, 575, 1024, 5000, 20000})
    void behavesLikeABitSet(int size) {
        MazeRandom random = new MazeRandom(size);
        CellSet set = new CellSet(size);
        BitSet expected = new BitSet(size);
        assertThat(set.size()).isEqualTo(size);
        for (int round = 0; round < 60; round++) {
            for (int i = 0; i < 20; i++) {
                int number = (int) random.below(size);
                if (random.below(3) > 0) {
                    set.add(number);
                    expected.set(number);
                } else {
                    set.remove(number);
                    expected.clear(number);
                }
            }
            if (round % 10 == 9) {
                int from = (int) random.below(size);
                int to = from + (int) random.below(Math.min(700, size - from) + 1);
                set.addRange(from, to);
                expected.set(from, to);
            }
            assertAlike(set, expected, random, size);
        }
    }

    @Test
    void rowsAreReadAndAddedWhereverTheyLie() {
        MazeRandom random = new MazeRandom(1);
        for (int round = 0; round < 2000; round++) {
            int size = 1 + (int) random.below(400);
            BitSet expected = new BitSet(size);
            CellSet set = new CellSet(size);
            for (int i = 0; i < size / 2; i++) {
                int number = (int) random.below(size);
                set.add(number);
                expected.set(number);
            }
            int from = (int) random.below(size);
            int count = 1 + (int) random.below(size - from);
            long[] bits = new long[Math.ceilDiv(count, Long.SIZE)];
            set.row(from, count, bits);
            assertThat(BitSet.valueOf(bits)).isEqualTo(expected.get(from, from + count));
            for (int i = 0; i < count; i += 1 + (int) random.below(3)) {
                bits[i / Long.SIZE] |= 1L << i;
                expected.set(from + i);
            }
            set.addRow(from, bits);
            assertAlike(set, expected, random, size);
        }
    }

    private static void assertAlike(CellSet set, BitSet expected, MazeRandom random, int size) {
        assertThat(set.count()).isEqualTo(expected.cardinality());
        assertThat(set.rank(0)).isZero();
        assertThat(set.rank(size)).isEqualTo(expected.cardinality());
        for (int i = 0; i < 40; i++) {
            int number = (int) random.below(size);
            assertThat(set.contains(number)).isEqualTo(expected.get(number));
            assertThat(set.next(number)).isEqualTo(expected.nextSetBit(number));
            assertThat(set.rank(number)).isEqualTo(expected.get(0, number).cardinality());
        }
        int index = 0;
        for (int member = expected.nextSetBit(0); member >= 0; member = expected.nextSetBit(member + 1)) {
            assertThat(set.select(index)).isEqualTo(member);
            assertThat(set.rank(member)).isEqualTo(index);
            index++;
        }
        int end = index;
        assertThatThrownBy(() -> set.select(end)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> set.select(-1)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThat(set.next(size)).isEqualTo(Grid.NONE);
        assertThat(set.next(size + 64L)).isEqualTo(Grid.NONE);
    }

    @Test
    void addsExactlyTheCellsOfARange() {
        int size = 200;
        for (int from = 0; from <= size; from++) {
            for (int to = 0; to <= size; to += 7) {
                CellSet set = new CellSet(size);
                set.addRange(from, to);
                assertThat(set.count()).isEqualTo(Math.max(0, to - from));
                assertThat(set.next(0)).isEqualTo(from < to ? from : Grid.NONE);
                if (from < to) {
                    assertThat(set.contains(to - 1L)).isTrue();
                    assertThat(set.next(to)).isEqualTo(Grid.NONE);
                }
            }
        }
    }

    @Test
    void emptySetHasNoMembers() {
        CellSet set = new CellSet(0);
        assertThat(set.count()).isZero();
        assertThat(set.next(0)).isEqualTo(Grid.NONE);
        assertThat(CellSet.bytes(0)).isZero();
        assertThat(CellSet.bytes(1)).isEqualTo(8);
        assertThat(CellSet.bytes(64)).isEqualTo(8);
        assertThat(CellSet.bytes(65)).isEqualTo(16);
    }
}
