package dev.mazewright.core.generate.kernels;

import java.util.List;

/**
 * Edges in the order of their weights, the lightest first, in batches, so that no second copy of all is needed. Edges
 * are counted by the upper bits of their keys once; a batch has those of a range. They are dealt out to buckets, then
 * put right by insertion.
 *
 * <p>Takes {@value #BYTES} bytes for each edge of a batch, beside the edges themselves.
 */
final class EdgesByWeight {
    /** How much is done in one call: little, so that the method is called often, and compiled early. */
    static final int CHUNK = Long.SIZE;

    /** The memory, in bytes, of an edge of a batch, with its share of where the buckets begin. */
    static final int BYTES = BorderEdges.BYTES + Integer.BYTES;

    /** The binary logarithm of the number of ranges of keys, and the bits of a key below them. */
    private static final int RANGES = 12;

    private static final int WITHIN_RANGE = Long.SIZE - RANGES;

    private final List<BorderEdges> parts;
    private final int batch;
    private final int[] counts = new int[1 << RANGES];
    private int range;
    private int size;
    private long[] keys = {};
    private int[] slots = {};

    // Of this batch: the least key that it may have, and the bits of a key, less that one, within a bucket.
    private long least;
    private int shift;

    /** All edges of these parts, in batches of at most this many, or of one range. */
    EdgesByWeight(List<BorderEdges> parts, int batch) {
        this.parts = parts;
        this.batch = batch;
        for (BorderEdges part : parts) {
            for (int block = 0; block < part.blocks(); block++) {
                countRanges(part.keys(block), part.size(block));
            }
        }
    }

    private void countRanges(long[] keys, int size) {
        for (int i = 0; i < size; i++) {
            counts[(int) (keys[i] >>> WITHIN_RANGE)]++;
        }
    }

    int size() {
        return size;
    }

    long number(int i) {
        return keys[i] & ((1L << BorderEdges.NUMBER) - 1);
    }

    /** The slots of an edge of this batch, as {@link BorderEdges#slots} has them. */
    int slots(int i) {
        return slots[i];
    }

    /** Goes on to the next batch; false after the last one. */
    boolean next() {
        int first = range;
        size = 0;
        while (range < counts.length && (size == 0 || size + counts[range] <= batch)) {
            size += counts[range++];
        }
        if (size > keys.length) {
            keys = new long[size];
            slots = new int[size];
        }
        if (size > 0) {
            sort(first);
        }
        return size > 0;
    }

    /** Collects and sorts the edges of the ranges from the first to the one before the next. */
    private void sort(int first) {
        int ranges = Integer.SIZE - Integer.numberOfLeadingZeros(range - first - 1);
        int bits = Math.max(1, Integer.SIZE - Integer.numberOfLeadingZeros(size >> 1));
        least = (long) first << WITHIN_RANGE;
        shift = WITHIN_RANGE + ranges - bits;
        int[] starts = new int[(1 << bits) + 1];
        for (BorderEdges part : parts) {
            for (int block = 0; block < part.blocks(); block++) {
                count(part.keys(block), part.size(block), first, starts);
            }
        }
        for (int bucket = 0; bucket < 1 << bits; bucket += CHUNK) {
            sum(starts, bucket, Math.min(1 << bits, bucket + CHUNK));
        }
        for (BorderEdges part : parts) {
            for (int block = 0; block < part.blocks(); block++) {
                deal(part.keys(block), part.slots(block), part.size(block), first, starts);
            }
        }
        for (int i = 1; i < size; i += CHUNK) {
            insert(i, Math.min(size, i + CHUNK));
        }
    }

    /** Counts the edges of a block that are of this batch, at the index after their bucket. */
    private void count(long[] of, int number, int first, int[] starts) {
        for (int i = 0; i < number; i++) {
            if (isOfBatch(of[i], first)) {
                starts[bucket(of[i]) + 1]++;
            }
        }
    }

    private boolean isOfBatch(long key, int first) {
        int its = (int) (key >>> WITHIN_RANGE);
        return its >= first && its < range;
    }

    private int bucket(long key) {
        return (int) ((key - least) >>> shift);
    }

    private static void sum(int[] starts, int from, int to) {
        for (int bucket = from; bucket < to; bucket++) {
            starts[bucket + 1] += starts[bucket];
        }
    }

    /** Puts each edge of a block that is of this batch at the next index of its bucket. */
    private void deal(long[] of, int[] slotsOf, int number, int first, int[] starts) {
        for (int i = 0; i < number; i++) {
            if (isOfBatch(of[i], first)) {
                int index = starts[bucket(of[i])]++;
                keys[index] = of[i];
                slots[index] = slotsOf[i];
            }
        }
    }

    /** Sorts what is almost sorted. */
    private void insert(int from, int to) {
        for (int i = from; i < to; i++) {
            long key = keys[i];
            int pair = slots[i];
            int index = i;
            for (; index > 0 && Long.compareUnsigned(keys[index - 1], key) > 0; index--) {
                keys[index] = keys[index - 1];
                slots[index] = slots[index - 1];
            }
            keys[index] = key;
            slots[index] = pair;
        }
    }
}
