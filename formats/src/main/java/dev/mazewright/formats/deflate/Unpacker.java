package dev.mazewright.formats.deflate;

import dev.mazewright.core.run.ByteView;
import java.io.EOFException;
import java.io.IOException;
import java.util.Arrays;
import java.util.zip.Adler32;
import java.util.zip.DataFormatException;

/**
 * Unpacks what was packed by DEFLATE, alone or within zlib, as far as is asked for. It reads no byte of the packed data that it does not need,
 * but for those that were given at once, and takes what any other unpacker takes. Memory: about 90 KB.
 *
 * <p>Sources: RFC 1950 and 1951.
 */
public final class Unpacker {
    private static final int WINDOW = Alphabet.WINDOW;
    private static final int CAPACITY = 2 * WINDOW;
    private static final int PLACE = CAPACITY - 1;
    /** No more than this is unpacked ahead of what was read. */
    private static final int AT_ONCE = WINDOW / 2;

    private static final int FIXED_LITERALS = 288;
    /** At least this number of bits is held before a symbol. */
    private static final int FULL = 56;

    private static final int DEFLATE = 8;
    private static final int MOST_WINDOW = 7;
    private static final int DICTIONARY = 0x20;
    private static final int HEADER_DIVISOR = 31;

    private enum Part {
        HEADER,
        BLOCK,
        STORED,
        SYMBOLS,
        SUM,
        END
    }

    private static final SymbolTable FIXED = new SymbolTable(FIXED_LITERALS);
    private static final SymbolTable FIXED_DISTANCES = new SymbolTable(Alphabet.DISTANCES);

    static {
        FIXED.make(DeflateBlock.FIXED_CODE.lengths, 0, FIXED_LITERALS);
        FIXED_DISTANCES.make(DeflateBlock.FIXED_DISTANCES.lengths, 0, Alphabet.DISTANCES);
    }

    private final BitSource source;
    private final boolean isZlib;
    private final Adler32 sum = new Adler32();
    /** What was unpacked lately; it begins anew where it ends. */
    private final byte[] window = new byte[CAPACITY];
    /** How many bytes were unpacked, and how many of them read. */
    private long unpacked;

    private long given;

    private Part part;
    private boolean isLast;
    /** How many bytes of a stored block are left. */
    private int stored;

    private final CodeLengthsReader header = new CodeLengthsReader();
    private SymbolTable literals = FIXED;
    private SymbolTable distances = FIXED_DISTANCES;

    private Unpacker(BitSource source, boolean isZlib) {
        this.source = source;
        this.isZlib = isZlib;
        part = isZlib ? Part.HEADER : Part.BLOCK;
    }

    /** Of bytes within zlib: a header before them, and an Adler-32 behind. */
    public static Unpacker ofZlib(Packed packed) {
        return new Unpacker(new BitSource(packed), true);
    }

    /** Of packed bytes alone. */
    static Unpacker of(BitSource source) {
        return new Unpacker(source, false);
    }

    /**
     * Unpacks into an array.
     *
     * @return how many bytes, {@code length} unless the data ends before
     * @throws DataFormatException if the data is damaged, and the fault comes before the last of these bytes, or is in the checksum
     * @throws EOFException if there are no more packed bytes
     * @throws IOException if reading fails
     */
    public int read(byte[] to, int from, int length) throws IOException, DataFormatException {
        int done = 0;
        while (done < length) {
            if (given == unpacked && !unpack(Math.min(length - done, AT_ONCE))) {
                break;
            }
            int place = (int) given & PLACE;
            int count = (int) Math.min(Math.min(length - done, unpacked - given), CAPACITY - place);
            System.arraycopy(window, place, to, from + done, count);
            if (isZlib) {
                sum.update(window, place, count);
            }
            given += count;
            done += count;
        }
        return done;
    }

    /**
     * Whether the data ends behind what was read: then the checksum was read too.
     *
     * @throws DataFormatException if the packed data is damaged
     * @throws IOException if reading fails
     */
    public boolean isAtEnd() throws IOException, DataFormatException {
        return given == unpacked && !unpack(1);
    }

    /**
     * Reads the checksum where the data ends behind what was read; what is left else is passed over.
     *
     * @throws DataFormatException if the packed data is damaged
     * @throws IOException if reading fails
     */
    public void end() throws IOException, DataFormatException {
        if (given == unpacked) {
            unpack(1);
        }
    }

    /** Unpacks this number of bytes or a few more; false if there are no more. */
    private boolean unpack(int number) throws IOException, DataFormatException {
        long goal = unpacked + number;
        long before = unpacked;
        while (unpacked < goal && part != Part.END && (part != Part.SUM || unpacked == before)) {
            switch (part) {
                case HEADER -> zlib();
                case BLOCK -> block();
                case STORED -> stored(goal);
                case SYMBOLS -> symbols(goal);
                default -> sum();
            }
        }
        return unpacked > before;
    }

    private void zlib() throws IOException, DataFormatException {
        int method = source.bits(Byte.SIZE);
        int flags = source.bits(Byte.SIZE);
        boolean isWhole = ((method << Byte.SIZE) | flags) % HEADER_DIVISOR == 0;
        if (!isWhole || (method & 0xF) != DEFLATE || method >> 4 > MOST_WINDOW || (flags & DICTIONARY) != 0) {
            throw new DataFormatException("no header of zlib without a dictionary");
        }
        part = Part.BLOCK;
    }

    private void sum() throws IOException, DataFormatException {
        source.align();
        int written = Integer.reverseBytes(source.bits(Short.SIZE) | (source.bits(Short.SIZE) << Short.SIZE));
        if (written != (int) sum.getValue()) {
            throw new DataFormatException("a wrong checksum");
        }
        part = Part.END;
    }

    private void block() throws IOException, DataFormatException {
        if (isLast) {
            part = isZlib ? Part.SUM : Part.END;
            return;
        }
        isLast = source.bits(1) == 1;
        switch (source.bits(2)) {
            case 0 -> {
                source.align();
                stored = source.bits(Short.SIZE);
                if ((source.bits(Short.SIZE) ^ 0xFFFF) != stored) {
                    throw new DataFormatException("a stored block whose lengths do not agree");
                }
                part = Part.STORED;
            }
            case 1 -> {
                literals = FIXED;
                distances = FIXED_DISTANCES;
                part = Part.SYMBOLS;
            }
            case 2 -> {
                header.read(source);
                literals = header.literals;
                distances = header.distances;
                part = Part.SYMBOLS;
            }
            default -> throw new DataFormatException("a block of a kind that does not exist");
        }
    }

    private void stored(long goal) throws IOException {
        while (stored > 0 && unpacked < goal) {
            int place = (int) unpacked & PLACE;
            int most = (int) Math.min(Math.min(stored, goal - unpacked), CAPACITY - place);
            int count = source.read(window, place, most);
            stored -= count;
            unpacked += count;
        }
        if (stored == 0) {
            part = Part.BLOCK;
        }
    }

    /** Unpacks symbols until there are enough bytes, or the block ends. */
    private void symbols(long goal) throws IOException, DataFormatException {
        while (unpacked < goal && part == Part.SYMBOLS) {
            if (source.end - source.at >= Long.BYTES) {
                quickly(goal);
            } else {
                symbol();
            }
        }
    }

    /** Unpacks a symbol of which perhaps not all bytes are there. */
    private void symbol() throws IOException, DataFormatException {
        int symbol = literals.next(source);
        if (symbol < Alphabet.END) {
            window[(int) unpacked++ & PLACE] = (byte) symbol;
        } else if (symbol == Alphabet.END) {
            part = Part.BLOCK;
        } else {
            int name = ofLength(symbol);
            int length = Alphabet.lengthOf(name) + source.bits(Alphabet.bitsOfLength(name));
            int far = distances.next(source);
            requireDistance(far);
            repeat(length, Alphabet.distanceOf(far) + source.bits(Alphabet.bitsOfDistance(far)));
        }
    }

    /** Does the same with symbols of which all bytes are there: of 56 bits, a repetition takes at most 48. */
    private void quickly(long goal) throws DataFormatException {
        int[] table = literals.table;
        byte[] bytes = source.bytes;
        int last = source.end - Long.BYTES;
        int at = source.at;
        long held = source.held;
        int count = source.count;
        while (unpacked < goal && at <= last) {
            held |= ByteView.little(bytes, at) << count;
            at += (Long.SIZE - 1 - count) >> 3;
            count |= FULL;
            int entry = table[(int) held & SymbolTable.SHORT_BITS];
            if (entry == SymbolTable.NONE) {
                entry = literals.longer(held);
            }
            held >>>= entry & SymbolTable.LENGTH;
            count -= entry & SymbolTable.LENGTH;
            int symbol = entry >>> SymbolTable.LENGTH_BITS;
            if (symbol < Alphabet.END) {
                window[(int) unpacked++ & PLACE] = (byte) symbol;
                continue;
            }
            if (symbol == Alphabet.END) {
                part = Part.BLOCK;
                break;
            }
            int name = ofLength(symbol);
            int more = Alphabet.bitsOfLength(name);
            int length = Alphabet.lengthOf(name) + ((int) held & ((1 << more) - 1));
            held >>>= more;
            entry = distances.table[(int) held & SymbolTable.SHORT_BITS];
            if (entry == SymbolTable.NONE) {
                entry = distances.longer(held);
            }
            held >>>= entry & SymbolTable.LENGTH;
            count -= more + (entry & SymbolTable.LENGTH);
            name = entry >>> SymbolTable.LENGTH_BITS;
            requireDistance(name);
            more = Alphabet.bitsOfDistance(name);
            repeat(length, Alphabet.distanceOf(name) + ((int) held & ((1 << more) - 1)));
            held >>>= more;
            count -= more;
        }
        source.at = at;
        source.held = held & ((1L << count) - 1);
        source.count = count;
    }

    private static int ofLength(int symbol) throws DataFormatException {
        if (symbol >= Alphabet.LITERALS) {
            throw new DataFormatException("a symbol that stands for nothing");
        }
        return symbol - Alphabet.END - 1;
    }

    private static void requireDistance(int symbol) throws DataFormatException {
        if (symbol >= Alphabet.DISTANCES) {
            throw new DataFormatException("a symbol that stands for no distance");
        }
    }

    private void repeat(int length, int distance) throws DataFormatException {
        if (distance > unpacked) {
            throw new DataFormatException("a repetition of what is before the data");
        }
        int to = (int) unpacked & PLACE;
        int from = (int) (unpacked - distance) & PLACE;
        unpacked += length;
        if (Math.max(from, to) + length > CAPACITY) {
            for (int i = 0; i < length; i++) {
                window[to + i & PLACE] = window[from + i & PLACE];
            }
        } else if (distance == 1) {
            Arrays.fill(window, to, to + length, window[from]);
        } else {
            for (int done = 0; done < length; ) {
                int count = Math.min(length - done, distance + done);
                System.arraycopy(window, from, window, to + done, count);
                done += count;
            }
        }
    }
}
