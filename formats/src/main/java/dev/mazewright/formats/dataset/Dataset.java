package dev.mazewright.formats.dataset;

import java.util.List;

/**
 * What a dataset is to hold. Its rows follow from it alone.
 *
 * @param name its name, for people
 * @param seed of all random numbers
 * @param format the name of the format of its files
 * @param shardSize the rows of a shard
 * @param licence an identifier of the SPDX list
 * @param tries how many candidates a row may try before it is given up
 * @param splits at least one
 */
public record Dataset(String name, long seed, String format, int shardSize, String licence, long tries, List<Split> splits) {
    /** The most candidates of a row where none are given. */
    public static final long TRIES = 10_000_000;

    /** The rows of a shard where none are given. */
    public static final int SHARD_SIZE = 1000;

    /** Copies the list. */
    public Dataset {
        splits = List.copyOf(splits);
    }
}
