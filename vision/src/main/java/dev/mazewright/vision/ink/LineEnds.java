package dev.mazewright.vision.ink;

import java.util.ArrayList;
import java.util.List;

/** Finds the thick ends of a line, such as the spots at the ends of a solution of their colour. */
final class LineEnds {
    /** How many times thicker than the line they are. */
    private static final double THICKER = 1.6;
    /** The least thickness of the second end, as a share of the first. */
    private static final double ALIKE = 0.8;
    /** The radius within which the line's pixels belong to an end, in the end's own radii. */
    private static final double AROUND = 1.1;

    private final Flood line;
    private final float[] depth;
    private final int width;

    /** Takes a line, and the distance of each pixel from what is not the line. */
    LineEnds(Flood line, float[] depth, int width) {
        this.line = line;
        this.depth = depth;
        this.width = width;
    }

    /** At most two thick ends; empty if they are thicker than {@code most} pixels, or hardly thicker than the line. */
    List<Flood> thick(double most) {
        double mean = 0;
        for (int i = 0; i < line.count(); i++) {
            mean += depth[line.pixel(i)] / line.count();
        }
        List<Flood> ends = new ArrayList<>();
        int first = deepest(-1, 0);
        double radius = depth[first];
        // The depths in a strip average a quarter of its thickness.
        if (2 * radius > most || radius < THICKER * 2 * mean) {
            return ends;
        }
        ends.add(around(first, radius));
        int second = deepest(first, 3 * radius);
        if (second >= 0 && depth[second] > ALIKE * radius) {
            ends.add(around(second, radius));
        }
        return ends;
    }

    /** The pixel deepest in the line, at least this far from another. */
    private int deepest(int other, double least) {
        int deepest = -1;
        for (int i = 0; i < line.count(); i++) {
            int at = line.pixel(i);
            if ((deepest < 0 || depth[at] > depth[deepest]) && (other < 0 || distance(at, other) >= least)) {
                deepest = at;
            }
        }
        return deepest;
    }

    private Flood around(int middle, double radius) {
        Flood end = new Flood(middle, width, new boolean[depth.length]);
        end.fill((from, to) -> depth[to] > 0 && distance(middle, to) <= AROUND * radius);
        return end;
    }

    private double distance(int one, int other) {
        return Math.hypot(one % width - other % width, one / width - other / width);
    }
}
