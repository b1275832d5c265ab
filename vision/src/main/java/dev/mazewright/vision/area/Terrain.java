package dev.mazewright.vision.area;

import dev.mazewright.vision.ink.Components;
import dev.mazewright.vision.ink.Depth;
import dev.mazewright.vision.ink.Grey;
import dev.mazewright.vision.ink.Ink;
import dev.mazewright.vision.ink.Mark;
import dev.mazewright.vision.picture.Spot;
import java.awt.Rectangle;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Walls, corridors and their surroundings, on a plane of pixels with added paper on all sides. Lengths are in pixels of this plane. */
final class Terrain {
    /** Ink smaller than this many pitches is dirt. */
    private static final double DIRT = 0.35;
    /** A disc of this radius, in corridors, is outside if it can come from the edge without touching a wall: openings are narrower. */
    private static final double OUTSIDE = 0.75;

    /** Corridors narrower by this factor than those around the longest wall are gaps between lines of text. */
    private static final double TEXT = 0.6;
    /** Walls of at least this many pitches are long. */
    private static final double LONG = 3;
    /** Short walls at least this many corridors away from the box around all long walls lie beside the maze. */
    private static final double BESIDE = 0.3;
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
    private final Grey grey;
    private final double scale;
    private final double pitch;
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
        boolean[] ink = clean(ink(grey, threshold));
        float[] all = Depth.of(inverse(ink), width, height);
        Components parts = Components.of(ink, width, true);
        Rectangle box = longest(parts);
        double about = corridor(all, box);
        walls = about == 0 || isRoom ? ink : mainGroup(ink, parts, all, about, ends(grey.marks().clear()));
        depth = Depth.of(inverse(walls), width, height);
        corridor = corridor(corridor(depth, new Rectangle(width, height)), corridor(depth, box));
        outside = isRoom ? beyond() : outside();
        around = around();
    }

    private boolean[] ink(Grey grey, double from) {
        boolean[] ink = new boolean[width * height];
        boolean[] set = Ink.of(grey.ink(), from);
        for (int y = 0; y < grey.height(); y++) {
            System.arraycopy(set, y * grey.width(), ink, (y + margin) * width + margin, grey.width());
        }
        return ink;
    }

    private boolean[] clean(boolean[] ink) {
        Components parts = Components.of(ink, width, true);
        boolean[] kept = new boolean[ink.length];
        for (int i = 0; i < ink.length; i++) {
            kept[i] = ink[i] && parts.extent(parts.labels()[i]) >= DIRT * pitch;
        }
        return kept;
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
        int longest = 0;
        for (int i = 0; i < parts.count(); i++) {
            longest = parts.extent(i) > parts.extent(longest) ? i : longest;
        }
        return parts.count() == 0 ? new Rectangle() : parts.box(longest);
    }

    /** The width of all corridors, unless text makes it much narrower than between the longest walls. */
    private static double corridor(double all, double main) {
        return all < TEXT * main ? main : all;
    }

    /** Twice the median depth along the middle of the corridors in a box; 0 without corridors. */
    private double corridor(float[] depths, Rectangle box) {
        float[] sample = new float[1024];
        int count = 0;
        for (int y = Math.max(1, box.y); y < Math.min(height - 1, box.y + box.height); y++) {
            for (int i = y * width + Math.max(1, box.x); i < y * width + Math.min(width - 1, box.x + box.width); i++) {
                if (depths[i] >= 0.12 * pitch && depths[i] <= pitch && isRidge(depths, i)) {
                    if (count == sample.length) {
                        sample = Arrays.copyOf(sample, 2 * count);
                    }
                    sample[count++] = depths[i];
                }
            }
        }
        Arrays.sort(sample, 0, count);
        return count == 0 ? 0 : 2 * sample[count / 2];
    }

    private boolean isRidge(float[] depths, int at) {
        float here = depths[at];
        boolean across = here > depths[at - 1] && here >= depths[at + 1];
        return across || (here > depths[at - width] && here >= depths[at + width]);
    }

    /**
     * The group of walls, apart by less than corridors are wide, with the most corridors times its longest wall; it contains both ends if
     * they are known. Frames have few corridors, and text has short lines.
     */
    private boolean[] mainGroup(boolean[] ink, Components parts, float[] depths, double about, int[] ends) {
        boolean[] near = new boolean[ink.length];
        for (int i = 0; i < near.length; i++) {
            near[i] = depths[i] <= OUTSIDE * about;
        }
        Components groups = Components.of(near, width, false);
        long[] corridors = new long[groups.count()];
        for (int i = width + 1; i < near.length - width - 1; i++) {
            if (near[i] && depths[i] >= 0.3 * about && depths[i] <= 0.65 * about && isRidge(depths, i)) {
                corridors[groups.labels()[i]]++;
            }
        }
        int[] extents = extents(parts, groups);
        boolean areAny = IntStream.range(0, corridors.length).anyMatch(group -> contains(groups, group, ends));
        int most = -1;
        for (int i = 0; i < corridors.length; i++) {
            boolean isIt = !areAny || contains(groups, i, ends);
            most = isIt && (most < 0 || corridors[i] * extents[i] > corridors[most] * extents[most]) ? i : most;
        }
        boolean[] group = new boolean[ink.length];
        for (int i = 0; i < group.length; i++) {
            group[i] = ink[i] && groups.labels()[i] == most;
        }
        removeBeside(group, parts, about);
        return group;
    }

    /** The pixels of the clear marks if there are exactly two; else empty. */
    private int[] ends(List<Mark> clear) {
        return clear.size() == 2 ? clear.stream().mapToInt(mark -> pixel(mark.middle())).toArray() : new int[0];
    }

    /** Whether the box around a group contains all these pixels. */
    private boolean contains(Components groups, int group, int[] pixels) {
        Rectangle box = groups.box(group);
        return Arrays.stream(pixels).allMatch(pixel -> box.contains(pixel % width, pixel / width));
    }

    /** Removes short walls beside the box around all long walls, such as an arrow before an opening. */
    private void removeBeside(boolean[] group, Components parts, double about) {
        boolean[] isIn = new boolean[parts.count()];
        for (int i = 0; i < group.length; i++) {
            if (group[i]) {
                isIn[parts.labels()[i]] = true;
            }
        }
        Rectangle box = new Rectangle();
        for (int part = 0; part < isIn.length; part++) {
            if (isIn[part] && parts.extent(part) >= LONG * pitch) {
                box = box.isEmpty() ? parts.box(part) : box.union(parts.box(part));
            }
        }
        if (box.isEmpty()) {
            return;
        }
        int gap = (int) (BESIDE * about);
        box.grow(gap, gap);
        for (int part = 0; part < isIn.length; part++) {
            isIn[part] &= parts.extent(part) >= LONG * pitch || box.intersects(parts.box(part));
        }
        for (int i = 0; i < group.length; i++) {
            group[i] = group[i] && isIn[parts.labels()[i]];
        }
    }

    /** The length of the longest wall of each group. */
    private static int[] extents(Components parts, Components groups) {
        int[] extents = new int[groups.count()];
        for (int i = 0; i < parts.labels().length; i++) {
            if (parts.labels()[i] >= 0) {
                int group = groups.labels()[i];
                extents[group] = Math.max(extents[group], parts.extent(parts.labels()[i]));
            }
        }
        return extents;
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

    private Rectangle around() {
        int left = width;
        int top = height;
        int right = -1;
        int bottom = -1;
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                if (walls[y * width + x]) {
                    left = Math.min(left, x);
                    right = Math.max(right, x);
                    top = Math.min(top, y);
                    bottom = y;
                }
            }
        }
        return new Rectangle(left, top, right - left + 1, bottom - top + 1);
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
     * opening, this extends to the nearest passable pixel.
     */
    void widen(boolean[] passable, int end) {
        double reach = NEAR_END * corridor + (outside[end] ? nearest(passable, end) : 0);
        int most = (int) Math.ceil(reach);
        forEachNear(end, most, at -> passable[at] |= depth[at] >= Math.min(depth[end], 1) && distance(at, end) <= most);
        passable[end] = true;
    }

    /** The distance of the nearest of some pixels; 0 if that is two corridors or more. */
    private double nearest(boolean[] set, int end) {
        double most = 2 * corridor;
        double[] least = {most};
        forEachNear(end, (int) most, at -> least[0] = set[at] ? Math.min(least[0], distance(at, end)) : least[0]);
        return least[0] < most ? least[0] : 0;
    }

    private void forEachNear(int middle, int reach, IntConsumer action) {
        int x = middle % width;
        int y = middle / width;
        for (int j = Math.max(0, y - reach); j <= Math.min(height - 1, y + reach); j++) {
            for (int i = Math.max(0, x - reach); i <= Math.min(width - 1, x + reach); i++) {
                action.accept(j * width + i);
            }
        }
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

    /** The width of a pixel of this plane, in pixels of the picture. */
    double scale() {
        return scale;
    }

    /** The width of the added paper on each side. */
    int margin() {
        return margin;
    }
}
