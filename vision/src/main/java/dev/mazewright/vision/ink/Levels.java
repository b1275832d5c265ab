package dev.mazewright.vision.ink;

/** The colours of paper and of ink around each pixel: red, green and blue of each. */
final class Levels {
    /** Of the pixels on the side of the ink, this share is of walls and not of their edges. */
    private static final double FULL_INK = 0.4;

    /** Walls are as dark as most of the walls within so many tiles: a coloured line among them does not count. */
    private static final int REACH = 3;

    private static final float LEAST_PAPER = 8;

    final Tiles[] paper = new Tiles[3];
    final Tiles[] ink = new Tiles[3];

    private Levels() {}

    static Levels of(float[][] channels, float[] plane, int width, Range range, boolean isInverted) {
        Levels levels = new Levels();
        TileCounts[] papers = new TileCounts[3];
        TileCounts[] inks = new TileCounts[3];
        for (int channel = 0; channel < 3; channel++) {
            levels.paper[channel] = range.low.like();
            levels.ink[channel] = range.low.like();
            papers[channel] = new TileCounts(range.low);
            inks[channel] = new TileCounts(range.low);
        }
        float[] low = new float[width];
        float[] high = new float[width];
        for (int y = 0; y < plane.length / width; y++) {
            range.low.row(y, low);
            range.high.row(y, high);
            for (int x = 0; x < width; x++) {
                int at = y * width + x;
                boolean isDark = plane[at] < 0.5f * (low[x] + high[x]);
                TileCounts[] to = isDark == isInverted ? papers : inks;
                for (int channel = 0; channel < 3; channel++) {
                    to[channel].add(x, y, channels[channel][at]);
                }
            }
        }
        levels.measure(papers, inks, isInverted);
        return levels;
    }

    private void measure(TileCounts[] papers, TileCounts[] inks, boolean isInverted) {
        int least = Math.max(4, paper[0].side * paper[0].side / 50);
        for (int channel = 0; channel < 3; channel++) {
            float[] ofPaper = paper[channel].values;
            float[] ofInk = ink[channel].values;
            for (int i = 0; i < ofInk.length; i++) {
                ofPaper[i] = papers[channel].percentiles(i, least, 0.5)[0];
                ofInk[i] = inks[channel].percentiles(i, least, isInverted ? 1 - FULL_INK : FULL_INK)[0];
            }
            paper[channel].fill(isInverted ? 0 : 255);
            if (isInverted) {
                ink[channel].median(REACH);
            } else {
                darken(ofPaper, ink[channel]);
            }
            ink[channel].fill(isInverted ? 255 : 0);
        }
    }

    /** Dark ink reflects a part of the light that paper reflects, in shadows too. */
    private static void darken(float[] paper, Tiles ink) {
        for (int i = 0; i < paper.length; i++) {
            ink.values[i] /= Math.max(LEAST_PAPER, paper[i]);
        }
        ink.median(REACH);
        for (int i = 0; i < paper.length; i++) {
            ink.values[i] *= Math.max(LEAST_PAPER, paper[i]);
        }
    }
}
