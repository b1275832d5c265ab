package dev.mazewright.formats.io;

import dev.mazewright.core.run.CancelledException;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;

/** Text output, in UTF-8 with LF at the end of lines, through a buffer of constant size. Stops when the thread is interrupted. */
public final class TextOut {
    private static final int SIZE = 1 << 16;
    /** The most bytes that a character takes. */
    private static final int LONGEST = 3;

    private final OutputStream out;
    private final byte[] buffer = new byte[SIZE];
    private int size;

    public TextOut(OutputStream out) {
        this.out = out;
    }

    /**
     * Adds a character, which is not a surrogate.
     *
     * @throws IOException if writing fails
     */
    public void print(char character) throws IOException {
        if (size > SIZE - LONGEST) {
            drain();
        }
        if (character < 0x80) {
            buffer[size++] = (byte) character;
        } else if (character < 0x800) {
            buffer[size++] = (byte) (0xc0 | (character >> 6));
            buffer[size++] = (byte) (0x80 | (character & 0x3f));
        } else {
            buffer[size++] = (byte) (0xe0 | (character >> 12));
            buffer[size++] = (byte) (0x80 | ((character >> 6) & 0x3f));
            buffer[size++] = (byte) (0x80 | (character & 0x3f));
        }
    }

    /**
     * Adds characters, none of which is a surrogate.
     *
     * @throws IOException if writing fails
     */
    public void print(String text) throws IOException {
        for (int i = 0; i < text.length(); i++) {
            print(text.charAt(i));
        }
    }

    /**
     * Adds a line of characters, none of which is a surrogate.
     *
     * @throws IOException if writing fails
     */
    public void printLine(String line) throws IOException {
        print(line);
        endLine();
    }

    /**
     * Ends a line of a drawing, without the spaces at its end, and makes all of it spaces again.
     *
     * @throws IOException if writing fails
     */
    public void printLine(char[] line) throws IOException {
        int end = line.length;
        while (end > 0 && line[end - 1] == ' ') {
            end--;
        }
        for (int i = 0; i < end; i++) {
            print(line[i]);
        }
        endLine();
        Arrays.fill(line, ' ');
    }

    /**
     * Ends a line; a {@link CancelledException} if the thread is interrupted.
     *
     * @throws IOException if writing fails
     */
    public void endLine() throws IOException {
        print('\n');
        CancelledException.check();
    }

    /**
     * Passes on what the buffer still holds.
     *
     * @throws IOException if writing fails
     */
    public void finish() throws IOException {
        drain();
        out.flush();
    }

    private void drain() throws IOException {
        CancelledException.check();
        out.write(buffer, 0, size);
        size = 0;
    }
}
