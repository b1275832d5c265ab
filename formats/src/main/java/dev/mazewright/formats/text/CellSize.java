package dev.mazewright.formats.text;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Where the squares of a drawing lie, and how far each is from the next: found by the lines and columns in which walls
 * meet, bend or end. These are multiples of the distances, of which the largest that fit are taken.
 *
 * @param left the column of the wall at the left
 * @param top the line of the wall above
 * @param wide columns from one wall to the next, at least 2
 * @param high lines from one wall to the next, at least 2
 * @param rows of cells, at least 1
 * @param columns of cells, at least 1
 */
record CellSize(int left, int top, int wide, int high, int rows, int columns) {
    /** One wall in this number may lie where it should not; it is named when the drawing is read. */
    static final int WRONG = 16;

    /** The same of what {@link Unicode} draws. */
    private static final int WRONG_OF_OWN = 4;

    /** What {@link Unicode} draws. */
    private static final int OWN_WIDTH = 4;

    private static final int OWN_HEIGHT = 2;

    /** The size that the walls of a text have, or null where they have none. */
    static @Nullable CellSize of(TextPage text) {
        int top = 0;
        while (text.line(top).isBlank()) {
            top++;
        }
        int left = text.indent();
        int right = text.width() - 1;
        int bottom = text.lines() - 1;
        int[] across = new int[right - left + 1];
        int[] down = new int[bottom - top + 1];
        count(text, top, left, across, down);
        int wide = distance(across, OWN_WIDTH);
        int high = distance(down, OWN_HEIGHT);
        return wide == 0 || high == 0
                ? null
                : new CellSize(left, top, wide, high, Math.ceilDiv(bottom - top, high), Math.ceilDiv(right - left, wide));
    }

    /** Counts in each column and each line where walls lie across it, or begin or end. */
    private static void count(TextPage text, int top, int left, int[] across, int[] down) {
        boolean[] north = new boolean[across.length];
        for (int y = 0; y < down.length; y++) {
            boolean west = false;
            int here = BoxDrawing.arms(text.at(top + y, left));
            for (int x = 0; x < across.length; x++) {
                int next = BoxDrawing.arms(text.at(top + y, left + x + 1));
                int below = BoxDrawing.arms(text.at(top + y + 1, left + x));
                boolean east = (here & BoxDrawing.EAST) != 0 && (next & BoxDrawing.WEST) != 0;
                boolean south = (here & BoxDrawing.SOUTH) != 0 && (below & BoxDrawing.NORTH) != 0;
                across[x] += (here & BoxDrawing.DOWN) != 0 || east != west ? 1 : 0;
                down[y] += (here & BoxDrawing.ACROSS) != 0 || south != north[x] ? 1 : 0;
                west = east;
                north[x] = south;
                here = next;
            }
        }
    }

    /** The largest distance, at least 2, of which all but very few walls are multiples; 0 if there is none. */
    private static int distance(int[] walls, int own) {
        int all = sum(walls, 1);
        int found = 0;
        for (int distance = walls.length - 1; distance >= 2 && all > 0 && found == 0; distance--) {
            found = (all - sum(walls, distance)) * WRONG <= all ? distance : 0;
        }
        // Where most walls inside, or all in all, lie as the own ones do, the others are slips.
        boolean isOwn = found == 0
                ? isMostly(own, walls)
                : found % own != 0 && isMostly(own, Arrays.copyOf(walls, walls.length - 1));
        return isOwn ? own : found;
    }

    private static boolean isMostly(int own, int... walls) {
        int all = sum(walls, 1);
        return all > 0 && (all - sum(walls, own)) * WRONG_OF_OWN <= all;
    }

    /** How many walls there are at multiples of a distance. */
    private static int sum(int[] walls, int distance) {
        int sum = 0;
        for (int i = distance; i < walls.length; i += distance) {
            sum += walls[i];
        }
        return sum;
    }

    /** Whether cells are as large as {@link Unicode} draws them. */
    boolean isOwn() {
        return wide == OWN_WIDTH && high == OWN_HEIGHT;
    }

    /** The size that {@link Unicode} draws, if cells of this size consist of such; else null. */
    @Nullable CellSize own() {
        return wide % OWN_WIDTH == 0 && high % OWN_HEIGHT == 0 ? of(OWN_WIDTH, OWN_HEIGHT) : null;
    }

    private CellSize of(int width, int height) {
        return new CellSize(left, top, width, height, rows * (high / height), columns * (wide / width));
    }

    /** The same with all rows and columns from the page's corner on, where that is one of cells; else the same. */
    CellSize fromCorner() {
        return left % wide != 0 || top % high != 0
                ? this
                : new CellSize(0, 0, wide, high, rows + top / high, columns + left / wide);
    }

    long cells() {
        return (long) rows * columns;
    }

    @Override
    public String toString() {
        return rows + " x " + columns + " cells, each " + (wide - 1) + " wide and " + (high - 1) + " high";
    }
}
