package dev.mazewright.datasets.write;

import dev.mazewright.core.run.UsageException;
import dev.mazewright.datasets.Dataset;
import dev.mazewright.datasets.Row;
import dev.mazewright.datasets.Shard;
import dev.mazewright.datasets.Split;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.zip.ZipOutputStream;

/** A zip of NumPy arrays a shard, stored without compression: what a library would compress differs by its version. */
final class Npz extends NamedFormat {
    private static final long MOST = Integer.MAX_VALUE - 64;

    private final boolean isOfCells;
    private final RowArrays.Content content;

    Npz(String name, String idea, boolean isOfCells, RowArrays.Content content) {
        super(name, idea, HubTable.of("application/zip", isOfCells ? "graph-ml" : "image-to-image"));
        this.isOfCells = isOfCells;
        this.content = content;
    }

    @Override
    public void require(Dataset dataset) {
        for (Split split : dataset.splits()) {
            for (RowArrays.Array array : content.of(name(), split).arrays()) {
                long rows = Math.min(dataset.shardSize(), split.rows());
                if (rows * array.row().length > MOST) {
                    throw new UsageException("an array of " + rows + " rows of " + array.row().length + " bytes does not fit into a"
                            + " file of " + name() + "; take a shard-size of at most " + MOST / array.row().length);
                }
            }
        }
    }

    @Override
    public boolean isTable(Dataset dataset) {
        return false;
    }

    @Override
    public boolean hasLabels() {
        return isOfCells;
    }

    @Override
    public List<String> patterns(Split split) {
        return List.of(shards(split, ".npz"));
    }

    @Override
    public ShardWriter open(Shard shard, ShardFiles files) throws IOException {
        OutputStream out = files.create("data/" + shard.name() + ".npz");
        RowArrays columns = content.of(name(), shard.split());
        List<byte[]> parts = columns.arrays().stream()
                .map(array -> new byte[Math.multiplyExact(array.row().length, shard.rows())])
                .toList();
        return new ShardWriter() {
            private int added;

            @Override
            public void add(Row row) {
                columns.put(row);
                for (int i = 0; i < parts.size(); i++) {
                    byte[] own = columns.arrays().get(i).row();
                    System.arraycopy(own, 0, parts.get(i), added * own.length, own.length);
                }
                added++;
            }

            @Override
            public void finish() throws IOException {
                try (ZipOutputStream zip = new ZipOutputStream(out)) {
                    for (int i = 0; i < parts.size(); i++) {
                        RowArrays.Array array = columns.arrays().get(i);
                        StoredEntry.write(zip, array.name() + ".npy", array.head(shard.rows()), parts.get(i));
                    }
                }
            }
        };
    }
}
