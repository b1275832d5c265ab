package dev.mazewright.vision.evidence;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SpotsInWallsTest {
    private static final int SIDE = 60;

    /** Walls on the left half. */
    private static boolean[] half() {
        boolean[] walls = new boolean[SIDE * SIDE];
        for (int i = 0; i < walls.length; i++) {
            walls[i] = i % SIDE < SIDE / 2;
        }
        return walls;
    }

    private static void disc(boolean[] walls, int column, int row, int radius, boolean isWall) {
        for (int i = 0; i < walls.length; i++) {
            int down = i / SIDE - row;
            walls[i] = Math.hypot(i % SIDE - column, down) <= radius ? isWall : walls[i];
        }
    }

    @Test
    void aDiscWithinAWallIsOne() {
        boolean[] walls = half();
        disc(walls, 15, 30, 3, false);
        assertThat(SpotsInWalls.of(walls, SIDE, 20)).containsExactly(30 * SIDE + 15);
    }

    @Test
    void aDiscInACorridorIsNone() {
        boolean[] walls = half();
        disc(walls, 45, 30, 3, true);
        assertThat(SpotsInWalls.of(walls, SIDE, 20)).isEmpty();
    }

    /** The letter O. */
    @Test
    void theHoleOfAThinRingIsNone() {
        boolean[] walls = half();
        disc(walls, 45, 30, 5, true);
        disc(walls, 45, 30, 3, false);
        assertThat(SpotsInWalls.of(walls, SIDE, 20)).isEmpty();
    }

    @Test
    void manyAreATexture() {
        boolean[] walls = half();
        for (int row = 10; row <= 50; row += 20) {
            disc(walls, 15, row, 3, false);
        }
        assertThat(SpotsInWalls.of(walls, SIDE, 20)).isEmpty();
    }
}
