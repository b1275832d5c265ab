package dev.mazewright.core.generate.kernels;

/**
 * Decides the edges of a tile of squares that can be decided from their neighbours alone: the lightest edge of a cell is
 * in the minimum spanning tree, the heaviest of the four around a corner is not. That settles five edges of seven.
 *
 * <p>To compare two weights would be an unpredictable branch. So the sign of their difference becomes a bit, the bits of
 * 64 cells a word, and all else is arithmetic on words. Of edges that weigh the same, that of the lower number is the
 * lighter; from lower to higher, those of a cell are in the order north, west, east, south.
 *
 * <p>Source: the two rules are Tarjan's blue and red rule, <i>Data Structures and Network Algorithms</i>, 1983; the first
 * is a round of Boruvka, <i>O jistém problému minimálním</i>, 1926.
 */
final class LocalRules {
    /** For each cell of a row and each pair of edges, a bit: whether the first is the lighter one. */
    private static final class Comparisons {
        private static final int HALF = Integer.SIZE;

        /** The highest bit of either half of a word. */
        private static final long SIGNS = 1L << 63 | 1L << 31;

        final long[] northWest;
        final long[] northEast;
        final long[] northSouth;
        final long[] westEast;
        final long[] westSouth;
        final long[] eastSouth;
        /** The edge to the right of the cell above, and the cell's own. */
        final long[] eastEast;
        /** The edge down from the cell to the left, and the cell's own. */
        final long[] southSouth;

        Comparisons(int words) {
            northWest = new long[words];
            northEast = new long[words];
            northSouth = new long[words];
            westEast = new long[words];
            westSouth = new long[words];
            eastSouth = new long[words];
            eastEast = new long[words];
            southSouth = new long[words];
        }

        /** The cells whose lightest edge is the one to the north. */
        long north(int word) {
            return northWest[word] & northEast[word] & northSouth[word];
        }

        long west(int word) {
            return westEast[word] & westSouth[word] & ~northWest[word];
        }

        long east(int word) {
            return eastSouth[word] & ~(northEast[word] | westEast[word]);
        }

        long south(int word) {
            return ~(northSouth[word] | westSouth[word] | eastSouth[word]);
        }

        /**
         * Compares the edges of a row's cells, of two pairs at once: a weight has 31 bits; of the difference of two,
         * the highest bit, set before, is still set where the one is not lighter than the other.
         */
        void compare(long[] pairs, int first, int cells, int pitch) {
            long before = pairs[first - 1];
            for (int column = 0; column < cells; column += HALF) {
                long we = 0;
                long ee = 0;
                long ne = 0;
                long nw = 0;
                int count = Math.min(HALF, cells - column);
                int from = first + column;
                for (int i = from; i < from + count; i++) {
                    long pair = pairs[i];
                    long above = pairs[i - pitch];
                    long signed = pair | SIGNS;
                    long north = above << HALF;
                    long westSouth = (before & TileWeights.EASTS) | (signed & ~TileWeights.EASTS) | SIGNS;
                    we = we >>> 1 | ((signed - before) & SIGNS);
                    ee = ee >>> 1 | ((signed - above) & SIGNS);
                    ne = ne >>> 1 | ((signed - (north | before >>> HALF)) & SIGNS);
                    nw = nw >>> 1 | ((westSouth - (north | pair >>> HALF)) & SIGNS);
                    before = pair;
                }
                int rest = HALF - count;
                put(column, westEast, southSouth, we >>> rest);
                put(column, eastEast, northSouth, ee >>> rest);
                put(column, northEast, westSouth, ne >>> rest);
                put(column, northWest, eastSouth, nw >>> rest);
            }
        }

        /** Puts the halves of a word into two planes. */
        private static void put(int column, long[] upper, long[] lower, long bits) {
            int word = column / Long.SIZE;
            long kept = ~(-1L << column);
            upper[word] = (upper[word] & kept) | bits >>> HALF << column;
            lower[word] = (lower[word] & kept) | (bits & ~TileWeights.EASTS) << column;
        }
    }

    private final Tiling tiling;
    private final TileWeights weights;
    private final TileEdges edges;
    private final char[] parents;
    private Comparisons here;
    private Comparisons below;
    private int top;
    private int left;
    private int height;
    private int width;

    /** Of the cells of the word that was decided last, those whose parents are others, by direction. */
    private long toNorth;

    private long toWest;
    private long toEast;
    private long toSouth;

    /**
     * @param edges what is decided of them
     * @param parents of each cell, itself; then the one that its lightest edge leads to, or one nearer to the root,
     *     unless it leads out of the tile; of two cells of which each leads to the other, the first leads to itself
     */
    LocalRules(Tiling tiling, TileWeights weights, TileEdges edges, char[] parents) {
        this.tiling = tiling;
        this.weights = weights;
        this.edges = edges;
        this.parents = parents;
        int words = (1 << tiling.widthBits) / Long.SIZE + 1;
        here = new Comparisons(words);
        below = new Comparisons(words);
    }

    /** Decides what it can of a tile. */
    void decide(int top, int left, int height, int width) {
        this.top = top;
        this.left = left;
        this.height = height;
        this.width = width;
        below.compare(weights.pairs, weights.index(0, 0), width + 1, weights.pitch);
        for (int row = 0; row < height; row++) {
            Comparisons next = here;
            here = below;
            below = next;
            below.compare(weights.pairs, weights.index(row + 1, 0), width + 1, weights.pitch);
            for (int x = 0; x < width; x += Long.SIZE) {
                decide(row, x / Long.SIZE);
                lead((row << tiling.widthBits) + x, Math.min(Long.SIZE, width - x));
            }
        }
    }

    private void decide(int row, int word) {
        Comparisons here = this.here;
        Comparisons below = this.below;
        int x = word * Long.SIZE;
        long cells = -1L >>> Math.max(0, x + Long.SIZE - width);
        long first = x == 0 ? 1 : 0;
        long last = width - 1 - x < Long.SIZE ? 1L << (width - 1) : 0;
        long eastEdges = left + width < tiling.columns ? cells : cells & ~last;
        long southEdges = top + row < tiling.rows - 1 ? cells : 0;
        long cornersAbove = top + row > 0 ? eastEdges : 0;
        long cornersLeft = left > 0 ? southEdges : southEdges & ~first;

        long north = here.north(word);
        long west = here.west(word);
        long east = here.east(word);
        long south = here.south(word);
        long westOfNext = next(west, here.west(word + 1));
        long northOfBelow = below.north(word);
        long eastIn = (east | westOfNext) & eastEdges;
        long southIn = (south | northOfBelow) & southEdges;

        long eastSouth = here.eastSouth[word];
        long southSouth = here.southSouth[word];
        long heaviestAbove = ~(eastSouth | next(here.westSouth, word) | below.eastEast[word]) & southEdges;
        long heaviestBelow = here.eastEast[word] & here.northEast[word] & next(here.northWest, word) & cornersAbove;
        long heaviestLeft = eastSouth & ~(next(here.southSouth, word) | below.northEast[word]) & eastEdges;
        long heaviestRight = here.westSouth[word] & southSouth & ~below.northWest[word] & cornersLeft;
        edges.decided(
                row,
                word,
                eastIn,
                southIn,
                eastEdges & ~(eastIn | heaviestAbove | heaviestBelow),
                southEdges & ~(southIn | heaviestLeft | heaviestRight));

        toNorth = row > 0 ? north : 0;
        toWest = west & ~first;
        toEast = east & ~(westOfNext | last);
        toSouth = row < height - 1 ? south & ~northOfBelow : 0;
    }

    /** The bits of each cell's neighbour to the right. */
    private static long next(long[] plane, int word) {
        return next(plane[word], plane[word + 1]);
    }

    private static long next(long bits, long bitsAfter) {
        return bits >>> 1 | bitsAfter << (Long.SIZE - 1);
    }

    /** Gives cells their parents. Earlier ones have theirs already, which a cell takes over; a later one is its own. */
    private void lead(int from, int count) {
        char[] parents = this.parents;
        int stride = 1 << tiling.widthBits;
        long north = toNorth;
        long west = toWest;
        long east = toEast;
        long south = toSouth;
        for (int i = from; i < from + count; i++) {
            int across = (int) (east & 1) - (int) (west & 1);
            int down = (int) (south & 1) - (int) (north & 1);
            parents[i] = parents[i + across + stride * down];
            north >>>= 1;
            west >>>= 1;
            east >>>= 1;
            south >>>= 1;
        }
    }
}
