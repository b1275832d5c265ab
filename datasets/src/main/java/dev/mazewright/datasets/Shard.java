package dev.mazewright.datasets;

import java.util.Locale;

/**
 * A part of a split that is written at a time.
 *
 * @param split the split
 * @param number of the shard, from 0
 * @param of how many shards the split has
 * @param first the number of its first row
 * @param rows how many rows it has
 */
public record Shard(Split split, int number, int of, long first, int rows) {
    /** Its name as hubs of datasets write it: {@code train-00000-of-00010}. */
    public String name() {
        return String.format(Locale.ROOT, "%s-%05d-of-%05d", split.name(), number, of);
    }
}
