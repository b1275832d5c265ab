package dev.mazewright.core.maze;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The packed stack against a list. */
class DirectionStackTest {
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 8, 12, 16, 17, 31, 32})
    void behavesLikeAList(int directions) {
        MazeRandom random = new MazeRandom(directions);
        DirectionStack stack = new DirectionStack(directions);
        List<Integer> expected = new ArrayList<>();
        for (int i = 0; i < 40_000; i++) {
            // Long runs of more pushes than pops, and of more pops than pushes, cross every boundary often.
            boolean grows = i / 2000 % 2 == 0;
            if (expected.isEmpty() || random.below(3) > 0 == grows) {
                int direction = (int) random.below(directions);
                stack.push(direction);
                expected.add(direction);
            } else {
                assertThat(stack.pop()).isEqualTo(expected.removeLast());
            }
            assertThat(stack.size()).isEqualTo(expected.size());
            assertThat(stack.isEmpty()).isEqualTo(expected.isEmpty());
            if (!expected.isEmpty()) {
                int depth = (int) random.below(expected.size());
                assertThat(stack.peek(depth)).isEqualTo(expected.get(expected.size() - 1 - depth));
                assertThat(stack.peek(0)).isEqualTo(expected.getLast());
            }
            if (i % 499 == 0) {
                assertThat(stack.fromTop()).containsExactly(expected.reversed().stream().mapToInt(Integer::intValue).toArray());
            }
            if (i == 10_000) {
                stack.clear();
                expected.clear();
                assertThat(stack.isEmpty()).isTrue();
            }
        }
    }

    /** Far enough for the list of blocks to double more than once. */
    @ParameterizedTest
    @ValueSource(ints = {4, 16, 32})
    void growsByBlocks(int directions) {
        int steps = 1_500_000;
        DirectionStack stack = new DirectionStack(directions);
        MazeRandom random = new MazeRandom(1);
        byte[] expected = new byte[steps];
        for (int i = 0; i < steps; i++) {
            expected[i] = (byte) random.below(directions);
            stack.push(expected[i]);
        }
        for (int i = 0; i < 50_000; i++) {
            int depth = (int) random.below(steps);
            assertThat(stack.peek(depth)).isEqualTo(expected[steps - 1 - depth]);
        }
        for (int i = steps - 1; i >= 0; i--) {
            if (stack.pop() != expected[i]) {
                throw new AssertionError("step " + i);
            }
        }
        assertThat(stack.isEmpty()).isTrue();
    }

    @Test
    void emptyStackRefusesPopAndPeek() {
        DirectionStack stack = new DirectionStack(4);
        assertThatThrownBy(stack::pop).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> stack.peek(0)).isInstanceOf(IndexOutOfBoundsException.class);
        stack.push(3);
        assertThatThrownBy(() -> stack.peek(1)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> stack.peek(-1)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThat(stack.pop()).isEqualTo(3);
        assertThatThrownBy(stack::pop).isInstanceOf(IndexOutOfBoundsException.class);
    }
}
