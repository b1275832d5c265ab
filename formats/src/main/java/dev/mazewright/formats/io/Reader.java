package dev.mazewright.formats.io;

import dev.mazewright.core.maze.Puzzle;
import java.io.IOException;

/** Reads one format. */
public interface Reader {
    /** Whether an input seems to be of this format, by its first bytes, up to {@link Source#HEAD}. */
    boolean recognises(byte[] head);

    /**
     * Reads a maze.
     *
     * @return a maze whose passages are symmetric and never lead into padding, even if the input is malicious
     * @throws BadDataException if the input is not such a file; it says where, what was found and what was expected
     * @throws IOException if reading fails
     * @throws dev.mazewright.core.run.InsufficientMemoryException if the maze would not fit into memory; before it is
     *     read
     */
    Puzzle read(Source source) throws IOException;

    /** This reader where it hands on what it cannot read; unless a reader does so, it stays as it is. */
    default Reader before(Reader next) {
        return this;
    }
}
