package dev.mazewright.formats.io;

import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.InsufficientMemoryException;
import java.util.Arrays;

/** Numbers one after the other, in blocks of half a megabyte, so that growing copies none of them. */
public final class LongList {
    private static final int LOG = 16;
    private static final int BLOCK = 1 << LOG;

    private final String what;
    private final Context context;
    private long[][] blocks = new long[1][];
    private long size;

    /**
     * An empty list.
     *
     * @param what is being done, as a message begins with it if memory runs out
     */
    public LongList(String what, Context context) {
        this.what = what;
        this.context = context;
    }

    /** An empty list of numbers that are read. */
    public LongList(Source source) {
        this("reading " + source.name(), source.context());
    }

    public long size() {
        return size;
    }

    /** Adds a number at the end; an {@link InsufficientMemoryException} if it does not fit into memory. */
    public void add(long number) {
        int block = (int) (size >>> LOG);
        if (size % BLOCK == 0) {
            context.requireMemory(what, 2L * Long.BYTES * BLOCK);
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
