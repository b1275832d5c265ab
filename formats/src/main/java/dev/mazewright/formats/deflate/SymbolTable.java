package dev.mazewright.formats.deflate;

import java.io.IOException;
import java.util.Arrays;
import java.util.zip.DataFormatException;

/**
 * Finds the symbol whose code comes next: by a table of all short codes, and among longer ones by how many of each length there are.
 *
 * <p>Source: RFC 1951, section 3.2.2.
 */
final class SymbolTable {
    /** Codes up to this length are in the table. */
    static final int SHORT = 10;

    static final int SHORT_BITS = (1 << SHORT) - 1;
    /** An entry has the length of the code below its symbol. */
    static final int LENGTH_BITS = 4;

    static final int LENGTH = (1 << LENGTH_BITS) - 1;
    /** No code begins so, or a longer one. */
    static final int NONE = 0;

    /** By the next bits: an entry, or 0 where the code is longer. */
    final int[] table = new int[1 << SHORT];
    /** The symbols that have codes, from the shortest code on. */
    private final short[] symbols;

    private final int[] counts = new int[Alphabet.LONGEST + 1];
    /** The first code of each length, with the first bit highest. */
    private final int[] first = new int[Alphabet.LONGEST + 1];
    /** Where its symbol is. */
    private final int[] start = new int[Alphabet.LONGEST + 1];

    private boolean isComplete;

    SymbolTable(int most) {
        symbols = new short[most];
    }

    /**
     * Takes codes of these lengths.
     *
     * @return whether they are a code: of all bits that may follow, each begins one code, or there is at most one code, of one bit
     */
    boolean make(byte[] lengths, int from, int number) {
        Arrays.fill(counts, 0);
        for (int i = 0; i < number; i++) {
            counts[lengths[from + i]]++;
        }
        int used = number - counts[0];
        counts[0] = 0;
        int code = 0;
        int place = 0;
        for (int length = 1; length <= Alphabet.LONGEST; length++) {
            code = (code + counts[length - 1]) << 1;
            first[length] = code;
            start[length] = place;
            place += counts[length];
            if (code + counts[length] > 1 << length) {
                return false;
            }
        }
        isComplete = code + counts[Alphabet.LONGEST] == 1 << Alphabet.LONGEST;
        fill(lengths, from, number);
        return isComplete || used == 0 || (used == 1 && counts[1] == 1);
    }

    private void fill(byte[] lengths, int from, int number) {
        Arrays.fill(table, NONE);
        int[] next = start.clone();
        for (int symbol = 0; symbol < number; symbol++) {
            int length = lengths[from + symbol];
            if (length == 0) {
                continue;
            }
            int code = first[length] + next[length] - start[length];
            symbols[next[length]++] = (short) symbol;
            if (length <= SHORT) {
                int entry = symbol << LENGTH_BITS | length;
                for (int bits = Integer.reverse(code) >>> (Integer.SIZE - length); bits < table.length; bits += 1 << length) {
                    table[bits] = entry;
                }
            }
        }
    }

    /** Whether all bits that may follow begin a code. */
    boolean isComplete() {
        return isComplete;
    }

    /** Reads a symbol. */
    int next(BitSource source) throws IOException, DataFormatException {
        while (true) {
            int entry = find(source.held, source.count);
            if (entry != NONE) {
                source.drop(entry & LENGTH);
                return entry >>> LENGTH_BITS;
            }
            if (source.count >= Alphabet.LONGEST) {
                throw new DataFormatException("bits that begin no code");
            }
            source.pull();
        }
    }

    /** The entry of the code that these bits begin with, or 0 if they begin none; those behind the first {@code count} do not count. */
    int find(long bits, int count) {
        int entry = table[(int) bits & SHORT_BITS];
        if (entry != NONE) {
            return (entry & LENGTH) <= count ? entry : NONE;
        }
        int reversed = Integer.reverse((int) bits);
        for (int length = SHORT + 1; length <= Math.min(count, Alphabet.LONGEST); length++) {
            int number = (reversed >>> (Integer.SIZE - length)) - first[length];
            if (number >= 0 && number < counts[length]) {
                return symbols[start[length] + number] << LENGTH_BITS | length;
            }
        }
        return NONE;
    }

    /** The entry of a code that is in no table, of enough bits. */
    int longer(long bits) throws DataFormatException {
        int entry = find(bits, Alphabet.LONGEST);
        if (entry == NONE) {
            throw new DataFormatException("bits that begin no code");
        }
        return entry;
    }
}
