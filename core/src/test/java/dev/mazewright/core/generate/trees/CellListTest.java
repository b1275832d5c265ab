package dev.mazewright.core.generate.trees;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.shape.Rectangle;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The list of numbers against the JDK's, over several blocks. */
class CellListTest {
    @Test
    void behavesLikeAList() {
        MazeRandom random = new MazeRandom(1);
        CellList list = new CellList();
        List<Long> expected = new ArrayList<>();
        for (int i = 0; i < 40_000; i++) {
            int index = expected.isEmpty() ? 0 : (int) random.below(expected.size());
            switch ((int) random.below(8)) {
                case 0 -> {
                    if (!expected.isEmpty()) {
                        long last = expected.getLast();
                        long taken = expected.set(index, last);
                        expected.removeLast();
                        assertThat(list.take(index)).isEqualTo(taken);
                    }
                }
                case 1 -> {
                    if (!expected.isEmpty()) {
                        expected.set(index, (long) -i);
                        list.set(index, -i);
                    }
                }
                case 2 -> {
                    int size = Math.max(0, expected.size() - 3);
                    expected.subList(size, expected.size()).clear();
                    list.shorten(size);
                }
                default -> {
                    expected.add((long) i << 33);
                    list.add((long) i << 33);
                }
            }
            assertThat(list.size()).isEqualTo(expected.size());
            assertThat(list.isEmpty()).isEqualTo(expected.isEmpty());
        }
        assertThat(expected.size()).as("more than two blocks").isGreaterThan(2048);
        for (int index = 0; index < expected.size(); index++) {
            assertThat(list.get(index)).isEqualTo(expected.get(index));
        }
        assertThat(list.sorted()).containsExactly(expected.stream().mapToLong(Long::longValue).sorted().toArray());
        list.shorten(0);
        assertThat(list.sorted()).isEmpty();
    }

    @Test
    void statesItsMemoryAtAnySize() {
        assertThat(CellList.bytes(3)).isEqualTo(24);
        assertThat(CellList.bytes(Long.MAX_VALUE / 2)).isEqualTo(Long.MAX_VALUE);
        assertThat(CellList.rimBytes(new Rectangle(2, 3, null).grid(), 1)).isEqualTo(48);
        assertThat(CellList.rimBytes(new Rectangle(4000, 4000, null).grid(), 1)).isEqualTo(16 * 8000 * 8);
    }
}
