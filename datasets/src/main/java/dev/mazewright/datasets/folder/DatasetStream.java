package dev.mazewright.datasets.folder;

import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.datasets.DatasetRows;
import dev.mazewright.datasets.Rows;
import dev.mazewright.datasets.Shard;
import dev.mazewright.datasets.Split;
import dev.mazewright.datasets.write.DatasetFormat;
import dev.mazewright.datasets.write.DatasetFormats;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Writes a split to a stream, for programs that read it from a pipe: for each shard four bytes, the length of its file, the
 * lowest byte first, and then the file. Nothing is kept. Shards are made while earlier ones are written.
 */
public final class DatasetStream {
    private final DatasetRows rows;
    private final DatasetFormat format;
    private final Context context;

    /**
     * A stream of a dataset.
     *
     * @throws UsageException if its format has more than a file a shard, or joins them, or it has several splits
     */
    public DatasetStream(DatasetRows rows, Context context) {
        this.rows = rows;
        this.context = context;
        format = DatasetFormats.holding(rows.dataset());
        if (format.isJoined()) {
            throw new UsageException("the format " + format.name() + " joins the rows of a split, so it cannot be streamed; jsonl and npz can");
        }
        if (rows.dataset().splits().size() > 1) {
            throw new UsageException("a stream has the rows of one split; the dataset has " + rows.dataset().splits().size());
        }
    }

    /** Writes all shards. Stops at the first error of the stream. */
    public void write(OutputStream out) throws IOException {
        Split split = rows.dataset().splits().getFirst();
        List<Shard> shards = DatasetFolder.shards(split, format, rows.dataset().shardSize());
        DatasetRows distinct = new Distinct(rows, context).distinct();
        int block = 2 * context.threads();
        try (ExecutorService writer = Executors.newSingleThreadExecutor(Thread.ofVirtual().factory())) {
            Future<?> written = writer.submit(() -> null);
            for (int from = 0; from < shards.size(); from += block) {
                byte[][] files = make(distinct, split, shards.subList(from, Math.min(shards.size(), from + block)));
                await(written);
                written = writer.submit(() -> {
                    write(files, out);
                    return null;
                });
            }
            await(written);
        }
    }

    private static void await(Future<?> written) throws IOException {
        try {
            written.get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof IOException failure) {
                throw failure;
            }
            throw new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            CancelledException.check();
        }
    }

    private static void write(byte[][] files, OutputStream out) throws IOException {
        DataOutputStream lengths = new DataOutputStream(out);
        for (byte[] file : files) {
            lengths.writeInt(Integer.reverseBytes(file.length));
            lengths.write(file);
        }
        lengths.flush();
    }

    private byte[][] make(DatasetRows distinct, Split split, List<Shard> shards) {
        byte[][] files = new byte[shards.size()][];
        context.share(shards.size(), () -> {
            Rows source = distinct.rows(split);
            return i -> files[(int) i] = make(source, shards.get((int) i));
        });
        return files;
    }

    private byte[] make(Rows source, Shard shard) {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        Set<String> paths = new HashSet<>();
        try {
            format.write(shard, source, row -> {}, path -> {
                paths.add(path);
                if (paths.size() > 1) {
                    throw new UsageException(
                            "the format " + format.name() + " has several files a shard, so it cannot be streamed; jsonl and npz can");
                }
                return file;
            });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return file.toByteArray();
    }
}
