package dev.mazewright.core.grid;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.maze.MazeRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Sets of directions against a sorted set. */
class DirectionsTest {
    @Test
    void behavesLikeASortedSet() {
        MazeRandom random = new MazeRandom(1);
        for (int i = 0; i < 3000; i++) {
            int set = (int) random.nextLong() & (i < 1000 ? 0xFF : -1) & (int) random.nextLong();
            TreeSet<Integer> expected = new TreeSet<>();
            for (int direction = 0; direction < 32; direction++) {
                if ((set & 1L << direction) != 0) {
                    expected.add(direction);
                }
                assertThat(Directions.contains(set, direction)).isEqualTo(expected.contains(direction));
            }
            assertThat(Directions.count(set)).isEqualTo(expected.size());
            int index = 0;
            for (int direction : expected) {
                assertThat(Directions.select(set, index++)).isEqualTo(direction);
            }
            if (!expected.isEmpty()) {
                assertThat(Directions.first(set)).isEqualTo(expected.first());
                assertThat(Directions.withoutFirst(set)).isEqualTo(set - Directions.of(expected.first()));
            }
        }
    }

    @Test
    void allAreTheLowestBits() {
        assertThat(Directions.all(0)).isZero();
        assertThat(Directions.all(1)).isEqualTo(1);
        assertThat(Directions.all(6)).isEqualTo(0b111111);
        assertThat(Directions.all(31)).isEqualTo(Integer.MAX_VALUE);
        assertThat(Directions.all(32)).isEqualTo(-1);
    }
}
