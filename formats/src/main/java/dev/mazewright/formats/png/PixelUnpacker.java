package dev.mazewright.formats.png;

import dev.mazewright.formats.io.PngUnpacker;
import dev.mazewright.formats.io.Source;
import java.io.ByteArrayInputStream;
import java.io.IOException;

/** Unpacks PNG pictures of any colour type, depth and interlacing. */
public final class PixelUnpacker implements PngUnpacker {
    private static final int OPAQUE = 0xFF << 24;

    @Override
    public int[] pixels(byte[] file, int width, int height) throws IOException {
        int[] colours = new int[width * height];
        try (Source source = new Source("picture", new ByteArrayInputStream(file))) {
            new Pixels(source, Pixels.Alpha.KEPT).read((y, from, step, row, count) -> {
                for (int i = 0; i < count; i++) {
                    colours[y * width + from + i * step] = row[i] ^ OPAQUE; // which says how transparent they are
                }
            });
        }
        return colours;
    }
}
