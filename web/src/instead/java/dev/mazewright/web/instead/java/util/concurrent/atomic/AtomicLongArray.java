package dev.mazewright.web.instead.java.util.concurrent.atomic;

/** TeaVM lacks it; one thread needs no care for others. */
public class AtomicLongArray {
    private final long[] array;

    public AtomicLongArray(int length) {
        array = new long[length];
    }

    public int length() {
        return array.length;
    }

    public long get(int i) {
        return array[i];
    }

    public void set(int i, long value) {
        array[i] = value;
    }
}
