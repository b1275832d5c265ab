package dev.mazewright.tools.gallery;

import dev.mazewright.core.run.Context;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.BinaryOperator;

/** Shares work on a row of seeds among the threads of a context. What comes of it does not depend on how many there are. */
record Workers(Context context) {
    /** What a thread does of a long row of seeds before it takes the next: little enough that none waits for long. */
    private static final int PARTS = 16;

    /** Work on a row of seeds, and what comes of it. */
    interface Work<T> {
        /** Works on this number of seeds from the first on. */
        T of(long firstSeed, int seeds);
    }

    /** Works on the seeds 0, 1 ... in parts, and adds up the results, in their order. */
    <T> T share(int seeds, Work<T> work, BinaryOperator<T> plus) {
        int each = Math.ceilDiv(seeds, PARTS);
        List<List<T>> results = new ArrayList<>(Collections.nCopies(Math.ceilDiv(seeds, each), List.of()));
        context.share(results.size(), () -> part -> {
            int first = (int) part * each;
            results.set((int) part, List.of(work.of(first, Math.min(each, seeds - first))));
        });
        return results.stream().flatMap(List::stream).reduce(plus).orElseThrow();
    }
}
