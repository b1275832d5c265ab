package dev.mazewright.core.generate.trees;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.maze.MazeRandom;
import java.util.PriorityQueue;
import java.util.Queue;
import org.junit.jupiter.api.Test;

/** The heap against the JDK's, with repeated numbers. */
class LongHeapTest {
    @Test
    void smallestNumberComesFirst() {
        for (long seed = 0; seed < 200; seed++) {
            MazeRandom random = new MazeRandom(seed);
            LongHeap heap = new LongHeap();
            Queue<Long> expected = new PriorityQueue<>();
            for (int i = 0; i < 2000; i++) {
                // The heap grows and shrinks in turn.
                if (expected.isEmpty() || random.below(3) > (i / 300) % 2) {
                    long number = random.below(500) - 250;
                    heap.add(number);
                    expected.add(number);
                } else {
                    assertThat(heap.removeLeast()).isEqualTo(expected.remove());
                }
                assertThat(heap.isEmpty()).isEqualTo(expected.isEmpty());
                if (!expected.isEmpty()) {
                    assertThat(heap.least()).isEqualTo(expected.element());
                }
            }
        }
    }
}
