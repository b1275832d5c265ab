package dev.mazewright.vision.ink;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.mazewright.core.maze.MazeRandom;
import org.junit.jupiter.api.Test;

class DepthTest {
    @Test
    void theDepthOfAPixelIsItsDistanceFromTheNearestThatIsNotSet() {
        int width = 23;
        int height = 17;
        MazeRandom random = new MazeRandom(1);
        boolean[] set = new boolean[width * height];
        for (int i = 0; i < set.length; i++) {
            set[i] = random.below(12) != 0;
        }
        float[] depth = Depth.of(set, width, height);
        for (int i = 0; i < set.length; i++) {
            double nearest = 1e9;
            for (int j = 0; j < set.length; j++) {
                if (!set[j]) {
                    nearest = Math.min(nearest, Math.hypot(i % width - j % width, i / width - j / width));
                }
            }
            assertThat((double) depth[i]).isCloseTo(set[i] ? nearest - 0.5 : 0, within(1e-4));
        }
    }
}
