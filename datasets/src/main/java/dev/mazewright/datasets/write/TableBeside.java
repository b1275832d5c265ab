package dev.mazewright.datasets.write;

import dev.mazewright.datasets.Dataset;
import dev.mazewright.datasets.Row;
import dev.mazewright.datasets.RowColumn;
import dev.mazewright.datasets.Shard;
import dev.mazewright.datasets.Split;
import dev.mazewright.formats.json.JsonLine;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * A format that hubs of datasets cannot load, such as arrays, with a table of its rows beside its files that they can: {@code
 * rows/train-00000-of-00010.jsonl} beside {@code data/train-00000-of-00010.npz}, a line for each row in the order of the arrays; of joined
 * files, one {@code rows/train.jsonl}. Streams do not have it.
 */
final class TableBeside implements DatasetFormat {
    private static final String FOLDER = "rows/";
    private static final String EXTENSION = ".jsonl";
    private static final int LINE = 512;

    private final DatasetFormat format;

    TableBeside(DatasetFormat format) {
        this.format = format;
    }

    /** The line of a row. */
    static byte[] line(Row row) {
        StringBuilder line = new StringBuilder(LINE).append("{\"" + HubTable.ROW + "\":").append(row.number());
        for (RowColumn column : HubTable.BESIDE) {
            line.append(",\"").append(column).append("\":");
            Object value = column.of(row);
            switch (value) {
                case String text -> JsonLine.quote(text, line);
                case Integer whole -> line.append(whole.intValue());
                case Long whole -> line.append(whole.longValue());
                case null, default -> line.append(value);
            }
        }
        return line.append("}\n").toString().getBytes(StandardCharsets.UTF_8);
    }

    private String path(Shard shard) {
        return FOLDER + (isJoined() ? shard.split().name() : shard.name()) + EXTENSION;
    }

    @Override
    public ShardWriter open(Shard shard, ShardFiles files) throws IOException {
        ShardWriter writer = format.open(shard, files);
        OutputStream table = files.create(path(shard));
        return new ShardWriter() {
            @Override
            public void add(Row row) throws IOException {
                table.write(line(row));
                writer.add(row);
            }

            @Override
            public void finish() throws IOException {
                writer.finish();
                table.close();
            }

            @Override
            public void close() throws IOException {
                writer.close();
            }
        };
    }

    @Override
    public List<String> patterns(Split split) {
        return List.of(isJoined() ? FOLDER + split.name() + EXTENSION : NamedFormat.shards(FOLDER, split, EXTENSION));
    }

    @Override
    public HubTable hub() {
        return format.hub().beside();
    }

    @Override
    public byte[] head(Split split, String path) {
        return path.startsWith(FOLDER) && path.endsWith(EXTENSION) ? new byte[0] : format.head(split, path);
    }

    @Override
    public String name() {
        return format.name();
    }

    @Override
    public String idea() {
        return format.idea();
    }

    @Override
    public void require(Dataset dataset) {
        format.require(dataset);
    }

    @Override
    public boolean isJoined() {
        return format.isJoined();
    }

    @Override
    public boolean hasTraces() {
        return format.hasTraces();
    }

    @Override
    public void finish(Dataset dataset, ShardFiles files) throws IOException {
        format.finish(dataset, files);
    }

    @Override
    public List<String> tags() {
        return format.tags();
    }
}
