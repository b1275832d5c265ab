package dev.mazewright.formats.block;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.ByteOrderMark;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.Reader;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.io.TextLines;
import dev.mazewright.formats.text.Blocks;
import dev.mazewright.formats.text.Hex;
import dev.mazewright.formats.text.Unicode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Finds the lines of a drawing in a text: behind what may stand before it, which {@link BeforeDrawing} lists, between the
 * lines of a Markdown fence, and without the blanks that all its lines begin with.
 *
 * <pre>
 *   Maze 7, by hand         sentences, comments, rules
 *   2 x 2                   a size, which must be that of the drawing
 *   ```                     a fence: ``` or ~~~, with any text before and behind it, or the three quotes of a string
 *       +---+---+           blanks that stand on each line, but for those that may be tiles
 *       |       |
 *       +---+---+
 *   ```
 * </pre>
 *
 * <p>The first bytes decide whether there is any of this; only then the text is held as a whole. What may be a part of the
 * drawing is refused, as is a second drawing.
 */
public final class DrawingBlock {
    private static final String TEXT = "the drawing of a maze";
    private static final String ONE = "one drawing; a file of several holds each on its own";

    private final Source source;
    private final Function<byte[], @Nullable Format> formats;
    /** The first bytes of the input. */
    private final byte[] beginning;
    /** Those of the drawing. */
    private final byte[] head;
    private final boolean isUtf16;
    private final @Nullable Found found;

    /** The lines of a drawing, from the first to the one behind the last, and the line of its size, or -1. */
    private record Found(int first, int end, int size, @Nullable String fence, Format format) {}

    /**
     * Looks at an input's first bytes; {@code formats} has the format of what seems to be a drawing. Bad data if that may be a comment.
     *
     * @throws IOException if reading fails
     */
    public DrawingBlock(Source source, Function<byte[], @Nullable Format> formats) throws IOException {
        this.source = source;
        this.formats = formats;
        byte[] given = source.head();
        isUtf16 = ByteOrderMark.isUtf16(given);
        byte[] text = isUtf16 ? Utf16.head(given) : given;
        beginning = text;
        TextLines lines = isText(text) ? lines(text) : null;
        boolean isCut = given.length == Source.HEAD;
        found = lines == null ? null : find(lines, 0, isCut && lines.count() > 1 ? lines.count() - 1 : lines.count());
        head = lines == null || found == null ? text : dedented(lines, found.first, found.end, found.format);
    }

    /** The first bytes of the drawing, or of the input where it is nothing else, by which its format is recognised. */
    public byte[] head() {
        return head.clone();
    }

    /**
     * Reads the drawing; of readers that read drawings, the lines of the drawing alone.
     *
     * @throws IOException if reading fails
     */
    public Puzzle read(Reader reader, boolean isDrawing) throws IOException {
        Puzzle read = readDrawing(reader, isDrawing);
        if (isDrawing) {
            NamedEnds.doubt(new String(beginning, StandardCharsets.ISO_8859_1), read, source);
        }
        return read;
    }

    private Puzzle readDrawing(Reader reader, boolean isDrawing) throws IOException {
        if (!isUtf16 && (found == null || !isDrawing)) {
            return reader.read(source);
        }
        byte[] bytes = isUtf16 ? Utf16.decoded(source) : source.bytes();
        Found block = found;
        return block == null || !isDrawing ? reader.read(source.again(bytes)) : read(reader, lines(bytes), block);
    }

    private Puzzle read(Reader reader, TextLines lines, Found block) throws IOException {
        int end = withoutSentences(lines, block.first, lines.count());
        if (block.fence != null) {
            end = Fences.closing(lines, block.first, lines.count(), block.fence);
            requireOne(lines, end + 1);
        }
        if (block.size >= 0 && SizeLine.mayBeRow(lines, block.size, block.first, end)) {
            return reader.read(part(lines, block.size, end, ""));
        }
        String indent = indent(lines, block.first, end, block.format);
        Puzzle puzzle = read(reader, lines, block.first, end, indent);
        if (block.size >= 0) {
            SizeLine.require(lines, block.size, puzzle.maze().grid(), end - block.first, lines.longest(block.first, end) - indent.length());
        }
        return puzzle;
    }

    /** Where the drawing ends from this line on: before an empty line that nothing but sentences and comments follow. */
    private static int withoutSentences(TextLines lines, int first, int to) {
        int last = withoutEmpty(lines, first, to - 1);
        int line = last;
        while (line > first && isSentence(lines.text(line).strip())) {
            line--;
        }
        boolean isBelow = line > first && line < last && lines.text(line).isBlank();
        return isBelow ? withoutEmpty(lines, first, line - 1) + 1 : to;
    }

    /** The last line up to this one that has characters, or the first. */
    private static int withoutEmpty(TextLines lines, int first, int last) {
        int line = last;
        while (line > first && lines.length(line) == 0) {
            line--;
        }
        return line;
    }

    private static boolean isSentence(String text) {
        BeforeDrawing kind = BeforeDrawing.of(text);
        return kind == BeforeDrawing.SENTENCE || (kind == BeforeDrawing.COMMENT && BeforeDrawing.isSurelyNoTiles(text));
    }

    /** Without the indent; where it is a part of the drawing, such as columns without cells, with it. */
    private Puzzle read(Reader reader, TextLines lines, int first, int end, String indent) throws IOException {
        try {
            return reader.read(part(lines, first, end, indent));
        } catch (BadDataException e) {
            if (indent.isEmpty()) {
                throw e;
            }
            try {
                return reader.read(part(lines, first, end, ""));
            } catch (BadDataException same) {
                throw e;
            }
        }
    }

    private Source part(TextLines lines, int first, int end, String indent) throws BadDataException {
        byte[] drawing = Indent.without(lines, first, end, indent);
        int before = (int) lines.number(first) - 1;
        return first > 0 ? source.part(drawing, before, indent.length()) : source.part(below(before, drawing), 0, indent.length());
    }

    /** Below empty lines, which may be rows without cells. */
    private static byte[] below(int empty, byte[] text) {
        byte[] all = new byte[empty + text.length];
        Arrays.fill(all, 0, empty, (byte) '\n');
        System.arraycopy(text, 0, all, empty, text.length);
        return all;
    }

    private TextLines lines(byte[] bytes) throws IOException {
        return TextLines.of(source.again(bytes), TEXT);
    }

    private static boolean isText(byte[] bytes) {
        for (byte each : bytes) {
            if (each == 0) {
                return false;
            }
        }
        return TextLines.beginOf(bytes) < bytes.length;
    }

    // ---- finding

    /** The drawing among these lines, or null if they have no drawing or nothing but one. */
    private @Nullable Found find(TextLines lines, int from, int to) throws BadDataException {
        for (int line = from; line < to; line++) {
            String fence = Fences.of(lines, line);
            if (fence != null) {
                int end = Fences.closing(lines, line + 1, to, fence);
                Found inner = within(lines, line + 1, end, fence);
                if (inner != null) {
                    boolean isSecond = format(lines, from, line, 2) != null || behind(lines, from, line) != null;
                    return isSecond ? behind(lines, from, to) : inner;
                }
                line = end;
            }
        }
        return behind(lines, from, to);
    }

    private @Nullable Found within(TextLines lines, int from, int to, String fence) throws BadDataException {
        Found behind = behind(lines, from, to);
        if (behind != null) {
            return new Found(behind.first, to, behind.size, fence, behind.format);
        }
        Format format = format(lines, from, to, 1);
        return format == null ? null : new Found(from, to, -1, fence, format);
    }

    /** The drawing behind lines of other text, or null if the lines have no drawing or no other text before it. */
    private @Nullable Found behind(TextLines lines, int from, int to) throws BadDataException {
        Found hashed = behind(lines, from, to, true);
        return hashed != null ? hashed : behind(lines, from, to, false);
    }

    /** The same; lines that begin with # or % may be text before the drawing if {@code withHashes}, else they are rows of it. */
    private @Nullable Found behind(TextLines lines, int from, int to, boolean withHashes) throws BadDataException {
        int size = -1;
        int line = from;
        for (; line < to; line++) {
            String text = lines.text(line).strip();
            BeforeDrawing kind = !withHashes && (text.startsWith("#") || text.startsWith("%")) ? BeforeDrawing.DRAWING : BeforeDrawing.of(text);
            if (kind == BeforeDrawing.DRAWING && !text.startsWith("/*") && !text.startsWith("<!--")) {
                break;
            }
            if (kind == BeforeDrawing.DRAWING) {
                line = endOfComment(lines, line, to, text.startsWith("/*") ? "*/" : "-->");
            }
            size = kind == BeforeDrawing.SIZE ? line : size;
        }
        int end = withoutSentences(lines, line, to);
        Format format = format(lines, line, end, size >= 0 ? 1 : 2);
        if (format == null) {
            return null;
        }
        int first = isTiles(lines, line, end, format) ? firstOfTiles(lines, from, line, end) : line;
        if (isBlank(lines, from, first)) {
            first = from; // spaces may be rows of tiles or without cells
        }
        boolean isBare = first == from && end == to && indent(lines, first, end, format).isEmpty();
        boolean isRow = format == Hex.FORMAT && first > from && isWord(lines, from, first);
        return isBare || isRow ? null : new Found(first, end, size < first ? size : -1, null, format);
    }

    private static boolean isBlank(TextLines lines, int from, int to) {
        boolean isBlank = true;
        for (int line = from; line < to; line++) {
            isBlank &= lines.text(line).isBlank();
        }
        return isBlank;
    }

    /** Whether a line is a word that is as long as the first line of a drawing, as if it were a row of letters. */
    private static boolean isWord(TextLines lines, int line, int first) {
        String text = lines.text(line).strip();
        return text.indexOf(' ') < 0 && text.length() == lines.text(first).strip().length();
    }

    private static int endOfComment(TextLines lines, int from, int to, String end) {
        int line = from;
        while (line < to && !lines.text(line).stripTrailing().endsWith(end)) {
            line++;
        }
        return line;
    }

    /** The format of some lines, if they seem to be a drawing: this number of lines at least, or the brackets of an array. */
    private @Nullable Format format(TextLines lines, int from, int to, int least) throws BadDataException {
        if (from >= to) {
            return null;
        }
        Format format = formats.apply(Indent.without(lines, from, to, Indent.of(lines, from, to, false)));
        boolean isSure = to - from >= least || lines.text(from).matches(".*[\\[({].*");
        if (format == Hex.FORMAT) {
            isSure &= to - from > 1 && lines.text(from + 1).strip().length() == lines.text(from).strip().length();
        }
        return isSure ? format : null;
    }

    private void requireOne(TextLines lines, int from) throws BadDataException {
        int line = from;
        while (line < lines.count() && lines.text(line).isBlank()) {
            line++;
        }
        Found other = line < lines.count() ? find(lines, line, lines.count()) : null;
        if (other != null || format(lines, line, lines.count(), 2) != null) {
            throw lines.bad(other == null ? line : other.first, "a second drawing", ONE);
        }
    }

    // ---- tiles, for which blanks and # are tiles

    private static boolean isTiles(TextLines lines, int from, int to, Format format) {
        return format == Blocks.FORMAT || (format == Unicode.FORMAT && isBricks(lines, from, to));
    }

    /** Whether there are blocks, and no lines of box drawing. */
    private static boolean isBricks(TextLines lines, int from, int to) {
        boolean isBricks = false;
        for (int line = from; line < to; line++) {
            String text = lines.text(line);
            if (text.chars().anyMatch(letter -> letter >= 0x2500 && letter < 0x2580)) {
                return false;
            }
            isBricks |= text.chars().anyMatch(letter -> letter >= 0x2580 && letter < 0x25a0);
        }
        return isBricks;
    }

    /** The first line of a drawing of tiles, of which those from .. line - 1 may be some. */
    private static int firstOfTiles(TextLines lines, int from, int line, int to) throws BadDataException {
        char wall = '#';
        for (int i = line; i < to; i++) {
            String text = lines.text(i);
            int at = Math.max(text.indexOf('#'), text.indexOf('%'));
            if (at >= 0) {
                wall = text.charAt(at);
                break;
            }
        }
        boolean hasComment = false;
        for (int i = from; i < line; i++) {
            String text = lines.text(i).strip();
            boolean isSure = BeforeDrawing.isSurelyNoTiles(text);
            if (text.isEmpty() ? isRow(lines, i, line, hasComment) : !isSure && !BeforeDrawing.hasTitle(text)) {
                return i;
            }
            if (!text.isEmpty()) {
                hasComment = true;
                if (!isSure && (text.indexOf(wall) >= 0 || text.contains("  ") || isWord(lines, i, line))) {
                    throw lines.bad(i, "rows of tiles alone, or a comment that begins with // or ; and stands before them: this line"
                            + " may be a comment, and it may be a row of tiles with labels");
                }
            }
        }
        return line;
    }

    /** Whether a line of spaces is a row of floor: the first one, or as wide as the drawing. */
    private static boolean isRow(TextLines lines, int line, int first, boolean hasComment) {
        return lines.length(line) > 0 && (!hasComment || lines.length(line) == lines.length(first));
    }

    // ---- blanks

    private static byte[] dedented(TextLines lines, int first, int end, Format format) throws BadDataException {
        return Indent.without(lines, first, end, indent(lines, first, end, format));
    }

    /** The blanks that all lines begin with; of tiles, those that are tabs, or that a fence begins with, too. */
    private static String indent(TextLines lines, int first, int end, Format format) {
        boolean areTiles = isTiles(lines, first, end, format);
        String fence = areTiles && first > 0 && Fences.of(lines, first - 1) != null ? Indent.blanks(lines.text(first - 1)) : "";
        String all = fence.isEmpty() ? "" : Indent.of(lines, first, end, false);
        return !fence.isEmpty() && all.startsWith(fence) ? fence : Indent.of(lines, first, end, areTiles);
    }
}
