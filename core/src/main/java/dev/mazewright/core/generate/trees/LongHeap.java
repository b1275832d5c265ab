package dev.mazewright.core.generate.trees;

import dev.mazewright.core.run.CancelledException;
import java.util.Arrays;

/**
 * Whole numbers of which the least is at hand: a binary heap (Williams, 1964). Adding a number and removing the least
 * take time proportional to the logarithm of how many there are. 8 to 16 bytes a number, and half as much again while
 * it grows.
 */
public final class LongHeap {
    /** The number at i is not greater than those at 2 i and 2 i + 1; index 0 is not used. */
    private long[] numbers = new long[16];

    private int size;

    public boolean isEmpty() {
        return size == 0;
    }

    /** The least number of a heap that is not empty. */
    public long least() {
        return numbers[1];
    }

    public void add(long number) {
        if (++size == numbers.length) {
            numbers = Arrays.copyOf(numbers, 2 * size);
        }
        int hole = size;
        while (hole > 1 && numbers[hole >>> 1] > number) {
            numbers[hole] = numbers[hole >>> 1];
            hole >>>= 1;
        }
        numbers[hole] = number;
    }

    /** Takes the least number out of a heap that is not empty. */
    public long removeLeast() {
        CancelledException.check();
        long least = numbers[1];
        long last = numbers[size--];
        int hole = 1;
        while (2 * hole <= size) {
            int child = 2 * hole;
            if (child < size && numbers[child + 1] < numbers[child]) {
                child++;
            }
            if (numbers[child] >= last) {
                break;
            }
            numbers[hole] = numbers[child];
            hole = child;
        }
        numbers[hole] = last;
        return least;
    }
}
