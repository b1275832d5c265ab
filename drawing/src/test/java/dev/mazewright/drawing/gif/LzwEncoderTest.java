package dev.mazewright.drawing.gif;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.SplittableRandom;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Packed pixels as the JDK unpacks them. */
class LzwEncoderTest {
    /** The codes have all widths, begin anew often, and end at each place before and after one becomes wider. */
    @ParameterizedTest
    @CsvSource({"1, 1", "2, 1", "2, 2", "3, 9", "4, 1", "5, 3", "8, 2", "9, 90", "11, 1", "11, 200", "12, 1"})
    void theyAreTheSameAgain(int colours, int longestRun) throws IOException {
        GifPalette palette = palette(colours);
        SplittableRandom random = new SplittableRandom(colours * 1000L + longestRun);
        for (int width : new int[] {1, 2, 3, 4, 5, 6, 7, 9, 13, 31, 64, 100, 255, 256, 257, 700}) {
            int height = width > 31 ? 80 : 1 + width % 3;
            byte[] pixels = new byte[width * height];
            for (int i = 0; i < pixels.length; ) {
                byte pixel = (byte) random.nextInt(palette.size());
                for (int end = Math.min(pixels.length, i + 1 + random.nextInt(longestRun)); i < end; i++) {
                    pixels[i] = pixel;
                }
            }
            BufferedImage image = read(written(pixels, width, height, palette));
            for (int i = 0; i < pixels.length; i++) {
                assertThat(image.getRGB(i % width, i / width) & 0xFFFFFF).isEqualTo(palette.colour(pixels[i] & 0xFF));
            }
        }
    }

    /** Of many colours, with the steps between them. */
    private static GifPalette palette(int colours) {
        int[] drawn = new int[colours];
        for (int i = 0; i < colours; i++) {
            drawn[i] = i * 0x151B25;
        }
        return new GifPalette(drawn);
    }

    private static byte[] written(byte[] pixels, int width, int height, GifPalette palette) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        GifEncoder encoder = new GifEncoder(out, width, height, palette, false, null);
        encoder.write(pixels, 0, width, 0, 0, width, height, 0);
        encoder.end();
        return out.toByteArray();
    }

    private static BufferedImage read(byte[] gif) throws IOException {
        ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
        try {
            reader.setInput(ImageIO.createImageInputStream(new ByteArrayInputStream(gif)));
            BufferedImage image = reader.read(0);
            assertThat(reader.getNumImages(true)).isEqualTo(1);
            return image;
        } finally {
            reader.dispose();
        }
    }
}
