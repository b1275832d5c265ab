package dev.mazewright.formats;

import dev.mazewright.core.RowPuzzle;
import java.io.IOException;
import java.io.OutputStream;

/** Writes one format row by row, without holding more of the maze than a few rows. */
@FunctionalInterface
public interface RowWriter {
    /**
     * Writes the bytes that the format's {@link Writer} writes of the same maze without its solution; the caller closes
     * the stream. Takes all rows. Stops at the first error of the stream, and when the thread is interrupted.
     *
     * @throws dev.mazewright.core.UsageException if the format cannot show this maze; before a byte is written
     * @throws IOException if writing fails
     */
    void write(RowPuzzle puzzle, Style style, OutputStream out) throws IOException;
}
