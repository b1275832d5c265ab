package dev.mazewright.vision.ink;

import dev.mazewright.vision.picture.Crop;
import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.Spot;
import java.awt.Rectangle;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The drawn part of a picture that is mostly paper: elsewhere only noise is seen, and would be measured instead of walls. */
final class DrawnPart {
    /** The longer side at which it is searched for, in pixels. */
    private static final int SIZE = 1000;
    /** The side of a tile, in pixels. */
    private static final int TILE = 16;
    /** Pictures with fewer tiles a side are read as a whole. */
    private static final int LEAST_TILES = 18;
    /** Pixels that differ from their surroundings, blurred by this, are drawn: light changes more slowly. */
    private static final double AROUND = 4;
    /** The quantile of the differences in a tile and its neighbours that counts. */
    private static final double SHARE = 0.995;
    /** At least this share of tiles shows paper, if most of the picture is paper. */
    private static final double PAPER = 0.25;
    /** Something is drawn where brightness differs by this many times as much as on paper, */
    private static final float TIMES = 2;
    /** plus this, of 255. */
    private static final float MORE = 4;
    /** A greater difference is not paper, but may be faint walls. */
    private static final float NOISE = 15;
    /** The least share of the picture that is a part: less is a mark, in a faint maze. */
    private static final double LEAST = 0.01;
    /** The greatest share. */
    private static final double MOST = 0.5;
    /** The margin around the part, as a share of its longer side. */
    private static final double MARGIN = 0.05;

    private DrawnPart() {}

    /** The part of a picture that contains these points and all drawing on its {@code sheet}; null if that is most of the picture. */
    static @Nullable Crop of(Picture picture, Picture sheet, List<Spot> points) {
        int by = Math.max(1, Math.ceilDiv(Math.max(picture.width(), picture.height()), SIZE));
        WorkingCopy copy = WorkingCopy.reduced(sheet, by);
        TileField tiles = new TileField(copy.width, copy.height, TILE);
        Rectangle box = Math.min(tiles.across, tiles.down) < LEAST_TILES ? null : box(copy, tiles);
        if (box == null) {
            return null;
        }
        Rectangle part = new Rectangle(box.x * by, box.y * by, box.width * by, box.height * by);
        points.forEach(point -> part.add((int) point.x(), (int) point.y()));
        int margin = (int) (MARGIN * Math.max(part.width, part.height));
        part.grow(margin, margin);
        Rectangle within = part.intersection(new Rectangle(picture.width(), picture.height()));
        double share = (double) within.width * within.height / picture.width() / picture.height();
        return share < LEAST || share > MOST ? null : new Crop(within.x, within.y, within.width, within.height);
    }

    /** The box around all tiles with drawing; null without drawing, or without paper. */
    private static @Nullable Rectangle box(WorkingCopy copy, TileField tiles) {
        TileCounts counts = new TileCounts(tiles);
        counts.addAll(details(copy), copy.width);
        float[] strong = counts.percentiles(1, SHARE)[0];
        float[] sorted = strong.clone();
        Arrays.sort(sorted);
        float paper = sorted[(int) (PAPER * (sorted.length - 1))];
        Rectangle box = null;
        for (int i = 0; i < strong.length && paper <= NOISE; i++) {
            if (strong[i] > TIMES * paper + MORE) {
                Rectangle tile = new Rectangle(i % tiles.across * TILE, Math.floorDiv(i, tiles.across) * TILE, TILE, TILE);
                box = box == null ? tile : box.union(tile);
            }
        }
        return box;
    }

    /** How much pixels are brighter or darker than their surroundings. */
    private static float[] details(WorkingCopy copy) {
        float[] plane = Gaussian.blurred(Brightness.of(copy).plane(copy.channels()), copy.width, copy.height, Gaussian.GRAIN);
        float[] around = Gaussian.wide(plane, copy.width, copy.height, AROUND);
        for (int i = 0; i < plane.length; i++) {
            plane[i] = Math.abs(plane[i] - around[i]);
        }
        return plane;
    }
}
