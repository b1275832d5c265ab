package dev.mazewright.formats.maze;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.grid.Size;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.io.BadDataException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
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
 * @param goals cells
 * @param openings gaps in the outline: 32 x cell + direction
 * @param recipe the text of the recipe that makes it, or null
 * @param checksum of the header
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
    /**
     * What the fields of the header hold of the shape.
     *
     * @param options those that are not the default, separated by commas, or empty
     * @param seed of its random numbers, or 0 where it draws none
     */
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

    /** The header of a maze. */
    static CellsHeader of(Puzzle puzzle, long edges) {
        Grid grid = puzzle.maze().grid();
        boolean isMasked = isMasked(grid);
        List<Long> openings = new ArrayList<>();
        for (Opening opening : puzzle.openings()) {
            openings.add(Directions.MOST * grid.number(opening.cell()) + opening.direction());
        }
        return new CellsHeader(
                shape(grid),
                isMasked ? grid.rows() : 0,
                isMasked ? grid.columns() : 0,
                grid.cells(),
                edges,
                puzzle.start() == Grid.NONE ? -1 : grid.number(puzzle.start()),
                Arrays.stream(puzzle.goals()).map(grid::number).boxed().toList(),
                openings,
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

    /** How many positions the mask has. */
    long positions() {
        return (long) maskRows * maskColumns;
    }

    /** How many bytes come after the header, but for checksums: the bits of the mask, then those of the edges. */
    long body() {
        return Math.ceilDiv(positions(), Byte.SIZE) + Math.ceilDiv(edges, Byte.SIZE);
    }

    /** Where an opening stands. */
    long atOpening(int number) {
        return FIXED + Long.BYTES * ((long) goals.size() + number);
    }

    long bytes() {
        return bytes(goals.size(), openings.size(), text(shape).length() + (recipe == null ? 0L : recipe.length()));
    }

    private static long bytes(long goals, long openings, long text) {
        long length = FIXED + Long.BYTES * (goals + openings) + text + Integer.BYTES;
        return Math.ceilDiv(length, Long.BYTES) * Long.BYTES;
    }

    byte[] toBytes() {
        ByteBuffer bytes = ByteBuffer.allocate(Math.toIntExact(bytes())).order(ByteOrder.LITTLE_ENDIAN);
        bytes.put(Header.MAGIC).put((byte) Header.VERSION).put((byte) CELLS).putShort((short) 0);
        bytes.putInt((int) bytes()).putInt(shape.size().rows()).putInt(shape.size().columns()).putInt(Math.max(1, shape.size().levels())).putInt(0);
        bytes.putLong(start).putInt(goals.size()).putInt(openings.size());
        bytes.putInt(recipe == null ? 0 : recipe.length()).putInt(text(shape).length());
        bytes.putLong(cells).putLong(edges).putLong(shape.seed()).putInt(maskRows).putInt(maskColumns);
        goals.forEach(bytes::putLong);
        openings.forEach(bytes::putLong);
        bytes.put(text(shape).getBytes(StandardCharsets.US_ASCII));
        if (recipe != null) {
            bytes.put(recipe.getBytes(StandardCharsets.US_ASCII));
        }
        int end = bytes.capacity() - Integer.BYTES;
        bytes.putInt(end, Header.checksum(bytes.array(), end));
        return bytes.array();
    }

    /**
     * Reads a header.
     *
     * @param name of the file, for messages
     * @throws BadDataException if the bytes are not a valid header
     */
    static CellsHeader read(Header.Bytes in, String name) throws IOException {
        ByteBuffer whole = sound(in, name);
        int end = whole.capacity() - Integer.BYTES;
        int rows = whole.getInt(AT_SIZE);
        int columns = whole.getInt(20);
        int levels = whole.getInt(24);
        Header.require(rows > 0 && columns > 0 && levels > 0, name, AT_SIZE,
                "a size of " + rows + "x" + columns + "x" + levels, "numbers of 1 to " + Grid.LONGEST_SIDE);
        Header.require(whole.getInt(28) == 0, name, 28, "" + whole.getInt(28), "0");
        long cells = whole.getLong(AT_CELLS);
        Header.require(cells > 0 && cells <= MOST_CELLS, name, AT_CELLS, cells + " cells", "1 to " + MOST_CELLS);
        long edges = whole.getLong(AT_EDGES);
        long mostEdges = Directions.MOST / 2 * cells;
        Header.require(edges >= 0 && edges <= mostEdges, name, AT_EDGES, edges + " edges", "0 to " + mostEdges);
        int maskRows = whole.getInt(AT_MASK);
        int maskColumns = whole.getInt(AT_MASK + Integer.BYTES);
        boolean isMask = maskRows >= 0 && maskColumns >= 0 && (maskRows == 0) == (maskColumns == 0);
        Header.require(isMask, name, AT_MASK, "a mask of " + maskRows + "x" + maskColumns,
                "its rows and columns, or 0 and 0");
        requireWorth(rows, columns, levels, maskRows == 0 ? cells : (long) maskRows * maskColumns, name);
        // Shapes are connected until they are masked.
        Header.require(maskRows > 0 || edges >= cells - 1, name, AT_EDGES, edges + " edges of " + cells + " cells",
                cells - 1 + " or more");
        long start = whole.getLong(32);
        Header.require(start >= -1 && start < cells, name, 32, "the start " + start,
                "a cell of 0 to " + (cells - 1) + ", or -1");
        whole.position(FIXED);
        List<Long> goals = Header.numbers(whole, whole.getInt(40), cells, "a goal", name);
        List<Long> openings = Header.numbers(whole, whole.getInt(44), Directions.MOST * cells, "an opening", name);
        String text = Header.text(whole, whole.getInt(52), "shapes", name);
        String recipe = Header.text(whole, whole.getInt(48), "recipes", name);
        Header.requireZeros(whole, end, name);
        return new CellsHeader(shape(text, new Size(rows, columns, levels), whole.getLong(72)), maskRows, maskColumns,
                cells, edges, start, goals, openings, recipe.isEmpty() ? null : recipe, whole.getInt(end));
    }

    /** The bytes of a header, whose length and checksum are right. */
    private static ByteBuffer sound(Header.Bytes in, String name) throws IOException {
        byte[] head = in.next(FIXED);
        Header.requireMagic(head, name);
        Header.requireAll(head, FIXED, 0, name);
        ByteBuffer bytes = ByteBuffer.wrap(head).order(ByteOrder.LITTLE_ENDIAN);
        Header.require(bytes.get(8) == Header.VERSION, name, 8, "version " + bytes.get(8),
                "version " + Header.VERSION);
        Header.require(bytes.get(Header.KIND) == CELLS, name, Header.KIND, "kind "
                + bytes.get(Header.KIND), "2, cells of any shape");
        Header.require(bytes.getShort(10) == 0, name, 10, "" + bytes.getShort(10), "0");
        long goals = Integer.toUnsignedLong(bytes.getInt(40));
        long openings = Integer.toUnsignedLong(bytes.getInt(44));
        long text = Integer.toUnsignedLong(bytes.getInt(48)) + Integer.toUnsignedLong(bytes.getInt(52));
        int length = bytes.getInt(12);
        long needed = bytes(goals, openings, text);
        Header.require(needed <= Header.MOST && length == needed, name, 12, "a header of " + length + " bytes",
                "one of " + needed + " bytes, as its parts need, and at most " + Header.MOST);
        byte[] rest = in.next(length - FIXED);
        Header.requireAll(rest, length - FIXED, FIXED, name);
        byte[] all = Arrays.copyOf(head, length);
        System.arraycopy(rest, 0, all, FIXED, rest.length);
        ByteBuffer whole = ByteBuffer.wrap(all).order(ByteOrder.LITTLE_ENDIAN);
        int end = length - Integer.BYTES;
        Header.require(whole.getInt(end) == Header.checksum(all, end), name, end,
                "a wrong checksum of the header", "the one of its bytes; the file is damaged");
        return whole;
    }

    /** A size that has more positions than the file has bits of would claim memory that nothing in it speaks for. */
    private static void requireWorth(long rows, long columns, long levels, long positions, String name)
            throws BadDataException {
        Header.require(rows * columns <= positions && levels <= positions / (rows * columns), name, AT_SIZE,
                "a size of " + rows + "x" + columns + "x" + levels, "at most as many positions as the file has, " + positions);
    }
}
