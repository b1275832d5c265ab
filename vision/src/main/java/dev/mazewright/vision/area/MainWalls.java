package dev.mazewright.vision.area;

import dev.mazewright.vision.ink.Components;
import dev.mazewright.vision.ink.Mark;
import java.awt.Rectangle;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The walls of a maze among other ink: the group, apart by less than corridors are wide, with the most corridors times its longest wall; it
 * contains both ends if they are known. Frames have few corridors, and text has short lines.
 */
final class MainWalls {
    /** The least and the greatest depth of the middle of a corridor, in corridors. */
    private static final double SHALLOW = 0.3;

    private static final double DEEP = 0.65;
    /** Walls of at least this many pitches are long. */
    private static final double LONG = 3;
    /** Short walls at least this many corridors away from the box around all long walls lie beside the maze. */
    private static final double BESIDE = 0.3;

    private MainWalls() {}

    /** The walls, given the parts of all ink, the distance of each pixel from it, and about the width of corridors. */
    static boolean[] of(boolean[] ink, Components parts, float[] depths, double about, Terrain terrain) {
        boolean[] near = new boolean[ink.length];
        for (int i = 0; i < near.length; i++) {
            near[i] = depths[i] <= Terrain.OUTSIDE * about;
        }
        Components groups = Components.of(near, terrain.width, false);
        long[] corridors = new long[groups.count()];
        for (int i = terrain.width + 1; i < near.length - terrain.width - 1; i++) {
            if (near[i] && depths[i] >= SHALLOW * about && depths[i] <= DEEP * about && Terrain.isRidge(depths, terrain.width, i)) {
                corridors[groups.labels()[i]]++;
            }
        }
        int[] extents = extents(parts, groups);
        int[] ends = ends(terrain);
        boolean areAny = IntStream.range(0, corridors.length).anyMatch(group -> contains(groups.box(group), ends, terrain.width));
        int most = -1;
        for (int i = 0; i < corridors.length; i++) {
            boolean isIt = !areAny || contains(groups.box(i), ends, terrain.width);
            most = isIt && (most < 0 || corridors[i] * extents[i] > corridors[most] * extents[most]) ? i : most;
        }
        boolean[] isIn = new boolean[parts.count()];
        for (int i = 0; i < ink.length; i++) {
            if (ink[i] && groups.labels()[i] == most) {
                isIn[parts.labels()[i]] = true;
            }
        }
        removeBeside(isIn, parts, LONG * terrain.pitch, (int) (BESIDE * about));
        boolean[] walls = new boolean[ink.length];
        for (int i = 0; i < walls.length; i++) {
            walls[i] = ink[i] && isIn[parts.labels()[i]];
        }
        return walls;
    }

    /** The pixels of the clear marks if there are exactly two; else empty. */
    private static int[] ends(Terrain terrain) {
        List<Mark> clear = terrain.grey.marks().clear();
        return clear.size() == 2 ? clear.stream().mapToInt(mark -> terrain.pixel(mark.middle())).toArray() : new int[0];
    }

    private static boolean contains(Rectangle box, int[] pixels, int width) {
        return Arrays.stream(pixels).allMatch(pixel -> box.contains(pixel % width, pixel / width));
    }

    /** Removes short walls beside the box around all long walls, such as an arrow before an opening. */
    private static void removeBeside(boolean[] isIn, Components parts, double isLong, int gap) {
        Rectangle box = IntStream.range(0, isIn.length).filter(part -> isIn[part] && parts.extent(part) >= isLong)
                .mapToObj(parts::box).reduce(Rectangle::union).orElse(null);
        if (box == null) {
            return;
        }
        box.grow(gap, gap);
        for (int part = 0; part < isIn.length; part++) {
            isIn[part] &= parts.extent(part) >= isLong || box.intersects(parts.box(part));
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
}
