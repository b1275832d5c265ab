package dev.mazewright.vision.ink;

/** What is around a board if it is as dark as the walls on it: a wide dark band along the edge of the picture. */
final class DarkTable {
    /** It is at least this many walls wide: a frame is one wall wide. */
    private static final double WIDE = 3;
    /** It lies along at least this share of the edge: other things may lie on the table. */
    private static final double MOST = 0.6;

    private DarkTable() {}

    /** Whether a picture shows one; {@code ink} by one threshold, {@code walls} the width of walls, in pixels. */
    static boolean isAround(float[] ink, int width, double walls) {
        int height = ink.length / width;
        int wide = (int) Math.ceil(WIDE * walls);
        if (2 * wide >= Math.min(width, height)) {
            return false;
        }
        int dark = 0;
        for (int x = 0; x < width; x++) {
            dark += isDark(ink, x, width, wide) ? 1 : 0;
            dark += isDark(ink, (height - 1) * width + x, -width, wide) ? 1 : 0;
        }
        for (int y = 0; y < height; y++) {
            dark += isDark(ink, y * width, 1, wide) ? 1 : 0;
            dark += isDark(ink, y * width + width - 1, -1, wide) ? 1 : 0;
        }
        return dark >= MOST * 2 * (width + height);
    }

    private static boolean isDark(float[] ink, int from, int step, int count) {
        for (int i = 0; i < count; i++) {
            if (ink[from + i * step] < Ink.HALF) {
                return false;
            }
        }
        return true;
    }
}
