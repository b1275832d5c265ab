package dev.mazewright.datasets.write;

import dev.mazewright.datasets.Dataset;
import dev.mazewright.datasets.Row;
import dev.mazewright.datasets.Shard;
import dev.mazewright.datasets.Split;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;

/** NumPy arrays of a split, a file each, which can be mapped into memory. */
final class NpyFiles extends NamedFormat {
    private final boolean isOfCells;
    private final RowArrays.Content content;

    NpyFiles(String name, String idea, boolean isOfCells, RowArrays.Content content) {
        super(name, idea, HubTable.of("application/octet-stream", isOfCells ? "graph-ml" : "image-to-image"));
        this.isOfCells = isOfCells;
        this.content = content;
    }

    @Override
    public void require(Dataset dataset) {
        dataset.splits().forEach(split -> content.of(name(), split));
    }

    @Override
    public boolean isJoined() {
        return true;
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
        return List.of(split.name() + "/*.npy");
    }

    @Override
    public byte[] head(Split split, String path) {
        return content.of(name(), split).arrays().stream()
                .filter(array -> path(split, array).equals(path))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(path))
                .head(split.rows());
    }

    private static String path(Split split, RowArrays.Array array) {
        return split.name() + "/" + array.name() + ".npy";
    }

    @Override
    public ShardWriter open(Shard shard, ShardFiles files) throws IOException {
        RowArrays columns = content.of(name(), shard.split());
        List<OutputStream> outs = new ArrayList<>();
        for (RowArrays.Array array : columns.arrays()) {
            outs.add(files.create(path(shard.split(), array)));
        }
        return new ShardWriter() {
            @Override
            public void add(Row row) throws IOException {
                columns.put(row);
                for (int i = 0; i < outs.size(); i++) {
                    outs.get(i).write(columns.arrays().get(i).row());
                }
            }

            @Override
            public void finish() throws IOException {
                for (OutputStream out : outs) {
                    out.close();
                }
            }
        };
    }
}
