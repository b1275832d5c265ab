package dev.mazewright.vision.draw;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;

/** Encodes images as PNG and JPEG. */
public final class ImageFile {
    /** No block of 8 x 8 pixels is to be seen. */
    private static final float JPEG_QUALITY = 0.92F;

    /** Of photographs, more effort makes PNG hardly smaller. */
    private static final float PNG_SPEED = 0.7F;

    private ImageFile() {}

    /** Writes a PNG file; the stream stays open. */
    public static void writePng(BufferedImage image, OutputStream out) throws IOException {
        write("png", PNG_SPEED, image, out);
    }

    /** Writes a JPEG file of an opaque image; the stream stays open. */
    public static void writeJpeg(BufferedImage image, OutputStream out) throws IOException {
        write("jpeg", JPEG_QUALITY, image, out);
    }

    private static void write(String format, float quality, BufferedImage image, OutputStream out) throws IOException {
        ImageIO.setUseCache(false);
        ImageWriter writer = ImageIO.getImageWritersByFormatName(format).next();
        try (ImageOutputStream stream = ImageIO.createImageOutputStream(out)) {
            ImageWriteParam param = writer.getDefaultWriteParam();
            param.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
            if (param.getCompressionType() == null) {
                param.setCompressionType(param.getCompressionTypes()[0]);
            }
            param.setCompressionQuality(quality);
            writer.setOutput(stream);
            writer.write(null, new IIOImage(image, null, null), param);
        } finally {
            writer.dispose();
        }
    }
}
