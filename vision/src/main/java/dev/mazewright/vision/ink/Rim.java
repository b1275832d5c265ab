package dev.mazewright.vision.ink;

import java.util.Arrays;
import java.util.function.IntPredicate;
import java.util.function.IntToDoubleFunction;

/**
 * Walls beside a spot: the ink that exceeds that of most pixels at the same distance from the spot. What most pixels there have is the
 * spot's edge, blurred, and darker or brighter than the spot.
 */
final class Rim {
    /** The quantile of ink at one distance that is the edge's. Walls cover at most the rest: the end of a passage has an open side. */
    private static final double EDGE = 0.15;

    private final Flood flood;
    /** The distance of each pixel of the flood from the spot, rounded up; 0 within the spot. */
    private final int[] rings;

    /** Takes a flood of a spot and its surroundings, and the pixels of the spot. */
    Rim(Flood flood, IntPredicate spot, int width) {
        this.flood = flood;
        FloodBox box = FloodBox.of(flood, width);
        int across = box.right() - box.left() + 1;
        int first = box.top() * width + box.left();
        boolean[] around = new boolean[across * (box.bottom() - box.top() + 1)];
        Arrays.fill(around, true);
        int[] places = new int[flood.count()];
        for (int i = 0; i < places.length; i++) {
            int from = flood.pixel(i) - first;
            places[i] = from / width * across + from % width;
            around[places[i]] = !spot.test(flood.pixel(i));
        }
        float[] depth = Depth.of(around, across, around.length / across);
        rings = new int[places.length];
        for (int i = 0; i < rings.length; i++) {
            rings[i] = (int) Math.ceil(depth[places[i]]);
        }
    }

    /** The ink of each pixel of the flood, without the edge of the spot; 0 in the spot. */
    float[] left(IntToDoubleFunction ink) {
        float[] left = new float[rings.length];
        for (int i = 0; i < left.length; i++) {
            left[i] = rings[i] == 0 ? 0 : (float) ink.applyAsDouble(flood.pixel(i));
        }
        for (int ring = 1; ring <= Arrays.stream(rings).max().orElse(0); ring++) {
            takeEdge(left, ring);
        }
        return left;
    }

    private void takeEdge(float[] left, int ring) {
        float[] sorted = new float[left.length];
        int count = 0;
        for (int i = 0; i < left.length; i++) {
            if (rings[i] == ring) {
                sorted[count++] = left[i];
            }
        }
        if (count > 0) {
            Arrays.sort(sorted, 0, count);
            float edge = Math.max(0, sorted[(int) (EDGE * count)]);
            for (int i = 0; i < left.length; i++) {
                left[i] -= rings[i] == ring ? edge : 0;
            }
        }
    }
}
