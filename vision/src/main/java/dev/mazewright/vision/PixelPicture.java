package dev.mazewright.vision;

import dev.mazewright.core.run.Context;
import dev.mazewright.formats.io.Source;
import dev.mazewright.vision.draw.ImageFile;
import dev.mazewright.vision.file.Decoding;
import dev.mazewright.vision.file.PictureFile;
import dev.mazewright.vision.file.PictureKind;
import dev.mazewright.vision.picture.Picture;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A GIF, BMP, TIFF or WebP file of few colours as a PNG file: what is read to the pixel of one is so of all. */
public final class PixelPicture {
    /** A picture of more colours is not drawn pixel by pixel. */
    private static final int MOST_COLOURS = 16;

    private PixelPicture() {}

    /**
     * The bytes of a PNG file with the same pixels, or null if the file is of another kind, or has many colours.
     *
     * @param file all bytes of a file of this kind
     */
    public static byte @Nullable [] png(Source source, PictureKind kind, byte[] file, Context context) throws IOException {
        return isOfKind(kind) ? png(kind, PictureFile.read(source.again(file), Decoding.STANDARD).picture(), context) : null;
    }

    /** The same of a picture that is decoded. */
    public static byte @Nullable [] png(PictureKind kind, Picture picture, Context context) throws IOException {
        if (!isOfKind(kind) || !hasFewColours(picture.rgb())) {
            return null;
        }
        ByteArrayOutputStream png = new ByteArrayOutputStream();
        ImageFile.writePng(picture.image(), context, png);
        return png.toByteArray();
    }

    private static boolean isOfKind(PictureKind kind) {
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
