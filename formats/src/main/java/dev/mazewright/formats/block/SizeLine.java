package dev.mazewright.formats.block;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.TextLines;
import java.util.Arrays;

/** A line before a drawing that says its size: in cells, tiles or characters, rows or columns first. */
final class SizeLine {
    private static final String TWO_DIGITS = "[0-3][ \t,;]+[0-3]";

    private SizeLine() {}

    /** Whether a line of two numbers is a row of the digits that follow; where it is their size as well, that is refused. */
    static boolean mayBeRow(TextLines lines, int size, int first, int end) throws BadDataException {
        String text = lines.text(size).strip();
        boolean isRow = text.matches(TWO_DIGITS) && lines.length(first) < 100 && lines.text(first).strip().matches(TWO_DIGITS);
        if (isRow && isSize(BeforeDrawing.size(text), end - first, 2)) {
            throw lines.bad(size, "a row of two digits, or the rows and columns that follow: this line is both");
        }
        return isRow;
    }

    /** Makes sure that a line is the size of a drawing of this number of lines, which have at most this number of characters. */
    static void require(TextLines lines, int line, Grid grid, long height, long width) throws BadDataException {
        String text = lines.text(line).strip();
        long[] size = BeforeDrawing.size(text);
        long[] tiles = Arrays.stream(size).map(each -> 2 * each + 1).toArray();
        long rows = grid.rows();
        long columns = grid.columns();
        if (!isSize(size, rows, columns) && !isSize(size, 2 * rows + 1, 2 * columns + 1) && !isSize(tiles, rows, columns)
                && !isSize(size, height, width)) {
            String right = text.replaceFirst("[0-9]+(\\D+)[0-9]+", rows + "$1" + columns);
            throw lines.bad(line, "'" + right + "', the rows and columns that follow");
        }
    }

    /** Whether two numbers are rows and columns, or columns and rows. */
    private static boolean isSize(long[] size, long rows, long columns) {
        return (size[0] == rows && size[1] == columns) || (size[0] == columns && size[1] == rows);
    }
}
