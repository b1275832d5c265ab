package dev.mazewright.datasets.write;

import dev.mazewright.core.run.UsageException;
import dev.mazewright.datasets.Dataset;
import dev.mazewright.datasets.Row;
import dev.mazewright.datasets.Rows;
import dev.mazewright.datasets.Shard;
import dev.mazewright.datasets.Split;
import java.io.IOException;
import java.util.List;
import java.util.function.Consumer;

/**
 * A format of datasets. Its files are written shard by shard, by several threads, and are the same bytes however rows are
 * shared out.
 */
public interface DatasetFormat {
    /** Its name in specifications. */
    String name();

    /** What it is, in one sentence. */
    String idea();

    /**
     * Makes sure that the rows of a dataset can be written, before any is made.
     *
     * @throws UsageException if they cannot, such as mazes of several sizes in an array
     */
    void require(Dataset dataset);

    /**
     * Whether a split has one file of each kind, such as an array: then what shards write are its parts, and a shard has as
     * many rows as the program likes. Else each shard has files of its own.
     */
    default boolean isJoined() {
        return false;
    }

    /** Whether a shard is one file, which can be streamed. */
    default boolean isStreamed() {
        return !isJoined();
    }

    /** Whether rows have the trace of a search, where their split asks for it. */
    default boolean hasTraces() {
        return false;
    }

    /** Whether there are arrays of labels of each cell, where their split asks for them. */
    default boolean hasLabels() {
        return false;
    }

    /** Begins a shard. */
    ShardWriter open(Shard shard, ShardFiles files) throws IOException;

    /**
     * Writes a shard.
     *
     * @param rows of its split
     * @param seen hears of each row before it is written
     */
    default void write(Shard shard, Rows rows, Consumer<Row> seen, ShardFiles files) throws IOException {
        try (ShardWriter writer = open(shard, files)) {
            for (int i = 0; i < shard.rows(); i++) {
                Row row = rows.row(shard.first() + i);
                seen.accept(row);
                writer.add(row);
            }
            writer.finish();
        }
    }

    /**
     * What stands before the parts of a joined file, such as the header of an array.
     *
     * @param path the file's path, as shards create it
     */
    default byte[] head(Split split, String path) {
        return new byte[0];
    }

    /** Writes the files that do not come from rows, such as a vocabulary. */
    default void finish(Dataset dataset, ShardFiles files) throws IOException {}

    /**
     * The files of a split as patterns for programs that load them, such as {@code data/train-?????-of-?????.parquet}, in which {@code ?}
     * is any character: no split has files of another whose name begins with its own.
     */
    List<String> patterns(Split split);

    /** What programs of hubs make of these files. */
    HubTable hub();

    /** Whether programs of hubs load these files as a table; where they do not, a folder has a table of its rows beside them. */
    default boolean isTable(Dataset dataset) {
        return true;
    }

    /** The names of the formats that are usual for such files, of which the card has a word; may be empty. */
    default List<String> tags() {
        return List.of();
    }
}
