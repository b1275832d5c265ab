package dev.mazewright.vision.ink;

import dev.mazewright.vision.picture.Spot;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** Spots in the colour of walls: discs and blocks that are much thicker than walls, or touch no wall. */
final class SolidSpots {
    /** The least thickness of a spot, in widths of walls: where walls meet, they are up to twice as thick. */
    private static final double THICKER = 2.5;
    /** The least thickness of a lone spot; */
    private static final double LONE = 1.8;
    /** others are thinner by this factor. */
    private static final double THINNER = 1.3;
    /** The least thickness of a spot, in pitches. */
    private static final double LEAST = 0.3;
    /** The least depth of a spot's inner part, as a share of its greatest depth. */
    private static final double INNER = 0.5;
    /** The least ink of a pale spot. */
    private static final double PALE = 0.25;
    /** The least extent of a spot that touches no wall, in pitches, */
    private static final double SMALLEST = 0.25;
    /** and the greatest. */
    private static final double LARGEST = 1;
    /** A disc covers 0.79 of its square; letters and scraps of walls cover less than this. */
    private static final double DISC = 0.66;
    /** The least extent of a spot that touches no wall if another mark is seen, */
    private static final double SMALL = 0.18;
    /** and the least share of its square that it covers, as turtles do. */
    private static final double COMPACT = 0.6;
    /** The greatest ratio of the sides of a shape at an end, and of the sizes of two. */
    private static final double LONGER = 1.6;
    /** Shapes closer than this, in pitches, are letters of a word or parts of a picture. */
    private static final double APART = 2.5;
    /** More shapes than this are not looked at. */
    private static final int SOME = 4;
    /** A spot is as salient as a faint one with a hue. */
    private static final double FAINT = 0.1;

    private final WorkingCopy copy;
    private final double pitch;
    private final boolean[] ink;
    private final float[] depth;

    private SolidSpots(WorkingCopy copy, float[] amounts, double pitch, double from) {
        this.copy = copy;
        this.pitch = pitch;
        ink = Ink.of(amounts, from);
        depth = Depth.of(ink, copy.width, copy.height);
    }

    /** The spots in the ink, including shadows, in the order of their first pixels. */
    static List<Mark> of(WorkingCopy copy, float[] ink, double pitch) {
        SolidSpots solid = new SolidSpots(copy, ink, pitch, Ink.HALF);
        List<Mark> thick = solid.thick();
        return thick.isEmpty() ? solid.loose(SMALLEST, DISC) : thick;
    }

    /** The only spot that touches no wall, such as a small turtle, even a pale one; empty if there are others. */
    static List<Mark> loose(WorkingCopy copy, float[] ink, double pitch) {
        for (double from : new double[] {PALE, Ink.HALF}) {
            List<Mark> spots = new SolidSpots(copy, ink, pitch, from).loose(SMALL, COMPACT);
            if (spots.size() == 1) {
                return spots;
            }
        }
        return List.of();
    }

    /**
     * The only two shapes that touch no wall and are of one size, such as discs, circles, crosses and blocks in a frame; empty if there are
     * others.
     */
    static List<Mark> pair(WorkingCopy copy, float[] ink, double pitch) {
        SolidSpots solid = new SolidSpots(copy, ink, pitch, Ink.HALF);
        Components parts = Components.of(solid.ink, copy.width, true);
        List<Rectangle> boxes = new ArrayList<>();
        for (int part = 0; part < parts.count() && boxes.size() <= SOME; part++) {
            Rectangle box = parts.box(part);
            int least = Math.min(box.width, box.height);
            int most = Math.max(box.width, box.height);
            if (most >= SMALL * pitch && most <= LARGEST * pitch && most <= LONGER * least && boxes.stream().noneMatch(around -> around.contains(box))) {
                boxes.add(box);
            }
        }
        boolean arePair = boxes.size() == 2 && solid.areAlike(boxes.get(0), boxes.get(1));
        return arePair ? boxes.stream().map(solid::spot).toList() : List.of();
    }

    private boolean areAlike(Rectangle one, Rectangle other) {
        double apart = Math.hypot(one.getCenterX() - other.getCenterX(), one.getCenterY() - other.getCenterY());
        return apart >= APART * pitch && Math.max(one.width, other.width) <= LONGER * Math.min(one.width, other.width)
                && Math.max(one.height, other.height) <= LONGER * Math.min(one.height, other.height);
    }

    /** The spot that fills a box. */
    private Mark spot(Rectangle box) {
        double extent = Math.max(box.width, box.height);
        double pixels = Math.PI / 4 * box.width * box.height;
        Spot middle = new Spot((box.x + box.width / 2.0) * copy.scale, (box.y + box.height / 2.0) * copy.scale);
        int rgb = copy.rgb[((int) box.getCenterY()) * copy.width + (int) box.getCenterX()] & 0xFFFFFF;
        return new Mark(middle, Math.min(box.width, box.height) * copy.scale, extent * copy.scale, (int) pixels, pixels / (extent * extent), rgb,
                FAINT * Math.sqrt(pixels), 0);
    }

    /** The spots that touch no wall, of any thickness. */
    private List<Mark> loose(double smallest, double filled) {
        List<Mark> spots = new ArrayList<>();
        Components parts = Components.of(ink, copy.width, true);
        boolean[] taken = new boolean[ink.length];
        for (int at = 0; at < ink.length; at++) {
            int part = parts.labels()[at];
            if (part >= 0 && !taken[at] && isSpot(parts, part, smallest, filled)) {
                spots.add(spot(at, taken, 0));
            }
        }
        return spots;
    }

    private boolean isSpot(Components parts, int part, double smallest, double filled) {
        double extent = parts.extent(part);
        return extent >= smallest * pitch && extent <= LARGEST * pitch && parts.size(part) >= filled * extent * extent;
    }

    private List<Mark> thick() {
        double walls = walls();
        List<Mark> spots = thick(THICKER * walls);
        return spots.isEmpty() ? lone(thick(LONE * walls)) : spots;
    }

    private List<Mark> thick(double half) {
        List<Mark> spots = new ArrayList<>();
        double least = Math.max(half + 0.5, LEAST / 2 * pitch);
        boolean[] taken = new boolean[ink.length];
        for (int at = 0; at < ink.length; at++) {
            if (depth[at] >= least && !taken[at]) {
                Mark spot = spot(at, taken, INNER);
                if (spot.isCompact() && spot.isSpot(pitch * copy.scale)) {
                    spots.add(spot);
                }
            }
        }
        return spots;
    }

    private static List<Mark> lone(List<Mark> spots) {
        List<Mark> thickest = new ArrayList<>(spots);
        thickest.sort(Comparator.comparingDouble(spot -> -spot.thickness()));
        boolean isLone = thickest.size() < 2 || thickest.get(0).thickness() > THINNER * thickest.get(1).thickness();
        return isLone ? thickest.stream().limit(1).toList() : List.of();
    }

    /** Half of the usual thickness of walls. */
    private double walls() {
        int width = copy.width;
        float[] ridge = new float[ink.length];
        int count = 0;
        for (int at = width; at < ink.length - width; at++) {
            boolean isAcross = depth[at] > depth[at - 1] && depth[at] >= depth[at + 1];
            if (ink[at] && (isAcross || (depth[at] > depth[at - width] && depth[at] >= depth[at + width]))) {
                ridge[count++] = depth[at];
            }
        }
        Arrays.sort(ridge, 0, count);
        return count == 0 ? 0 : ridge[count / 2];
    }

    /** The spot around a pixel: connected ink of at least this share of the pixel's depth. */
    private Mark spot(int first, boolean[] taken, double inner) {
        Flood all = new Flood(first, copy.width, taken);
        all.fill((from, to) -> ink[to] && depth[to] >= inner * depth[first]);
        double thickest = 0;
        for (int i = 0; i < all.count(); i++) {
            thickest = Math.max(thickest, depth[all.pixel(i)]);
        }
        double least = INNER * thickest;
        FloodBox box = FloodBox.of(all, copy.width, at -> depth[at] >= least);
        double extent = box.extent() + 2 * INNER * thickest;
        double pixels = Math.PI * thickest * thickest;
        return new Mark(
                box.middle(copy.scale), 2 * thickest * copy.scale, extent * copy.scale, (int) pixels, pixels / (extent * extent),
                copy.rgb[((int) box.y()) * copy.width + (int) box.x()] & 0xFFFFFF, FAINT * Math.sqrt(pixels), 0);
    }
}
