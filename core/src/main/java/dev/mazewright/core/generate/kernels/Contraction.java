package dev.mazewright.core.generate.kernels;

import java.util.Arrays;

/**
 * Boruvka's rounds within a tile: each component takes the lightest edge that leaves it, and is contracted with the one
 * that this leads to. Edges within a component are dropped, so that each round goes through a fraction of the last one's.
 * There is no sorting, and no branch that depends on a weight.
 *
 * <p>Cells, then components are numbers of 16 bits. An edge is a key, whose order is that of weights and of numbers where
 * weights are equal, and beside it its ends.
 *
 * <p>Source: Boruvka, <i>O jistém problému minimálním</i>, 1926.
 */
final class Contraction {
    /**
     * How much is done in one call: little, so that the method is called often, and compiled early and once. What calls
     * it is called once a tile, so as not to be compiled with its loop in it.
     */
    static final int CHUNK = 1 << 7;

    /** Of a key, the bits of the edge's index, and those of its number; the weight is above them. */
    private static final int INDEX = 16;

    private static final int MASK = (1 << INDEX) - 1;

    /** What no edge is: heavier than all. Its index is 0, as that of all that are not here. */
    private static final long NONE = Long.MAX_VALUE & ~MASK;

    /** Of each cell or component, one nearer to its root. */
    final char[] parents;
    private final char[] themselves;
    /** Of each cell or component, the number of the component that it becomes. */
    private final char[] numbers;
    /** Of each component, the lightest edge that leaves it. */
    private final long[] lightest;

    /** The edges; index 0 is not used. */
    private final long[] keys;
    /** Their ends, 16 bits each; above them those that they had when {@link #keepEnds} was called. */
    private final long[] ends;

    private int size;
    private int components;

    Contraction(int cells) {
        parents = new char[cells];
        themselves = new char[cells];
        for (int i = 0; i < cells; i++) {
            themselves[i] = (char) i;
        }
        numbers = new char[cells];
        lightest = new long[cells];
        keys = new long[3 * cells / 2 + 2];
        ends = new long[3 * cells / 2 + 2];
    }

    static long bytes(int cells) {
        return cells * (3L * Character.BYTES + Long.BYTES + 3L * Long.BYTES);
    }

    /** How many edges there are, the first included. */
    int size() {
        return size;
    }

    int components() {
        return components;
    }

    /** The component of a cell or, after a round, of a component before it. */
    int component(int cell) {
        return numbers[cell];
    }

    // ---- from cells to components

    /** No edges and no components; each cell is its own parent. */
    void clear() {
        System.arraycopy(themselves, 0, parents, 0, parents.length);
        size = 1;
        components = 0;
    }

    /**
     * Adds the edges of some cells that join two components.
     *
     * @param cells a bit for each, the lowest for the first
     * @param first the first cell
     * @param step how far the edge's other cell is
     * @param direction the edge's, 0 or 1
     * @param weights in pairs, as {@link TileWeights} has them
     * @param index that of the first cell's
     */
    void add(long cells, int first, int step, int direction, long[] weights, int index) {
        int shift = direction * TileWeights.EAST;
        int next = size;
        for (long rest = cells; rest != 0; rest &= rest - 1) {
            int x = Long.numberOfTrailingZeros(rest);
            int cell = first + x;
            int a = numbers[cell];
            int b = numbers[cell + step];
            keys[next] = (weights[index + x] << shift & TileWeights.EASTS) | (long) (cell * 2 + direction) << INDEX | next;
            ends[next] = (long) a << INDEX | b;
            next += isOther(a, b);
        }
        size = next;
    }

    /** Joins the cells from .. to - 1 to the first cell. */
    void joinFirst(int from, int to) {
        Arrays.fill(parents, from, to, (char) 0);
    }

    /** How many edges, the first included, and components are left. */
    void keep(int size, int components) {
        this.size = size;
        this.components = components;
    }

    // ---- a round

    void begin() {
        Arrays.fill(lightest, 0, components, NONE);
    }

    /** Takes into account an edge that leaves the tile; it counts as lighter than those of its weight. */
    void leave(int component, int weight) {
        lightest[component] = Math.min(lightest[component], (long) weight << Integer.SIZE);
    }

    /** Keeps the components that the edges join now. */
    void keepEnds() {
        for (int i = 1; i < size; i++) {
            ends[i] |= ends[i] << Integer.SIZE;
        }
    }

    /** Whether a component has chosen an edge that its other end has not. */
    boolean isJoined(int component) {
        return parents[component] != component;
    }

    int weight(int component) {
        return (int) (lightest[component] >>> Integer.SIZE);
    }

    /** The number of the edge that a component has chosen. */
    int edge(int component) {
        return (int) lightest[component] >>> INDEX;
    }

    int end(int component) {
        return (int) (ends[(int) lightest[component] & MASK] >>> Integer.SIZE) & MASK;
    }

    int otherEnd(int component) {
        return (int) (ends[(int) lightest[component] & MASK] >>> (Integer.SIZE + INDEX));
    }

    // ---- without branches

    /** 1 if two numbers differ, else 0. */
    private static int isOther(int a, int b) {
        return -(a ^ b) >>> 31;
    }

    // ---- a chunk of a round

    /** Goes on choosing each component's lightest edge, from this edge on. */
    void choose(int from) {
        long[] keys = this.keys;
        long[] ends = this.ends;
        long[] lightest = this.lightest;
        int to = Math.min(from + CHUNK, size);
        for (int i = from; i < to; i++) {
            long key = keys[i];
            int both = (int) ends[i];
            int a = both >>> INDEX;
            int b = both & MASK;
            lightest[a] = Math.min(lightest[a], key);
            lightest[b] = Math.min(lightest[b], key);
        }
    }

    /**
     * What a component's lightest edge leads to becomes its parent. Of two that have chosen one edge, the first becomes
     * its own parent; so does what has chosen none.
     */
    void hook(int from) {
        long[] ends = this.ends;
        long[] lightest = this.lightest;
        char[] parents = this.parents;
        int to = Math.min(from + CHUNK, components);
        for (int i = from; i < to; i++) {
            long key = lightest[i];
            int both = (int) ends[(int) key & MASK];
            int other = both >>> INDEX ^ (both & MASK) ^ i;
            long difference = lightest[other] ^ key;
            int isOther = (int) ((difference | -difference) >>> 63);
            int isRoot = (i - other) >>> 31 & ~isOther;
            parents[i] = (char) (other + (i - other & -isRoot));
        }
    }

    /** Opens the edges that components from this one on have chosen. */
    void open(long[][] planes, int from) {
        long[] lightest = this.lightest;
        int to = Math.min(from + CHUNK, components);
        for (int i = from; i < to; i++) {
            int key = (int) lightest[i];
            int edge = key >>> INDEX;
            int bit = -(key & MASK) >>> 31;
            planes[edge & 1][edge >>> 7] |= (long) bit << (edge >>> 1);
        }
    }

    /** Brings the parents of these cells or components nearer to their roots; 0 if all are roots. */
    int flatten(int from, int end) {
        char[] parents = this.parents;
        int changed = 0;
        int to = Math.min(from + CHUNK, end);
        for (int i = from; i < to; i++) {
            int parent = parents[i];
            int next = parents[parent];
            parents[i] = (char) next;
            changed |= parent ^ next;
        }
        return changed;
    }

    /** Numbers those of these cells or components that are roots, from this number on; the next number. */
    int number(int first, int from, int end) {
        char[] parents = this.parents;
        char[] numbers = this.numbers;
        int next = first;
        int to = Math.min(from + CHUNK, end);
        for (int i = from; i < to; i++) {
            numbers[i] = (char) next;
            next += 1 - isOther(parents[i], i);
        }
        return next;
    }

    /** Gives these cells or components the numbers of their roots. */
    void spread(int from, int end) {
        char[] parents = this.parents;
        char[] numbers = this.numbers;
        int to = Math.min(from + CHUNK, end);
        for (int i = from; i < to; i++) {
            numbers[i] = numbers[parents[i]];
        }
    }

    /** Gives edges the numbers of their ends now, and drops those that join nothing; the next one's index. */
    int relabel(int first, int from) {
        long[] keys = this.keys;
        long[] ends = this.ends;
        char[] numbers = this.numbers;
        int next = first;
        int to = Math.min(from + CHUNK, size);
        for (int i = from; i < to; i++) {
            long pair = ends[i];
            int a = numbers[(int) pair >>> INDEX];
            int b = numbers[(int) pair & MASK];
            keys[next] = (keys[i] & ~MASK) | next;
            ends[next] = (pair & -1L << Integer.SIZE) | (long) a << INDEX | b;
            next += isOther(a, b);
        }
        return next;
    }
}
