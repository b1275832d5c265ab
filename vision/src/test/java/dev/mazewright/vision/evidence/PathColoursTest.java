package dev.mazewright.vision.evidence;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.Spot;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class PathColoursTest {
    private static final int SIDE = 200;
    private static final int WHITE = 0xF0F0F0;
    private static final int BLACK = 0x181818;    private static final double CORRIDOR = 20;
    private static final List<Spot> ALONG = List.of(new Spot(10, 100), new Spot(190, 100));

    private final int[] rgb = new int[SIDE * SIDE];

    /** A white corridor from left to right, between walls above and below. */
    PathColoursTest() {
        fill(0, 0, SIDE, SIDE, BLACK);
        fill(0, 90, SIDE, 110, WHITE);
    }

    private void fill(int left, int top, int right, int bottom, int colour) {
        for (int y = top; y < bottom; y++) {
            Arrays.fill(rgb, y * SIDE + left, y * SIDE + right, colour);
        }
    }

    private PathColours colours() {
        return Objects.requireNonNull(PathColours.of(new Picture(SIDE, SIDE, rgb), ALONG, CORRIDOR));
    }

    @Test
    void aPathInACorridorHasItsColour() {
        assertThat(colours().inWall()).isNull();
    }

    @Test
    void aPathThroughABlockOfWallHasItsColour() {
        fill(100, 90, 120, 110, BLACK);
        assertThat(Objects.requireNonNull(colours().inWall()).x()).isBetween(100.0, 120.0);
    }

    /** Two corridors from its end, no mark hides the colour. */
    @Test
    void aPathThroughABlockNearItsEndHasItsColour() {
        fill(0, 90, SIDE, 110, BLACK);
        fill(0, 95, 32, 105, WHITE);
        fill(42, 95, SIDE, 105, WHITE);
        PathColours narrow = Objects.requireNonNull(PathColours.of(new Picture(SIDE, SIDE, rgb), ALONG, CORRIDOR / 2));
        assertThat(Objects.requireNonNull(narrow.inWall()).x()).isBetween(32.0, 42.0);
    }

    @Test
    void aThinWallAndAShadowAreNoBlocks() {
        fill(100, 90, 104, 110, BLACK);
        fill(130, 90, 160, 110, 0x505050);
        assertThat(colours().inWall()).isNull();
    }

    @Test
    void narrowCorridorsHaveNoColourOfTheirOwn() {
        assertThat(PathColours.of(new Picture(SIDE, SIDE, rgb), ALONG, 5)).isNull();
    }
}
