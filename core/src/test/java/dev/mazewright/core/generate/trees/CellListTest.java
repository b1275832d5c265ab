package dev.mazewright.core.generate.trees;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.shape.Rectangle;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The row of numbers against the JDK's list, over several blocks. */
class CellListTest {
    @Test
    void holdsWhatAListHolds() {
        MazeRandom random = new MazeRandom(1);
        CellList list = new CellList();
        List<Long> expected = new ArrayList<>();
        for (int i = 0; i < 40_000; i++) {
            int place = expected.isEmpty() ? 0 : (int) random.below(expected.size());
            switch ((int) random.below(8)) {
                case 0 -> {
                    if (!expected.isEmpty()) {
                        long last = expected.getLast();
                        long taken = expected.set(place, last);
                        expected.removeLast();
                        assertThat(list.take(place)).isEqualTo(taken);
                    }
                }
                case 1 -> {
                    if (!expected.isEmpty()) {
                        expected.set(place, (long) -i);
                        list.set(place, -i);
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
        for (int place = 0; place < expected.size(); place++) {
            assertThat(list.get(place)).isEqualTo(expected.get(place));
        }
        assertThat(list.sorted()).containsExactly(expected.stream().mapToLong(Long::longValue).sorted().toArray());
        list.shorten(0);
        assertThat(list.sorted()).isEmpty();
    }

    @Test
    void knowsItsMemoryAtAnySize() {
        assertThat(CellList.bytes(3)).isEqualTo(24);
        assertThat(CellList.bytes(Long.MAX_VALUE / 2)).isEqualTo(Long.MAX_VALUE);
        assertThat(CellList.rimBytes(new Rectangle(2, 3, null).grid(), 1)).isEqualTo(48);
        assertThat(CellList.rimBytes(new Rectangle(4000, 4000, null).grid(), 1)).isEqualTo(16 * 8000 * 8);
    }
}
