package dev.mazewright.vision;

import dev.mazewright.core.run.Context;
import dev.mazewright.vision.draw.ImageFile;
import dev.mazewright.vision.file.PictureKind;
import dev.mazewright.vision.picture.Picture;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A GIF, BMP, TIFF or WebP picture of few colours as a PNG file, so that it is read pixel by pixel as PNG files are. */
final class PixelPicture {
    /** The most colours of a picture that is drawn pixel by pixel. */
    private static final int MOST_COLOURS = 16;

    private PixelPicture() {}

    /** The bytes of a PNG file with the same pixels, or null if it has many colours. */
    static byte @Nullable [] png(Picture picture, Context context) throws IOException {
        if (!hasFewColours(picture.rgb())) {
            return null;
        }
        ByteArrayOutputStream png = new ByteArrayOutputStream();
        ImageFile.writePng(picture.image(), context, png);
        return png.toByteArray();
    }

    /** Whether files of a kind may be converted. */
    static boolean isOf(PictureKind kind) {
        return kind == PictureKind.GIF || kind == PictureKind.BMP || kind == PictureKind.TIFF || kind == PictureKind.WEBP;
    }

    private static boolean hasFewColours(int... rgb) {
        Set<Integer> colours = new HashSet<>();
        int last = -1;
        for (int colour : rgb) {
            if (colour != last && colours.add(colour) && colours.size() > MOST_COLOURS) {
                return false;
            }
            last = colour;
        }
        return true;
    }
}
