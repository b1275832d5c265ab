package dev.mazewright.core.shape.support;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.run.Memory;
import org.jspecify.annotations.Nullable;

/**
 * Which places of a weave are crossings, and which of the two ways leads over the other there. One byte a place,
 * and with a mask eight more while they are chosen.
 */
public final class Crossings {
    public static final int NORTH_SOUTH = 0;
    public static final int EAST_WEST = 1;

    private static final byte NO_CELL = 0;
    private static final byte PLAIN = 1;
    /** A crossing is this and the axis of the way that leads over. */
    private static final byte CROSSING = 2;

    private static final int MILLION = 1_000_000;

    private final int rows;
    private final int columns;
    private final byte[] kinds;

    /**
     * Those of a weave: word n of its streams belongs to place n, whatever a mask leaves of the grid.
     *
     * @param crossings how many of a million places are crossings, on average
     */
    public Crossings(int rows, int columns, int crossings, long seed, @Nullable Mask mask) {
        this.rows = rows;
        this.columns = columns;
        long places = (long) rows * columns;
        // Without a mask every place is a cell or two, so it is known what their tables will need at least.
        long tables = mask == null ? Integer.BYTES + Grid.bytesOfGraphCell(Squares.DIRECTIONS) : 2 * Integer.BYTES;
        Memory.require("a weave of " + rows + "x" + columns, places * (1 + tables));
        kinds = new byte[(int) places];
        MazeRandom random = new MazeRandom(seed).stream("shape");
        MazeRandom chosen = random.stream("crossing");
        MazeRandom over = random.stream("over");
        for (int place = 0; place < places; place++) {
            if (isPlace(mask, place / columns, place % columns)) {
                boolean isCrossing = chosen.below(MILLION, place) < crossings && goThrough(mask, place);
                kinds[place] = isCrossing ? (byte) (CROSSING + over.below(2, place)) : PLAIN;
            }
        }
        if (mask != null) {
            keepTogether();
        }
    }

    private boolean isPlace(@Nullable Mask mask, int row, int column) {
        return row >= 0 && row < rows && column >= 0 && column < columns && (mask == null || mask.contains(row, column));
    }

    /** Whether both the row and the column lead on from a place to both sides. */
    private boolean goThrough(@Nullable Mask mask, int place) {
        int row = place / columns;
        int column = place % columns;
        return isPlace(mask, row - 1, column)
                && isPlace(mask, row + 1, column)
                && isPlace(mask, row, column - 1)
                && isPlace(mask, row, column + 1);
    }

    /** How many cells a place has. */
    public int cells(int place) {
        return Math.min(kinds[place], CROSSING);
    }

    /** Whether two ways cross at a place without meeting. */
    public boolean isCrossing(int place) {
        return kinds[place] >= CROSSING;
    }

    /** The axis of the way that leads over at a crossing. */
    public int over(int place) {
        return kinds[place] - CROSSING;
    }

    // ---- with a mask

    /**
     * Makes those crossings plain places, in reading order, whose two ways hang together nowhere else. Then the weave is
     * in one piece where the mask is: all ways of a place hang together, and so do those of two places side by side.
     */
    private void keepTogether() {
        int[] parts = new int[2 * kinds.length]; // two for each place, one an axis
        for (int i = 0; i < parts.length; i++) {
            parts[i] = i;
        }
        for (int place = 0; place < kinds.length; place++) {
            if (kinds[place] == PLAIN) {
                join(parts, 2 * place + NORTH_SOUTH, 2 * place + EAST_WEST);
            }
            if (kinds[place] != NO_CELL) {
                joinOnwards(parts, place, place + 1, EAST_WEST, place % columns + 1 < columns);
                joinOnwards(parts, place, place + columns, NORTH_SOUTH, place < kinds.length - columns);
            }
        }
        for (int place = 0; place < kinds.length; place++) {
            if (isCrossing(place) && part(parts, 2 * place) != part(parts, 2 * place + 1)) {
                kinds[place] = PLAIN;
                join(parts, 2 * place, 2 * place + 1);
            }
        }
    }

    private void joinOnwards(int[] parts, int place, int next, int axis, boolean isThere) {
        if (isThere && kinds[next] != NO_CELL) {
            join(parts, 2 * place + axis, 2 * next + axis);
        }
    }

    private static void join(int[] parts, int one, int other) {
        parts[part(parts, one)] = part(parts, other);
    }

    private static int part(int[] parts, int node) {
        int at = node;
        while (parts[at] != at) {
            parts[at] = parts[parts[at]];
            at = parts[at];
        }
        return at;
    }
}
