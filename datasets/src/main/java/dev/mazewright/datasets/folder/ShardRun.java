package dev.mazewright.datasets.folder;

import dev.mazewright.datasets.DatasetRows;
import dev.mazewright.datasets.Rows;
import dev.mazewright.datasets.Shard;
import dev.mazewright.datasets.Split;
import dev.mazewright.datasets.write.DatasetFormat;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongConsumer;

/** Makes and writes shards, one after the other, on one thread. */
final class ShardRun {
    private static final int ROWS_BETWEEN_REPORTS = 64;

    private final DatasetRows source;
    private final DatasetFormat format;
    private final WorkFolder work;
    private final LongConsumer progress;
    private final Map<Split, Rows> rows = new HashMap<>();

    /** A run; {@code progress} is given the number of rows that were made since it was called last. */
    ShardRun(DatasetRows source, DatasetFormat format, WorkFolder work, LongConsumer progress) {
        this.source = source;
        this.format = format;
        this.work = work;
        this.progress = progress;
    }

    /** Makes a shard, whose files then lie in the work folder. */
    WorkFolder.Part make(Shard shard) throws IOException {
        Split split = shard.split();
        Rows from = rows.computeIfAbsent(split, source::rows);
        Path folder = work.temporary(shard);
        List<HashedFile> files = new ArrayList<>();
        SplitStatistics statistics = new SplitStatistics(source.bins(split));
        HashList hashes = new HashList(shard.rows());
        try {
            format.write(shard, from, row -> {
                statistics.add(row, source);
                if (row.isOriginal()) {
                    hashes.add(row.maze());
                }
                if ((row.number() - shard.first() + 1) % ROWS_BETWEEN_REPORTS == 0) {
                    progress.accept(ROWS_BETWEEN_REPORTS);
                }
            }, path -> {
                HashedFile file = new HashedFile(folder.resolve(path), path);
                files.add(file);
                return file;
            });
            for (HashedFile file : files) {
                file.close();
            }
        } finally {
            for (HashedFile file : files) {
                file.abandon();
            }
        }
        progress.accept(shard.rows() % ROWS_BETWEEN_REPORTS);
        WorkFolder.Part part = new WorkFolder.Part(shard, files.stream().map(HashedFile::written).toList(), statistics);
        work.commit(part, hashes.toBytes());
        return part;
    }
}
