package dev.mazewright.formats.graph;

import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.ByteOrderMark;
import dev.mazewright.formats.io.Source;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * The bytes of a text in UTF-8 one after the other, with one to look ahead, the number of the line, and the bytes of the
 * word that is being read. What is kept of a text is a word, so a file that is something else takes no memory.
 */
final class GraphLetters {
    /** What stands behind the last byte. */
    static final int END = -1;

    /** The longest word, in bytes. */
    static final int LONGEST_WORD = 1 << 13;

    /** The most bytes that lie between two words, as in a long comment; a text with more is refused. */
    private static final long MOST_BETWEEN = 1 << 24;

    private final Source source;
    private final String expected;
    private final InputStream in;
    private final byte[] read = new byte[1 << 13];
    private int at;
    private int end;
    private int next;
    private long line = 1;
    private long left = MOST_BETWEEN;
    private byte[] word = new byte[1 << 6];
    private int length;
    /** All bytes of the word together: negative if one is not ASCII. */
    private byte all;

    /** The letters of an input; {@code expected} is what it should be, for messages. */
    GraphLetters(Source source, String expected) throws IOException {
        this.source = source;
        this.expected = expected;
        in = source.stream();
        in.skipNBytes(ByteOrderMark.end(source.head()));
        next = following();
    }

    private int following() throws IOException {
        if (at == end) {
            end = in.read(read);
            at = 0;
            if (end <= 0) {
                end = 0;
                return END;
            }
        }
        return read[at++] & 0xff;
    }

    /** The next byte, which stays, or {@link #END}. */
    int peek() {
        return next;
    }

    int take() throws IOException {
        int taken = next;
        if (taken == 0) {
            throw bad("a zero byte, as in UTF-16 or no text at all", "text in UTF-8 or ASCII");
        }
        if (--left < 0) {
            throw bad("more than " + MOST_BETWEEN + " bytes without a word", expected);
        }
        next = following();
        if (taken == '\n' || (taken == '\r' && next != '\n')) {
            line++;
        }
        return taken;
    }

    /** Takes the next byte if it is this one. */
    boolean takes(int wanted) throws IOException {
        boolean isNext = next == wanted;
        if (isNext) {
            take();
        }
        return isNext;
    }

    /** Takes all blanks and ends of lines. */
    void skipBlanks() throws IOException {
        while (next == ' ' || (next >= '\t' && next <= '\r')) {
            take();
        }
    }

    void skipLine() throws IOException {
        while (next != END && next != '\n' && next != '\r') {
            take();
        }
    }

    void begin() {
        length = 0;
        all = 0;
        left = MOST_BETWEEN;
    }

    /** Takes the next byte into the word. */
    void keep() throws IOException {
        if (length == LONGEST_WORD) {
            throw bad("a word of more than " + LONGEST_WORD + " bytes", "shorter names");
        }
        if (length == word.length) {
            word = Arrays.copyOf(word, 2 * length);
        }
        byte b = (byte) take();
        all |= b;
        word[length++] = b;
    }

    void drop() {
        length--;
    }

    String word() throws BadDataException {
        if (all >= 0) {
            return new String(word, 0, length, StandardCharsets.ISO_8859_1);
        }
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(word, 0, length)).toString();
        } catch (CharacterCodingException e) {
            throw bad("bytes that are not letters in UTF-8", "text in UTF-8 or ASCII");
        }
    }

    /** The number of the line, from 1. */
    long line() {
        return line;
    }

    /** What the next byte is, in words. */
    String found() {
        return next == END ? "the end of the text" : next > ' ' && next < 0x7f ? "'" + (char) next + "'" : "the byte " + next;
    }

    BadDataException bad(String found, String wanted) {
        return source.bad("line " + line, found, wanted);
    }
}
