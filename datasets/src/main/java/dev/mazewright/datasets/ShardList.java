package dev.mazewright.datasets;

import dev.mazewright.core.run.UsageException;
import java.util.AbstractList;
import java.util.RandomAccess;

/**
 * The shards of a split, made when they are asked for: there may be as many as numbers of 32 bits.
 *
 * <p>Immutable.
 */
public final class ShardList extends AbstractList<Shard> implements RandomAccess {
    private final Split split;
    private final long rows;
    private final int size;

    /**
     * The shards of a split.
     *
     * @param rows of each but the last, which may have fewer; from 1
     * @throws UsageException if there are more than 2^31 - 1
     */
    public ShardList(Split split, long rows) {
        this.split = split;
        this.rows = rows;
        long count = Math.ceilDiv(split.rows(), rows);
        requireAtMost(Integer.MAX_VALUE, count);
        size = (int) count;
    }

    /**
     * Makes sure that there are not more.
     *
     * @throws UsageException if there are; the message has a shard size that is possible
     */
    public void requireAtMost(int most) {
        requireAtMost(most, size);
    }

    private void requireAtMost(int most, long count) {
        if (count > most) {
            throw new UsageException("split " + split.name() + " has " + count + " shards; at most " + most
                    + " are possible: take a shard-size of at least " + Math.ceilDiv(split.rows(), most));
        }
    }

    @Override
    public Shard get(int number) {
        if (number < 0 || number >= size) {
            throw new IndexOutOfBoundsException("shard " + number + " of " + size);
        }
        long first = number * rows;
        return new Shard(split, number, size, first, (int) Math.min(rows, split.rows() - first));
    }

    @Override
    public int size() {
        return size;
    }
}
