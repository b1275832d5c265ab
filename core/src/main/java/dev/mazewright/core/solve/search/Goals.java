package dev.mazewright.core.solve.search;

import java.util.Arrays;

/** The cells where a search may end: asked in time log k for k of them. */
public final class Goals {
    private final long[] sorted;

    public Goals(long... goals) {
        sorted = goals.clone();
        Arrays.sort(sorted);
    }

    public boolean contains(long cell) {
        return Arrays.binarySearch(sorted, cell) >= 0;
    }
}
