package dev.mazewright.drawing.draw;

import dev.mazewright.drawing.lines.NearestNext;
import dev.mazewright.drawing.lines.Reach;
import dev.mazewright.drawing.lines.ShorterWays;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * Rings in the order in which they are cut: first those that lie in most others, so that nothing falls out before what is in it has been cut.
 * Those in the same number of others follow each other by short ways.
 */
final class CutRings {
    private final List<List<Ring>> byDepth = new ArrayList<>();

    CutRings(List<Ring> rings) {
        List<Ring> largestFirst = rings.stream().sorted(Comparator.comparingDouble(Ring::area).reversed()).toList();
        List<Reach> reaches = largestFirst.stream().map(Ring::reach).toList();
        for (int i = 0; i < largestFirst.size(); i++) {
            int depth = 0;
            Ring ring = largestFirst.get(i);
            Reach at = new Reach(ring.startX(), ring.startY());
            for (int j = 0; j < i; j++) {
                if (reaches.get(j).meets(at) && largestFirst.get(j).contains(ring.startX(), ring.startY())) {
                    depth++;
                }
            }
            while (byDepth.size() <= depth) {
                byDepth.add(new ArrayList<>());
            }
            byDepth.get(depth).add(ring);
        }
    }

    /** Draws those that lie in this number of others, from the greatest on. */
    void draw(Pen pen, Strokes.Closing closing, IntPredicate depths) throws IOException {
        for (int depth = byDepth.size() - 1; depth >= 0; depth--) {
            if (depths.test(depth)) {
                List<Ring> rings = byDepth.get(depth);
                for (int end : order(rings)) {
                    rings.get(end / 2).draw(pen, closing);
                }
            }
        }
    }

    private static int[] order(List<Ring> rings) {
        double[] x = new double[2 * rings.size()];
        double[] y = new double[2 * rings.size()];
        for (int i = 0; i < x.length; i++) {
            x[i] = rings.get(i / 2).startX();
            y[i] = rings.get(i / 2).startY();
        }
        int[] order = NearestNext.of(x, y);
        ShorterWays.shorten(order, x, y, 0, 0);
        return order;
    }
}
