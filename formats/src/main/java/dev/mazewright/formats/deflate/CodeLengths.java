package dev.mazewright.formats.deflate;

import java.util.Arrays;

/**
 * What a block with codes of its own begins with: the lengths of the codes, packed by a code themselves, with runs of one length as a symbol.
 *
 * <p>Source: RFC 1951, section 3.2.7.
 */
final class CodeLengths {
    /** Repeats the length before 3 to 6 times. */
    static final int AGAIN = 16;
    /** Repeats no code 3 to 10 times. */
    static final int ZEROS = 17;
    /** Repeats no code 11 to 138 times. */
    static final int MANY_ZEROS = 18;

    static final int LEAST_LITERALS = 257;
    static final int LEAST_LENGTHS = 4;
    static final int LENGTH_BITS = 3;
    static final int COUNT_BITS = 5;
    static final int LENGTHS_BITS = 4;

    static final int LEAST_RUN = 3;
    private static final int MOST_AGAIN = 6;
    private static final int MOST_ZEROS = 138;
    /** The least number of zeros that {@link #MANY_ZEROS} repeats. */
    static final int LEAST_MANY = 11;

    private final PrefixCode code = new PrefixCode(Alphabet.LENGTHS, Alphabet.LONGEST_OF_LENGTHS);
    private final byte[] all = new byte[Alphabet.LITERALS + Alphabet.DISTANCES];
    private final byte[] symbols = new byte[all.length];
    /** What is behind each symbol. */
    private final byte[] repeats = new byte[all.length];

    private int size;
    private int literals;
    private int distances;
    private int ordered;

    /** Packs the lengths of two codes; returns how many bits that takes. */
    long measure(PrefixCode ofLiterals, PrefixCode ofDistances) {
        literals = ofLiterals.count(LEAST_LITERALS);
        distances = ofDistances.count(1);
        System.arraycopy(ofLiterals.lengths, 0, all, 0, literals);
        System.arraycopy(ofDistances.lengths, 0, all, literals, distances);
        Arrays.fill(code.frequencies, 0);
        size = 0;
        int total = literals + distances;
        for (int at = 0; at < total; ) {
            int end = at + 1;
            while (end < total && all[end] == all[at]) {
                end++;
            }
            run(all[at], end - at);
            at = end;
        }
        code.make();
        ordered = Alphabet.LENGTHS;
        while (ordered > LEAST_LENGTHS && code.lengths[Alphabet.inOrder(ordered - 1)] == 0) {
            ordered--;
        }
        long bits = 2 * COUNT_BITS + LENGTHS_BITS + (long) LENGTH_BITS * ordered + code.bits();
        for (int i = 0; i < size; i++) {
            bits += extra(symbols[i]);
        }
        return 1 + 2 + bits; // with the type of the block
    }

    private void run(byte length, int count) {
        int left = count;
        if (length != 0) {
            add(length, 0);
            left--;
        }
        while (left >= LEAST_RUN) {
            int now = Math.min(left, length == 0 ? MOST_ZEROS : MOST_AGAIN);
            if (length != 0) {
                add(AGAIN, now - LEAST_RUN);
            } else if (now < LEAST_MANY) {
                add(ZEROS, now - LEAST_RUN);
            } else {
                add(MANY_ZEROS, now - LEAST_MANY);
            }
            left -= now;
        }
        for (; left > 0; left--) {
            add(length, 0);
        }
    }

    private void add(int symbol, int repeat) {
        code.frequencies[symbol]++;
        symbols[size] = (byte) symbol;
        repeats[size++] = (byte) repeat;
    }

    /** How many bits are behind a symbol. */
    static int extra(int symbol) {
        return switch (symbol) {
            case AGAIN -> 2;
            case ZEROS -> 3;
            case MANY_ZEROS -> 7;
            default -> 0;
        };
    }

    void write(BitSink out) {
        out.put(literals - LEAST_LITERALS, COUNT_BITS);
        out.put(distances - 1, COUNT_BITS);
        out.put(ordered - LEAST_LENGTHS, LENGTHS_BITS);
        for (int i = 0; i < ordered; i++) {
            out.put(code.lengths[Alphabet.inOrder(i)], LENGTH_BITS);
        }
        for (int i = 0; i < size; i++) {
            out.put(code.codes[symbols[i]], code.lengths[symbols[i]]);
            out.put(repeats[i], extra(symbols[i]));
        }
    }
}
