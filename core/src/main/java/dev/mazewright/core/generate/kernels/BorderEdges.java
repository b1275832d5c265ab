package dev.mazewright.core.generate.kernels;

import java.util.Arrays;

/**
 * Edges that no tile can decide by itself: each a key, the lesser for the lighter edge, and the slots of its two ends.
 *
 * <p>Takes 16 bytes an edge, and up to as much again while it grows.
 */
final class BorderEdges {
    /** Of a key, the bits of the edge's number; those of the weight are above them. */
    static final int NUMBER = 33;

    private static final int SLOT = 32;

    /** How much is done in one call: little, so that the method is called often, and compiled early. */
    static final int CHUNK = Long.SIZE;

    int size;
    long[] keys = new long[1 << 10];
    long[] ends = new long[1 << 10];

    /** Adds an edge. */
    void add(int weight, long number, int slot, int otherSlot) {
        if (size == keys.length) {
            keys = Arrays.copyOf(keys, size + (size >> 1));
            ends = Arrays.copyOf(ends, size + (size >> 1));
        }
        keys[size] = (long) weight << NUMBER | number;
        ends[size++] = (long) slot << SLOT | otherSlot;
    }

    /** The number of an edge. */
    long number(int i) {
        return keys[i] & ((1L << NUMBER) - 1);
    }

    /** The slot of one end of an edge. */
    int slot(int i) {
        return (int) (ends[i] >>> SLOT);
    }

    /** The slot of the other end. */
    int otherSlot(int i) {
        return (int) ends[i];
    }

    /** The edges of all of these, the lightest first: dealt out to buckets by weight, then put right by insertion. */
    static BorderEdges sorted(Iterable<BorderEdges> parts) {
        int size = 0;
        for (BorderEdges part : parts) {
            size = Math.addExact(size, part.size);
        }
        int bits = Math.max(1, Integer.SIZE - Integer.numberOfLeadingZeros(size >> 1));
        int shift = Long.SIZE - bits;
        int[] starts = new int[(1 << bits) + 1];
        for (BorderEdges part : parts) {
            for (int i = 0; i < part.size; i += CHUNK) {
                part.count(starts, shift, i, Math.min(part.size, i + CHUNK));
            }
        }
        for (int bucket = 0; bucket < 1 << bits; bucket += CHUNK) {
            sum(starts, bucket, Math.min(1 << bits, bucket + CHUNK));
        }
        BorderEdges sorted = new BorderEdges();
        sorted.size = size;
        sorted.keys = new long[size];
        sorted.ends = new long[size];
        for (BorderEdges part : parts) {
            for (int i = 0; i < part.size; i += CHUNK) {
                part.deal(starts, shift, sorted, i, Math.min(part.size, i + CHUNK));
            }
        }
        for (int i = 1; i < size; i += CHUNK) {
            sorted.insert(i, Math.min(size, i + CHUNK));
        }
        return sorted;
    }

    /** Counts the edges of each bucket, at the index after it. */
    private void count(int[] starts, int shift, int from, int to) {
        for (int i = from; i < to; i++) {
            starts[(int) (keys[i] >>> shift) + 1]++;
        }
    }

    private static void sum(int[] starts, int from, int to) {
        for (int bucket = from; bucket < to; bucket++) {
            starts[bucket + 1] += starts[bucket];
        }
    }

    /** Puts each edge at the next index of its bucket. */
    private void deal(int[] starts, int shift, BorderEdges sorted, int from, int to) {
        for (int i = from; i < to; i++) {
            int index = starts[(int) (keys[i] >>> shift)]++;
            sorted.keys[index] = keys[i];
            sorted.ends[index] = ends[i];
        }
    }

    /** Sorts what is almost sorted. */
    private void insert(int from, int to) {
        for (int i = from; i < to; i++) {
            long key = keys[i];
            long end = ends[i];
            int index = i;
            for (; index > 0 && Long.compareUnsigned(keys[index - 1], key) > 0; index--) {
                keys[index] = keys[index - 1];
                ends[index] = ends[index - 1];
            }
            keys[index] = key;
            ends[index] = end;
        }
    }
}
