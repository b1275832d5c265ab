package dev.mazewright.formats.io;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.rows.BitRow;
import dev.mazewright.core.rows.SquareRows;
import dev.mazewright.core.shape.Rectangle;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * A puzzle on a full grid of squares as writers see it, a row after the other: the open sides of its cells to all four
 * sides, gaps in the outline among them, 64 cells a word, and what stands in it. Memory for two rows.
 */
public final class DocumentRows {
    private static final int[] NO_COLUMNS = {};

    /** The columns whose passage upwards is open; likewise {@link #east}, {@link #south}. */
    public long[] north;

    public long[] east;
    public long[] south;
    /** Whether the outline has a gap to the left of the row. */
    public boolean isWestOpen;

    private final SquareRows rows;
    private final Grid grid;
    private final long start;
    private final long[] goals;
    private final List<Opening> openings;
    private final int columns;
    private int row = -1;
    private int opening;

    public DocumentRows(Puzzle puzzle) {
        rows = puzzle.rows();
        grid = puzzle.grid();
        start = puzzle.start();
        columns = grid.columns();
        goals = Arrays.stream(puzzle.goals()).sorted().toArray();
        openings = puzzle.openings().stream()
                .sorted(Comparator.comparingLong(Opening::cell))
                .toList();
        north = new long[rows.words()];
        east = new long[rows.words()];
        south = new long[rows.words()];
    }

    /** Whether a document can be written row by row: its puzzle has rows, and no path and no text are shown. */
    public static boolean canWrite(Document document) {
        return !document.isSolved() && document.annotation() == null && document.puzzle().hasRows();
    }

    public int rows() {
        return grid.rows();
    }

    public int columns() {
        return columns;
    }

    public int words() {
        return east.length;
    }

    /** Moves to the next row. */
    public void next() {
        long[] before = north;
        north = south;
        south = before;
        rows.next(east, south);
        row++;
        isWestOpen = false;
        for (; opening < openings.size() && grid.row(openings.get(opening).cell()) <= row; opening++) {
            if (grid.row(openings.get(opening).cell()) == row) {
                open(openings.get(opening));
            }
        }
    }

    private void open(Opening gap) {
        int column = grid.column(gap.cell());
        switch (gap.direction()) {
            case Rectangle.NORTH -> BitRow.add(north, column);
            case Rectangle.EAST -> BitRow.add(east, column);
            case Rectangle.SOUTH -> BitRow.add(south, column);
            default -> isWestOpen = true;
        }
    }

    /** Moves to this row, which has not been read yet. */
    public void to(int number) {
        int between = number - row - 2; // the row before it has what leads up from it
        if (between > 0) {
            rows.skip(between);
            row += between;
        }
        while (row < number) {
            next();
        }
    }

    /** Whether the passage to the right of the last column leads out. */
    public boolean isEastOpen() {
        return BitRow.contains(east, columns - 1);
    }

    /** The columns whose passage to the left is open, of a word. */
    public long west(int word) {
        return BitRow.rightOf(east[word], word > 0 ? east[word - 1] : isWestOpen ? -1 : 0);
    }

    /** The column of the start, if it stands in this row, else -1. */
    public int startColumn() {
        return start != Grid.NONE && grid.row(start) == row ? grid.column(start) : -1;
    }

    /** The columns of the goals of this row, in ascending order. */
    public int[] goalColumns() {
        int from = index(grid.rowStart(row));
        int to = index(grid.rowEnd(row));
        if (from == to) {
            return NO_COLUMNS;
        }
        return Arrays.stream(goals, from, to).mapToInt(grid::column).toArray();
    }

    private int index(long address) {
        int index = Arrays.binarySearch(goals, address);
        if (index < 0) {
            return -index - 1;
        }
        while (index > 0 && goals[index - 1] == address) {
            index--;
        }
        return index;
    }
}
