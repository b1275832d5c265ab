package dev.mazewright.formats.maze;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.formats.io.BadDataException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The beginning of a {@link MazeFormat} file, as docs/maze-format.md describes it byte by byte. Cells are numbered in
 * reading order.
 *
 * @param rows at least 1
 * @param columns at least 1
 * @param blockRows how many rows have a checksum together; the last block may have fewer
 * @param start a cell, or -1 for none
 * @param openings gaps in the outline: 4 x cell + side (0 north, 1 east, 2 south, 3 west)
 * @param recipe the text of the recipe that makes it, or null
 */
record Header(
        int rows,
        int columns,
        int blockRows,
        long start,
        List<Long> goals,
        List<Long> openings,
        @Nullable String recipe,
        int checksum) {
    private static final int ROWS_OF_SQUARES = 1;
    private static final int FIXED = 56;
    static final int SIDES = 4;
    /** About this number of bytes are a block. */
    private static final int BLOCK = 1 << 16;

    static Header of(Puzzle puzzle) {
        Grid grid = puzzle.grid();
        return new Header(
                grid.rows(),
                grid.columns(),
                Math.clamp(BLOCK / rowBytes(grid.columns()), 1, grid.rows()),
                HeaderBytes.start(puzzle),
                HeaderBytes.goals(puzzle),
                HeaderBytes.openings(puzzle, SIDES),
                puzzle.recipe(),
                0);
    }

    Header with(int computed) {
        return new Header(rows, columns, blockRows, start, goals, openings, recipe, computed);
    }

    static long rowBytes(int columns) {
        return 2L * Math.ceilDiv(columns, Byte.SIZE);
    }

    long rowBytes() {
        return rowBytes(columns);
    }

    /** How many bytes a block has with its checksum; the last may have fewer. */
    long blockBytes() {
        return blockRows * rowBytes() + Integer.BYTES;
    }

    int blocks() {
        return Math.ceilDiv(rows, blockRows);
    }

    int rowsOf(int block) {
        return (int) Math.min(blockRows, rows - (long) block * blockRows);
    }

    long fileBytes() {
        return bytes() + blocks() * (long) Integer.BYTES + rows * rowBytes() + Checksums.TRAILER;
    }

    /** Makes sure that a file has this length. */
    void requireLength(FileIn in, long found) throws IOException {
        in.require(found == fileBytes(), Math.min(found, fileBytes()), found < fileBytes() ? "the end of the file" : "more bytes",
                fileBytes() + " bytes in all");
    }

    long bytes() {
        return HeaderBytes.length(FIXED, goals.size(), openings.size(), letters());
    }

    private int letters() {
        return recipe == null ? 0 : recipe.length();
    }

    byte[] toBytes() {
        ByteBuffer bytes = HeaderBytes.begin(ROWS_OF_SQUARES, bytes());
        bytes.putInt(rows).putInt(columns).putInt(blockRows).putInt((int) rowBytes());
        bytes.putLong(start).putInt(goals.size()).putInt(openings.size());
        bytes.putInt(letters()).putInt(0);
        return HeaderBytes.end(bytes, goals, openings, "", recipe);
    }

    /** Reads a header; bad data if the bytes are not one. */
    static Header read(FileIn in) throws IOException {
        HeaderBytes bytes = new HeaderBytes(in, FIXED, ROWS_OF_SQUARES,
                "1, rows of squares, or of files that are read as a whole 2, cells of any shape");
        int rows = bytes.number(16);
        int columns = bytes.number(20);
        int blockRows = bytes.number(24);
        in.require(rows > 0, 16, rows + " rows", "1 to " + Grid.LONGEST_SIDE);
        in.require(columns > 0, 20, columns + " columns", "1 to " + Grid.LONGEST_SIDE);
        in.require(blockRows > 0 && blockRows <= rows, 24, "blocks of " + blockRows + " rows", "1 to " + rows);
        long rowBytes = rowBytes(columns);
        in.require(bytes.number(28) == rowBytes, 28, "rows of " + bytes.number(28) + " bytes", rowBytes + " bytes");
        in.require(bytes.number(52) == 0, 52, "" + bytes.number(52), "0");
        bytes.readRest(0);
        long cells = (long) rows * columns;
        long start = bytes.start(cells);
        List<Long> goals = bytes.goals(cells);
        List<Long> openings = bytes.openings(SIDES * cells);
        for (int i = 0; i < openings.size(); i++) {
            in.require(isAtOutline(openings.get(i), rows, columns), FIXED + Long.BYTES * (goals.size() + i),
                    "an opening between two cells", "one at the outline");
        }
        return new Header(rows, columns, blockRows, start, goals, openings, bytes.recipe(), bytes.checksum());
    }

    private static boolean isAtOutline(long opening, int rows, int columns) {
        long cell = opening / SIDES;
        return switch ((int) (opening % SIDES)) {
            case 0 -> cell < columns;
            case 1 -> cell % columns == columns - 1;
            case 2 -> cell / columns == rows - 1;
            default -> cell % columns == 0;
        };
    }
}
