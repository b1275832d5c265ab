package dev.mazewright.formats.deflate;

import java.util.Arrays;

/**
 * Symbols that become a block: with codes made for them, with the fixed ones, or as the bytes they stand for, whichever is shortest.
 *
 * <p>Source: RFC 1951, section 3.2.
 */
final class DeflateBlock {
    /** The most symbols of a block. */
    static final int SYMBOLS = 1 << 14;
    /** The most bytes that a block takes, with what is before and behind it. */
    static final int MOST_BYTES = SYMBOLS * 6 + (1 << 10);

    /** A length, in a symbol below its distance. */
    static final int LENGTH_BITS = 9;

    static final int LENGTH = (1 << LENGTH_BITS) - 1;
    /** How many bits there are, below them. */
    static final int COUNT_BITS = 5;

    static final int COUNT = (1 << COUNT_BITS) - 1;

    private static final int STORED = 0;
    private static final int FIXED = 1;
    private static final int MADE = 2;
    private static final int TYPE_BITS = 3;
    /** The most bytes of a stored block. */
    private static final int MOST_STORED = 0xFFFF;

    private static final int STORED_HEADER = 2 * Short.SIZE;
    private static final int FIXED_LITERALS = 288;

    static final PrefixCode FIXED_CODE = fixedCode();
    static final PrefixCode FIXED_DISTANCES = fixedDistances();

    private final int[] symbols = new int[SYMBOLS];
    private int size;

    private final PrefixCode literals = new PrefixCode(Alphabet.LITERALS, Alphabet.LONGEST);
    private final PrefixCode distances = new PrefixCode(Alphabet.DISTANCES, Alphabet.LONGEST);
    private final CodeLengths header = new CodeLengths();

    private final int[] ofLiterals = new int[Alphabet.END];
    private final int[] ofLengths = new int[Alphabet.MOST_LENGTH + 1];
    private final int[] ofDistances = new int[Alphabet.DISTANCES];

    private static PrefixCode fixedCode() {
        PrefixCode code = new PrefixCode(FIXED_LITERALS, Alphabet.LONGEST);
        Arrays.fill(code.lengths, 0, 144, (byte) 8);
        Arrays.fill(code.lengths, 144, 256, (byte) 9);
        Arrays.fill(code.lengths, 256, 280, (byte) 7);
        Arrays.fill(code.lengths, 280, FIXED_LITERALS, (byte) 8);
        code.assign();
        return code;
    }

    private static PrefixCode fixedDistances() {
        PrefixCode code = new PrefixCode(Alphabet.DISTANCES, Alphabet.LONGEST);
        Arrays.fill(code.lengths, (byte) 5);
        code.assign();
        return code;
    }

    /** Appends a byte; true if the block is full. */
    boolean literal(byte value) {
        symbols[size++] = value & 0xFF;
        return size == SYMBOLS;
    }

    /** Appends a repetition; true if the block is full. */
    boolean match(int length, int distance) {
        symbols[size++] = distance << LENGTH_BITS | length;
        return size == SYMBOLS;
    }

    boolean isEmpty() {
        return size == 0;
    }

    /**
     * Writes the symbols and drops them.
     *
     * @param bytes what they stand for ends at {@code to}; as much of it as can be referred to is there
     * @return how many bytes they stand for
     */
    long write(BitSink out, boolean isLast, byte[] bytes, int to) {
        long length = count();
        literals.make();
        distances.make();
        long extra = extraBits();
        long made = header.measure(literals, distances) + literals.bits() + distances.bits() + extra;
        long fixed = bits(literals, FIXED_CODE) + bits(distances, FIXED_DISTANCES) + extra;
        int last = isLast ? 1 : 0;
        if (length <= Math.min(MOST_STORED, Alphabet.WINDOW) && STORED_HEADER + Byte.SIZE * (length + 1) <= Math.min(made, fixed)) {
            stored(out, last, bytes, to - (int) length, (int) length);
        } else if (fixed <= made) {
            out.put(FIXED << 1 | last, TYPE_BITS);
            symbols(out, FIXED_CODE, FIXED_DISTANCES);
        } else {
            out.put(MADE << 1 | last, TYPE_BITS);
            header.write(out);
            symbols(out, literals, distances);
        }
        size = 0;
        return length;
    }

    /** Writes bytes as they are. */
    static void stored(BitSink out, int last, byte[] bytes, int from, int length) {
        out.put(STORED << 1 | last, TYPE_BITS);
        out.align();
        out.put(length, Short.SIZE);
        out.put(length ^ 0xFFFF, Short.SIZE);
        out.put(bytes, from, length);
    }

    private long count() {
        int[] ofLiteral = literals.frequencies;
        int[] ofDistance = distances.frequencies;
        Arrays.fill(ofLiteral, 0);
        Arrays.fill(ofDistance, 0);
        ofLiteral[Alphabet.END] = 1;
        long bytes = 0;
        for (int i = 0; i < size; i++) {
            int symbol = symbols[i];
            int distance = symbol >>> LENGTH_BITS;
            if (distance == 0) {
                ofLiteral[symbol]++;
                bytes++;
            } else {
                int length = symbol & LENGTH;
                ofLiteral[Alphabet.END + 1 + Alphabet.classOfLength(length)]++;
                ofDistance[Alphabet.symbolOfDistance(distance)]++;
                bytes += length;
            }
        }
        return bytes;
    }

    /** The bits behind symbols. */
    private long extraBits() {
        long bits = 0;
        for (int i = Alphabet.END + 1; i < Alphabet.LITERALS; i++) {
            bits += (long) literals.frequencies[i] * Alphabet.bitsOfLength(i - Alphabet.END - 1);
        }
        for (int i = 0; i < Alphabet.DISTANCES; i++) {
            bits += (long) distances.frequencies[i] * Alphabet.bitsOfDistance(i);
        }
        return bits;
    }

    private static long bits(PrefixCode counted, PrefixCode code) {
        long bits = 0;
        for (int i = 0; i < counted.frequencies.length; i++) {
            bits += (long) counted.frequencies[i] * code.lengths[i];
        }
        return bits;
    }

    private void symbols(BitSink out, PrefixCode literal, PrefixCode distance) {
        for (int i = 0; i < ofLiterals.length; i++) {
            ofLiterals[i] = literal.codes[i] << COUNT_BITS | literal.lengths[i];
        }
        for (int length = Alphabet.LEAST_LENGTH; length <= Alphabet.MOST_LENGTH; length++) {
            int name = Alphabet.classOfLength(length);
            int symbol = Alphabet.END + 1 + name;
            int bits = literal.lengths[symbol];
            int code = literal.codes[symbol] | ((length - Alphabet.lengthOf(name)) << bits);
            ofLengths[length] = code << COUNT_BITS | bits + Alphabet.bitsOfLength(name);
        }
        for (int i = 0; i < ofDistances.length; i++) {
            ofDistances[i] = distance.codes[i] << COUNT_BITS | distance.lengths[i];
        }
        out.put(symbols, size, ofLiterals, ofLengths, ofDistances);
        out.put(literal.codes[Alphabet.END], literal.lengths[Alphabet.END]);
    }
}
