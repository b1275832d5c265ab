package dev.mazewright.vision.area;

import dev.mazewright.vision.ink.Depth;
import java.awt.Rectangle;
import java.util.Arrays;

/** The convex hull of walls, measured in a fixed number of directions. */
final class WallHull {
    private static final int SIDES = 36;
    /** What lies deeper than this many pitches within ink is a table, no wall: a wall of blocks is at most a pitch wide. */
    private static final double TABLE = 0.75;
    /** Its rim is this many pitches wide, with its blurred edge. */
    private static final double RIM = 1.0;
    private static final double[] ACROSS = new double[SIDES];
    private static final double[] DOWN = new double[SIDES];

    static {
        for (int side = 0; side < SIDES; side++) {
            ACROSS[side] = Math.cos(2 * Math.PI * side / SIDES);
            DOWN[side] = Math.sin(2 * Math.PI * side / SIDES);
        }
    }

    /** How far walls reach in each direction: of each row the first and the last wall count. */
    private final double[] reach = new double[SIDES];

    /** The hull of these walls, which lie within a box. */
    WallHull(boolean[] walls, int width, Rectangle around) {
        Arrays.fill(reach, -Double.MAX_VALUE);
        for (int y = around.y; y < around.y + around.height; y++) {
            int left = around.x;
            int right = around.x + around.width - 1;
            while (left <= right && !walls[y * width + left]) {
                left++;
            }
            while (right >= left && !walls[y * width + right]) {
                right--;
            }
            for (int i = 0; i < SIDES && left <= right; i++) {
                reach[i] = Math.max(reach[i], ACROSS[i] * (ACROSS[i] > 0 ? right : left) + DOWN[i] * y);
            }
        }
    }

    /** The hull of these walls without what is much wider, such as the table around a board. */
    static WallHull withoutTable(boolean[] walls, int width, Rectangle around, double pitch) {
        int height = walls.length / width;
        float[] within = Depth.of(walls, width, height);
        boolean[] beside = new boolean[walls.length];
        for (int i = 0; i < beside.length; i++) {
            beside[i] = within[i] <= TABLE * pitch;
        }
        float[] away = Depth.of(beside, width, height);
        boolean[] thin = new boolean[walls.length];
        for (int i = 0; i < thin.length; i++) {
            thin[i] = walls[i] && away[i] > RIM * pitch;
        }
        return new WallHull(thin, width, around);
    }

    /** How far a pixel lies within; negative outside. */
    double inside(int column, int row) {
        double least = Double.MAX_VALUE;
        for (int i = 0; i < SIDES; i++) {
            least = Math.min(least, reach[i] - ACROSS[i] * column - DOWN[i] * row);
        }
        return least;
    }
}
