package dev.mazewright.formats.maze;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Puzzle;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What {@link Header} and {@link CellsHeader} have in common, as bytes: the magic, version, kind and length; at 32 the start and
 * the numbers of goals, openings and letters; behind the fixed part goals, openings and texts; zeros to a multiple of 8; a checksum.
 */
final class HeaderBytes {
    /** Not ASCII, so that no text is taken for it, and with both ends of lines, which text transfers change. */
    private static final byte[] MAGIC = {(byte) 0x89, 'M', 'A', 'Z', 'E', '\r', '\n', 0x1A};

    private static final int VERSION = 1;
    /** The byte that gives the layout of the rest. */
    private static final int KIND = 9;
    /** The most bytes of a header. */
    private static final int MOST = 1 << 28;

    private final FileIn in;
    private final int fixed;
    private ByteBuffer bytes;

    /** Reads the fixed part, of this number of bytes; {@code kinds} is expected where the file's kind is another. */
    HeaderBytes(FileIn in, int fixed, int kind, String kinds) throws IOException {
        this.in = in;
        this.fixed = fixed;
        byte[] head = in.upTo(fixed);
        in.require(isMagic(head), 0, head.length == 0 ? "nothing" : "other bytes",
                "89 4D 41 5A 45 0D 0A 1A, with which a maze file begins");
        requireAll(head, fixed);
        bytes = Checksums.numbers(head);
        in.require(bytes.get(8) == VERSION, 8, "version " + bytes.get(8), "version " + VERSION);
        in.require(bytes.get(KIND) == kind, KIND, "kind " + bytes.get(KIND), kinds);
        in.require(bytes.getShort(10) == 0, 10, "" + bytes.getShort(10), "0");
    }

    static boolean isMagic(byte[] head) {
        return head.length >= MAGIC.length && Arrays.equals(head, 0, MAGIC.length, MAGIC, 0, MAGIC.length);
    }

    static boolean isOf(int kind, byte[] head) {
        return head.length > KIND && isMagic(head) && head[KIND] == kind;
    }

    private void requireAll(byte[] found, int length) throws IOException {
        in.require(found.length == length, in.position(), "the end of the file", "the rest of the header");
    }

    int number(int at) {
        return bytes.getInt(at);
    }

    long longNumber(int at) {
        return bytes.getLong(at);
    }

    /** Reads the rest, with this number of letters beside those of the recipe, and makes sure of its length and checksum. */
    void readRest(int more) throws IOException {
        long needed = length(fixed, Integer.toUnsignedLong(number(40)), Integer.toUnsignedLong(number(44)),
                Integer.toUnsignedLong(number(48)) + Integer.toUnsignedLong(more));
        int length = number(12);
        in.require(needed <= MOST && length == needed, 12, "a header of " + Integer.toUnsignedString(length) + " bytes",
                "one of " + needed + " bytes, as its parts need, and at most " + MOST);
        byte[] rest = in.upTo(length - fixed);
        requireAll(rest, length - fixed);
        byte[] all = new byte[length];
        bytes.get(0, all, 0, fixed);
        System.arraycopy(rest, 0, all, fixed, rest.length);
        bytes = Checksums.numbers(all).position(fixed);
        in.require(checksum() == Checksums.of(all, end()), end(), "a wrong checksum of the header",
                "the one of its bytes; the file is damaged");
    }

    private int end() {
        return bytes.capacity() - Integer.BYTES;
    }

    int checksum() {
        return number(end());
    }

    /** The start, or -1 for none. */
    long start(long cells) throws IOException {
        long start = longNumber(32);
        in.require(start >= -1 && start < cells, 32, "the start " + start, "a cell of 0 to " + (cells - 1) + ", or -1");
        return start;
    }

    List<Long> goals(long cells) throws IOException {
        return numbers(number(40), cells, "a goal");
    }

    List<Long> openings(long below) throws IOException {
        return numbers(number(44), below, "an opening");
    }

    private List<Long> numbers(int count, long below, String what) throws IOException {
        List<Long> numbers = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            long number = bytes.getLong();
            in.require(number >= 0 && number < below, bytes.position() - Long.BYTES, what + " " + number,
                    "a number of 0 to " + (below - 1));
            numbers.add(number);
        }
        return numbers;
    }

    /** The recipe, which is the last part; null if the maze has no recipe. */
    @Nullable String recipe() throws IOException {
        String recipe = text(number(48), "recipes");
        while (bytes.position() < end()) {
            in.require(bytes.get() == 0, bytes.position() - 1L, "another byte", "0");
        }
        return recipe.isEmpty() ? null : recipe;
    }

    /** The next bytes as text of the signs that recipes are made of. */
    String text(int length, String of) throws IOException {
        byte[] letters = new byte[length];
        int at = bytes.position();
        bytes.get(letters);
        for (byte letter : letters) {
            in.require(letter > ' ' && letter < 0x7F, at, "a sign that " + of + " do not have", "the text of " + of);
        }
        return new String(letters, StandardCharsets.US_ASCII);
    }

    // ---- writing

    static long length(int fixed, long goals, long openings, long letters) {
        long length = fixed + Long.BYTES * (goals + openings) + letters + Integer.BYTES;
        return Math.ceilDiv(length, Long.BYTES) * Long.BYTES;
    }

    /** The bytes of a header of this length, with the first of them. */
    static ByteBuffer begin(int kind, long length) {
        ByteBuffer bytes = ByteBuffer.allocate(Math.toIntExact(length)).order(ByteOrder.LITTLE_ENDIAN);
        return bytes.put(MAGIC).put((byte) VERSION).put((byte) kind).putShort((short) 0).putInt((int) length);
    }

    /** The bytes of a whole header. */
    static byte[] end(ByteBuffer bytes, List<Long> goals, List<Long> openings, String text, @Nullable String recipe) {
        goals.forEach(bytes::putLong);
        openings.forEach(bytes::putLong);
        bytes.put((text + Objects.requireNonNullElse(recipe, "")).getBytes(StandardCharsets.US_ASCII));
        byte[] all = new byte[bytes.capacity()];
        bytes.get(0, all);
        int end = all.length - Integer.BYTES;
        Checksums.numbers(all).putInt(end, Checksums.of(all, end));
        return all;
    }

    /** The number of a puzzle's start, or -1 for none. */
    static long start(Puzzle puzzle) {
        return puzzle.start() == Grid.NONE ? -1 : puzzle.grid().number(puzzle.start());
    }

    static List<Long> goals(Puzzle puzzle) {
        return Arrays.stream(puzzle.goals()).map(puzzle.grid()::number).boxed().toList();
    }

    /** Its openings as numbers. */
    static List<Long> openings(Puzzle puzzle, long sides) {
        return puzzle.openings().stream()
                .map(opening -> sides * puzzle.grid().number(opening.cell()) + opening.direction())
                .toList();
    }
}
