package dev.mazewright.vision.ink;

import java.util.Arrays;

/** The colours of paper and ink around each pixel, each in red, green and blue. */
final class Levels {
    /** The quantile of pixels' contrast that lines have. */
    private static final double STRONGEST = 0.99;
    /** Tiles with more than this multiple of the contrast around them show text or dirt beside thin walls. */
    private static final float MOST_CONTRAST = 1.8f;
    /** The contrast around a tile is that of tiles at most this far away. */
    private static final int AROUND = 6;
    /** Pixels above this share of the strength of lines are ink, */
    private static final float INK = 0.6f;
    /** and those below this share are paper. */
    private static final float PAPER = 0.25f;
    /** This share of paper is darker than bare paper. */
    private static final double BARE = 0.6;
    /** Of the pixels that are ink, this share belongs to walls, not to their edges. */
    private static final double FULL_INK = 0.4;

    /** Walls are as dark as most walls within this many tiles: a coloured line among them does not count. */
    private static final int REACH = 3;

    /** At the edge of a shadow, paper varies by more than this share of its difference from ink. */
    private static final float APART = 0.3f;

    private static final float LEAST_PAPER = 8;
    /** The contrast where none is known. */
    private static final float USUAL = 128;

    final TileField[] paper = new TileField[3];
    final TileField[] ink = new TileField[3];
    /** The strength of thin lines. */
    final TileField strength;
    /** The tiles whose strong lines are not walls. */
    private final boolean[] isForeign;
    private final boolean[] isEdge;

    private Levels(TileField strength) {
        this.strength = strength;
        isForeign = foreign(strength);
        isEdge = new boolean[isForeign.length];
    }

    /** Finds the tiles whose lines are much stronger than those around, and lowers them to the usual strength. */
    private static boolean[] foreign(TileField strength) {
        boolean[] isForeign = new boolean[strength.values.length];
        TileField usual = strength.like();
        usual.put(strength.values);
        usual.median(AROUND);
        for (int i = 0; i < isForeign.length; i++) {
            isForeign[i] = strength.values[i] > MOST_CONTRAST * usual.values[i];
            if (isForeign[i]) {
                strength.values[i] = usual.values[i];
            }
        }
        strength.fill(USUAL);
        return isForeign;
    }

    static Levels of(float[][] channels, float[] hats, int width, int side, boolean isInverted) {
        TileField strength = strength(hats, width, side);
        Levels levels = new Levels(strength);
        TileCounts[] papers = new TileCounts[3];
        TileCounts[] inks = new TileCounts[3];
        for (int channel = 0; channel < 3; channel++) {
            levels.paper[channel] = strength.like();
            levels.ink[channel] = strength.like();
            papers[channel] = new TileCounts(strength);
            inks[channel] = new TileCounts(strength);
        }
        Bands.share(hats.length / width, side, (from, to) -> count(channels, hats, width, from, to, strength, papers, inks));
        levels.measure(papers, inks, isInverted);
        levels.findEdges();
        return levels;
    }

    /** Counts the colours of paper and ink on these rows. */
    private static void count(
            float[][] channels, float[] hats, int width, int top, int bottom, TileField strength, TileCounts[] papers, TileCounts[] inks) {
        float[] full = new float[width];
        for (int y = top; y < bottom; y++) {
            strength.row(y, full);
            for (int x = 0; x < width; x++) {
                int at = y * width + x;
                boolean isInk = hats[at] > INK * full[x];
                TileCounts[] to = isInk ? inks : papers;
                if (isInk || hats[at] < PAPER * full[x]) {
                    int tile = strength.tile(x, y);
                    for (int channel = 0; channel < 3; channel++) {
                        to[channel].add(tile, channels[channel][at]);
                    }
                }
            }
        }
    }

    /** Whether a pixel's tile lies at the edge of a shadow: its paper differs much from that of an adjacent tile. */
    boolean isEdge(int x, int y) {
        return isEdge[strength.tile(x, y)];
    }

    private void findEdges() {
        for (int i = 0; i < isEdge.length; i++) {
            int x = i % strength.across;
            int y = i / strength.across;
            for (int j = Math.max(0, y - 1); j <= Math.min(strength.down - 1, y + 1); j++) {
                for (int k = Math.max(0, x - 1); k <= Math.min(strength.across - 1, x + 1); k++) {
                    isEdge[i] |= isApart(i, j * strength.across + k);
                }
            }
        }
    }

    private boolean isApart(int one, int other) {
        float apart = 0;
        float contrast = 0;
        for (int channel = 0; channel < 3; channel++) {
            apart += Math.abs(paper[channel].values[one] - paper[channel].values[other]);
            contrast += Math.abs(paper[channel].values[one] - ink[channel].values[one]);
        }
        return apart > APART * contrast;
    }

    /** The strength of thin lines around each pixel. */
    private static TileField strength(float[] hats, int width, int side) {
        TileField strength = new TileField(width, hats.length / width, side);
        TileCounts counts = new TileCounts(strength);
        counts.addAll(hats, width);
        strength.put(counts.percentiles(1, STRONGEST)[0]);
        float[] sorted = strength.values.clone();
        Arrays.sort(sorted);
        float usual = sorted[(int) (0.75 * (sorted.length - 1))];
        for (int i = 0; i < sorted.length; i++) {
            if (strength.values[i] < Range.LEAST_CONTRAST * usual) {
                strength.values[i] = Float.NaN;
            }
        }
        return strength;
    }

    private void measure(TileCounts[] papers, TileCounts[] inks, boolean isInverted) {
        int least = Math.max(4, paper[0].side * paper[0].side / 100);
        for (int channel = 0; channel < 3; channel++) {
            paper[channel].put(papers[channel].percentiles(least, isInverted ? 1 - BARE : BARE)[0]);
            ink[channel].put(inks[channel].percentiles(least, isInverted ? 1 - FULL_INK : FULL_INK)[0]);
            for (int i = 0; i < isForeign.length; i++) {
                ink[channel].values[i] = isForeign[i] ? Float.NaN : ink[channel].values[i];
            }
            paper[channel].fill(isInverted ? 0 : 255);
            if (isInverted) {
                ink[channel].median(REACH);
            } else {
                darken(paper[channel].values, ink[channel]);
            }
            ink[channel].fill(isInverted ? 255 : 0);
        }
    }

    /** Dark ink reflects a constant share of the light that paper reflects, also in shadows. */
    private static void darken(float[] paper, TileField ink) {
        for (int i = 0; i < paper.length; i++) {
            ink.values[i] /= Math.max(LEAST_PAPER, paper[i]);
        }
        ink.median(REACH);
        for (int i = 0; i < paper.length; i++) {
            ink.values[i] *= Math.max(LEAST_PAPER, paper[i]);
        }
    }
}
