package dev.mazewright.formats.picture;

import dev.mazewright.core.run.CancelledException;
import dev.mazewright.formats.png.codec.Pixels;
import java.io.IOException;

/** The pixels of a picture, such as a photograph, kept so that they need not be unpacked each time they are looked at. */
final class ManyColours implements Pixels.Row {
    private final int width;
    private final int height;
    private final int[] colours;

    ManyColours(int width, int height) {
        this.width = width;
        this.height = height;
        colours = new int[Math.multiplyExact(width, height)];
    }

    @Override
    public void pixels(int y, int from, int step, int[] row, int count) {
        for (int i = 0; i < count; i++) {
            colours[y * width + from + i * step] = row[i];
        }
    }

    /** Passes on all pixels, row by row. */
    void read(Pixels.Row to) throws IOException {
        int[] row = new int[width];
        for (int y = 0; y < height; y++) {
            CancelledException.check();
            System.arraycopy(colours, y * width, row, 0, width);
            to.pixels(y, 0, 1, row, width);
        }
    }
}
