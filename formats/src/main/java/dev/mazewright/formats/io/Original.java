package dev.mazewright.formats.io;

import java.io.IOException;
import java.io.OutputStream;

/** What a maze was read from, if its format can write that again as it was, with a path marked in it. */
public interface Original {
    /** The name of the format. */
    String format();

    /**
     * Writes the maze that was read with the solution of a document marked, if there is one; nothing else of the document is shown.
     *
     * @throws IOException if writing fails
     */
    void write(Document document, OutputStream out) throws IOException;
}
