package dev.mazewright.formats.maze;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.formats.io.BadDataException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;

/**
 * The beginning of a {@link MazeFormat} file, as docs/maze-format.md describes it byte by byte. Cells are numbered in
 * reading order.
 *
 * @param rows at least 1
 * @param columns at least 1
 * @param blockRows how many rows have a checksum together; the last block may have fewer
 * @param start a cell, or -1 for none
 * @param goals cells
 * @param openings gaps in the outline: 4 x cell + side (0 north, 1 east, 2 south, 3 west)
 * @param recipe the text of the recipe that makes it, or null
 * @param checksum of the header
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
    /** Not ASCII, so that no text is taken for it, and with both ends of lines, which text transfers change. */
    static final byte[] MAGIC = {(byte) 0x89, 'M', 'A', 'Z', 'E', '\r', '\n', 0x1A};

    static final int VERSION = 1;
    /** The byte that gives the layout of the rest. */
    static final int KIND = 9;

    private static final int ROWS_OF_SQUARES = 1;
    private static final int FIXED = 56;
    /** The most bytes of a header. */
    static final int MOST = 1 << 28;

    private static final int SIDES = 4;
    /** About this number of bytes are a block. */
    private static final int BLOCK = 1 << 16;

    /** The header of a maze. */
    static Header of(Puzzle puzzle) {
        Grid grid = puzzle.grid();
        List<Long> openings = new ArrayList<>();
        for (Opening opening : puzzle.openings()) {
            openings.add(SIDES * grid.number(opening.cell()) + opening.direction());
        }
        return new Header(
                grid.rows(),
                grid.columns(),
                Math.clamp(BLOCK / rowBytes(grid.columns()), 1, grid.rows()),
                puzzle.start() == Grid.NONE ? -1 : grid.number(puzzle.start()),
                Arrays.stream(puzzle.goals()).map(grid::number).boxed().toList(),
                openings,
                puzzle.recipe(),
                0);
    }

    /** The same with its checksum. */
    Header with(int computed) {
        return new Header(rows, columns, blockRows, start, goals, openings, recipe, computed);
    }

    /** How many bytes a row has. */
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

    /** How many rows this block has. */
    int rowsOf(int block) {
        return (int) Math.min(blockRows, rows - (long) block * blockRows);
    }

    /** How many bytes the whole file has. */
    long fileBytes() {
        return bytes() + blocks() * (long) Integer.BYTES + rows * rowBytes() + Checksums.TRAILER;
    }

    /** That a file has another length. */
    BadDataException badLength(String name, long found) {
        return bad(name, Math.min(found, fileBytes()), found < fileBytes() ? "the end of the file" : "more bytes",
                fileBytes() + " bytes in all");
    }

    /** How many bytes the header has. */
    long bytes() {
        return bytes(goals.size(), openings.size(), recipe == null ? 0 : recipe.length());
    }

    private static long bytes(long goals, long openings, long text) {
        long length = FIXED + Long.BYTES * (goals + openings) + text + Integer.BYTES;
        return Math.ceilDiv(length, Long.BYTES) * Long.BYTES;
    }

    byte[] toBytes() {
        ByteBuffer bytes = ByteBuffer.allocate(Math.toIntExact(bytes())).order(ByteOrder.LITTLE_ENDIAN);
        bytes.put(MAGIC).put((byte) VERSION).put((byte) ROWS_OF_SQUARES).putShort((short) 0).putInt((int) bytes());
        bytes.putInt(rows).putInt(columns).putInt(blockRows).putInt((int) rowBytes());
        bytes.putLong(start).putInt(goals.size()).putInt(openings.size());
        bytes.putInt(recipe == null ? 0 : recipe.length()).putInt(0);
        goals.forEach(bytes::putLong);
        openings.forEach(bytes::putLong);
        if (recipe != null) {
            bytes.put(recipe.getBytes(StandardCharsets.US_ASCII));
        }
        int end = bytes.capacity() - Integer.BYTES;
        bytes.putInt(end, checksum(bytes.array(), end));
        return bytes.array();
    }

    static int checksum(byte[] bytes, int end) {
        CRC32C crc = new CRC32C();
        crc.update(bytes, 0, end);
        return (int) crc.getValue();
    }

    /** What gives the bytes of a file, in order. */
    @FunctionalInterface
    interface Bytes {
        /** The next bytes; fewer than asked for only at the end of the file. */
        byte[] next(int count) throws IOException;
    }

    /**
     * Reads a header.
     *
     * @param name of the file, for messages
     * @throws BadDataException if the bytes are not a valid header
     */
    static Header read(Bytes in, String name) throws IOException {
        byte[] head = in.next(FIXED);
        requireMagic(head, name);
        requireAll(head, FIXED, 0, name);
        ByteBuffer bytes = ByteBuffer.wrap(head).order(ByteOrder.LITTLE_ENDIAN);
        require(bytes.get(8) == VERSION, name, 8, "version " + bytes.get(8), "version " + VERSION);
        require(bytes.get(KIND) == ROWS_OF_SQUARES, name, KIND, "kind " + bytes.get(KIND),
                "1, rows of squares, or of files that are read as a whole 2, cells of any shape");
        require(bytes.getShort(10) == 0, name, 10, "" + bytes.getShort(10), "0");
        int length = bytes.getInt(12);
        int rows = bytes.getInt(16);
        int columns = bytes.getInt(20);
        int blockRows = bytes.getInt(24);
        require(rows > 0, name, 16, rows + " rows", "1 to " + Grid.LONGEST_SIDE);
        require(columns > 0, name, 20, columns + " columns", "1 to " + Grid.LONGEST_SIDE);
        require(blockRows > 0 && blockRows <= rows, name, 24, "blocks of " + blockRows + " rows", "1 to " + rows);
        long rowBytes = rowBytes(columns);
        require(bytes.getInt(28) == rowBytes, name, 28, "rows of " + bytes.getInt(28) + " bytes", rowBytes + " bytes");
        long goals = Integer.toUnsignedLong(bytes.getInt(40));
        long openings = Integer.toUnsignedLong(bytes.getInt(44));
        long text = Integer.toUnsignedLong(bytes.getInt(48));
        require(bytes.getInt(52) == 0, name, 52, "" + bytes.getInt(52), "0");
        long needed = bytes(goals, openings, text);
        require(needed <= MOST && length == needed, name, 12, "a header of " + Integer.toUnsignedString(length) + " bytes",
                "one of " + needed + " bytes, as its parts need, and at most " + MOST);
        byte[] rest = in.next(length - FIXED);
        requireAll(rest, length - FIXED, FIXED, name);
        byte[] all = Arrays.copyOf(head, length);
        System.arraycopy(rest, 0, all, FIXED, rest.length);
        ByteBuffer whole = ByteBuffer.wrap(all).order(ByteOrder.LITTLE_ENDIAN);
        int end = length - Integer.BYTES;
        int checksum = whole.getInt(end);
        require(checksum == checksum(all, end), name, end, "a wrong checksum of the header",
                "the one of its bytes; the file is damaged");
        long cells = (long) rows * columns;
        long start = whole.getLong(32);
        require(start >= -1 && start < cells, name, 32, "the start " + start, "a cell of 0 to " + (cells - 1) + ", or -1");
        whole.position(FIXED);
        List<Long> goalCells = numbers(whole, goals, cells, "a goal", name);
        List<Long> gaps = numbers(whole, openings, SIDES * cells, "an opening", name);
        for (int i = 0; i < gaps.size(); i++) {
            require(isAtOutline(gaps.get(i), rows, columns), name, FIXED + Long.BYTES * (goals + i),
                    "an opening between two cells", "one at the outline");
        }
        String recipe = text(whole, (int) text, "recipes", name);
        requireZeros(whole, end, name);
        return new Header(rows, columns, blockRows, start, goalCells, gaps,
                recipe.isEmpty() ? null : recipe, checksum);
    }

    /** Makes sure that a file begins as all of them do; its head may have been cut off. */
    static void requireMagic(byte[] head, String name) throws BadDataException {
        if (head.length < MAGIC.length || !Arrays.equals(head, 0, MAGIC.length, MAGIC, 0, MAGIC.length)) {
            throw bad(name, 0, head.length == 0 ? "nothing" : "other bytes", "89 4D 41 5A 45 0D 0A 1A, with which a maze file begins");
        }
    }

    /** The next bytes as text of the signs that recipes are made of. */
    static String text(ByteBuffer bytes, int length, String of, String name) throws BadDataException {
        byte[] letters = new byte[length];
        int at = bytes.position();
        bytes.get(letters);
        for (byte letter : letters) {
            require(letter > ' ' && letter < 0x7F, name, at, "a sign that " + of + " do not have", "the text of " + of);
        }
        return new String(letters, StandardCharsets.US_ASCII);
    }

    /** Makes sure that nothing stands before the checksum. */
    static void requireZeros(ByteBuffer bytes, int end, String name) throws BadDataException {
        while (bytes.position() < end) {
            require(bytes.get() == 0, name, bytes.position() - 1L, "another byte", "0");
        }
    }

    static List<Long> numbers(ByteBuffer bytes, long count, long below, String what, String name)
            throws BadDataException {
        List<Long> numbers = new ArrayList<>();
        for (long i = 0; i < count; i++) {
            long number = bytes.getLong();
            require(number >= 0 && number < below, name, bytes.position() - Long.BYTES, what + " " + number,
                    "a number of 0 to " + (below - 1));
            numbers.add(number);
        }
        return numbers;
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

    static void requireAll(byte[] found, long length, long from, String name) throws BadDataException {
        require(found.length == length, name, from + found.length, "the end of the file", "the rest of the header");
    }

    static void require(boolean isGood, String name, long at, String found, String expected)
            throws BadDataException {
        if (!isGood) {
            throw bad(name, at, found, expected);
        }
    }

    /** An exception that says where, counted from 0. */
    static BadDataException bad(String name, long at, String found, String expected) {
        return new BadDataException(name, "byte " + at, found, expected);
    }
}
