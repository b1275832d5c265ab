package dev.mazewright.core.solve;

import java.util.Arrays;

/** The cells where a search may end: asked in time log k for k of them. */
final class Goals {
    private final long[] sorted;

    Goals(long... goals) {
        sorted = goals.clone();
        Arrays.sort(sorted);
    }

    boolean contains(long cell) {
        return Arrays.binarySearch(sorted, cell) >= 0;
    }
}
