package dev.mazewright.core.solve.search;

import java.util.Arrays;

/**
 * A binary heap of cells: on top the one with the least total, of those the one with the greatest cost so far, and of
 * those the least address. 24 bytes an entry; log n time.
 */
public final class CellHeap {
    private static final int FIELDS = 3;

    // An entry: total, cost, cell.
    private long[] entries = new long[FIELDS << 8];
    private int size;

    public boolean isEmpty() {
        return size == 0;
    }

    /** The cell on top. */
    public long cell() {
        return entries[2];
    }

    /** The total with which the cell on top was added. */
    public long total() {
        return entries[0];
    }

    /** The cost so far with which the cell on top was added. */
    public long cost() {
        return entries[1];
    }

    /** Forgets all cells and keeps the memory. */
    public void clear() {
        size = 0;
    }

    public void add(long cell, long total, long cost) {
        if (size + FIELDS > entries.length) {
            entries = Arrays.copyOf(entries, entries.length * 2);
        }
        int hole = size;
        size += FIELDS;
        while (hole > 0) {
            int parent = (hole / FIELDS - 1) / 2 * FIELDS;
            if (!comesFirst(total, cost, cell, parent)) {
                break;
            }
            System.arraycopy(entries, parent, entries, hole, FIELDS);
            hole = parent;
        }
        put(hole, total, cost, cell);
    }

    /** Removes the cell on top. */
    public void remove() {
        size -= FIELDS;
        long total = entries[size];
        long cost = entries[size + 1];
        long cell = entries[size + 2];
        int hole = 0;
        while (true) {
            int child = 2 * hole + FIELDS;
            if (child >= size) {
                break;
            }
            int right = child + FIELDS;
            if (right < size && comesFirst(entries[right], entries[right + 1], entries[right + 2], child)) {
                child = right;
            }
            if (comesFirst(total, cost, cell, child)) {
                break;
            }
            System.arraycopy(entries, child, entries, hole, FIELDS);
            hole = child;
        }
        put(hole, total, cost, cell);
    }

    private void put(int at, long total, long cost, long cell) {
        entries[at] = total;
        entries[at + 1] = cost;
        entries[at + 2] = cell;
    }

    private boolean comesFirst(long total, long cost, long cell, int other) {
        if (total != entries[other]) {
            return total < entries[other];
        }
        if (cost != entries[other + 1]) {
            return cost > entries[other + 1];
        }
        return cell < entries[other + 2];
    }
}
