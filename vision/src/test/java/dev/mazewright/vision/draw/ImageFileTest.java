package dev.mazewright.vision.draw;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.run.Context;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Random;
import javax.imageio.ImageIO;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** PNG files have all pixels, as another decoder sees them, and are the same for every number of threads. */
class ImageFileTest {
    /** The second is of bands of one row each, others of several bands, of noise, which cannot be packed, or of few colours. */
    @ParameterizedTest
    @CsvSource({"1, 1, 1, 256", "400000, 3, 1, 2", "1000, 700, 1, 256", "701, 1801, 2, 256", "300, 5000, 2, 3", "3, 4000, 3, 9"})
    void pixelsAreThoseOfTheImage(int width, int height, int type, int values) throws IOException {
        BufferedImage image = new BufferedImage(width, height, type == 3 ? BufferedImage.TYPE_3BYTE_BGR : type);
        Random random = new Random(width);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                image.setRGB(x, y, random.nextInt(values) * 0x31020F05);
            }
        }
        byte[] file = png(image, 1);
        assertThat(png(image, 3)).isEqualTo(file);
        BufferedImage read = ImageIO.read(new ByteArrayInputStream(file));
        assertThat(read.getColorModel().hasAlpha()).isEqualTo(image.getColorModel().hasAlpha());
        assertThat(read.getRGB(0, 0, width, height, null, 0, width)).isEqualTo(image.getRGB(0, 0, width, height, null, 0, width));
    }

    private static byte[] png(BufferedImage image, int threads) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ImageFile.writePng(image, Context.standard().withThreads(threads), out);
        return out.toByteArray();
    }
}
