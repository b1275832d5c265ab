package dev.mazewright.books.page;

import dev.mazewright.books.unplugged.HandRun;
import dev.mazewright.books.unplugged.TableRow;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How a table is broken into lines that fill a box: as large boxes for writing as fit.
 *
 * @param perLine columns in a line
 * @param column the width of a column, in points
 * @param blank the height of a row that is written into
 * @param lines how many there are
 * @param size of its boxes, 1 for the least; larger ones than {@link #LARGE} count as such
 */
record TableLayout(int perLine, double column, double blank, int lines, double size) {
    /** The height of a row that is printed. */
    static final double GIVEN = 15;

    /** Between two lines. */
    static final double GAP = 8;

    private static final double LEAST_BLANK = 19;
    private static final double MOST_BLANK = 31;
    private static final double LEAST_COLUMN = 25;
    private static final double LEAST_OF_VALUE = 18;
    private static final double MOST_COLUMN = 56;

    /** The ratio to the least size at which boxes are large enough. */
    private static final double LARGE = 1.5;

    /** The layout of a table with this many columns in a box of this width and height; null if its boxes would be too small. */
    static @Nullable TableLayout of(List<TableRow> rows, int columns, double width, double height) {
        int values = rows.contains(TableRow.WALL) ? 2 : 1;
        double least = Math.max(LEAST_COLUMN, values * LEAST_OF_VALUE);
        @Nullable TableLayout best = null;
        int last = 0;
        for (int lines = 1; lines <= columns; lines++) {
            int perLine = (columns + lines - 1) / lines;
            double column = Math.min(width / perLine, MOST_COLUMN);
            double blank = Math.min(MOST_BLANK, (height / lines - GAP - given(rows) * GIVEN) / (rows.size() - given(rows)));
            boolean isNew = perLine != last && column >= least && blank >= LEAST_BLANK;
            double size = Math.min(LARGE, Math.min(column / least, blank / LEAST_BLANK));
            if (isNew && (best == null || size > best.size)) {
                best = new TableLayout(perLine, column, blank, lines, size);
            }
            last = perLine;
        }
        return best;
    }

    /** Whether there is more room in its boxes than a number needs. */
    boolean isLarge() {
        return size >= LARGE;
    }

    /** How many rows are printed. */
    private static long given(List<TableRow> rows) {
        return rows.stream().filter(TableLayout::isGiven).count();
    }

    /** Whether a row is printed before the table is filled in. */
    static boolean isGiven(TableRow row) {
        return row == TableRow.RANDOM_NUMBER || row == TableRow.WALL || row == TableRow.NUMBER;
    }

    /** The height of a row. */
    double height(TableRow row) {
        return isGiven(row) ? GIVEN : blank;
    }

    /** The height of all lines. */
    double height(List<TableRow> rows) {
        return lines * (rows.stream().mapToDouble(this::height).sum() + GAP);
    }

    /** Whether a box shows its values: on the sheet only what is given. */
    static boolean isShown(HandRun.Slot slot, boolean isFilled) {
        return isFilled || slot.isGiven();
    }
}
