package dev.mazewright.vision.area;

import java.util.Arrays;

/** Pixels by what the way to them costs, the cheapest first; a binary heap without objects. */
final class RouteQueue {
    /** The bits of the cost, which are in the order of costs that are not negative, and below them the pixel. */
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

    /** Takes out the cheapest entry, for {@link #cost} and {@link #pixel}. */
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
