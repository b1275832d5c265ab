package dev.mazewright.datasets.write;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Tokens of one maze on one line, a space between two of them. */
final class TokenLine {
    private static final int LONGEST = 40;

    private final boolean isSplit;
    private byte[] text = new byte[1 << 12];
    private int size;

    /** An empty line, in which a cell is five tokens, {@code ( 3 , 4 )}, or one, {@code (3,4)}. */
    TokenLine(boolean isSplit) {
        this.isSplit = isSplit;
    }

    /** A token as bytes, with a space behind it. */
    static byte[] token(String text) {
        return (text + " ").getBytes(StandardCharsets.US_ASCII);
    }

    /** Adds tokens made by {@link #token}. */
    void add(byte[] token) {
        reserve(token.length);
        System.arraycopy(token, 0, text, size, token.length);
        size += token.length;
    }

    /** Adds a cell. */
    void addCell(int row, int column) {
        reserve(LONGEST);
        put('(');
        gap();
        digits(row);
        gap();
        put(',');
        gap();
        digits(column);
        gap();
        put(')');
        put(' ');
    }

    /** Adds a number with its sign. */
    void addNumber(int number) {
        reserve(LONGEST);
        put('+');
        digits(number);
        put(' ');
    }

    private void gap() {
        if (isSplit) {
            put(' ');
        }
    }

    private void digits(int number) {
        if (number >= 10) {
            digits(number / 10);
        }
        put((char) ('0' + number % 10));
    }

    private void put(char letter) {
        text[size++] = (byte) letter;
    }

    private void reserve(int more) {
        if (size + more > text.length) {
            text = Arrays.copyOf(text, Math.max(2 * text.length, size + more));
        }
    }

    /** Writes the line and begins the next. */
    void write(OutputStream out) throws IOException {
        text[size - 1] = '\n';
        out.write(text, 0, size);
        size = 0;
    }
}
