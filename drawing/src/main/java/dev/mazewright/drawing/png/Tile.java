package dev.mazewright.drawing.png;

import dev.mazewright.core.grid.Shape;
import dev.mazewright.formats.png.Encoder;
import java.io.IOException;
import java.io.OutputStream;

/** A tile that is written row by row. Its pixels are black and more or less opaque, so that the reader chooses colours. */
final class Tile {
    /** The index of what is opaque in a tile of two colours. */
    static final int OPAQUE = 1;

    private static final int CLEAR = 0xFF000000;
    private static final int LEVELS = 256;

    private final Encoder output;

    private Tile(int bits, int[] palette, Shape shape, OutputStream out) throws IOException {
        output = Encoder.quick(TileZoom.SIDE, TileZoom.SIDE, bits, palette, shape);
        output.begin(out);
        output.start(out);
    }

    /** A tile whose pixels are clear or opaque, a bit each. */
    static Tile ofTwo(Shape shape, OutputStream out) throws IOException {
        return new Tile(1, new int[] {CLEAR, 0}, shape, out);
    }

    /** A tile whose pixels are more or less opaque, a byte each, from 0 to 255. */
    static Tile ofLevels(Shape shape, OutputStream out) throws IOException {
        int[] palette = new int[LEVELS];
        for (int level = 0; level < LEVELS; level++) {
            palette[level] = (LEVELS - 1 - level) << 24;
        }
        return new Tile(Byte.SIZE, palette, shape, out);
    }

    /** A row of pixels, for {@link #row}. */
    byte[] pixels() {
        return new byte[output.bytesPerRow()];
    }

    /** Writes a row this many times. */
    void row(byte[] pixels, int times) throws IOException {
        output.row(pixels);
        output.repeat(times - 1);
    }

    /** Writes the rest of the tile, this many rows, as clear pixels. */
    void end(int rows) throws IOException {
        if (rows > 0) {
            row(pixels(), rows);
        }
        output.end();
    }
}
