package dev.mazewright.parquet;

import dev.mazewright.core.run.UsageException;
import dev.mazewright.datasets.Dataset;
import dev.mazewright.datasets.RowColumn;
import dev.mazewright.datasets.Shard;
import dev.mazewright.datasets.Split;
import dev.mazewright.datasets.write.DatasetFormat;
import dev.mazewright.datasets.write.HubTable;
import dev.mazewright.datasets.write.ShardFiles;
import dev.mazewright.datasets.write.ShardWriter;
import java.io.IOException;
import java.util.List;

/** A Parquet file a shard, with a column for each {@link dev.mazewright.datasets.RowColumn}. */
public final class ParquetFormat implements DatasetFormat {
    @Override
    public String name() {
        return "parquet";
    }

    @Override
    public String idea() {
        return "Parquet tables: recipe, size, seed, walls, start, goal, path and measures as columns, compressed.";
    }

    @Override
    public void require(Dataset dataset) throws UsageException {}

    @Override
    public List<String> patterns(Split split) {
        return List.of("data/" + split.name() + "-?????-of-?????.parquet");
    }

    @Override
    public HubTable hub() {
        return HubTable.ofRows("application/x-parquet", "graph-ml", List.of(RowColumn.values()));
    }

    @Override
    public List<String> tags() {
        return List.of("parquet");
    }

    @Override
    public ShardWriter open(Shard shard, ShardFiles files) throws IOException {
        return new RowTable(files.create("data/" + shard.name() + ".parquet"));
    }
}
