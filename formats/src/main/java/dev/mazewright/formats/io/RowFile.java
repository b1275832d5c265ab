package dev.mazewright.formats.io;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.SeekableByteChannel;

/**
 * A file of a maze that is streamed row by row. A file that was cut off, at any byte, can be resumed: the bytes from a
 * {@link Mark} on are made again, and are the same.
 *
 * <p>Used once: it takes the rows of its puzzle.
 */
public interface RowFile {
    /** A position from which the rest can be written: the first row behind it, the bytes before it, and what else the writer has to know there. */
    record Mark(int row, long bytes, long state) {}

    /**
     * The bytes that come before the rows; the same for the same maze in the same style.
     *
     * @throws IOException if writing fails
     */
    void begin(OutputStream out) throws IOException;

    /**
     * Writes everything from a mark on. Takes all rows. Stops when the thread is interrupted.
     *
     * @throws IOException if writing fails
     */
    void rows(Mark from, OutputStream out) throws IOException;

    /**
     * Where to go on with a file that was cut off.
     *
     * @param part a file that begins as {@link #begin} has it
     * @param start the mark of the first row
     * @return a mark well before the part's end, so that what lies behind it shows whether it is this maze; the start
     *     where files have no marks
     * @throws IOException if the part cannot be read
     */
    default Mark mark(SeekableByteChannel part, Mark start) throws IOException {
        return start;
    }

    /**
     * Writes all of it.
     *
     * @throws IOException if writing fails
     */
    default void write(OutputStream out) throws IOException {
        ByteArrayOutputStream head = new ByteArrayOutputStream();
        begin(head);
        head.writeTo(out);
        rows(new Mark(0, head.size(), 0), out);
    }
}
