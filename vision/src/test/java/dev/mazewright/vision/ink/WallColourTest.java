package dev.mazewright.vision.ink;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.vision.picture.Picture;
import org.junit.jupiter.api.Test;

class WallColourTest {
    private static final int RED = 0xE02020;
    private static final int PAPER = 0xFFFFFF;

    private static Picture picture(int... rgb) {
        return new Picture(rgb.length, 1, rgb);
    }

    /** A black line across red walls, as of a pen. */
    @Test
    void onlyTheColourOfWallsIsLeft() {
        int[] left = WallColour.only(picture(PAPER, PAPER, PAPER, RED, 0x000000), RED).rgb();
        assertThat(left[0]).isEqualTo(0xFFFFFF);
        assertThat(left[3]).isEqualTo(0x000000);
        assertThat(left[4]).isEqualTo(0xFFFFFF);
    }

    @Test
    void allThatIsDrawnIsLeftWhateverItsColour() {
        Picture drawn = WallColour.drawn(picture(PAPER, PAPER, PAPER, RED, 0x2040D0, 0x209030));
        assertThat(drawn).isNotNull();
        assertThat(drawn.rgb()).startsWith(0xFFFFFF, 0xFFFFFF, 0xFFFFFF).doesNotContain(RED);
        assertThat(drawn.rgb()[4] & 0xFF).isLessThan(64);
    }

    @Test
    void blackDrawingsHaveNoHue() {
        assertThat(WallColour.drawn(picture(PAPER, PAPER, 0x000000, 0x202020))).isNull();
        assertThat(WallColour.mostFrequent(picture(PAPER, PAPER, 0x000000, 0x202020))).isNull();
    }
}
