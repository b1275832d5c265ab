package dev.mazewright.vision.area;

import java.util.Arrays;

/** Pixels in order of the cost to reach them, cheapest first: a binary heap without objects. */
final class RouteQueue {
    /** The cost's bits above the pixel; the bits of nonnegative costs sort as the costs do. */
    private long[] entries = new long[1024];
    private int size;

    boolean isEmpty() {
        return size == 0;
    }

    void add(float cost, int pixel) {
        if (size == entries.length) {
            entries = Arrays.copyOf(entries, 2 * size);
        }
        long entry = (long) Float.floatToIntBits(cost) << Integer.SIZE | pixel;
        int at = size++;
        while (at > 0) {
            int parent = (at - 1) / 2;
            if (cost(entries[parent]) <= cost(entry)) {
                break;
            }
            entries[at] = entries[parent];
            at = parent;
        }
        entries[at] = entry;
    }

    /** Removes the cheapest entry, for {@link #cost} and {@link #pixel}. */
    long remove() {
        long cheapest = entries[0];
        long last = entries[--size];
        int at = 0;
        while (2 * at + 1 < size) {
            int child = 2 * at + 1;
            if (child + 1 < size && cost(entries[child]) > cost(entries[child + 1])) {
                child++;
            }
            if (cost(last) <= cost(entries[child])) {
                break;
            }
            entries[at] = entries[child];
            at = child;
        }
        entries[at] = last;
        return cheapest;
    }

    static float cost(long entry) {
        return Float.intBitsToFloat((int) (entry >> Integer.SIZE));
    }

    static int pixel(long entry) {
        return (int) entry;
    }
}
