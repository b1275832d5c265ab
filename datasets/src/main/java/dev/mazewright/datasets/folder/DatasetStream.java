package dev.mazewright.datasets.folder;

import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.datasets.DatasetRows;
import dev.mazewright.datasets.Rows;
import dev.mazewright.datasets.Shard;
import dev.mazewright.datasets.ShardList;
import dev.mazewright.datasets.Split;
import dev.mazewright.datasets.write.DatasetFormat;
import dev.mazewright.datasets.write.DatasetFormats;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/**
 * Writes a split to a stream, for programs that read it from a pipe: for each shard four bytes, the length of its file, the
 * lowest byte first, and then the file. Nothing is kept. Shards are made while earlier ones are written. Where several workers read,
 * each has a stream of its own, of every so manieth shard; together they have the rows of the split once.
 */
public final class DatasetStream {
    private final DatasetRows rows;
    private final Split split;
    private final int worker;
    private final int workers;
    private final DatasetFormat format;
    private final Context context;

    /** A stream of all shards of a split; {@link UsageException} as for one of some. */
    public DatasetStream(DatasetRows rows, Split split, Context context) {
        this(rows, split, 0, 1, context);
    }

    /**
     * A stream of those shards of a split whose number leaves the rest {@code worker} when it is divided by {@code workers}.
     *
     * @param worker 0 .. workers - 1
     * @param workers from 1
     * @throws UsageException if the format has more than a file a shard, or joins them, or cannot hold the split
     */
    public DatasetStream(DatasetRows rows, Split split, int worker, int workers, Context context) {
        this.rows = rows;
        this.split = split;
        this.worker = worker;
        this.workers = workers;
        this.context = context;
        format = DatasetFormats.holding(rows.dataset().withSplits(List.of(split)));
        if (!format.isStreamed()) {
            throw new UsageException("the format " + format.name() + (format.isJoined() ? " joins the rows of a split" : " has several files a shard")
                    + ", so it cannot be streamed; add --format with one of "
                    + DatasetFormats.all().stream().filter(DatasetFormat::isStreamed).map(DatasetFormat::name).collect(Collectors.joining(", ")));
        }
    }

    /**
     * Writes all shards. Stops at the first error of the stream.
     *
     * @throws IOException if writing fails
     */
    public void write(OutputStream out) throws IOException {
        ShardList all = DatasetFolder.shards(split, format, rows.dataset().shardSize());
        DatasetRows distinct = new Distinct(rows, context).distinct();
        int block = 2 * context.threads();
        try (ExecutorService writer = Executors.newSingleThreadExecutor(Thread.ofVirtual().factory())) {
            Future<?> written = writer.submit(() -> null);
            for (long from = worker; from < all.size(); from += (long) block * workers) {
                byte[][] files = make(distinct, LongStream.iterate(from, i -> i < all.size(), i -> i + workers).limit(block).mapToObj(i -> all.get((int) i)).toList());
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

    private byte[][] make(DatasetRows distinct, List<Shard> shards) {
        byte[][] files = new byte[shards.size()][];
        context.share(shards.size(), () -> {
            Rows source = distinct.rows(split);
            return i -> files[(int) i] = make(source, shards.get((int) i));
        });
        return files;
    }

    private byte[] make(Rows source, Shard shard) {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        try {
            format.write(shard, source, row -> {}, path -> file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return file.toByteArray();
    }
}
