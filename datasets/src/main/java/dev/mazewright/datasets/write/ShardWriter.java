package dev.mazewright.datasets.write;

import dev.mazewright.datasets.Row;
import java.io.Closeable;
import java.io.IOException;

/** Writes the rows of one shard. Closed without {@link #finish}, it was abandoned. */
public interface ShardWriter extends Closeable {
    /** Writes a row, which is not used after that. */
    void add(Row row) throws IOException;

    /** Ends the files, after the last row. */
    void finish() throws IOException;

    /** Gives back what it holds; the files are closed by who made them. */
    @Override
    default void close() throws IOException {}
}
