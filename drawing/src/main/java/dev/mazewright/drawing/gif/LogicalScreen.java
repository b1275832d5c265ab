package dev.mazewright.drawing.gif;

import dev.mazewright.drawing.raster.Strip;
import java.io.IOException;
import java.util.Arrays;

/** A picture as it is shown, and what has changed of it since it was written last: only that is written. */
final class LogicalScreen {
    private final int width;
    private final GifEncoder output;
    private final GifPalette palette;
    private final byte same;
    /** What is shown: indices of the palette. */
    private final byte[] shown;
    /** What has changed; elsewhere, the index that stands for the same as before. */
    private final byte[] changed;
    // The rectangle of what has changed; empty where left is not less than right.
    private int left;
    private int top;
    private int right;
    private int bottom;

    public LogicalScreen(int width, int height, GifPalette palette, GifEncoder output) {
        this.width = width;
        this.palette = palette;
        this.output = output;
        same = (byte) palette.transparent();
        shown = new byte[width * height];
        changed = new byte[width * height];
        Arrays.fill(shown, same);
        Arrays.fill(changed, same);
        forget();
    }

    /** The memory, in bytes, that a picture takes. */
    static long bytes(long width, long height) {
        return 2 * width * height;
    }

    private void forget() {
        left = Integer.MAX_VALUE;
        top = Integer.MAX_VALUE;
        right = 0;
        bottom = 0;
    }

    /** Shows pixels whose top left corner lies here; what of them lies beyond the picture, or rows, is left out. */
    public void show(Strip image, int x, int y, int rows) {
        int[] pixels = image.colours();
        int columns = Math.min(image.width(), width - x);
        for (int row = 0; row < rows; row++) {
            int from = row * image.width();
            int to = (y + row) * width + x;
            for (int column = 0; column < columns; column++) {
                byte index = (byte) palette.nearest(pixels[from + column] & 0xFFFFFF);
                if (index != shown[to + column]) {
                    shown[to + column] = index;
                    changed[to + column] = index;
                    left = Math.min(left, x + column);
                    right = Math.max(right, x + column + 1);
                    top = Math.min(top, y + row);
                    bottom = Math.max(bottom, y + row + 1);
                }
            }
        }
    }

    /** Writes what has changed, to be shown for this many hundredths of a second; where nothing has, a single pixel. */
    void write(int hundredths) throws IOException {
        if (left >= right) {
            left = 0;
            top = 0;
            right = 1;
            bottom = 1;
        }
        int from = top * width + left;
        output.write(changed, from, width, left, top, right - left, bottom - top, hundredths);
        for (int row = top; row < bottom; row++) {
            Arrays.fill(changed, row * width + left, row * width + right, same);
        }
        forget();
    }
}
