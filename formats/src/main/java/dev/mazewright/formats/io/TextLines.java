package dev.mazewright.formats.io;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * A text as lines, for readers: split once at LF, CRLF or CR, without the byte order mark of UTF-8 and without empty
 * lines at the end. Lines and columns count from 0 here and from 1 in messages.
 *
 * <p>All grammars of mazes are ASCII, so a column is a byte; letters beyond ASCII are decoded only to be named.
 */
public final class TextLines {
    /** No character: the line has ended. */
    public static final int END = -1;

    /** How many characters of a line a message quotes. */
    private static final int QUOTED = 40;

    /** Ragged rows may leave this many positions empty for each byte of the text, beyond those that any text may. */
    private static final long EMPTY_PER_BYTE = 64;

    private static final long EMPTY = 1 << 20;

    private final Source source;
    private final byte[] bytes;
    /** Line i is the bytes starts[i] .. ends[i] - 1. */
    private final int[] starts;

    private final int[] ends;
    private final int count;
    /** The empty lines before the first, which do not count, but for messages. */
    private final int skipped;

    private TextLines(Source source, byte[] bytes, int from) {
        this.source = source;
        this.bytes = bytes;
        int before = 0;
        for (int i = ByteOrderMark.end(bytes); i < from; i++) {
            before += endsLine(i) ? 1 : 0;
        }
        skipped = before;
        int lines = 1;
        for (int i = from; i < bytes.length; i++) {
            lines += endsLine(i) ? 1 : 0;
        }
        source.requireMemory(2L * Integer.BYTES * lines);
        starts = new int[lines];
        ends = new int[lines];
        int line = 0;
        starts[0] = from;
        for (int i = from; i < bytes.length; i++) {
            if (endsLine(i)) {
                ends[line] = bytes[i] == '\n' && i > starts[line] && bytes[i - 1] == '\r' ? i - 1 : i;
                starts[++line] = i + 1;
            }
        }
        ends[line] = bytes.length;
        while (lines > 0 && starts[lines - 1] >= ends[lines - 1]) {
            lines--;
        }
        count = lines;
    }

    private boolean endsLine(int i) {
        return bytes[i] == '\n' || (bytes[i] == '\r' && (i + 1 == bytes.length || bytes[i + 1] != '\n'));
    }

    /**
     * The lines of an input.
     *
     * @param expected what there should be, for the message where it is empty
     * @throws BadDataException if it is empty, or no text in ASCII or UTF-8
     * @throws IOException if reading fails
     */
    public static TextLines of(Source source, String expected) throws IOException {
        byte[] bytes = source.bytes();
        requireNoUtf16(source, bytes);
        for (int i = 0; i < bytes.length; i++) {
            if (bytes[i] == 0) {
                throw source.bad(
                        "byte " + (i + 1L), "a zero byte, as in UTF-16 or no text at all", "text in UTF-8 or ASCII");
            }
        }
        TextLines lines = new TextLines(source, bytes, beginOf(bytes));
        if (lines.count == 0) {
            throw source.bad("", "nothing", expected);
        }
        return lines;
    }

    /**
     * Makes sure that there is no byte order mark of UTF-16.
     *
     * @throws BadDataException if there is one
     */
    public static void requireNoUtf16(Source source, byte[] head) throws BadDataException {
        if (ByteOrderMark.isUtf16(head)) {
            throw source.bad("byte 1", "the byte order mark of UTF-16", "text in UTF-8 or ASCII");
        }
    }

    /** Where its first line begins that is not empty. */
    public static int beginOf(byte[] bytes) {
        int from = ByteOrderMark.end(bytes);
        while (from < bytes.length && (bytes[from] == '\n' || bytes[from] == '\r')) {
            from++;
        }
        return from;
    }

    /** The first line of the first bytes of an input that is not empty; cut off where they end. */
    public static String firstLine(byte[] head) {
        int from = beginOf(head);
        int to = from;
        while (to < head.length && head[to] != '\n' && head[to] != '\r') {
            to++;
        }
        return new String(head, from, to - from, StandardCharsets.ISO_8859_1);
    }

    public Source source() {
        return source;
    }

    /** How many lines there are, at least 1. */
    public int count() {
        return count;
    }

    /** The offset of the first byte of a line, one of 0 .. {@link #count} - 1, as below. */
    public int start(int line) {
        return starts[line];
    }

    /** How many bytes a line has. */
    public int length(int line) {
        return ends[line] - starts[line];
    }

    /** The same, without the spaces at its end. */
    public int trimmedLength(int line) {
        int end = ends[line];
        while (end > starts[line] && bytes[end - 1] == ' ') {
            end--;
        }
        return end - starts[line];
    }

    /** The length of the longest of the lines from .. to - 1. */
    public int longest(int from, int to) {
        int longest = 0;
        for (int line = from; line < to; line++) {
            longest = Math.max(longest, length(line));
        }
        return longest;
    }

    /** The byte, 1 .. 255, at a column of a line, or {@link #END}, also of lines beyond the last, which have no start, length or text. */
    public int at(int line, long column) {
        return line < count && column < length(line) ? bytes[starts[line] + (int) column] & 0xff : END;
    }

    /** A line as a string. */
    public String text(int line) {
        return new String(bytes, starts[line], length(line), StandardCharsets.UTF_8);
    }

    /** Whether one of these ASCII characters occurs. */
    public boolean hasAny(String characters) {
        for (int i = begin(); i < size(); i++) {
            if (characters.indexOf(bytes[i]) >= 0) {
                return true;
            }
        }
        return false;
    }

    /** How many bytes there are up to the end of the last line, with the ends of the lines. */
    public int size() {
        return ends[count - 1];
    }

    /** The offset of the first byte. */
    public int begin() {
        return starts[0];
    }

    /** The byte at an offset from {@link #begin}, or {@link #END}. */
    public int at(int offset) {
        return offset < size() ? bytes[offset] & 0xff : END;
    }

    /**
     * Makes sure that a grid is not mostly empty, as where one line is far longer than all others: a small text could claim any memory.
     *
     * @throws BadDataException if it is
     */
    public void requireFilled(long rows, long columns) throws BadDataException {
        if (rows * columns > EMPTY + EMPTY_PER_BYTE * bytes.length) {
            throw source.bad("", rows + " rows of up to " + columns + " columns in " + bytes.length + " bytes",
                    "rows of about the same length");
        }
    }

    /** That a character is not one of those that can stand there. */
    public BadDataException bad(int line, long column, String expected) {
        return source.bad("line " + number(line) + ", column " + source.columnNumber(column), found(line, column), expected);
    }

    /** That the character at an offset is not one of those that can stand there. */
    public BadDataException badAt(int offset, String expected) {
        int line = lineAt(offset);
        return bad(line, offset - starts[line], expected);
    }

    /** The line in which the byte at an offset lies. */
    public int lineAt(int offset) {
        int found = Arrays.binarySearch(starts, 0, count, offset);
        return found >= 0 ? found : -found - 2;
    }

    /** That a line is not what it should be. */
    public BadDataException bad(int line, String found, String expected) {
        return source.bad("line " + number(line), found, expected);
    }

    /** That a line is not what it should be; the message quotes it. */
    public BadDataException bad(int line, String expected) {
        return bad(line, quote(line), expected);
    }

    /** The number of a line in the input, from 1. */
    public long number(int line) {
        return source.lineNumber(skipped + (long) line);
    }

    private String quote(int line) {
        if (line >= count) {
            return "the end of the text";
        }
        if (length(line) == 0) {
            return "an empty line";
        }
        String text = new String(bytes, starts[line], Math.min(length(line), 4 * QUOTED), StandardCharsets.UTF_8);
        if (text.length() <= QUOTED) {
            return "'" + text + "'";
        }
        int end = Character.isHighSurrogate(text.charAt(QUOTED - 1)) ? QUOTED - 1 : QUOTED;
        return "'" + text.substring(0, end) + "...'";
    }

    private String found(int line, long column) {
        if (line >= count) {
            return "the end of the text";
        }
        if (column >= length(line)) {
            return line == count - 1 ? "the end of the text" : "the end of the line";
        }
        int at = starts[line] + (int) column;
        int first = bytes[at] & 0xff;
        int size = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
        try {
            ByteBuffer letter = ByteBuffer.wrap(bytes, at, Math.min(size, ends[line] - at));
            return "'" + StandardCharsets.UTF_8.newDecoder().decode(letter) + "'";
        } catch (CharacterCodingException e) {
            return "the byte " + first + ", which is not a letter in UTF-8";
        }
    }
}
