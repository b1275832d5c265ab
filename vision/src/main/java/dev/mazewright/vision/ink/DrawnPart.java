package dev.mazewright.vision.ink;

import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.Spot;
import java.awt.Rectangle;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The part of a picture on which anything is drawn, where most of the picture is paper: there noise is all that is seen of the rest, and
 * would be measured in place of walls.
 *
 * @param picture the part
 * @param left where it lies, in pixels
 * @param top where it lies, in pixels
 */
public record DrawnPart(Picture picture, int left, int top) {
    /** It is looked for at this size, in pixels of the longer side. */
    private static final int SIZE = 1000;
    /** In tiles so many pixels a side. */
    private static final int TILE = 16;
    /** Pictures of fewer tiles a side are read as a whole. */
    private static final int LEAST_TILES = 18;
    /** What is not as bright as what lies around it, blurred so far, is drawn: light changes more slowly. */
    private static final double AROUND = 4;
    /** Noise is smoothed by a Gaussian of this standard deviation. */
    private static final double SMOOTHED = 0.7;
    /** So much of a tile and those around is brighter or darker by less than what counts. */
    private static final double SHARE = 0.995;
    /** Of all tiles, this share at least shows paper where most of the picture is. */
    private static final double PAPER = 0.25;
    /** Something is drawn where brightness differs by so many times as much as there, */
    private static final float TIMES = 2;
    /** and so much more, of 255. */
    private static final float MORE = 4;
    /** What differs by more than this is no paper, but may be faint walls. */
    private static final float NOISE = 15;
    /** Parts are at least this share of the picture: less is a mark, in a maze that is faint, */
    private static final double LEAST = 0.01;
    /** and at most this. */
    private static final double MOST = 0.5;
    /** The margin around what is drawn, as a part of its longer side. */
    private static final double MARGIN = 0.05;

    /**
     * The part of a picture that has something drawn on it, and these points; null if that is most of it.
     *
     * @param sheet the picture without its surroundings
     */
    static @Nullable DrawnPart of(Picture picture, Picture sheet, List<Spot> points) {
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
        return share < LEAST || share > MOST
                ? null
                : new DrawnPart(picture.part(within.x, within.y, within.width, within.height), within.x, within.y);
    }

    /** The box around all tiles on which something is drawn; null if there is none, or no paper either. */
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

    /** By how much pixels are brighter or darker than what is around them. */
    private static float[] details(WorkingCopy copy) {
        float[] plane = Gaussian.blurred(Brightness.of(copy).plane(copy), copy.width, copy.height, SMOOTHED);
        float[] around = Gaussian.wide(plane, copy.width, copy.height, AROUND);
        for (int i = 0; i < plane.length; i++) {
            plane[i] = Math.abs(plane[i] - around[i]);
        }
        return plane;
    }
}
