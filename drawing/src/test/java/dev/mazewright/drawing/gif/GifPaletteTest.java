package dev.mazewright.drawing.gif;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The colours of a file: those asked for, and shades between them. */
class GifPaletteTest {
    @Test
    void aPaletteFindsTheNearest() {
        GifPalette palette = new GifPalette(0x000000, 0xFFFFFF, 0xFF0000);
        assertThat(palette.size()).isEqualTo(3 + 7 + 3 + 3);
        assertThat(palette.colour(palette.nearest(0xFF0000))).isEqualTo(0xFF0000);
        assertThat(palette.colour(palette.nearest(0xF00808))).isEqualTo(0xFF0000);
        assertThat(palette.colour(palette.nearest(0x7E7E7E))).isEqualTo(0x808080);
        assertThat(palette.colour(palette.nearest(0xC10000))).isEqualTo(0xC00000);
        for (int grey = 0; grey < 256; grey++) {
            int found = palette.colour(palette.nearest(grey * 0x010101)) & 0xFF;
            assertThat(Math.abs(found - grey)).isLessThanOrEqualTo(16);
        }
    }
}
