package dev.mazewright.drawing.raster;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ThumbnailTest {
    private static final int OPAQUE = 0xFF000000;
    private static final int WHITE = 0xFFFFFF;

    private static int[] drawn(int[] picture, int side, int width, double left, double top, double size) {
        Strip strip = new Strip(width, width, false);
        strip.clear(WHITE);
        new Thumbnail(picture, side, side).draw(strip, left, top, size, size);
        return IntStream.of(strip.colours()).map(colour -> colour & WHITE).toArray();
    }

    @Test
    void atItsOwnSizeItIsTheSame() {
        int[] picture = new SplittableRandom(1).ints(9 * 9).map(colour -> colour | OPAQUE).toArray();
        int[] drawn = drawn(picture, 9, 11, 1, 1, 9);
        for (int y = 0; y < 9; y++) {
            for (int x = 0; x < 9; x++) {
                assertThat(drawn[(y + 1) * 11 + x + 1]).isEqualTo(picture[y * 9 + x] & WHITE);
            }
        }
        assertThat(Arrays.copyOf(drawn, 11)).containsOnly(WHITE);
    }

    /** Larger, smaller, and beside the borders of pixels: of pixels at its border, a part. */
    @ParameterizedTest
    @CsvSource({"8, 2, 2, 5", "8, 2.5, 3.25, 7.25", "40, 1.5, 1, 9", "3, 0.75, 2, 9.5", "100, 3.5, 3.5, 3"})
    void aPlainPictureStaysPlain(int side, double left, double top, double size) {
        int[] picture = new int[side * side];
        Arrays.fill(picture, OPAQUE); // black
        int[] drawn = drawn(picture, side, 14, left, top, size);
        for (int i = 0; i < drawn.length; i++) {
            double across = Math.max(0, Math.min(i % 14 + 1, left + size) - Math.max(i % 14, left));
            double down = Math.max(0, Math.min(i / 14 + 1, top + size) - Math.max(i / 14, top));
            int grey = (int) Math.round(255 * (1 - across * down));
            assertThat(drawn[i] & 0xFF).as("%s, %s", i % 14, i / 14).isBetween(grey - 1, grey + 1);
        }
    }

    /** Lines finer than pixels become grey, however they lie: all pixels of the picture count. */
    @Test
    void finePatternsBecomeTheirMean() {
        int side = 96;
        for (int period : new int[] {2, 3}) {
            int[] picture = IntStream.range(0, side * side).map(i -> OPAQUE | (i % side % period == 0 ? WHITE : 0)).toArray();
            int[] drawn = drawn(picture, side, 10, 0, 0, 10);
            int mean = 255 / period;
            for (int x = 2; x < 8; x++) {
                assertThat(drawn[50 + x] & 0xFF).isBetween(mean - 8, mean + 8);
            }
        }
    }

    /** Colours of transparent pixels do not show at the borders of others. */
    @Test
    void whatIsTransparentHasNoColour() {
        int[] picture = IntStream.range(0, 64).map(i -> i % 8 < 4 ? 0x0000FF00 : 0xFFFF0000).toArray(); // green, transparent; red
        int[] drawn = drawn(picture, 8, 4, 0, 0, 4);
        assertThat(drawn[4]).isEqualTo(WHITE);
        assertThat(drawn[7]).isEqualTo(0xFF0000);
        assertThat(IntStream.of(drawn)).allMatch(colour -> (colour >> 16 & 0xFF) == 0xFF && (colour >> 8 & 0xFF) == (colour & 0xFF));
    }

    @Test
    void whatLiesBesideTheStripIsLeftOut() {
        int[] picture = {OPAQUE};
        assertThat(drawn(picture, 1, 3, -7, 1, 2)).containsOnly(WHITE);
        assertThat(drawn(picture, 1, 3, 3, 1, 2)).containsOnly(WHITE);
        assertThat(drawn(picture, 1, 3, -50, -50, 100)).containsOnly(0);
    }
}
