package dev.mazewright.core.generate.kernels;

import dev.mazewright.core.maze.MazeRandom;

/**
 * The random bits of a row of the words of its stream, looked up where they are wanted: column c has bit c mod 64
 * of word c / 64.
 */
final class RowBits {
    private final MazeRandom words;

    private final long flip;

    /**
     * The random bits of a stream.
     *
     * @param isFlipped whether a bit counts where it is 0, not where it is 1
     */
    RowBits(MazeRandom words, boolean isFlipped) {
        this.words = words;
        flip = isFlipped ? -1 : 0;
    }

    private long word(int word) {
        return words.word(word) ^ flip;
    }

    /** The first column, from this one on, whose bit counts; the last one if there is none before it. */
    int next(int column, int last) {
        int word = column >>> 6;
        long bits = word(word) & -1L << column;
        while (bits == 0 && word < last >>> 6) {
            bits = word(++word);
        }
        return bits == 0 ? last : Math.min(last, (word << 6) + Long.numberOfTrailingZeros(bits));
    }

    /** The last column, up to this one, whose bit counts, or -1. */
    int previous(int column) {
        if (column < 0) {
            return -1;
        }
        int word = column >>> 6;
        long bits = word(word) & -1L >>> ~column;
        while (bits == 0 && word > 0) {
            bits = word(--word);
        }
        return bits == 0 ? -1 : (word << 6) + 63 - Long.numberOfLeadingZeros(bits);
    }
}
