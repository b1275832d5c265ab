package dev.mazewright.datasets.folder;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.maze.MazeRandom;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The table of hashes does what sets of texts do, also where it grows and where hashes fall on one place. */
class EqualMazesTest {
    @Test
    void itCountsWhatSetsCount() {
        MazeRandom random = new MazeRandom(1);
        EqualMazes mazes = new EqualMazes();
        Set<String> seen = new HashSet<>();
        Set<String> images = new HashSet<>();
        long alike = 0;
        long equal = 0;
        for (int i = 0; i < 20_000; i++) {
            // One place for many: the place of a hash is in its lower bits.
            long high = random.below(3);
            long low = random.below(2000) << 20 | random.below(2);
            int image = (int) random.below(8);
            String maze = high + " " + low;
            boolean isNew = seen.add(maze);
            alike += isNew ? 0 : 1;
            equal += images.add(maze + " " + image) ? 0 : 1;
            assertThat(mazes.add(high, low, image)).isEqualTo(isNew);
        }
        assertThat(seen).hasSizeGreaterThan(5000);
        assertThat(mazes.alike()).isEqualTo(alike);
        assertThat(mazes.equal()).isEqualTo(equal);
        for (long high = 0; high < 3; high++) {
            for (long low = 0; low < 2000; low++) {
                assertThat(mazes.contains(high, low << 20)).isEqualTo(seen.contains(high + " " + (low << 20)));
            }
        }
    }
}
