package dev.mazewright.vision.ink;

/** Removes the edges of shadows from the ink, which stand out less than lines do. */
final class Shadows {
    /** Ink that stands out by less than this share of lines is partly shadow. */
    private static final float STANDS_OUT = 0.5f;

    private Shadows() {}

    /**
     * Removes shadows from the ink. At their edges, where the paper is darker than on one side and brighter than on the other, lines keep
     * at least as much ink as they stand out by a square of {@code 2 * reach + 1} pixels a side. Around marks, walls do not stand out.
     */
    static void remove(Unmixing unmixing, float[] hats, int reach, Levels levels, ColourMarks marks, int width) {
        float[] ink = unmixing.ink;
        int height = ink.length / width;
        boolean[] others = new boolean[ink.length];
        for (int i = 0; i < others.length; i++) {
            others[i] = !marks.pixels()[i];
        }
        float[] away = Depth.of(others, width, height);
        float grain = Relief.grain(hats);
        Bands.share(height, (top, bottom) -> {
            float[] full = new float[width];
            for (int y = top; y < bottom; y++) {
                levels.strength.row(y, full);
                for (int x = 0; x < width; x++) {
                    int at = y * width + x;
                    boolean isFar = away[at] > 3 * reach;
                    if (isFar || unmixing.isShade[at]) {
                        ink[at] *= Math.min(1, hats[at] / (STANDS_OUT * full[x]));
                    }
                    if (isFar && levels.isEdge(x, y)) {
                        ink[at] = Math.max(ink[at], (hats[at] - grain) / Math.max(1, full[x] - grain));
                    }
                }
            }
        });
    }
}
