package dev.mazewright.core.testing;

import dev.mazewright.core.maze.MazeRandom;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.SplittableRandom;

/**
 * Random numbers as {@link MazeRandom} documents them, implemented anew over the JDK's SplitMix64: bits are in a queue,
 * bounded numbers are computed in big integers. The references of algorithms in tests draw from it.
 */
public final class SlowRandom {
    private static final BigInteger TWO_64 = BigInteger.ONE.shiftLeft(64);

    private final long seed;
    private final SplittableRandom words;
    private final Deque<Integer> pool = new ArrayDeque<>();

    public SlowRandom(long seed) {
        this.seed = seed;
        words = new SplittableRandom(seed);
    }

    /** The first word of SplitMix64 for a seed. */
    private static long first(long seed) {
        return new SplittableRandom(seed).nextLong();
    }

    public static long streamSeed(long seed, String part, long number) {
        long folded = first(seed);
        for (int i = 0; i < part.length(); i++) {
            folded = first(folded + part.charAt(i));
        }
        return word(folded, number);
    }

    private static long word(long seed, long n) {
        BigInteger gamma = new BigInteger("9E3779B97F4A7C15", 16);
        return first(gamma.multiply(BigInteger.valueOf(n)).add(BigInteger.valueOf(seed)).longValue());
    }

    public SlowRandom stream(String part, long number) {
        return new SlowRandom(streamSeed(seed, part, number));
    }

    /** Word number n. */
    public long word(long n) {
        return word(seed, n);
    }

    /** The upper 31 bits of word number n. */
    public long weight(long n) {
        return word(seed, n) >>> 33;
    }

    public long bits(int count) {
        if (pool.size() < count) {
            pool.clear();
            long word = words.nextLong();
            for (int i = 0; i < 64; i++) {
                pool.add((int) (word >>> i & 1));
            }
        }
        long bits = 0;
        for (int i = 0; i < count; i++) {
            bits += (long) pool.remove() << i;
        }
        return bits;
    }

    public long below(long bound) {
        BigInteger big = BigInteger.valueOf(bound);
        BigInteger product;
        do {
            product = BigInteger.valueOf(words.nextLong()).mod(TWO_64).multiply(big);
        } while (product.mod(TWO_64).compareTo(TWO_64.mod(big)) < 0);
        return product.shiftRight(64).longValueExact();
    }

    /** A number below a bound from word number n, whatever has been drawn. */
    public long below(long bound, long n) {
        BigInteger word = BigInteger.valueOf(word(seed, n)).mod(TWO_64);
        return word.multiply(BigInteger.valueOf(bound)).shiftRight(64).longValueExact();
    }

    /** One of a number of things, from 16 bits, scaled. */
    public int choose(int things) {
        return (int) (bits(16) * things / 65536);
    }
}
