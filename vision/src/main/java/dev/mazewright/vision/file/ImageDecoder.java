package dev.mazewright.vision.file;

import com.twelvemonkeys.imageio.plugins.bmp.BMPImageReaderSpi;
import com.twelvemonkeys.imageio.plugins.jpeg.JPEGImageReaderSpi;
import com.twelvemonkeys.imageio.plugins.tiff.TIFFImageReaderSpi;
import com.twelvemonkeys.imageio.plugins.webp.WebPImageReaderSpi;
import com.twelvemonkeys.imageio.stream.ByteArrayImageInputStream;
import dev.mazewright.drawing.letters.NoScreen;
import dev.mazewright.vision.picture.Picture;
import java.awt.image.SampleModel;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.spi.IIORegistry;

/** Decodes JPEG, GIF, BMP, TIFF and WebP by readers of ImageIO that depend only on the kind, not on the class path. */
final class ImageDecoder {
    /** The warning of a reader that fills in missing data at the end contains this. */
    private static final String PREMATURE = "premature end";

    private ImageDecoder() {}

    static DecodedPicture read(FileInput file) throws IOException {
        HeadCounts.require(file, EndedInput.MOST_BEHIND_THE_END);
        boolean[] isCut = {file.kind() == PictureKind.JPEG && isCutJpeg(file)};
        ImageReader reader = reader(file.kind());
        try {
            reader.addIIOReadWarningListener((from, warning) -> isCut[0] |= warning.toLowerCase(Locale.ROOT).contains(PREMATURE));
            reader.setInput(file.kind() == PictureKind.WEBP ? new EndedInput(file) : new ByteArrayImageInputStream(file.bytes()), false, false);
            int index = file.kind().hasPages() ? file.pageIndex(reader.getNumImages(true)) : 0;
            file.requireSize(reader.getWidth(index), reader.getHeight(index), bytesPerPixel(reader, index));
            HeadCounts.requireWithin(file, reader.getWidth(index), reader.getHeight(index));
            Picture picture = isCut[0] ? null : ImagePixels.of(reader.read(index), file.keepsClear());
            if (isCut[0] || picture == null) {
                throw file.bad("the end of the data before that of the picture", "a whole " + file.kind().label() + " file");
            }
            Orientation orientation = Orientation.of(file);
            int images = images(file.kind(), reader);
            int pages = file.kind().hasPages() ? images : 1;
            return new DecodedPicture(file.kind(), orientation.upright(picture), pages, orientation.isUpright(), notes(file, images));
        } finally {
            reader.dispose();
        }
    }

    private static boolean isCutJpeg(FileInput file) throws IOException {
        JpegSegments segments = JpegSegments.of(file.bytes());
        if (segments.isArithmetic()) {
            throw file.bad("a JPEG file in arithmetic coding", "one in Huffman coding; save it as PNG with another program");
        }
        return !segments.hasEnd();
    }

    private static ImageReader reader(PictureKind kind) throws IOException {
        NoScreen.require();
        ImageIO.setUseCache(false);
        return switch (kind) {
            // This reader uses the JDK's reader, which it finds only if it is registered.
            case JPEG -> IIORegistry.getDefaultInstance().getServiceProviderByClass(JPEGImageReaderSpi.class).createReaderInstance();
            case BMP -> new BMPImageReaderSpi().createReaderInstance();
            case TIFF -> new TIFFImageReaderSpi().createReaderInstance();
            case WEBP -> new WebPImageReaderSpi().createReaderInstance();
            default -> ImageIO.getImageReadersByFormatName("gif").next();
        };
    }

    /** The memory that the image takes while it is decoded. */
    private static long bytesPerPixel(ImageReader reader, int index) throws IOException {
        ImageTypeSpecifier type = reader.getRawImageType(index);
        SampleModel samples = type == null ? null : type.getSampleModel();
        if (samples == null) {
            return Integer.BYTES;
        }
        int bits = 0;
        for (int size : samples.getSampleSize()) {
            bits += size;
        }
        return Math.max(Integer.BYTES, Math.ceilDiv(bits, Byte.SIZE));
    }

    private static int images(PictureKind kind, ImageReader reader) throws IOException {
        return kind == PictureKind.JPEG || kind == PictureKind.BMP ? 1 : reader.getNumImages(true);
    }

    private static List<String> notes(FileInput file, int images) {
        if (images < 2) {
            return List.of();
        }
        return List.of(file.kind().hasPages()
                ? "page " + file.decoding().page() + " of " + images
                : "animated; the first of " + images + " frames is read");
    }
}
