package dev.mazewright.drawing.picture;

import dev.mazewright.core.rows.BitRow;
import dev.mazewright.core.run.CancelledException;

/**
 * Whether the light or the dark parts of a picture have strokes that are a pixel wide, as pictures with one pixel a tile do; 64
 * pixels at a time. Drawings of larger scale have hardly any: where a slanted line ends.
 */
final class FineStrokes {
    /** Smaller pictures are of tiles, however coarse. */
    private static final int SMALL = 64 * 64;

    /** Of all strokes, such a part is more than the ends of slanted lines. */
    private static final double MORE = 0.02;

    /** Where this number of strokes was seen, their share is known. */
    private static final int ENOUGH = 1 << 16;

    private final InkBits light;
    private long strokes;
    private long fine;

    private FineStrokes(InkBits light) {
        this.light = light;
        for (int y = 0; y < light.height() && strokes < ENOUGH; y++) {
            CancelledException.check();
            long before = 0;
            for (int i = 0; i < light.words(); i++) {
                count(y, i, before);
                before = light.word(y, i);
            }
        }
    }

    /** Whether there are such strokes, or the picture is small. */
    static boolean areIn(InkBits light) {
        if ((long) light.width() * light.height() < SMALL) {
            return true;
        }
        FineStrokes strokes = new FineStrokes(light);
        return strokes.fine > strokes.strokes * MORE;
    }

    /** Counts the strokes that begin in a word: what differs from the pixel before, and if it is fine from the one behind as well. */
    private void count(int y, int i, long before) {
        boolean isLast = i == light.words() - 1;
        long all = isLast ? BitRow.lastWord(light.width()) : -1;
        long notFirst = i == 0 ? all & -2 : all;
        long notLast = isLast ? all >>> 1 : all;
        long here = light.word(y, i);
        long begins = (here ^ BitRow.rightOf(here, before)) & notFirst;
        strokes += Long.bitCount(begins);
        fine += Long.bitCount(begins & (here ^ BitRow.leftOf(here, light.word(y, i + 1))) & notLast);
        if (y > 0 && y < light.height() - 1) {
            long tops = (here ^ light.word(y - 1, i)) & all;
            strokes += Long.bitCount(tops);
            fine += Long.bitCount(tops & (here ^ light.word(y + 1, i)));
        }
    }
}
