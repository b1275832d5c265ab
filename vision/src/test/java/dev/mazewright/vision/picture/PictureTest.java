package dev.mazewright.vision.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import org.junit.jupiter.api.Test;

class PictureTest {
    @Test
    void whatIsTransparentIsWhite() {
        BufferedImage image = new BufferedImage(3, 1, BufferedImage.TYPE_INT_ARGB);
        image.setRGB(0, 0, 0x00123456);
        image.setRGB(1, 0, 0x80000000);
        image.setRGB(2, 0, 0xFF123456);
        Picture picture = Picture.of(image);
        assertThat(picture.rgb()).containsExactly(0xFFFFFF, 0x7F7F7F, 0x123456);
        assertThat(picture.image().getRGB(2, 0)).isEqualTo(0xFF123456);
    }

    /** All points of a pixel have its name, and those beyond the picture that of the nearest one. */
    @Test
    void textNamesThePixelThatAPointLiesIn() {
        Picture picture = new Picture(30, 20, new int[600]);
        assertThat(picture.text(new Spot(7.5, 4.5))).isEqualTo("7,4");
        assertThat(picture.text(new Spot(7, 4.99))).isEqualTo("7,4");
        assertThat(picture.text(new Spot(30, 20.5))).isEqualTo("29,19");
        assertThat(picture.part(10, 5, 20, 15).text(new Spot(0.5, -0.5))).isEqualTo("10,5");
    }
}
