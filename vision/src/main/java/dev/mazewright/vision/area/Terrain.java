package dev.mazewright.vision.area;

import dev.mazewright.vision.ink.Components;
import dev.mazewright.vision.ink.Depth;
import dev.mazewright.vision.ink.Grey;
import dev.mazewright.vision.ink.Ink;
import dev.mazewright.vision.picture.Spot;
import java.awt.Rectangle;
import java.util.Arrays;
import java.util.Comparator;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Walls, corridors and their surroundings, on a plane of pixels with added paper on all sides. Lengths are in pixels of this plane. */
final class Terrain {
    /** Ink smaller than this many pitches is dirt. */
    private static final double DIRT = 0.35;
    /** Free space that is less deep, in pitches, is a notch in a wall. */
    private static final double NOTCH = 0.12;
    /** A disc of this radius, in corridors, is outside if it can come from the edge without touching a wall: openings are narrower. */
    static final double OUTSIDE = 0.75;

    /** Corridors narrower by this factor than those around the longest wall are gaps between lines of text. */
    private static final double TEXT = 0.6;
    /** Near an end, corridors may be narrow within this many corridors. */
    private static final double NEAR_END = 0.6;

    final int width;
    final int height;
    /** The ink from which a pixel is wall. */
    final double threshold;
    final boolean[] walls;
    /** The distance of each free pixel from walls. */
    final float[] depth;
    /** The usual width of corridors; 0 without corridors. */
    final double corridor;
    /** The surroundings of the maze. */
    final boolean[] outside;
    /** Whether all of the picture is taken for the inside of the maze: then its edge is the outline, without openings. */
    final boolean isRoom;

    private final Rectangle around;
    private final int margin;
    final Grey grey;
    final double pitch;
    /** The width of a pixel of this plane, in pixels of the picture. */
    final double scale;
    private @Nullable WallHull hull;

    /** Finds the terrain of a picture, around its maze or of all of it; it has no corridors if there is no space between walls. */
    Terrain(Grey grey, double threshold, boolean isRoom) {
        this.grey = grey;
        this.isRoom = isRoom;
        margin = (int) Math.ceil(2 * grey.pitch());
        scale = grey.scale();
        pitch = grey.pitch();
        width = grey.width() + 2 * margin;
        height = grey.height() + 2 * margin;
        this.threshold = threshold;
        boolean[] ink = ink();
        float[] fromInk = Depth.of(inverse(ink), width, height);
        Components parts = Components.of(ink, width, true);
        Rectangle box = longest(parts);
        double about = corridor(fromInk, box);
        walls = about == 0 || isRoom ? ink : MainWalls.of(ink, parts, fromInk, about, this);
        depth = Depth.of(inverse(walls), width, height);
        corridor = corridor(corridor(depth, new Rectangle(width, height)), corridor(depth, box));
        outside = isRoom ? beyond() : outside();
        Components all = Components.of(walls, width, true);
        around = IntStream.range(0, all.count()).mapToObj(all::box).reduce(Rectangle::union).orElseGet(Rectangle::new);
    }

    /** The ink but for dirt. */
    private boolean[] ink() {
        boolean[] ink = new boolean[width * height];
        boolean[] set = Ink.of(grey.ink(), threshold);
        for (int y = 0; y < grey.height(); y++) {
            System.arraycopy(set, y * grey.width(), ink, (y + margin) * width + margin, grey.width());
        }
        Components parts = Components.of(ink, width, true);
        for (int i = 0; i < ink.length; i++) {
            ink[i] = ink[i] && parts.extent(parts.labels()[i]) >= DIRT * pitch;
        }
        return ink;
    }

    private static boolean[] inverse(boolean[] set) {
        boolean[] inverse = new boolean[set.length];
        for (int i = 0; i < set.length; i++) {
            inverse[i] = !set[i];
        }
        return inverse;
    }

    /** The box around the longest wall, which belongs to the maze, not to text. */
    private static Rectangle longest(Components parts) {
        return IntStream.range(0, parts.count()).boxed().max(Comparator.comparingDouble(parts::extent)).map(parts::box).orElseGet(Rectangle::new);
    }

    /** The width of all corridors, unless text makes it much narrower than between the longest walls. */
    private static double corridor(double all, double main) {
        return all < TEXT * main ? main : all;
    }

    /** Twice the median depth along the middle of the corridors in a box; 0 without corridors. */
    private double corridor(float[] depths, Rectangle box) {
        double[] middle = IntStream.range(0, depths.length)
                .filter(i -> depths[i] >= NOTCH * pitch && depths[i] <= pitch && isRidge(depths, width, i) && box.contains(i % width, i / width))
                .mapToDouble(i -> depths[i]).sorted().toArray();
        return middle.length == 0 ? 0 : 2 * middle[middle.length / 2];
    }

    /** Whether a pixel lies in the middle of free space; it must not lie on the rim. */
    static boolean isRidge(float[] depths, int width, int at) {
        float here = depths[at];
        boolean across = here > depths[at - 1] && here >= depths[at + 1];
        return across || (here > depths[at - width] && here >= depths[at + width]);
    }

    private boolean[] outside() {
        boolean[] wide = new boolean[depth.length];
        for (int i = 0; i < wide.length; i++) {
            wide[i] = depth[i] > OUTSIDE * corridor;
        }
        Components parts = Components.of(wide, width, false);
        int around = parts.labels()[0];
        boolean[] far = new boolean[wide.length];
        for (int i = 0; i < far.length; i++) {
            far[i] = parts.labels()[i] != around || around < 0;
        }
        float[] fromAround = Depth.of(far, width, height);
        for (int i = 0; i < far.length; i++) {
            far[i] = fromAround[i] < OUTSIDE * corridor - 0.5 && !walls[i];
        }
        return far;
    }

    /** The pixels beyond the picture. */
    private boolean[] beyond() {
        boolean[] beyond = new boolean[depth.length];
        Arrays.fill(beyond, true);
        for (int y = margin; y < height - margin; y++) {
            Arrays.fill(beyond, y * width + margin, (y + 1) * width - margin, false);
        }
        return beyond;
    }

    /** Whether a point lies in the box around all walls. */
    boolean isAmongWalls(Spot spot) {
        return around.contains(pixel(spot) % width, pixel(spot) / width);
    }

    /** The diagonal of the box around all walls, in pixels of the picture. */
    double diagonal() {
        return Math.hypot(around.width, around.height) * scale;
    }

    /** The shorter side of the box around all walls. */
    double breadth() {
        return Math.min(around.width, around.height);
    }

    /** How far a point lies within the convex hull of all walls, in pixels of this plane; negative outside of it. */
    double inside(Spot spot) {
        if (hull == null) {
            hull = isRoom ? WallHull.withoutTable(walls, width, around, pitch) : new WallHull(walls, width, around);
        }
        return hull.inside(pixel(spot) % width, pixel(spot) / width);
    }

    /** The pixels of corridors with at least this depth. */
    boolean[] passable(double clearance) {
        boolean[] passable = new boolean[depth.length];
        for (int i = 0; i < passable.length; i++) {
            passable[i] = !outside[i] && !walls[i] && depth[i] >= clearance;
        }
        return passable;
    }

    /**
     * Makes free pixels near an end passable: marks may stand close to walls or in an opening. From an end that lies outside, in a wide
     * opening, this extends to the nearest passable pixel, if that is at most two corridors away.
     */
    void widen(boolean[] passable, int end) {
        int inside = outside[end] ? nearest(end, at -> passable[at], (int) (2 * corridor)) : -1;
        int most = (int) Math.ceil(NEAR_END * corridor + (inside < 0 ? 0 : distance(inside, end)));
        int x = end % width;
        int y = end / width;
        for (int j = Math.max(0, y - most); j <= Math.min(height - 1, y + most); j++) {
            for (int i = Math.max(0, x - most); i <= Math.min(width - 1, x + most); i++) {
                int at = j * width + i;
                passable[at] |= depth[at] >= Math.min(depth[end], 1) && distance(at, end) <= most;
            }
        }
        passable[end] = true;
    }

    /** The nearest pixel that is accepted, at most this many rows and columns away; -1 without one. */
    int nearest(int at, IntPredicate accepted, int most) {
        int x = at % width;
        int y = at / width;
        int best = -1;
        long least = Long.MAX_VALUE; // of the squared distances
        int farthest = Math.min(most, Math.max(width, height));
        for (int reach = 0; reach <= farthest && (long) reach * reach <= least; reach++) {
            for (int j = Math.max(0, y - reach); j <= Math.min(height - 1, y + reach); j++) {
                int step = Math.abs(j - y) == reach ? 1 : Math.max(1, 2 * reach);
                for (int i = x - reach; i <= x + reach; i += step) {
                    long squared = (long) (i - x) * (i - x) + (long) (j - y) * (j - y);
                    if (i >= 0 && i < width && squared < least && accepted.test(j * width + i)) {
                        best = j * width + i;
                        least = squared;
                    }
                }
            }
        }
        return best;
    }

    /** The middle of a pixel, on the picture. */
    Spot spot(int at) {
        int row = at / width;
        return spot(at % width + 0.5, row + 0.5);
    }

    /** A point of this plane, on the picture. */
    Spot spot(double x, double y) {
        return new Spot((x - margin) * scale, (y - margin) * scale);
    }

    /** The middle of a pixel on the picture, as text. */
    String text(int at) {
        return grey.text(spot(at));
    }

    /** The pixel that contains a point of the picture, or the nearest one. */
    int pixel(Spot spot) {
        int x = Math.clamp((int) Math.floor(spot.x() / scale) + margin, 0, width - 1);
        int y = Math.clamp((int) Math.floor(spot.y() / scale) + margin, 0, height - 1);
        return y * width + x;
    }

    double distance(int a, int b) {
        double across = a % width - b % width;
        double down = a / width - b / width;
        return Math.sqrt(across * across + down * down);
    }
}
