package dev.mazewright.datasets.write;

import java.io.IOException;
import java.io.OutputStream;

/** Where a format writes its files. */
@FunctionalInterface
public interface ShardFiles {
    /**
     * Begins a file, or a part of a joined one. It is buffered, and closed by the format as soon as it is complete, or else
     * when the shard is.
     *
     * @param path from the folder of the dataset, with {@code /} between its parts, such as {@code
     *     data/train-00000-of-00010.jsonl}
     */
    OutputStream create(String path) throws IOException;
}
