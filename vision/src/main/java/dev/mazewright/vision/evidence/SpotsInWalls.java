package dev.mazewright.vision.evidence;

import dev.mazewright.vision.ink.Components;
import java.util.ArrayList;
import java.util.List;

/**
 * Compact spots of free space within walls. One or two are the marks of a maze whose corridors were taken for walls: marks are not
 * drawn on walls.
 */
public final class SpotsInWalls {
    /** The least extent of a spot, in corridors; holes of noise are smaller. */
    private static final double LEAST = 0.12;
    /** The least extent, in pixels. */
    private static final int SPECK = 4;
    /** The greatest extent, in corridors: a larger one is a room. */
    private static final double MOST = 0.8;
    /** The least share of its square that a spot covers: a disc covers 0.79. */
    private static final double COMPACT = 0.5;
    /** All pixels are wall in this number of directions from the middle of a spot, an extent away: the stroke around a letter's hole is thinner. */
    private static final int DIRECTIONS = 16;
    /** More spots are the texture of a wall. */
    private static final int FEW = 2;

    private SpotsInWalls() {}

    /** The pixels in the middle of the spots, if there are few; else an empty list. */
    public static List<Integer> of(boolean[] walls, int width, double corridor) {
        boolean[] free = new boolean[walls.length];
        for (int i = 0; i < free.length; i++) {
            free[i] = !walls[i];
        }
        Components parts = Components.of(free, width, true);
        List<Integer> spots = new ArrayList<>();
        for (int part = 0; part < parts.count() && spots.size() <= FEW; part++) {
            double extent = parts.extent(part);
            boolean isSpot = extent >= Math.max(SPECK, LEAST * corridor) && extent <= MOST * corridor && parts.size(part) >= COMPACT * extent * extent;
            int middle = (parts.top(part) + parts.bottom(part)) / 2 * width + (parts.left(part) + parts.right(part)) / 2;
            if (isSpot && isWithin(walls, width, middle, extent)) {
                spots.add(middle);
            }
        }
        return spots.size() > FEW ? List.of() : spots;
    }

    private static boolean isWithin(boolean[] walls, int width, int middle, double distance) {
        int row = middle / width;
        for (int i = 0; i < DIRECTIONS; i++) {
            double angle = 2 * Math.PI * i / DIRECTIONS;
            long x = Math.round(middle % width + distance * Math.cos(angle));
            long y = Math.round(row + distance * Math.sin(angle));
            if (x < 0 || y < 0 || x >= width || y >= walls.length / width || !walls[(int) (y * width + x)]) {
                return false;
            }
        }
        return true;
    }
}
