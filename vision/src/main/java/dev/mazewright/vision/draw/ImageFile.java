package dev.mazewright.vision.draw;

import dev.mazewright.core.run.Context;
import dev.mazewright.formats.png.PhotoEncoder;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.io.IOException;
import java.io.OutputStream;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;

/** Encodes images as PNG and JPEG. */
public final class ImageFile {
    /** High enough to hide the blocks of 8 x 8 pixels. */
    private static final float JPEG_QUALITY = 0.92F;

    private ImageFile() {}

    /** Writes a PNG file; the stream stays open. */
    public static void writePng(BufferedImage image, Context context, OutputStream out) throws IOException {
        boolean hasAlpha = image.getColorModel().hasAlpha();
        new PhotoEncoder(pixels(image, hasAlpha), image.getWidth(), hasAlpha).write(context, out);
    }

    private static int[] pixels(BufferedImage image, boolean hasAlpha) {
        if (image.getType() == (hasAlpha ? BufferedImage.TYPE_INT_ARGB : BufferedImage.TYPE_INT_RGB)) {
            return ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
        }
        return image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
    }

    /** Writes a JPEG file of an opaque image; the stream stays open. */
    public static void writeJpeg(BufferedImage image, OutputStream out) throws IOException {
        ImageIO.setUseCache(false);
        ImageWriter writer = ImageIO.getImageWritersByFormatName("jpeg").next();
        try (ImageOutputStream stream = ImageIO.createImageOutputStream(out)) {
            ImageWriteParam param = writer.getDefaultWriteParam();
            param.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
            if (param.getCompressionType() == null) {
                param.setCompressionType(param.getCompressionTypes()[0]);
            }
            param.setCompressionQuality(JPEG_QUALITY);
            writer.setOutput(stream);
            writer.write(null, new IIOImage(image, null, null), param);
        } finally {
            writer.dispose();
        }
    }
}
