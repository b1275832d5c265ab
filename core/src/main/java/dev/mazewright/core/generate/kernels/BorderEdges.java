package dev.mazewright.core.generate.kernels;

import java.util.ArrayList;
import java.util.List;

/**
 * Edges that no tile can decide by itself: each a key, the lesser for the lighter edge, and its slots in the tile of its
 * upper or left cell. An edge across a side of the tile has one slot there, twice.
 *
 * <p>Takes {@value #BYTES} bytes an edge, in blocks that are never copied.
 */
final class BorderEdges {
    /** Of a key, the bits of the edge's number; those of the weight are above them. */
    static final int NUMBER = 33;

    /** The memory of an edge, in bytes. */
    static final int BYTES = Long.BYTES + Integer.BYTES;

    /** The bits of a slot's number within its tile. */
    static final int SLOT = 16;

    /** The edges of a block: few, so that methods that go through one are called often, and compiled early. */
    private static final int BLOCK = 1 << 8;

    private final List<long[]> keys = new ArrayList<>();
    private final List<int[]> slots = new ArrayList<>();
    private int size;

    /** Adds an edge from a slot of the tile to another, or to the same one if the other end lies in another tile. */
    void add(int weight, long number, int slot, int otherSlot) {
        if (size % BLOCK == 0) {
            keys.add(new long[BLOCK]);
            slots.add(new int[BLOCK]);
        }
        keys.getLast()[size % BLOCK] = (long) weight << NUMBER | number;
        slots.getLast()[size % BLOCK] = slot << SLOT | otherSlot;
        size++;
    }

    /** How many blocks there are; only the last may have free room. */
    int blocks() {
        return keys.size();
    }

    int size(int block) {
        return Math.min(BLOCK, size - block * BLOCK);
    }

    long[] keys(int block) {
        return keys.get(block);
    }

    /** The two slots of each edge of a block, {@value #SLOT} bits each. */
    int[] slots(int block) {
        return slots.get(block);
    }
}
