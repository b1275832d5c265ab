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
    void doesWhatAListDoes(int directions) {
        MazeRandom random = new MazeRandom(directions);
        DirectionStack stack = new DirectionStack(directions);
        List<Integer> twin = new ArrayList<>();
        for (int i = 0; i < 40_000; i++) {
            // Long spells of more pushes than pops, and the other way round, cross every boundary often.
            boolean grows = i / 2000 % 2 == 0;
            if (twin.isEmpty() || random.below(3) > 0 == grows) {
                int direction = (int) random.below(directions);
                stack.push(direction);
                twin.add(direction);
            } else {
                assertThat(stack.pop()).isEqualTo(twin.removeLast());
            }
            assertThat(stack.size()).isEqualTo(twin.size());
            assertThat(stack.isEmpty()).isEqualTo(twin.isEmpty());
            if (!twin.isEmpty()) {
                int depth = (int) random.below(twin.size());
                assertThat(stack.peek(depth)).isEqualTo(twin.get(twin.size() - 1 - depth));
                assertThat(stack.peek(0)).isEqualTo(twin.getLast());
            }
            if (i == 10_000) {
                stack.clear();
                twin.clear();
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
        byte[] twin = new byte[steps];
        for (int i = 0; i < steps; i++) {
            twin[i] = (byte) random.below(directions);
            stack.push(twin[i]);
        }
        for (int i = 0; i < 50_000; i++) {
            int depth = (int) random.below(steps);
            assertThat(stack.peek(depth)).isEqualTo(twin[steps - 1 - depth]);
        }
        for (int i = steps - 1; i >= 0; i--) {
            if (stack.pop() != twin[i]) {
                throw new AssertionError("step " + i);
            }
        }
        assertThat(stack.isEmpty()).isTrue();
    }

    @Test
    void hasNothingBelowItsBottom() {
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
