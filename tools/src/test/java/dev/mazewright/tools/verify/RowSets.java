package dev.mazewright.tools.verify;

/**
 * Which cells of a row are connected by passages of this row and those above. A passage that joins two cells which are connected
 * already closes a loop.
 *
 * <p>Cells joined side by side are a run, and a node of a tree; a set is a tree, and all sets that go on have their root
 * in the last row. Memory 8 bytes a column.
 */
final class RowSets {
    private final int columns;
    /** The nodes of two rows: those of the last one begin at {@link #base}. */
    private final int[] parent;

    private Runs above;
    private Runs here;
    private int base;
    private long passages;
    private long loops;

    /** Where the runs of a row begin. */
    private static final class Runs {
        private final long[] starts;
        /** How many runs begin before each word. */
        private final int[] before;

        Runs(int words) {
            starts = new long[words];
            before = new int[words];
        }

        /** Takes the passages to the right of a row, and returns the number of runs. */
        int take(long[] east) {
            int count = 0;
            long left = 0;
            for (int word = 0; word < starts.length; word++) {
                starts[word] = ~(east[word] << 1 | left);
                left = east[word] >>> 63;
                before[word] = count;
                count += Long.bitCount(starts[word]);
            }
            return count;
        }

        /** The number of the run that a column is in, from 0. */
        int of(int word, long bit) {
            return before[word] + Long.bitCount(starts[word] & (bit | bit - 1)) - 1;
        }
    }

    RowSets(int columns) {
        // cells beyond the last column are runs, too
        this.columns = Math.ceilDiv(columns, Long.SIZE) * Long.SIZE;
        parent = new int[2 * this.columns];
        above = new Runs(this.columns / Long.SIZE);
        here = new Runs(this.columns / Long.SIZE);
    }

    /** How many passages there are so far. */
    long passages() {
        return passages;
    }

    /** How many passages joined cells that were connected. */
    long loops() {
        return loops;
    }

    /** Goes on to the next row, with its passages to the row above and to the right. */
    void next(long[] north, long[] east) {
        Runs swapped = above;
        above = here;
        here = swapped;
        int before = base;
        base = columns - base;
        int runs = here.take(east);
        for (int node = base; node < base + runs; node++) {
            parent[node] = node;
        }
        for (int word = 0; word < north.length; word++) {
            passages += Long.bitCount(north[word]) + Long.bitCount(east[word]);
            for (long bits = north[word]; bits != 0; bits &= bits - 1) {
                long bit = bits & -bits;
                join(before + above.of(word, bit), base + here.of(word, bit));
            }
        }
    }

    private void join(int nodeAbove, int nodeHere) {
        int one = root(nodeAbove);
        int other = root(nodeHere);
        if (one == other) {
            loops++;
        } else {
            // of the roots, that of the run in this row is in this row
            parent[one] = other;
        }
    }

    private int root(int of) {
        int node = of;
        int next = parent[node];
        while (next != node) {
            int after = parent[next];
            parent[node] = after;
            node = next;
            next = after;
        }
        return node;
    }
}
