package dev.mazewright.vision.area;

import dev.mazewright.vision.ink.Grey;
import dev.mazewright.vision.picture.Spot;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Doubts about a path: it crosses a faint wall, or a gap that may be a break in a wall. */
final class PathDoubts {
    /** Of the paths in 300 bad pictures that cross no wall, all but 9 stay below this ink. */
    private static final double FAINT = 0.25;
    /** Corridors narrower than this share of the usual width may be breaks in walls. */
    private static final double NARROW = 0.2;
    /** The length at each end that is not judged, in corridors: marks lie there. */
    static final double END = 0.6;
    /** The distance of tested points, in pixels of the plane. */
    private static final double STEP = 0.5;

    private final Grey grey;
    private final Terrain terrain;
    private double most;
    private double least = Double.MAX_VALUE;
    private @Nullable Spot darkest;
    private @Nullable Spot narrowest;

    private PathDoubts(Grey grey, Terrain terrain) {
        this.grey = grey;
        this.terrain = terrain;
    }

    static List<String> of(Grey grey, Terrain terrain, List<Spot> line) {
        PathDoubts path = new PathDoubts(grey, terrain);
        walk(line, STEP * terrain.scale, END * terrain.corridor * terrain.scale, path::test);
        return path.doubts();
    }

    /** The most ink on a path, except within this distance of its ends. */
    static double most(Grey grey, List<Spot> line, double end) {
        double[] most = {0};
        walk(line, STEP * grey.scale(), end, spot -> most[0] = Math.max(most[0], grey.ink(spot)));
        return most[0];
    }

    /** Visits points of a path that are at most a step apart, except within this distance of its ends; a negative one excepts none. */
    static void walk(List<Spot> line, double step, double end, Consumer<Spot> visit) {
        for (int i = 1; i < line.size(); i++) {
            Spot from = line.get(i - 1);
            Spot to = line.get(i);
            int steps = (int) Math.ceil(from.distance(to) / step);
            for (int j = 0; j < steps; j++) {
                double share = (double) j / steps;
                Spot spot = new Spot(from.x() + share * (to.x() - from.x()), from.y() + share * (to.y() - from.y()));
                if (spot.distance(line.getFirst()) > end && spot.distance(line.getLast()) > end) {
                    visit.accept(spot);
                }
            }
        }
    }

    private void test(Spot spot) {
        double ink = grey.ink(spot);
        if (ink > most) {
            most = ink;
            darkest = spot;
        }
        double depth = terrain.depth[terrain.pixel(spot)];
        if (depth < least) {
            least = depth;
            narrowest = spot;
        }
    }

    private List<String> doubts() {
        List<String> doubts = new ArrayList<>();
        if (darkest != null && most > FAINT) {
            doubts.add("the path crosses faint ink at pixel " + grey.text(darkest));
        }
        if (narrowest != null && 2 * least < NARROW * terrain.corridor) {
            doubts.add("the path passes a gap of " + Math.max(1, Math.round(2 * least * terrain.scale)) + " pixels at pixel "
                    + grey.text(narrowest));
        }
        return doubts;
    }
}
