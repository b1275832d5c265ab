package dev.mazewright.core.shape.support;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.run.Memory;
import org.jspecify.annotations.Nullable;

/**
 * Which positions of a weave are crossings, and which of the two passages leads over the other there. One byte a
 * position, and with a mask eight more while they are chosen.
 */
public final class Crossings {
    public static final int NORTH_SOUTH = 0;
    public static final int EAST_WEST = 1;

    private static final byte NO_CELL = 0;
    private static final byte PLAIN = 1;
    /** A crossing is this and the axis of the passage that leads over. */
    private static final byte CROSSING = 2;

    private static final int MILLION = 1_000_000;

    private final int rows;
    private final int columns;
    private final byte[] kinds;

    /**
     * Those of a weave: word n of its streams belongs to position n, with and without a mask.
     *
     * @param crossings how many of a million positions are crossings, on average
     */
    public Crossings(int rows, int columns, int crossings, long seed, @Nullable Mask mask) {
        this.rows = rows;
        this.columns = columns;
        long positions = (long) rows * columns;
        // Without a mask every position is a cell or two, so it is known what their tables will need at least.
        long tables = mask == null ? Integer.BYTES + Grid.bytesOfGraphCell(Squares.DIRECTIONS) : 2 * Integer.BYTES;
        Memory.require("a weave of " + rows + "x" + columns, positions * (1 + tables));
        kinds = new byte[(int) positions];
        MazeRandom random = new MazeRandom(seed).stream("shape");
        MazeRandom chosen = random.stream("crossing");
        MazeRandom over = random.stream("over");
        for (int position = 0; position < positions; position++) {
            if (isPosition(mask, position / columns, position % columns)) {
                boolean isCrossing = chosen.below(MILLION, position) < crossings && goThrough(mask, position);
                kinds[position] = isCrossing ? (byte) (CROSSING + over.below(2, position)) : PLAIN;
            }
        }
        if (mask != null) {
            keepConnected();
        }
    }

    private boolean isPosition(@Nullable Mask mask, int row, int column) {
        return row >= 0 && row < rows && column >= 0 && column < columns && (mask == null || mask.contains(row, column));
    }

    /** Whether both the row and the column lead on from a position to both sides. */
    private boolean goThrough(@Nullable Mask mask, int position) {
        int row = position / columns;
        int column = position % columns;
        return isPosition(mask, row - 1, column)
                && isPosition(mask, row + 1, column)
                && isPosition(mask, row, column - 1)
                && isPosition(mask, row, column + 1);
    }

    /** How many cells a position has. */
    public int cells(int position) {
        return Math.min(kinds[position], CROSSING);
    }

    /** Whether two passages cross at a position without meeting. */
    public boolean isCrossing(int position) {
        return kinds[position] >= CROSSING;
    }

    /** The axis of the passage that leads over at a crossing. */
    public int over(int position) {
        return kinds[position] - CROSSING;
    }

    // ---- with a mask

    /**
     * Makes those crossings plain positions, in reading order, whose two passages are connected nowhere else. Then the
     * weave is in one piece where the mask is: all cells of a position are connected, and so are those of two positions
     * side by side.
     */
    private void keepConnected() {
        int[] parts = new int[2 * kinds.length]; // two for each position, one an axis
        for (int i = 0; i < parts.length; i++) {
            parts[i] = i;
        }
        for (int position = 0; position < kinds.length; position++) {
            if (kinds[position] == PLAIN) {
                join(parts, 2 * position + NORTH_SOUTH, 2 * position + EAST_WEST);
            }
            if (kinds[position] != NO_CELL) {
                joinOnwards(parts, position, position + 1, EAST_WEST, position % columns + 1 < columns);
                joinOnwards(parts, position, position + columns, NORTH_SOUTH, position < kinds.length - columns);
            }
        }
        for (int position = 0; position < kinds.length; position++) {
            if (isCrossing(position) && part(parts, 2 * position) != part(parts, 2 * position + 1)) {
                kinds[position] = PLAIN;
                join(parts, 2 * position, 2 * position + 1);
            }
        }
    }

    private void joinOnwards(int[] parts, int position, int next, int axis, boolean isThere) {
        if (isThere && kinds[next] != NO_CELL) {
            join(parts, 2 * position + axis, 2 * next + axis);
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
