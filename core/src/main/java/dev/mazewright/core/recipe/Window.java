package dev.mazewright.core.recipe;

import dev.mazewright.core.atlas.AtlasCell;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.run.UsageException;

/**
 * A part of an atlas, as recipes name it: {@code row,column,ROWSxCOLUMNS}, and after another comma the level.
 *
 * @param row of its north-west corner, from 0
 * @param column of its north-west corner, from 0
 * @param rows at least 1
 * @param columns at least 1
 * @param level 0 for cells; of a zoom level, all four count blocks of that level
 */
public record Window(long row, long column, int rows, int columns, int level) {
    private static final int MOST_LEVELS = 31;

    /**
     * The window that a text names.
     *
     * @throws UsageException if it names none
     */
    public static Window parse(String text) {
        String[] parts = text.split(",", -1);
        String[] size = parts.length < 3 ? parts : parts[2].split("x", -1);
        if (parts.length < 3 || parts.length > 4 || size.length != 2) {
            throw new UsageException(
                    "'" + text + "' is not a window; a window is row,column,ROWSxCOLUMNS and perhaps ,LEVEL, such as 1000,2000,40x60");
        }
        return new Window(
                Numbers.whole("row of a window", parts[0], 0, Long.MAX_VALUE),
                Numbers.whole("column of a window", parts[1], 0, Long.MAX_VALUE),
                Numbers.side("number of rows", size[0]),
                Numbers.side("number of columns", size[1]),
                parts.length == 3 ? 0 : level(parts[3]));
    }

    private static int level(String text) {
        return (int) Numbers.whole("level", text, 0, MOST_LEVELS);
    }

    /** The same at another level. */
    public Window withLevel(String text) {
        return new Window(row, column, rows, columns, level(text));
    }

    /** Its north-west corner. */
    public AtlasCell first() {
        return new AtlasCell(row, column);
    }

    /** Whether a cell, or block of its level, lies in it. */
    public boolean contains(AtlasCell cell) {
        return cell.row() >= row && cell.row() - row < rows && cell.column() >= column && cell.column() - column < columns;
    }

    /** The text in recipes. */
    @Override
    public String toString() {
        return row + "," + column + "," + rows + "x" + columns + (level == 0 ? "" : "," + level);
    }
}
