package dev.mazewright.formats.io;

import java.io.IOException;
import java.io.OutputStream;

/** Writes one format. */
@FunctionalInterface
public interface Writer {
    /**
     * Writes a maze as a whole; the caller closes the stream. Stops at the first error of the stream, and when the
     * thread is interrupted.
     *
     * @throws dev.mazewright.core.run.UsageException if the format cannot show this kind of maze; before a byte is
     *     written
     * @throws IOException if writing fails
     */
    void write(Document document, OutputStream out) throws IOException;
}
