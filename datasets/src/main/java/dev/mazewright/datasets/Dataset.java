package dev.mazewright.datasets;

import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.run.UsageException;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

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

    /** The same in another format, whose rows are the same. */
    public Dataset withFormat(String other) {
        return new Dataset(name, seed, other, shardSize, licence, tries, splits);
    }

    /** The same in other shards. */
    public Dataset withShardSize(int rows) {
        return new Dataset(name, seed, format, rows, licence, tries, splits);
    }

    /**
     * The same with other mazes for another epoch of training: its seed is that of the stream {@code epoch}, with the number of the epoch, below
     * its own. Which split a maze belongs to does not depend on the seed, so no epoch has a maze of another split.
     *
     * @param number from 0, which is the dataset itself
     */
    public Dataset epoch(long number) {
        long other = number == 0 ? seed : new MazeRandom(seed).stream("epoch", number).nextLong();
        return new Dataset(name, other, format, shardSize, licence, tries, splits);
    }

    /**
     * A split by its name; null for the only one.
     *
     * @throws UsageException if no split has this name, or there are several and no name is given
     */
    public Split split(@Nullable String named) {
        if (named == null && splits.size() == 1) {
            return splits.getFirst();
        }
        String names = splits.stream().map(Split::name).collect(Collectors.joining(", "));
        return splits.stream().filter(split -> split.name().equals(named)).findFirst().orElseThrow(() -> new UsageException(named == null
                ? "the dataset has several splits, and a stream has the rows of one: add --split with one of " + names
                : "the dataset has no split '" + named + "'; it has " + names));
    }

    /** A dataset without a licence of its own, whose rows may try as many candidates as usual. */
    public static Dataset of(String name, long seed, String format, int shardSize, List<Split> splits) {
        return new Dataset(name, seed, format, shardSize, LICENCE, TRIES, splits);
    }
}
