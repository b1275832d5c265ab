package dev.mazewright.vision.ink;

import java.util.ArrayList;
import java.util.List;

/** The ends of a line that are thicker than the line, such as the spots at the ends of a solution of their colour. */
final class LineEnds {
    /** They are so many times thicker. */
    private static final double THICKER = 1.6;
    /** The second is as thick as the first, but for this part. */
    private static final double ALIKE = 0.8;
    /** An end has more of the line's pixels than lie within so many times its radius. */
    private static final double AROUND = 1.1;

    private final Flood line;
    private final float[] depth;
    private final int width;

    /**
     * The ends of a line.
     *
     * @param depth how far each pixel is from what is not the line
     */
    LineEnds(Flood line, float[] depth, int width) {
        this.line = line;
        this.depth = depth;
        this.width = width;
    }

    /** At most two thick ends; none if they are thicker than so many pixels, or hardly thicker than the line. */
    List<Flood> thick(double most) {
        double mean = 0;
        for (int i = 0; i < line.count(); i++) {
            mean += depth[line.pixel(i)] / line.count();
        }
        List<Flood> ends = new ArrayList<>();
        int first = deepest(-1, 0);
        double radius = depth[first];
        // The depths of a strip are a quarter of its thickness on average.
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

    /** The pixel that lies deepest in the line, at least so far from another. */
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
