package dev.mazewright.datasets.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.recipe.NamedCell;
import dev.mazewright.datasets.Dataset;
import dev.mazewright.datasets.Prompt;
import dev.mazewright.datasets.RecipeTemplate;
import dev.mazewright.datasets.Row;
import dev.mazewright.datasets.RowFilter;
import dev.mazewright.datasets.Rows;
import dev.mazewright.datasets.Shard;
import dev.mazewright.datasets.Split;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The files of a small dataset, in memory, written shard by shard as the command does. */
final class WrittenDataset {
    private static final int SHARD = 3;

    private final Dataset dataset;
    private final Map<String, byte[]> files = new TreeMap<>();

    private WrittenDataset(Dataset dataset) {
        this.dataset = dataset;
        DatasetFormat format = DatasetFormats.of(dataset.format());
        format.require(dataset);
        try {
            for (Split split : dataset.splits()) {
                write(format, split, dataset.shardSize());
            }
            try (Folder folder = new Folder()) {
                format.finish(dataset, folder);
                folder.written().forEach((path, bytes) -> assertThat(files.put(path, bytes)).as(path).isNull());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A dataset of these splits in shards of three rows. */
    static WrittenDataset of(String format, Split... splits) {
        return new WrittenDataset(dataset(format, SHARD, splits));
    }

    /** A dataset of these splits, each in one shard. */
    static WrittenDataset whole(String format, Split... splits) {
        return new WrittenDataset(dataset(format, Integer.MAX_VALUE, splits));
    }

    static Dataset dataset(String format, int shardSize, Split... splits) {
        return new Dataset("test", 1, format, shardSize, "CC0-1.0", 1000, List.of(splits));
    }

    /** A split between cells at random. */
    static Split split(String name, long count, String... recipes) {
        return split(name, count, false, null, recipes);
    }

    static Split split(String name, long count, boolean augment, String trace, String... recipes) {
        List<RecipeTemplate> templates = Stream.of(recipes).map(RecipeTemplate::parse).toList();
        return new Split(name, count, templates, templates.stream().map(any -> 1L).toList(), new NamedCell("random"), false,
                new NamedCell("random"), RowFilter.SOLVABLE, null, augment, false, trace, 0, Prompt.DEFAULT, List.of(), List.of());
    }

    private void write(DatasetFormat format, Split split, int shardSize) throws IOException {
        int of = (int) Math.ceilDiv(split.rows(), (long) shardSize);
        Rows rows = new Rows(dataset, split);
        for (int number = 0; number < of; number++) {
            long first = (long) number * shardSize;
            Shard shard = new Shard(split, number, of, first, (int) Math.min(shardSize, split.rows() - first));
            try (Folder folder = new Folder();
                    ShardWriter writer = format.open(shard, folder)) {
                for (int i = 0; i < shard.rows(); i++) {
                    writer.add(rows.row(first + i));
                }
                writer.finish();
                for (Map.Entry<String, byte[]> part : folder.written().entrySet()) {
                    byte[] before = files.get(part.getKey());
                    assertThat(before == null || format.isJoined()).as(part.getKey()).isTrue();
                    byte[] start = before != null ? before : format.isJoined() ? format.head(split, part.getKey()) : new byte[0];
                    files.put(part.getKey(), joined(start, part.getValue()));
                }
            }
        }
    }

    private static byte[] joined(byte[] first, byte[] second) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(first);
        out.writeBytes(second);
        return out.toByteArray();
    }

    /** The paths of all files. */
    List<String> paths() {
        return List.copyOf(files.keySet());
    }

    Map<String, byte[]> files() {
        return files;
    }

    byte[] bytes(String path) {
        assertThat(files).containsKey(path);
        return files.get(path);
    }

    String text(String path) {
        return new String(bytes(path), StandardCharsets.UTF_8);
    }

    /** The rows again. */
    List<Row> rows(Split split) {
        List<Row> all = new ArrayList<>();
        for (long i = 0; i < split.rows(); i++) {
            all.add(new Rows(dataset, split).row(i));
        }
        return all;
    }

    /** Holds files until they are all closed. */
    private static final class Folder implements ShardFiles, AutoCloseable {
        private final Map<String, ByteArrayOutputStream> open = new TreeMap<>();
        private final List<String> closed = new ArrayList<>();

        @Override
        public ByteArrayOutputStream create(String path) {
            ByteArrayOutputStream out = new ByteArrayOutputStream() {
                @Override
                public void close() {
                    closed.add(path);
                }
            };
            assertThat(open.put(path, out)).as(path).isNull();
            return out;
        }

        Map<String, byte[]> written() {
            assertThat(closed).as("files that the format has closed").containsAll(open.keySet());
            Map<String, byte[]> written = new TreeMap<>();
            open.forEach((path, out) -> written.put(path, out.toByteArray()));
            return written;
        }

        @Override
        public void close() {}
    }
}
