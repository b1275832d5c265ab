package dev.mazewright.vision.bad;

import java.awt.Graphics2D;
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
public final class Jpeg {
    private Jpeg() {}

    /** The bytes of a file of this quality, 0 to 100. */
    public static byte[] bytes(BufferedImage image, double quality) {
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

    /** What is seen of it, as an image of the same type. */
    static BufferedImage pressed(BufferedImage image, double quality) {
        try {
            return ofType(image.getType(), ImageIO.read(new ByteArrayInputStream(bytes(ofType(BufferedImage.TYPE_3BYTE_BGR, image), quality))));
        } catch (IOException e) {
            throw new UncheckedIOException(e); // arrays do not fail
        }
    }

    private static BufferedImage ofType(int type, BufferedImage image) {
        BufferedImage other = new BufferedImage(image.getWidth(), image.getHeight(), type);
        Graphics2D graphics = other.createGraphics();
        graphics.drawImage(image, 0, 0, null);
        graphics.dispose();
        return other;
    }
}
