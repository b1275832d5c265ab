package dev.mazewright.core.maze;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.run.CancelledException;

/**
 * Random numbers, the same on every machine: SplitMix64 (Steele, Lea and Flood, 2014) and how algorithms draw from it.
 * Nothing else in a maze is random, so a recipe makes the same maze for ever. docs/randomness.md specifies all of it,
 * bit by bit, for other implementations.
 *
 * <p>Not safe for threads; give each thread a {@link #stream} of its own.
 */
public final class MazeRandom {
    private static final long GAMMA = 0x9E3779B97F4A7C15L;

    /** Six directions, and how many bits name one of them. */
    private static final int SIX = 0b111111;

    private static final int BITS_OF_SIX = 3;

    /** Each third bit, from the lowest on. */
    private static final long EACH_THIRD = 0x9249249249249249L;

    /** The number of words from one test for an interrupt to the next, on average; a power of two. */
    private static final int WORDS_BETWEEN_CHECKS = 1024;

    private long seed;
    private long state;
    private long pool;
    private int poolSize;

    /** The stream of words that SplitMix64 gives for this seed. */
    public MazeRandom(long seed) {
        this.seed = seed;
        this.state = seed;
    }

    /**
     * The next word of the stream: 64 random bits.
     *
     * @throws CancelledException if the thread is interrupted; tested at one word in {@value #WORDS_BETWEEN_CHECKS}
     */
    public long nextLong() {
        long word = mix(state += GAMMA);
        if ((word & (WORDS_BETWEEN_CHECKS - 1)) == 0) { // the word is random itself, so no counter is needed
            CancelledException.check();
        }
        return word;
    }

    /** Word number n, counted from 0, of this stream. It does not depend on what was drawn before. */
    public long word(long n) {
        return word(seed, n);
    }

    /** Word number n, counted from 0, of the stream with this seed. */
    public static long word(long seed, long n) {
        return mix(seed + (n + 1) * GAMMA);
    }

    /** The seed of this stream. */
    public long seed() {
        return seed;
    }

    /**
     * The next {@code count} bits of the pool, the first of them lowest. If the pool holds fewer, these are dropped and
     * the next word becomes the pool.
     *
     * @param count 1 .. 32
     */
    public int bits(int count) {
        if (poolSize < count) {
            pool = nextLong();
            poolSize = Long.SIZE;
        }
        int bits = (int) (pool & ((1L << count) - 1));
        pool >>>= count;
        poolSize -= count;
        return bits;
    }

    /** A random bit: one bit of the pool. */
    public boolean bit() {
        return bits(1) != 0;
    }

    /**
     * One direction of a set that is not empty. Takes 16 bits of the pool, so a word makes four choices, and scales
     * them: the probability of each of k directions differs from 1/k by less than 1/65536. Where that must be exact,
     * use {@link #step} or {@link #below}.
     */
    public int choose(int directions) {
        return Directions.select(directions, (bits(16) * Directions.count(directions)) >>> 16);
    }

    /**
     * A step of a random walk: one of the directions that lead from this cell to another, exactly uniform. Takes the
     * next {@link Grid#directionBits} bits of the pool as a direction, again and again until it leads to a cell.
     *
     * @param cell one that has a neighbour
     */
    public int step(Grid grid, long cell) {
        int bits = grid.directionBits();
        int sides = grid.sides(cell);
        int direction = direction(bits, sides);
        while (!grid.isCell(grid.step(cell, direction))) {
            direction = direction(bits, sides);
        }
        return direction;
    }

    /** The next bits that name one of these directions. */
    private int direction(int bits, int directions) {
        if (bits == BITS_OF_SIX && directions == SIX) {
            return directionOfSix();
        }
        int direction = bits(bits);
        while (!Directions.contains(directions, direction)) {
            direction = bits(bits);
        }
        return direction;
    }

    /**
     * The same for the six directions of hexagons, without the unpredictable branch that a test of every three bits
     * would be: three bits name one of them unless both higher bits are set, which is computed for the whole pool.
     */
    private int directionOfSix() {
        while (true) {
            long none = pool >>> 1 & pool >>> 2;
            int at = Long.numberOfTrailingZeros(~none & EACH_THIRD);
            if (at + BITS_OF_SIX <= poolSize) {
                int direction = (int) (pool >>> at) & 7;
                pool = pool >>> at >>> BITS_OF_SIX; // by 64 in all, perhaps
                poolSize -= at + BITS_OF_SIX;
                return direction;
            }
            pool = nextLong();
            poolSize = Long.SIZE;
        }
    }

    /** A cell of the grid, exactly uniform. */
    public long cell(Grid grid) {
        return grid.cellAt(below(grid.cells()));
    }

    /**
     * A number in 0 .. bound - 1, exactly uniform: multiply-high with rejection (Lemire, 2019), one word or, rarely,
     * more.
     *
     * @throws IllegalArgumentException if the bound is less than 1
     */
    public long below(long bound) {
        if (bound < 1) {
            throw new IllegalArgumentException("a bound is at least 1, not " + bound);
        }
        long word = nextLong();
        long low = word * bound;
        if (Long.compareUnsigned(low, bound) < 0) {
            long threshold = Long.remainderUnsigned(-bound, bound);
            while (Long.compareUnsigned(low, threshold) < 0) {
                word = nextLong();
                low = word * bound;
            }
        }
        return Math.unsignedMultiplyHigh(word, bound);
    }

    /** Puts the numbers into a random order, each order as likely as any other (Fisher and Yates, Durstenfeld 1964). */
    public void shuffle(int[] numbers) {
        for (int last = numbers.length - 1; last > 0; last--) {
            int other = (int) below(last + 1L);
            int number = numbers[last];
            numbers[last] = numbers[other];
            numbers[other] = number;
        }
    }

    /**
     * A number in 0 .. bound - 1 from word number n: the upper half of the product of the two. It does not depend on
     * what was drawn before; the probability of each number differs from 1/bound by less than 2^-64.
     */
    public long below(long bound, long n) {
        return Math.unsignedMultiplyHigh(word(n), bound);
    }

    /**
     * The weight of an edge, 0 .. 2^31 - 1: the upper 31 bits of word number {@code edge}. It does not depend on the
     * thread or on what was drawn before. Edges of equal weight are ordered by their numbers.
     *
     * @param edge its number, {@link Grid#edge}
     */
    public int weight(long edge) {
        return (int) (word(edge) >>> 33);
    }

    /** The stream for a named part of the work. It depends only on the seed of this stream, not on what was drawn from it. */
    public MazeRandom stream(String part) {
        return stream(part, 0);
    }

    /**
     * The stream for one of many parts of the work that share a name: a row, a tile, a pass. With m = mix(seed + GAMMA)
     * and, for each char c of the name, m = mix(m + GAMMA + c), its seed is mix(m + GAMMA * (number + 1)).
     */
    public MazeRandom stream(String part, long number) {
        return new MazeRandom(seed(part, number));
    }

    /** Begins anew as the stream of words for this seed, so that a loop over seeds makes no objects. */
    public void restart(long other) {
        seed = other;
        state = other;
        poolSize = 0;
    }

    /** Begins anew as {@link #stream(String, long)} of another. */
    public void restart(MazeRandom other, String part, long number) {
        restart(other.seed(part, number));
    }

    private long seed(String part, long number) {
        long mixed = mix(seed + GAMMA);
        for (int i = 0; i < part.length(); i++) {
            mixed = mix(mixed + GAMMA + part.charAt(i));
        }
        return mix(mixed + GAMMA * (number + 1));
    }

    private static long mix(long z) {
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }
}
