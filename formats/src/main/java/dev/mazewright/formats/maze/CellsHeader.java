package dev.mazewright.formats.maze;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.grid.Size;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.io.BadDataException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The beginning of a file of {@link CellsFile}, as docs/maze-format.md describes it byte by byte. Cells are numbered in
 * reading order.
 *
 * @param shape without its mask
 * @param maskRows of the mask, or 0 for none
 * @param maskColumns of the mask, or 0 for none
 * @param cells how many there are, at least 1
 * @param edges how many pairs of cells are beside each other
 * @param start a cell, or -1 for none
 * @param openings gaps in the outline: 32 x cell + direction
 * @param recipe the text of the recipe that makes it, or null
 */
record CellsHeader(
        Fields shape,
        int maskRows,
        int maskColumns,
        long cells,
        long edges,
        long start,
        List<Long> goals,
        List<Long> openings,
        @Nullable String recipe,
        int checksum) {
    /** The fields of the shape: options that are not the default, separated by commas; the seed, or 0 where it draws no numbers. */
    record Fields(String name, Size size, String options, long seed) {}

    /** The kind of these files. */
    static final int CELLS = 2;

    /** Where the parts that a reader may find wrong stand. */
    static final int AT_SIZE = 16;

    static final int AT_CELLS = 56;
    static final int AT_EDGES = 64;
    private static final int AT_MASK = 80;
    private static final int FIXED = 88;

    /** So that no sum of sizes is too long for a number. */
    private static final long MOST_CELLS = 1L << 48;

    static CellsHeader of(Puzzle puzzle, long edges) {
        Grid grid = puzzle.maze().grid();
        boolean isMasked = isMasked(grid);
        return new CellsHeader(
                shape(grid),
                isMasked ? grid.rows() : 0,
                isMasked ? grid.columns() : 0,
                grid.cells(),
                edges,
                HeaderBytes.start(puzzle),
                HeaderBytes.goals(puzzle),
                HeaderBytes.openings(puzzle, Directions.MOST),
                puzzle.recipe(),
                0);
    }

    private static Fields shape(Grid grid) {
        Shape shape = grid.shape();
        if (!Catalog.shape(shape.name()).offers(Trait.SIZE)) {
            throw new UsageException("maze does not hold the edges of a " + shape.name() + "; json holds them");
        }
        Long seed = shape.seed();
        return new Fields(shape.name(), shape.size(), shape.options(), seed == null ? 0 : seed);
    }

    private static Fields shape(String text, Size size, long seed) {
        int colon = text.indexOf(':');
        return colon < 0
                ? new Fields(text, size, "", seed)
                : new Fields(text.substring(0, colon), size, text.substring(colon + 1), seed);
    }

    /** The name, and the options after a colon: the size stands in fields of its own. */
    private static String text(Fields shape) {
        return shape.name() + (shape.options().isEmpty() ? "" : ":" + shape.options());
    }

    /** Whether a grid has a mask; a graph whose mask leaves no position empty is written without one. */
    private static boolean isMasked(Grid grid) {
        if (grid.shape().mask() == null || !grid.isGraph()) {
            return grid.shape().mask() != null;
        }
        long occupied = 0;
        long last = -1;
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            long position = position(grid, cell);
            occupied += position == last ? 0 : 1; // where passages cross, two cells share a position
            last = position;
        }
        return occupied < (long) grid.rows() * grid.columns();
    }

    /** The number of a cell's position, row x columns + column. */
    static long position(Grid grid, long cell) {
        return (long) grid.row(cell) * grid.columns() + grid.column(cell);
    }

    boolean isMasked() {
        return maskRows > 0;
    }

    long positions() {
        return (long) maskRows * maskColumns;
    }

    /** How many bytes come after the header, but for checksums: the bits of the mask, then those of the edges. */
    long body() {
        return Math.ceilDiv(positions(), Byte.SIZE) + Math.ceilDiv(edges, Byte.SIZE);
    }

    long atOpening(int number) {
        return FIXED + Long.BYTES * ((long) goals.size() + number);
    }

    long bytes() {
        return HeaderBytes.length(FIXED, goals.size(), openings.size(), (long) text(shape).length() + letters());
    }

    private int letters() {
        return recipe == null ? 0 : recipe.length();
    }

    byte[] toBytes() {
        ByteBuffer bytes = HeaderBytes.begin(CELLS, bytes());
        bytes.putInt(shape.size().rows()).putInt(shape.size().columns()).putInt(Math.max(1, shape.size().levels())).putInt(0);
        bytes.putLong(start).putInt(goals.size()).putInt(openings.size());
        bytes.putInt(letters()).putInt(text(shape).length());
        bytes.putLong(cells).putLong(edges).putLong(shape.seed()).putInt(maskRows).putInt(maskColumns);
        return HeaderBytes.end(bytes, goals, openings, text(shape), recipe);
    }

    /** Reads a header; bad data if the bytes are not one. */
    static CellsHeader read(FileIn in) throws IOException {
        HeaderBytes bytes = new HeaderBytes(in, FIXED, CELLS, "2, cells of any shape");
        bytes.readRest(bytes.number(52));
        Size size = new Size(bytes.number(AT_SIZE), bytes.number(20), bytes.number(24));
        in.require(size.rows() > 0 && size.columns() > 0 && size.levels() > 0, AT_SIZE,
                text(size), "numbers of 1 to " + Grid.LONGEST_SIDE);
        in.require(bytes.number(28) == 0, 28, "" + bytes.number(28), "0");
        long cells = bytes.longNumber(AT_CELLS);
        in.require(cells > 0 && cells <= MOST_CELLS, AT_CELLS, cells + " cells", "1 to " + MOST_CELLS);
        long edges = bytes.longNumber(AT_EDGES);
        long mostEdges = Directions.MOST / 2 * cells;
        in.require(edges >= 0 && edges <= mostEdges, AT_EDGES, edges + " edges", "0 to " + mostEdges);
        int maskRows = bytes.number(AT_MASK);
        int maskColumns = bytes.number(AT_MASK + Integer.BYTES);
        boolean isMask = maskRows >= 0 && maskColumns >= 0 && (maskRows == 0) == (maskColumns == 0);
        in.require(isMask, AT_MASK, "a mask of " + maskRows + "x" + maskColumns, "its rows and columns, or 0 and 0");
        // A size that has more positions than the file has bits of would claim memory that nothing in it speaks for.
        long positions = maskRows == 0 ? cells : (long) maskRows * maskColumns;
        long level = (long) size.rows() * size.columns();
        in.require(level <= positions && size.levels() <= positions / level, AT_SIZE,
                text(size), "at most as many positions as the file has, " + positions);
        // Shapes are connected until they are masked.
        in.require(maskRows > 0 || edges >= cells - 1, AT_EDGES, edges + " edges of " + cells + " cells", cells - 1 + " or more");
        long start = bytes.start(cells);
        List<Long> goals = bytes.goals(cells);
        List<Long> openings = bytes.openings(Directions.MOST * cells);
        Fields shape = shape(bytes.text(bytes.number(52), "shapes"), size, bytes.longNumber(72));
        return new CellsHeader(shape, maskRows, maskColumns, cells, edges, start, goals, openings, bytes.recipe(), bytes.checksum());
    }

    private static String text(Size size) {
        return "a size of " + size.rows() + "x" + size.columns() + "x" + size.levels();
    }
}
