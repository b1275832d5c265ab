package dev.mazewright.core.grid;

import dev.mazewright.core.run.Memory;
import dev.mazewright.core.run.UsageException;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Where the cells of a graph lie: in reading order, row by row, each with a column. Rows may differ in length,
 * positions may be left out, and several cells may share one position, as where one passage leads over another.
 *
 * <p>At most 2^31 - 2 cells. Memory 4 bytes a row, and 4 bytes a cell where the columns of a row are not 0, 1, 2 ...
 * Finding the row of a cell takes the logarithm of the rows. Immutable.
 */
public final class Positions {
    private final int columns;
    private final int levels;
    /** The first cell of each row; one more at the end. */
    private final int[] starts;
    /** The column of each cell, or null where the cells of each row are 0, 1, 2 ... */
    private final int @Nullable [] columnOf;

    private Positions(int columns, int levels, int[] starts, int @Nullable [] columnOf) {
        this.columns = columns;
        this.levels = levels;
        this.starts = starts;
        this.columnOf = columnOf;
    }

    /**
     * A cell for each position of rows x columns.
     *
     * @throws UsageException if rows or columns is less than 1, or there are more than 2^31 - 2 cells
     */
    public static Positions full(int rows, int columns) {
        return full(rows, columns, 1);
    }

    /**
     * A cell for each position of levels of rows x columns each.
     *
     * @throws UsageException if one of them is less than 1, or there are more than 2^31 - 2 cells
     */
    public static Positions full(int rows, int columns, int levels) {
        AddressLayout.requireSize(rows, columns);
        int allRows = cells((long) rows * levels);
        cells((long) allRows * columns); // or refuse here, before the table of rows is made
        return rows(allRows, levels, row -> columns);
    }

    /**
     * Rows of different lengths, their cells in the columns 0, 1, 2 ...
     *
     * @param lengths how many cells a row has, at least 1
     * @throws UsageException if there are no rows, or more than 2^31 - 2 cells
     */
    public static Positions rows(int rows, IntUnaryOperator lengths) {
        return rows(rows, 1, lengths);
    }

    private static Positions rows(int rows, int levels, IntUnaryOperator lengths) {
        AddressLayout.requireSize(rows, 1);
        Memory.require("a grid of " + rows + " rows", (long) Integer.BYTES * rows);
        int[] starts = new int[rows + 1];
        int columns = 0;
        for (int row = 0; row < rows; row++) {
            int length = lengths.applyAsInt(row);
            columns = Math.max(columns, length);
            starts[row + 1] = cells((long) starts[row] + length);
        }
        return new Positions(columns, levels, starts, null);
    }

    /**
     * Any number of cells at each of rows x columns positions; those at one position follow each other.
     *
     * @param counts how many cells the position row x columns + column has, at least 0
     * @throws UsageException if there are no positions, or more than 2^31 - 2 cells
     */
    public static Positions shared(int rows, int columns, IntUnaryOperator counts) {
        AddressLayout.requireSize(rows, columns);
        int[] starts = new int[rows + 1];
        int positions = cells((long) rows * columns);
        for (int position = 0; position < positions; position++) {
            int row = position / columns;
            starts[row + 1] = cells((long) Math.max(starts[row + 1], starts[row]) + counts.applyAsInt(position));
        }
        if (starts[rows] == 0) {
            throw new UsageException("no position of " + rows + "x" + columns + " has a cell; a grid has at least one");
        }
        Memory.require("a grid of " + starts[rows] + " cells", (long) Integer.BYTES * starts[rows]);
        int[] columnOf = new int[starts[rows]];
        int cell = 0;
        for (int position = 0; position < positions; position++) {
            for (int count = counts.applyAsInt(position); count > 0; count--) {
                columnOf[cell++] = position % columns;
            }
        }
        return new Positions(columns, 1, starts, columnOf);
    }

    /**
     * Only those of these positions that a mask contains; all of them if it is null.
     *
     * @throws UsageException if it contains none of them
     */
    public Positions masked(@Nullable Mask mask) {
        if (mask == null) {
            return this;
        }
        int[] keptStarts = new int[starts.length];
        int[] kept = new int[cells()];
        int count = 0;
        for (int row = 0; row < rows(); row++) {
            for (int cell = starts[row]; cell < starts[row + 1]; cell++) {
                int column = columnOf == null ? cell - starts[row] : columnOf[cell];
                if (mask.contains(row, column)) {
                    kept[count++] = column;
                }
            }
            keptStarts[row + 1] = count;
        }
        mask.requireCells(count);
        return new Positions(columns, levels, keptStarts, Arrays.copyOf(kept, count));
    }

    private static int cells(long count) {
        if (count > Integer.MAX_VALUE - 1) {
            throw new UsageException("a graph has at most " + (Integer.MAX_VALUE - 1) + " cells, not " + count
                    + "; larger grids are lattices, such as rectangle and hexagon");
        }
        return (int) count;
    }

    /** How many rows there are, those of all levels together, at least 1. */
    public int rows() {
        return starts.length - 1;
    }

    /** How many columns the longest row has. */
    public int columns() {
        return columns;
    }

    /** How many levels lie above each other, at least 1; each has as many rows. */
    public int levels() {
        return levels;
    }

    /** How many cells there are. */
    public int cells() {
        return starts[starts.length - 1];
    }

    /** The first cell of a row, or of the next that has one; for the row after the last, the number of cells. */
    public int start(int row) {
        return starts[row];
    }

    /** The row of a cell. */
    public int row(int cell) {
        int found = Arrays.binarySearch(starts, cell);
        if (found < 0) {
            return -found - 2;
        }
        while (starts[found + 1] == cell) {
            found++; // rows without cells begin where the next begins
        }
        return found;
    }

    /** The column of a cell. */
    public int column(int cell) {
        return columnOf == null ? cell - starts[row(cell)] : columnOf[cell];
    }

    /** The first cell at a row and column, or -1. */
    public int cell(int row, int column) {
        if (row < 0 || row >= rows() || column < 0 || column >= columns) {
            return (int) Grid.NONE;
        }
        if (columnOf == null) {
            int cell = starts[row] + column;
            return cell < starts[row + 1] ? cell : (int) Grid.NONE;
        }
        int found = Arrays.binarySearch(columnOf, starts[row], starts[row + 1], column);
        while (found > starts[row] && columnOf[found - 1] == column) {
            found--;
        }
        return found < 0 ? (int) Grid.NONE : found;
    }
}
