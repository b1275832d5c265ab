package dev.mazewright.drawing.picture;

import dev.mazewright.core.grid.Shape;
import dev.mazewright.formats.png.Encoder;
import dev.mazewright.formats.png.PixelRow;
import dev.mazewright.formats.png.Pixels;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/**
 * The colours of a solved picture, see {@link Pixels.Alpha#KEPT}, of which up to 255 and that of the path have numbers.
 * With more, pixels are written as three bytes, or four where one of them is not opaque.
 */
final class Palette {
    private static final int MOST = 256;

    private final Map<Integer, Integer> numbers = new HashMap<>();
    private boolean isOpaque = true;

    Palette() {
        numbers.put(SolvedPicture.PATH, 0);
    }

    void add(int[] row) {
        for (int x = 0; x < row.length; x++) {
            if (x == 0 || row[x] != row[x - 1]) {
                isOpaque &= row[x] >>> 24 == 0;
                if (isIndexed()) {
                    numbers.putIfAbsent(row[x], numbers.size());
                }
            }
        }
    }

    private boolean isIndexed() {
        return numbers.size() <= MOST;
    }

    /** How many bits a pixel has: of a number, or of the colour itself. */
    private int bits() {
        if (!isIndexed()) {
            return isOpaque ? Encoder.RGB_BITS : Encoder.RGBA_BITS;
        }
        return numbers.size() > 16 ? Byte.SIZE : numbers.size() > 4 ? 4 : 2;
    }

    /** The encoder of rows that are packed here. */
    Encoder encoder(int width, int height, Shape shape) {
        if (!isIndexed()) {
            return isOpaque ? Encoder.rgb(width, height, shape, null) : Encoder.rgba(width, height, shape, null);
        }
        int[] colours = new int[numbers.size()];
        numbers.forEach((colour, number) -> colours[number] = colour);
        return Encoder.indexed(width, height, bits(), colours, shape, null);
    }

    /** Packs a row of these colours and the path's. */
    void pack(int[] row, byte[] packed) {
        if (isIndexed()) {
            PixelRow pixels = new PixelRow(bits(), packed);
            for (int x = 0; x < row.length; x++) {
                pixels.set(x, Objects.requireNonNull(numbers.get(row[x])));
            }
            return;
        }
        int at = 0;
        for (int colour : row) {
            packed[at++] = (byte) (colour >> 16);
            packed[at++] = (byte) (colour >> 8);
            packed[at++] = (byte) colour;
            if (!isOpaque) {
                packed[at++] = (byte) ~(colour >> 24);
            }
        }
    }
}
