package dev.mazewright.formats.io;

import dev.mazewright.core.run.InsufficientMemoryException;
import dev.mazewright.core.run.Memory;
import java.util.Arrays;

/** Numbers one after the other, in blocks of half a megabyte, so that growing copies none of them. */
public final class LongList {
    private static final int LOG = 16;
    private static final int BLOCK = 1 << LOG;

    private final String what;
    private long[][] blocks = new long[1][];
    private long size;

    /**
     * An empty list.
     *
     * @param what is being done, as a message begins with it if memory runs out
     */
    public LongList(String what) {
        this.what = what;
    }

    public long size() {
        return size;
    }

    /**
     * Adds a number at the end.
     *
     * @throws InsufficientMemoryException if it does not fit into memory
     */
    public void add(long number) {
        int block = (int) (size >>> LOG);
        if (size % BLOCK == 0) {
            Memory.require(what, 2L * Long.BYTES * BLOCK);
            blocks = block < blocks.length ? blocks : Arrays.copyOf(blocks, 2 * block);
            blocks[block] = new long[BLOCK];
        }
        blocks[block][(int) (size % BLOCK)] = number;
        size++;
    }

    /** The number at an index, 0 .. size - 1. */
    public long get(long index) {
        return blocks[(int) (index >>> LOG)][(int) (index % BLOCK)];
    }
}
