package dev.mazewright.datasets.folder;

import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.Context;
import dev.mazewright.datasets.DatasetRows;
import dev.mazewright.datasets.MazeHash;
import dev.mazewright.datasets.Row;
import dev.mazewright.datasets.Rows;
import dev.mazewright.datasets.Split;
import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.Map;
import java.util.function.LongUnaryOperator;

/**
 * Which candidates the mazes of a split pass over so that no two are equal or images of each other: a maze is the first of
 * its candidates that passes and is unlike all mazes of smaller numbers. Holds the hashes of all.
 */
final class Distinct {
    private static final int BLOCK = 1 << 12;
    private static final int CHUNK = 64;

    private final DatasetRows rows;
    private final Context context;

    Distinct(DatasetRows rows, Context context) {
        this.rows = rows;
        this.context = context;
    }

    /** The rows without those that are like one before; of splits that are not distinct, all. */
    DatasetRows distinct() {
        Map<Split, LongUnaryOperator> skipped = new HashMap<>();
        for (Split split : rows.dataset().splits()) {
            if (split.distinct()) {
                Map<Long, Long> counts = skipped(split);
                skipped.put(split, maze -> counts.getOrDefault(maze, 0L));
            }
        }
        return rows.skipping(skipped);
    }

    private Map<Long, Long> skipped(Split split) {
        context.requireMemory("comparing " + split.count() + " mazes", EqualMazes.bytes(split.count()));
        EqualMazes seen = new EqualMazes();
        Map<Long, Long> skipped = new HashMap<>();
        MazeHash hash = new MazeHash();
        Rows again = rows.rows(split);
        long[] hashes = new long[2 * BLOCK];
        for (long first = 0; first < split.count(); first += BLOCK) {
            int size = (int) Math.min(BLOCK, split.count() - first);
            read(split, first, size, hashes);
            for (int i = 0; i < size; i++) {
                long maze = first + i;
                if (!seen.add(hashes[2 * i], hashes[2 * i + 1], 0)) {
                    skipped.put(maze, again.refused(maze, row -> {
                        CancelledException.check();
                        ByteBuffer other = ByteBuffer.wrap(hash.of(row.maze()));
                        return seen.add(other.getLong(), other.getLong(), 0);
                    }));
                }
            }
        }
        return skipped;
    }

    /** The hashes of the first mazes that pass, on all threads. */
    private void read(Split split, long first, int size, long[] hashes) {
        context.share(Math.ceilDiv(size, CHUNK), () -> {
            Rows own = rows.rows(split);
            MazeHash hash = new MazeHash();
            return chunk -> {
                for (int i = (int) chunk * CHUNK; i < Math.min(size, ((int) chunk + 1) * CHUNK); i++) {
                    long maze = first + i;
                    Row row = own.row(split.augment() ? maze * Split.IMAGES : maze);
                    ByteBuffer bytes = ByteBuffer.wrap(hash.of(row.maze()));
                    hashes[2 * i] = bytes.getLong();
                    hashes[2 * i + 1] = bytes.getLong();
                }
            };
        });
    }
}
