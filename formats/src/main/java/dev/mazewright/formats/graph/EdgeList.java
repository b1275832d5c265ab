package dev.mazewright.formats.graph;

import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.ByteOrderMark;
import dev.mazewright.formats.io.Source;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A graph as a list of edges: on each line the names of two vertices, separated by blanks, tabs or a comma.
 *
 * <pre>
 *   # a square with a diagonal
 *   a b
 *   b, c
 *   c d     # so that it closes
 *   d a {'weight': 3}
 *   a c
 * </pre>
 *
 * <p>{@code #} at the beginning of a line or after a blank begins a comment; empty lines mean nothing. Names are any
 * text in UTF-8; vertices are numbered in the order in which they appear first. Edges have no direction.
 *
 * <p>What NetworkX writes is read where its meaning is certain ({@link EdgeLines}): data in braces behind an edge, a number as
 * its weight, and lists of neighbours.
 */
final class EdgeList {
    /** The longest line, in bytes; of a file that is something else, no more is read. */
    static final int LONGEST_LINE = 1 << 13;

    static final String EXPECTED = "the names of two vertices, such as 'a b'";

    private static final Pattern SEPARATOR = Pattern.compile("[ \t]*,[ \t]*|[ \t]+");

    private final Source source;
    private final InputStream in;
    private final byte[] bytes = new byte[LONGEST_LINE];
    private int length;
    private long line;
    /** The byte that was read too far, or -1. */
    private int pushedBack = -1;

    private EdgeList(Source source) {
        this.source = source;
        in = source.stream();
    }

    static GraphFile read(Source source) throws IOException {
        return new EdgeList(source).read();
    }

    private GraphFile read() throws IOException {
        EdgeLines rows = new EdgeLines(source);
        in.skipNBytes(ByteOrderMark.end(source.head()));
        for (String text = next(); text != null; text = next()) {
            String row = withoutComment(text).strip();
            if (!row.isEmpty()) {
                add(row, rows);
            } else if (text.strip().equals("#")) {
                rows.divide();
            }
        }
        return rows.graph();
    }

    private void add(String row, EdgeLines rows) throws BadDataException {
        int data = data(row);
        String names = data < 0 ? row : row.substring(0, data).strip();
        String[] words = SEPARATOR.split(data > 0 && names.endsWith(",") ? names.substring(0, names.length() - 1) : names, -1);
        for (String word : words) {
            if (word.isEmpty()) {
                throw source.bad("line " + line, GraphBuilder.quote(row), EXPECTED);
            }
        }
        rows.add(words, data > 0, line);
    }

    /** Where the data of an edge begin, as Python writes a dictionary, or -1. */
    private static int data(String row) {
        int brace = row.indexOf('{');
        if (brace <= 0 || !row.endsWith("}") || " \t,".indexOf(row.charAt(brace - 1)) < 0) {
            return -1;
        }
        String inside = row.substring(brace + 1, row.length() - 1);
        return inside.isBlank() || inside.indexOf(':') >= 0 ? brace : -1;
    }

    private static String withoutComment(String text) {
        for (int at = text.indexOf('#'); at >= 0; at = text.indexOf('#', at + 1)) {
            if (at == 0 || text.charAt(at - 1) == ' ' || text.charAt(at - 1) == '\t') {
                return text.substring(0, at);
            }
        }
        return text;
    }

    /** The next line, however it ends, or null. */
    private @Nullable String next() throws IOException {
        int c = read1();
        if (c < 0) {
            return null;
        }
        line++;
        length = 0;
        for (; c >= 0 && c != '\n' && c != '\r'; c = read1()) {
            if (length == LONGEST_LINE) {
                throw source.bad("line " + line, "more than " + LONGEST_LINE + " bytes", EXPECTED);
            }
            if (c == 0) {
                throw source.bad("line " + line, "a zero byte, as in UTF-16 or no text at all", "text in UTF-8 or ASCII");
            }
            bytes[length++] = (byte) c;
        }
        if (c == '\r') {
            int after = read1();
            pushedBack = after == '\n' ? -1 : after;
        }
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes, 0, length)).toString();
        } catch (CharacterCodingException e) {
            throw source.bad("line " + line, "bytes that are not letters in UTF-8", "text in UTF-8 or ASCII");
        }
    }

    private int read1() throws IOException {
        if (pushedBack >= 0) {
            int c = pushedBack;
            pushedBack = -1;
            return c;
        }
        return in.read();
    }
}
