package dev.mazewright.formats.outline;

import dev.mazewright.core.grid.Mask;
import java.util.List;
import java.util.function.BiPredicate;

/**
 * Tiles as they stand on a page, in rows and columns from its top left corner. A position is row * columns + column.
 *
 * @param floor the tiles that are not wall, with those that are missing where a line ends early
 * @param missing the missing tiles; none of a picture
 * @param start the position that is marked as the start, or {@link #NONE}
 * @param goals the positions that are marked as goals
 */
public record TilePage(Mask floor, Mask missing, long start, List<Long> goals) {
    /** No position. */
    public static final long NONE = -1;

    /** Copies the goals. */
    public TilePage {
        goals = List.copyOf(goals);
    }

    /** A page on which no tile is missing. */
    public static TilePage whole(Mask floor, long start, List<Long> goals) {
        return new TilePage(floor, new Mask(1, 1), start, goals);
    }

    int rows() {
        return floor.rows();
    }

    int columns() {
        return floor.columns();
    }

    boolean hasMissing() {
        return missing.count() > 0;
    }

    boolean isFloor(int row, int column) {
        return floor.contains(row, column);
    }

    /** Whether a position is marked. */
    boolean isMarked(long position) {
        return position == start || goals.contains(position);
    }

    int row(long position) {
        return (int) (position / columns());
    }

    int column(long position) {
        return (int) (position % columns());
    }

    long position(int row, int column) {
        return (long) row * columns() + column;
    }

    /** The floor in these rows and columns. */
    Mask floor(BiPredicate<Integer, Integer> isKept) {
        Mask kept = new Mask(rows(), columns());
        for (int row = 0; row < rows(); row++) {
            for (int column = floor.nextColumn(row, 0); column < columns(); column = floor.nextColumn(row, column + 1)) {
                if (isKept.test(row, column)) {
                    kept.add(row, column);
                }
            }
        }
        return kept;
    }

    /** A part of a mask. */
    static Mask part(Mask floor, int top, int left, int rows, int columns) {
        Mask part = new Mask(rows, columns);
        for (int row = 0; row < rows; row++) {
            int column = floor.nextColumn(top + row, left);
            while (column < left + columns) {
                int end = column;
                while (end < left + columns && floor.contains(top + row, end)) {
                    end++;
                }
                part.addRange(row, column - left, end - left);
                column = floor.nextColumn(top + row, end);
            }
        }
        return part;
    }
}
