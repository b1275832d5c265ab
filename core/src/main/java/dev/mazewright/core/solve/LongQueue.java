package dev.mazewright.core.solve;

/** First in, first out: a ring of cells that doubles when it is full. 8 bytes a cell; constant time, on average. */
final class LongQueue {
    private long[] ring = new long[1 << 10];
    private int head;
    private int size;

    boolean isEmpty() {
        return size == 0;
    }

    void add(long cell) {
        if (size == ring.length) {
            long[] larger = new long[ring.length * 2];
            System.arraycopy(ring, head, larger, 0, size - head);
            System.arraycopy(ring, 0, larger, size - head, head);
            ring = larger;
            head = 0;
        }
        ring[head + size++ & ring.length - 1] = cell;
    }

    long remove() {
        long cell = ring[head];
        head = head + 1 & ring.length - 1;
        size--;
        return cell;
    }
}
