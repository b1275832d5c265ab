package dev.mazewright.vision.file;

import dev.mazewright.formats.png.Pixels;
import dev.mazewright.vision.picture.Picture;
import java.io.IOException;
import java.util.List;

/** Decodes PNG files of any depth and colour type, and verifies their checksums. */
final class PngDecoder {
    private PngDecoder() {}

    static DecodedPicture read(FileInput file) throws IOException {
        Pixels pixels = new Pixels(file.source().again(file.bytes()), file.decoding().alpha(), file.decoding().mostPixels());
        file.requireSize(pixels.width(), pixels.height(), 0);
        int width = pixels.width();
        int[] rgb = new int[width * pixels.height()];
        pixels.read((y, from, step, colours, count) -> {
            int at = y * width + from;
            if (step == 1) {
                System.arraycopy(colours, 0, rgb, at, count);
            } else {
                for (int i = 0; i < count; i++) {
                    rgb[at + i * step] = colours[i];
                }
            }
        });
        Orientation orientation = Orientation.of(file);
        Picture picture = orientation.upright(new Picture(width, pixels.height(), rgb));
        return new DecodedPicture(file.kind(), picture, 1, orientation.isUpright(), List.of());
    }
}
