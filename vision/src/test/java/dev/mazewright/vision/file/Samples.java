package dev.mazewright.vision.file;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.GZIPOutputStream;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageOutputStream;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;

/** One small picture in files of all kinds: white, the left upper quarter red, the right lower one blue. */
final class Samples {
    static final int WIDTH = 24;
    static final int HEIGHT = 16;
    static final int RED = 0xC80000;
    static final int BLUE = 0x0000C8;
    static final int WHITE = 0xFFFFFF;

    /** Made by Chromium. */
    private static final String WEBP_LOSSLESS =
            "UklGRjgAAABXRUJQVlA4TCsAAAAvF8ADABcw/2LBZFb5f2GJBROt+V9ZNf9BzQaCbJtJXrKoJ4jof2zDE9UxAA==";

    private static final String WEBP_LOSSY = "UklGRmQAAABXRUJQVlA4IFgAAAAQAwCdASoYABAALk02m02hJCQkBABMS1AF2I//3EAGqwAA/urG7Kf/xJL//6UH"
            + "vnyZ/9HOD//0irP/kGPL5WtUf/I/+Kd5c//4kL/9R/4entmojlOaCAAA";

    /** The white parts are transparent. */
    private static final String WEBP_ALPHA = "UklGRpIAAABXRUJQVlA4WAoAAAAQAAAAFwAADwAAQUxQSBUAAAABDzD/ERFCSEB44P9a1YSI/k9Acu0AVlA4IFYAAADw"
            + "AwCdASoYABAALk02m02hJCQkBABMS1AF2I//3EAE3YOsuHcv+LEAAP765rv/uIl/1bnf/kGPL5WtUf/I/+Kd5c//4kL/9R/4entmojmK/kKAk2AAAA==";

    private Samples() {}

    /** Files by name; the names begin with the kind. */
    static Map<String, byte[]> all() {
        Map<String, byte[]> files = new LinkedHashMap<>();
        files.put("png", image("png", BufferedImage.TYPE_INT_RGB));
        files.put("png with alpha", image("png", BufferedImage.TYPE_INT_ARGB));
        files.put("png of 16 bits", image("png", BufferedImage.TYPE_USHORT_565_RGB));
        files.put("jpeg", image("jpeg", BufferedImage.TYPE_INT_RGB));
        files.put("jpeg progressive", progressiveJpeg());
        files.put("gif", image("gif", BufferedImage.TYPE_BYTE_INDEXED));
        files.put("gif animated", animatedGif());
        files.put("bmp", image("bmp", BufferedImage.TYPE_INT_RGB));
        files.put("tiff", tiff("LZW", 1));
        files.put("tiff of fax", tiff("CCITT T.6", 1));
        files.put("tiff of two pages", tiff("Deflate", 2));
        files.put("webp lossless", Base64.getDecoder().decode(WEBP_LOSSLESS));
        files.put("webp lossy", Base64.getDecoder().decode(WEBP_LOSSY));
        files.put("webp with alpha", Base64.getDecoder().decode(WEBP_ALPHA));
        files.put("pdf", pdf(1));
        files.put("svg", svg("").getBytes(StandardCharsets.UTF_8));
        files.put("svg in UTF-16", svg("").getBytes(StandardCharsets.UTF_16));
        files.put("svg packed", packed(svg("").getBytes(StandardCharsets.UTF_8)));
        return files;
    }

    /** The picture as an image of this type. */
    static BufferedImage drawn(int type) {
        BufferedImage image = new BufferedImage(WIDTH, HEIGHT, type);
        Graphics2D graphics = image.createGraphics();
        if (!image.getColorModel().hasAlpha()) {
            graphics.setColor(Color.WHITE);
            graphics.fillRect(0, 0, WIDTH, HEIGHT);
        }
        graphics.setColor(new Color(RED));
        graphics.fillRect(0, 0, WIDTH / 2, HEIGHT / 2);
        graphics.setColor(new Color(BLUE));
        graphics.fillRect(WIDTH / 2, HEIGHT / 2, WIDTH / 2, HEIGHT / 2);
        graphics.dispose();
        return image;
    }

    static byte[] image(String format, int type) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            ImageIO.write(drawn(type), format, out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }

    private interface Writing {
        void write(ImageWriter writer) throws IOException;
    }

    private static byte[] written(String format, Writing writing) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ImageWriter writer = ImageIO.getImageWritersByFormatName(format).next();
        try (ImageOutputStream stream = ImageIO.createImageOutputStream(out)) {
            writer.setOutput(stream);
            writing.write(writer);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            writer.dispose();
        }
        return out.toByteArray();
    }

    private static byte[] progressiveJpeg() {
        return written("jpeg", writer -> {
            ImageWriteParam param = writer.getDefaultWriteParam();
            param.setProgressiveMode(ImageWriteParam.MODE_DEFAULT);
            writer.write(null, new IIOImage(drawn(BufferedImage.TYPE_INT_RGB), null, null), param);
        });
    }

    private static byte[] animatedGif() {
        return written("gif", writer -> {
            writer.prepareWriteSequence(null);
            for (int frame = 0; frame < 3; frame++) {
                writer.writeToSequence(new IIOImage(drawn(BufferedImage.TYPE_BYTE_INDEXED), null, null), null);
            }
            writer.endWriteSequence();
        });
    }

    /** Pages that differ in size: the second is as large as the first turned by a quarter. */
    private static byte[] tiff(String compression, int pages) {
        int type = compression.startsWith("CCITT") ? BufferedImage.TYPE_BYTE_BINARY : BufferedImage.TYPE_INT_RGB;
        return written("tiff", writer -> {
            ImageWriteParam param = writer.getDefaultWriteParam();
            param.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
            param.setCompressionType(compression);
            writer.prepareWriteSequence(null);
            writer.writeToSequence(new IIOImage(drawn(type), null, null), param);
            if (pages > 1) {
                writer.writeToSequence(new IIOImage(new BufferedImage(HEIGHT, WIDTH, type), null, null), param);
            }
            writer.endWriteSequence();
        });
    }

    /** Pages of 240 x 160 points with the picture. */
    static byte[] pdf(int pages) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (PDDocument pdf = new PDDocument()) {
            for (int page = 0; page < pages; page++) {
                PDPage added = new PDPage(new PDRectangle(10 * WIDTH, 10 * HEIGHT));
                pdf.addPage(added);
                try (PDPageContentStream content = new PDPageContentStream(pdf, added)) {
                    content.setNonStrokingColor(new Color(page == 0 ? RED : BLUE));
                    content.addRect(0, 5 * HEIGHT, 5 * WIDTH, 5 * HEIGHT);
                    content.fill();
                    content.setNonStrokingColor(new Color(page == 0 ? BLUE : RED));
                    content.addRect(5 * WIDTH, 0, 5 * WIDTH, 5 * HEIGHT);
                    content.fill();
                }
            }
            pdf.save(out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }

    /** The drawing with something in it. */
    static String svg(String more) {
        return "<?xml version=\"1.0\"?>\n<!-- a drawing -->\n<svg xmlns=\"http://www.w3.org/2000/svg\""
                + " xmlns:xlink=\"http://www.w3.org/1999/xlink\" viewBox=\"0 0 24 16\">"
                + "<style>.b { fill: #0000c8 }</style><rect width=\"12\" height=\"8\" fill=\"#c80000\"/>"
                + "<g class=\"b\"><path d=\"M12 8h12v8h-12z\"/></g>" + more + "</svg>";
    }

    /** The bytes packed with gzip. */
    static byte[] packed(byte[] file) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (GZIPOutputStream packing = new GZIPOutputStream(out)) {
            packing.write(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }

    /** A JPEG file in cyan, magenta, yellow and black, inverted as Adobe's programs write it. */
    static byte[] cmyk() {
        BufferedImage drawn = drawn(BufferedImage.TYPE_INT_RGB);
        var raster = java.awt.image.Raster.createInterleavedRaster(java.awt.image.DataBuffer.TYPE_BYTE, WIDTH, HEIGHT, 4, null);
        for (int y = 0; y < HEIGHT; y++) {
            for (int x = 0; x < WIDTH; x++) {
                int rgb = drawn.getRGB(x, y);
                raster.setPixel(x, y, new int[] {rgb >> 16 & 0xFF, rgb >> 8 & 0xFF, rgb & 0xFF, 0xFF});
            }
        }
        byte[] plain = written("jpeg", writer -> {
            IIOMetadata metadata = writer.getDefaultImageMetadata(
                    new ImageTypeSpecifier(drawn), writer.getDefaultWriteParam());
            writer.write(null, new IIOImage(raster, null, null), null);
        });
        byte[] adobe = {(byte) 0xFF, (byte) 0xEE, 0, 14, 'A', 'd', 'o', 'b', 'e', 0, 100, 0, 0, 0, 0, 0};
        return inserted(plain, 2, adobe);
    }

    /** A JPEG file with this orientation in its EXIF data. */
    static byte[] turned(int orientation) {
        byte[] tags = {
            (byte) 0xFF, (byte) 0xE1, 0, 34, 'E', 'x', 'i', 'f', 0, 0, 'M', 'M', 0, 42, 0, 0, 0, 8,
            0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, (byte) orientation, 0, 0, 0, 0, 0, 0
        };
        return inserted(image("jpeg", BufferedImage.TYPE_INT_RGB), 2, tags);
    }

    static byte[] inserted(byte[] file, int at, byte[] more) {
        byte[] longer = new byte[file.length + more.length];
        System.arraycopy(file, 0, longer, 0, at);
        System.arraycopy(more, 0, longer, at, more.length);
        System.arraycopy(file, at, longer, at + more.length, file.length - at);
        return longer;
    }
}
