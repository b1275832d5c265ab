package dev.mazewright.vision.picture;

import dev.mazewright.core.run.UsageException;
import java.util.Arrays;
import java.util.List;

/**
 * The part between four corners of a picture as a rectangle, with a margin of paper instead of what lies around. A side is as long as the
 * longer of the two that it represents; the result has no more pixels than the picture.
 */
public final class StraightenedPicture {
    /** The width of the margin, as a share of the sides. */
    private static final double MARGIN = 0.03;

    /** The width of the margin that shows the picture: corners are not exact to the pixel, and half of a wall lies beyond them. */
    private static final double SEEN = 0.015;

    /** The paper at a point of the border is the median of this many points along each axis, up to this distance. */
    private static final double AROUND = 0.05;

    private static final int SAMPLES = 9;

    /** The places along each side for which the paper is computed. */
    private static final int PLACES = 64;

    private final Picture straight;
    private final Homography toPicture;
    private final Homography toUnit;
    private final double width;
    private final double height;
    private final double scale;

    private StraightenedPicture(Picture picture, List<Spot> corners) {
        toPicture = Homography.to(corners);
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
     * @param corners clockwise from the one that becomes the top left
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

    private Picture sampled(Picture picture, int wide, int high) {
        int[] rgb = new int[wide * high];
        int[] papers = new int[PLACES * PLACES];
        Arrays.fill(papers, -1);
        for (int y = 0; y < high; y++) {
            double v = (y + 0.5) / height - MARGIN;
            for (int x = 0; x < wide; x++) {
                double u = (x + 0.5) / width - MARGIN;
                boolean isSeen = Math.min(Math.min(u, 1 - u), Math.min(v, 1 - v)) >= -SEEN;
                int place = x * PLACES / wide + PLACES * (y * PLACES / high);
                if (!isSeen && papers[place] < 0) {
                    papers[place] = paper(picture, u, v);
                }
                rgb[y * wide + x] = isSeen ? colour(picture, u, v) : papers[place];
            }
        }
        return new Picture(wide, high, rgb);
    }

    /** The paper within the corners, nearest to a point of the margin. */
    private int paper(Picture picture, double u, double v) {
        int[] colours = new int[SAMPLES * SAMPLES];
        double middleU = Math.clamp(u, AROUND, 1 - AROUND);
        double middleV = Math.clamp(v, AROUND, 1 - AROUND);
        for (int i = 0; i < colours.length; i++) {
            int row = i / SAMPLES;
            double right = (i % SAMPLES + 0.5) / SAMPLES * 2 - 1;
            double down = (row + 0.5) / SAMPLES * 2 - 1;
            colours[i] = colour(picture, middleU + right * AROUND, middleV + down * AROUND);
        }
        return Picture.median(colours);
    }

    /** The colour at a point of the unit square, interpolated; beyond the picture that of its border. */
    private int colour(Picture picture, double u, double v) {
        Spot at = toPicture.map(u, v);
        float[] channels = new float[3];
        picture.interpolate(at.x(), at.y(), channels, 0);
        return Math.round(channels[0]) << 16 | Math.round(channels[1]) << 8 | Math.round(channels[2]);
    }

    /** The straightened picture. */
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

    /** The approximate width of a pixel of the straightened picture, in pixels of the original one. */
    public double scale() {
        return scale;
    }
}
