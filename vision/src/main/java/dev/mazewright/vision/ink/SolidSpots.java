package dev.mazewright.vision.ink;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Spots in the colour of walls: discs and blocks that are much thicker than walls are. */
final class SolidSpots {
    /** A spot is so many times thicker than walls: where walls meet, they are up to twice as thick. */
    private static final double THICKER = 2.5;
    /** And at least this part of a pitch thick. */
    private static final double LEAST = 0.3;
    /** The inner part of a spot is so deep, as a part of its greatest depth. */
    private static final double INNER = 0.5;
    /** The ink of a spot is at least this. */
    private static final double FROM = 0.5;
    /** A spot stands out as much as a faint one of a colour. */
    private static final double FAINT = 0.1;

    private final WorkingCopy copy;
    private final double pitch;
    private final boolean[] ink;
    private final float[] depth;

    private SolidSpots(WorkingCopy copy, float[] amounts, double pitch) {
        this.copy = copy;
        this.pitch = pitch;
        ink = new boolean[amounts.length];
        for (int i = 0; i < ink.length; i++) {
            ink[i] = amounts[i] >= FROM;
        }
        depth = Depth.of(ink, copy.width, copy.height);
    }

    /** The spots in the ink, shadows included, in the order of their first pixels. */
    static List<Mark> of(WorkingCopy copy, float[] ink, double pitch) {
        return new SolidSpots(copy, ink, pitch).all();
    }

    private List<Mark> all() {
        List<Mark> spots = new ArrayList<>();
        double least = Math.max(THICKER * walls() + 0.5, LEAST / 2 * pitch);
        boolean[] taken = new boolean[ink.length];
        for (int at = 0; at < ink.length; at++) {
            if (depth[at] >= least && !taken[at]) {
                Mark spot = spot(at, taken);
                if (spot.isCompact() && spot.isSpot(pitch * copy.scale)) {
                    spots.add(spot);
                }
            }
        }
        return spots;
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

    private Mark spot(int first, boolean[] taken) {
        Flood all = new Flood(first, copy.width, taken);
        all.fill((from, to) -> depth[to] >= INNER * depth[first]);
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
