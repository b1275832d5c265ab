package dev.mazewright.formats.io;

import java.io.IOException;
import java.io.OutputStream;
import org.jspecify.annotations.Nullable;

/** Writes one format row by row, without holding more of the maze than a few rows. */
@FunctionalInterface
public interface RowWriter {
    /**
     * Writes the bytes that the format's {@link Writer} writes of the same maze without its solution; the caller closes
     * the stream. Reads all rows of the puzzle, and uses the style and the context of the document. Stops at the first error of the stream, and when the thread is interrupted.
     *
     * @throws dev.mazewright.core.run.UsageException if the format cannot show this maze; before a byte is written
     * @throws IOException if writing fails
     */
    void write(Document document, OutputStream out) throws IOException;

    /** The same as a file that can be resumed after it was cut off, or null if it cannot; refused as above. */
    default @Nullable RowFile file(Document document) {
        return null;
    }

    /** How to write a format whose files can be resumed. */
    static RowWriter of(Resumable format) {
        return new RowWriter() {
            @Override
            public void write(Document document, OutputStream out) throws IOException {
                format.file(document).write(out);
            }

            @Override
            public RowFile file(Document document) {
                return format.file(document);
            }
        };
    }

    /** A format whose files can be resumed. */
    @FunctionalInterface
    interface Resumable {
        /** The file of a maze; a {@link dev.mazewright.core.run.UsageException} if the format cannot show it. */
        RowFile file(Document document);
    }
}
