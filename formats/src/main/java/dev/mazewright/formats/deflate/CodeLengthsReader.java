package dev.mazewright.formats.deflate;

import java.io.IOException;
import java.util.Arrays;
import java.util.zip.DataFormatException;

/** Reads what {@link CodeLengths} writes, and all that other packers write there. */
final class CodeLengthsReader {
    /** The codes that were read last. */
    final SymbolTable literals = new SymbolTable(Alphabet.LITERALS);

    final SymbolTable distances = new SymbolTable(Alphabet.DISTANCES);

    private final SymbolTable codes = new SymbolTable(Alphabet.LENGTHS);
    private final byte[] lengths = new byte[Alphabet.LITERALS + Alphabet.DISTANCES];

    void read(BitSource source) throws IOException, DataFormatException {
        int ofLiterals = source.bits(CodeLengths.COUNT_BITS) + CodeLengths.LEAST_LITERALS;
        int ofDistances = source.bits(CodeLengths.COUNT_BITS) + 1;
        int ordered = source.bits(CodeLengths.LENGTHS_BITS) + CodeLengths.LEAST_LENGTHS;
        require(ofLiterals <= Alphabet.LITERALS && ofDistances <= Alphabet.DISTANCES);
        byte[] inOrder = new byte[Alphabet.LENGTHS];
        for (int i = 0; i < ordered; i++) {
            inOrder[Alphabet.inOrder(i)] = (byte) source.bits(CodeLengths.LENGTH_BITS);
        }
        require(codes.make(inOrder, 0, inOrder.length) && codes.isComplete());
        for (int at = 0; at < ofLiterals + ofDistances; ) {
            at += run(source, at, ofLiterals + ofDistances - at);
        }
        require(lengths[Alphabet.END] != 0
                && literals.make(lengths, 0, ofLiterals)
                && distances.make(lengths, ofLiterals, ofDistances));
    }

    /** Reads one or some lengths of those that are left; returns how many. */
    private int run(BitSource source, int at, int left) throws IOException, DataFormatException {
        int symbol = codes.next(source);
        byte length = (byte) symbol;
        int count = 1;
        if (symbol >= CodeLengths.AGAIN) {
            require(symbol != CodeLengths.AGAIN || at > 0);
            length = symbol == CodeLengths.AGAIN ? lengths[at - 1] : 0;
            int least = symbol == CodeLengths.MANY_ZEROS ? CodeLengths.LEAST_MANY : CodeLengths.LEAST_RUN;
            count = least + source.bits(CodeLengths.extra(symbol));
        }
        require(count <= left);
        Arrays.fill(lengths, at, at + count, length);
        return count;
    }

    private static void require(boolean isRight) throws DataFormatException {
        if (!isRight) {
            throw new DataFormatException("lengths of codes that are no code");
        }
    }
}
