package dev.mazewright.datasets.folder;

import dev.mazewright.datasets.DatasetRows;
import dev.mazewright.datasets.Row;
import dev.mazewright.datasets.Rows;
import dev.mazewright.datasets.Shard;
import dev.mazewright.datasets.Split;
import dev.mazewright.datasets.write.DatasetFormat;
import dev.mazewright.datasets.write.ShardWriter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongConsumer;
import java.util.function.LongUnaryOperator;

/** Makes and writes shards, one after the other, on one thread. */
final class ShardRun {
    private static final int ROWS_BETWEEN_REPORTS = 64;

    private final DatasetRows source;
    private final DatasetFormat format;
    private final WorkFolder work;
    private final Map<Split, LongUnaryOperator> skipped;
    private final LongConsumer progress;
    private final Map<Split, Rows> rows = new HashMap<>();

    /**
     * A run.
     *
     * @param skipped for each split that is distinct, how many rows of a number are skipped
     * @param progress is given the number of rows that were made since it was called last
     */
    ShardRun(
            DatasetRows source,
            DatasetFormat format,
            WorkFolder work,
            Map<Split, LongUnaryOperator> skipped,
            LongConsumer progress) {
        this.source = source;
        this.format = format;
        this.work = work;
        this.skipped = skipped;
        this.progress = progress;
    }

    /** Makes a shard, whose files then lie in the work folder. */
    Part make(Shard shard) throws IOException {
        Split split = shard.split();
        Rows from = rows.computeIfAbsent(split, key -> source.rows(key, skipped.getOrDefault(key, maze -> 0)));
        Path folder = work.temporary(shard);
        List<HashedFile> files = new ArrayList<>();
        SplitStatistics statistics = new SplitStatistics(source.bins(split));
        HashList hashes = new HashList(shard.rows());
        try {
            try (ShardWriter writer = format.open(shard, path -> {
                HashedFile file = new HashedFile(folder.resolve(path), path);
                files.add(file);
                return file;
            })) {
                for (int i = 0; i < shard.rows(); i++) {
                    Row row = from.row(shard.first() + i);
                    statistics.add(row, source);
                    if (row.isOriginal()) {
                        hashes.add(row.maze());
                    }
                    writer.add(row);
                    if ((i + 1) % ROWS_BETWEEN_REPORTS == 0) {
                        progress.accept(ROWS_BETWEEN_REPORTS);
                    }
                }
                writer.finish();
            }
            for (HashedFile file : files) {
                file.close();
            }
        } finally {
            for (HashedFile file : files) {
                file.abandon();
            }
        }
        progress.accept(shard.rows() % ROWS_BETWEEN_REPORTS);
        Part part = new Part(shard, files.stream().map(HashedFile::written).toList(), statistics);
        work.commit(part, hashes.toBytes());
        return part;
    }
}
