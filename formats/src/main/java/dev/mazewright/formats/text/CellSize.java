package dev.mazewright.formats.text;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Where the squares of a drawing lie, and how far each is from the next: found by the lines and columns in which walls
 * meet, bend or end. These are multiples of the distances, of which the largest that fit are taken.
 * Cells are at least 2 characters wide and high, walls included, and there is a row and a column at least.
 */
record CellSize(int left, int top, int wide, int high, int rows, int columns) {
    /** One wall in this number may lie where it should not; it is named when the drawing is read. */
    static final int WRONG = 16;

    /** The same of what {@link Unicode} draws. */
    private static final int WRONG_OF_OWN = 4;

    /** What {@link Unicode} draws. */
    private static final int OWN_WIDTH = 4;

    private static final int OWN_HEIGHT = 2;

    /** The largest size at multiples of which the walls of a text lie, or null if no size fits. */
    static @Nullable CellSize of(TextPage text) {
        Walls walls = Walls.of(text);
        int wide = distance(walls.across);
        int high = distance(walls.down);
        return wide == 0 || high == 0 ? null : walls.size(wide, high);
    }

    /** What {@link Unicode} draws, if most walls within the outline, or of a small drawing at all, lie as they do there; else null. */
    static @Nullable CellSize mostlyOwn(TextPage text) {
        Walls walls = Walls.of(text);
        boolean isOwn = isMostly(OWN_WIDTH, walls.across) && isMostly(OWN_HEIGHT, walls.down);
        return isOwn ? walls.size(OWN_WIDTH, OWN_HEIGHT) : null;
    }

    private static boolean isMostly(int own, int[] walls) {
        return walls.length > own && (isPart(own, walls) || isPart(own, Arrays.copyOf(walls, walls.length - 1)));
    }

    private static boolean isPart(int own, int[] walls) {
        int all = sum(walls, 1);
        return all > 0 && (all - sum(walls, own)) * WRONG_OF_OWN <= all;
    }

    /** The largest distance, at least 2, that divides the positions of all but very few walls; 0 if no distance does. */
    private static int distance(int[] walls) {
        int all = sum(walls, 1);
        for (int distance = walls.length - 1; distance >= 2 && all > 0; distance--) {
            if ((all - sum(walls, distance)) * WRONG <= all) {
                return distance;
            }
        }
        return 0;
    }

    /** How many walls there are at multiples of a distance. */
    static int sum(int[] walls, int distance) {
        int sum = 0;
        for (int i = distance; i < walls.length; i += distance) {
            sum += walls[i];
        }
        return sum;
    }

    /** How many walls lie across each column and each line of a drawing from the first ones, or begin or end there. */
    @SuppressWarnings("ArrayRecordComponent")
    private record Walls(int left, int top, int[] across, int[] down) {
        static Walls of(TextPage text) {
            int top = text.top();
            int left = text.indent();
            Walls walls = new Walls(left, top, new int[text.width() - left], new int[text.lines() - top]);
            walls.count(text);
            return walls;
        }

        private void count(TextPage text) {
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

        private CellSize size(int wide, int high) {
            return new CellSize(
                    left, top, wide, high, Math.ceilDiv(down.length - 1, high), Math.ceilDiv(across.length - 1, wide));
        }
    }

    /** Whether cells are as large as {@link Unicode} draws them. */
    boolean isOwn() {
        return wide == OWN_WIDTH && high == OWN_HEIGHT;
    }

    /** The size that {@link Unicode} draws, if cells of this size consist of such; else null. */
    @Nullable CellSize own() {
        return wide % OWN_WIDTH == 0 && high % OWN_HEIGHT == 0
                ? new CellSize(left, top, OWN_WIDTH, OWN_HEIGHT, rows * (high / OWN_HEIGHT), columns * (wide / OWN_WIDTH))
                : null;
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
