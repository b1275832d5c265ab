package dev.mazewright.vision.cells;

import dev.mazewright.core.grid.Outline.Corner;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.vision.picture.Homography;
import dev.mazewright.vision.picture.Spot;
import java.util.ArrayList;
import java.util.List;

/** Moves a maze that nearly fits its drawing until the corners of its cells have the most ink, and the middles the least. */
final class Polish {
    /** About this many sides are used. */
    private static final int MOST_SIDES = 3000;

    private final Plane plane;
    private final List<Corner> posts = new ArrayList<>();
    private final List<Corner> middles = new ArrayList<>();
    private final double[][] ends;

    Polish(Plane plane, Shape shape, List<CellSides.Side> sides) {
        this.plane = plane;
        int every = Math.max(1, sides.size() / MOST_SIDES);
        for (int i = 0; i < sides.size(); i += every) {
            CellSides.Side side = sides.get(i);
            posts.add(side.from());
            posts.add(side.to());
            middles.add(side.one());
        }
        double wide = shape.width();
        double high = shape.height();
        ends = new double[][] {{0, 0}, {wide, 0}, {wide, high}, {0, high}};
    }

    /** The best map near a given one. */
    Homography of(Homography start) {
        double[] at = new double[8];
        for (int i = 0; i < 4; i++) {
            Spot spot = start.map(ends[i][0], ends[i][1]);
            at[2 * i] = spot.x();
            at[2 * i + 1] = spot.y();
        }
        Spot middle = start.map(ends[1][0] / 2, ends[2][1] / 2);
        double pitch = middle.distance(start.map(ends[1][0] / 2 + 1, ends[2][1] / 2));
        Homography best = start;
        double most = score(start);
        for (double step = 0.16 * pitch; step > 0.012 * pitch; step /= 2) {
            for (int round = 0; round < 3; round++) {
                boolean isBetter = false;
                for (int i = 0; i < 10; i++) {
                    for (double change : new double[] {step, -step}) {
                        double[] next = at.clone();
                        if (i < 8) {
                            next[i] += change;
                        } else { // all corners at once
                            for (int j = i - 8; j < 8; j += 2) {
                                next[j] += change;
                            }
                        }
                        Homography map = through(next);
                        double score = score(map);
                        if (score > most) {
                            most = score;
                            best = map;
                            at = next;
                            isBetter = true;
                        }
                    }
                }
                if (!isBetter) {
                    break;
                }
            }
        }
        return best;
    }

    private Homography through(double[] at) {
        List<Spot> corners = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            corners.add(new Spot(at[2 * i], at[2 * i + 1]));
        }
        return Homography.to(corners).after(Homography.affine(1 / ends[2][0], 0, 0, 0, 1 / ends[2][1], 0));
    }

    private double score(Homography map) {
        double ink = 0;
        for (Corner post : posts) {
            Spot at = map.map(post.x(), post.y());
            ink += plane.at(at.x(), at.y());
        }
        double paper = 0;
        for (Corner middle : middles) {
            Spot at = map.map(middle.x(), middle.y());
            paper += plane.at(at.x(), at.y());
        }
        return ink / posts.size() - paper / middles.size();
    }
}
