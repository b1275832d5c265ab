package dev.mazewright.vision.picture;

import dev.mazewright.core.run.UsageException;
import java.util.List;

/**
 * What lies between four corners of a picture as a rectangle, with a margin around it. A side is as long as the longer one of the two
 * that it stands for; there are no more pixels than the picture has.
 */
public final class StraightenedPicture {
    /** How much of the picture beside the corners is shown, as a part of the sides: half of a wall lies there, and some paper. */
    private static final double MARGIN = 0.03;

    private final Picture straight;
    private final Perspective toPicture;
    private final Perspective toUnit;
    private final double width;
    private final double height;
    private final double scale;

    private StraightenedPicture(Picture picture, List<Spot> corners) {
        toPicture = Perspective.to(corners);
        toUnit = toPicture.inverse();
        double wide = Math.max(side(corners, 0), side(corners, 2));
        double high = Math.max(side(corners, 1), side(corners, 3));
        double all = wide * high * (1 + 2 * MARGIN) * (1 + 2 * MARGIN);
        scale = Math.max(1, Math.sqrt(all / ((double) picture.width() * picture.height())));
        width = Math.max(1, wide / scale);
        height = Math.max(1, high / scale);
        straight = sampled(picture, (int) Math.ceil(width * (1 + 2 * MARGIN)), (int) Math.ceil(height * (1 + 2 * MARGIN)));
    }

    /**
     * Straightens a picture.
     *
     * @param corners clockwise from the one that is to be the top left
     * @throws UsageException if they are not four, or not in this order
     */
    public static StraightenedPicture of(Picture picture, List<Spot> corners) {
        if (corners.size() != 4 || !isClockwise(corners)) {
            throw new UsageException("the corners of a maze are four points, clockwise from the top left one, none of them within the others");
        }
        return new StraightenedPicture(picture, corners);
    }

    private static boolean isClockwise(List<Spot> corners) {
        for (int i = 0; i < 4; i++) {
            Spot one = corners.get(i);
            Spot next = corners.get((i + 1) % 4);
            Spot last = corners.get((i + 2) % 4);
            if (!((next.x() - one.x()) * (last.y() - next.y()) - (next.y() - one.y()) * (last.x() - next.x()) >= 1)) {
                return false;
            }
        }
        return true;
    }

    private static double side(List<Spot> corners, int from) {
        return corners.get(from).distance(corners.get((from + 1) % 4));
    }

    /** Colours between the middles of pixels in proportion; beyond the picture those of its border. */
    private Picture sampled(Picture picture, int wide, int high) {
        int[] rgb = new int[wide * high];
        for (int y = 0; y < high; y++) {
            for (int x = 0; x < wide; x++) {
                Spot at = onPicture(new Spot(x + 0.5, y + 0.5));
                rgb[y * wide + x] = colour(picture, at.x() - 0.5, at.y() - 0.5);
            }
        }
        return new Picture(wide, high, rgb);
    }

    private static int colour(Picture picture, double x, double y) {
        double inX = Math.clamp(x, 0, picture.width() - 1);
        double inY = Math.clamp(y, 0, picture.height() - 1);
        int left = (int) inX;
        int top = (int) inY;
        int right = Math.min(left + 1, picture.width() - 1);
        int below = Math.min(top + 1, picture.height() - 1);
        int mixed = 0;
        for (int shift = 0; shift <= 16; shift += 8) {
            double above = mix(picture.rgb(left, top) >> shift & 0xFF, picture.rgb(right, top) >> shift & 0xFF, inX - left);
            double under = mix(picture.rgb(left, below) >> shift & 0xFF, picture.rgb(right, below) >> shift & 0xFF, inX - left);
            mixed |= (int) Math.round(mix(above, under, inY - top)) << shift;
        }
        return mixed;
    }

    private static double mix(double from, double to, double share) {
        return from + (to - from) * share;
    }

    /** The picture that was straightened. */
    public Picture picture() {
        return straight;
    }

    /** The point of the original picture that a point of the straightened one shows. */
    public Spot onPicture(Spot spot) {
        return toPicture.map(spot.x() / width - MARGIN, spot.y() / height - MARGIN);
    }

    /** The point of the straightened picture that shows a point of the original one. */
    public Spot straight(Spot spot) {
        Spot unit = toUnit.map(spot.x(), spot.y());
        return new Spot((unit.x() + MARGIN) * width, (unit.y() + MARGIN) * height);
    }

    /** How many pixels of the original picture a pixel of the straightened one is wide, about. */
    public double scale() {
        return scale;
    }
}
