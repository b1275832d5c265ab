package dev.mazewright.vision.area;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FreeSpaceTest {
    /** A wall across the plane but for its last column. */
    private static final int WIDTH = 5;
    private static final boolean[] WALLS = new boolean[WIDTH * 5];

    static {
        for (int x = 0; x < WIDTH - 1; x++) {
            WALLS[2 * WIDTH + x] = true;
        }
    }

    @Test
    void whatLiesBehindAWallIsReachedAroundIt() {
        assertThat(FreeSpace.first(WALLS, WIDTH, 1, 20, at -> at >= 3 * WIDTH)).isEqualTo(3 * WIDTH + WIDTH - 1);
    }

    @Test
    void whatIsFartherThanTheLimitIsNot() {
        assertThat(FreeSpace.first(WALLS, WIDTH, 1, 4, at -> at >= 3 * WIDTH)).isEqualTo(-1);
    }
}
