package dev.mazewright.vision.bad;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;

/** Pictures as JPEG leaves them. */
final class Jpeg {
    private Jpeg() {}

    /** The bytes of a file of this quality, 0 to 100. */
    static byte[] bytes(BufferedImage image, double quality) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ImageWriter writer = ImageIO.getImageWritersByFormatName("jpeg").next();
        try (ImageOutputStream stream = ImageIO.createImageOutputStream(out)) {
            writer.setOutput(stream);
            ImageWriteParam param = writer.getDefaultWriteParam();
            param.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
            param.setCompressionQuality((float) (quality / 100));
            writer.write(null, new IIOImage(image, null, null), param);
        } catch (IOException e) {
            throw new UncheckedIOException(e); // arrays do not fail
        } finally {
            writer.dispose();
        }
        return out.toByteArray();
    }

    /** What is seen of it. */
    static BufferedImage pressed(BufferedImage image, double quality) {
        try {
            return ImageIO.read(new ByteArrayInputStream(bytes(image, quality)));
        } catch (IOException e) {
            throw new UncheckedIOException(e); // arrays do not fail
        }
    }
}
