package dev.mazewright.datasets;

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

    /** The licence where none is given: none is asked for. */
    public static final String LICENCE = "CC0-1.0";

    /** Copies the list. */
    public Dataset {
        splits = List.copyOf(splits);
    }

    /** The same with other splits. */
    public Dataset withSplits(List<Split> others) {
        return new Dataset(name, seed, format, shardSize, licence, tries, others);
    }

    /** The same with another number of tries. */
    public Dataset withTries(long others) {
        return new Dataset(name, seed, format, shardSize, licence, others, splits);
    }

    /** A dataset without a licence of its own, whose rows may try as many candidates as usual. */
    public static Dataset of(String name, long seed, String format, int shardSize, List<Split> splits) {
        return new Dataset(name, seed, format, shardSize, LICENCE, TRIES, splits);
    }
}
