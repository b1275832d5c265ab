package dev.mazewright.vision.ink;

import dev.mazewright.vision.picture.Crop;
import dev.mazewright.vision.picture.Picture;
import java.awt.Rectangle;
import org.jspecify.annotations.Nullable;

/** A bright board on a dark mat that is a part of the picture: its walls may touch the mat, so that it is no sheet with an outline of its own. */
public final class BrightBoard {
    /** The longer side at which it is searched for, in pixels. */
    private static final int SIZE = 600;
    /** The least share of the picture that its box takes up, */
    private static final double LEAST = 0.1;
    /** and the greatest: more leaves no room for a mat. */
    private static final double MOST = 0.8;
    /** The least share of its convex hull that is bright, between walls: fewer are the strokes of a figure, or corridors. */
    private static final double SOLID = 0.7;
    /** Beyond its box, at this share of its shorter side, lies the mat: a frame around a page is thinner. */
    private static final double BEYOND = 0.05;
    /** The least share of that which is dark: words stand on mats. */
    private static final double MAT = 0.75;
    /** The band of the mat that is read with it, as a share of its shorter side. */
    private static final double BAND = 0.01;

    private BrightBoard() {}

    /** The part of a picture that is such a board; null without one. */
    public static @Nullable Crop of(Picture picture) {
        int by = Math.max(1, Math.ceilDiv(Math.max(picture.width(), picture.height()), SIZE));
        WorkingCopy copy = WorkingCopy.reduced(picture, by);
        float[] ink = TwoTone.ink(copy, false);
        boolean[] bright = new boolean[ink.length];
        for (int i = 0; i < bright.length; i++) {
            bright[i] = ink[i] < Ink.HALF;
        }
        Components parts = Components.of(bright, copy.width, false);
        int board = parts.largest();
        Rectangle box = board < 0 ? new Rectangle() : parts.box(board);
        double share = (double) box.width * box.height / bright.length;
        boolean isBoard = share >= LEAST && share <= MOST && parts.size(board) >= SOLID * Hull.of(parts, board, copy.width).size()
                && isOnMat(bright, copy.width, box);
        int band = (int) Math.ceil(BAND * Math.min(box.width, box.height));
        box.grow(band, band);
        Rectangle part = new Rectangle(box.x * by, box.y * by, box.width * by, box.height * by).intersection(new Rectangle(picture.width(), picture.height()));
        return isBoard ? new Crop(part.x, part.y, part.width, part.height) : null;
    }

    /** Whether most of what lies a little beyond a box is dark, all of which is in the picture. */
    private static boolean isOnMat(boolean[] bright, int width, Rectangle box) {
        Rectangle ring = new Rectangle(box);
        int away = (int) Math.ceil(BEYOND * Math.min(box.width, box.height));
        ring.grow(away, away);
        if (!new Rectangle(width, bright.length / width).contains(ring)) {
            return false;
        }
        int dark = 0;
        for (int x = ring.x; x < ring.x + ring.width; x++) {
            dark += bright[ring.y * width + x] ? 0 : 1;
            dark += bright[(ring.y + ring.height - 1) * width + x] ? 0 : 1;
        }
        for (int y = ring.y; y < ring.y + ring.height; y++) {
            dark += bright[y * width + ring.x] ? 0 : 1;
            dark += bright[y * width + ring.x + ring.width - 1] ? 0 : 1;
        }
        return dark >= MAT * 2 * (ring.width + ring.height);
    }
}
