package dev.mazewright.formats.deflate;

/**
 * The symbols of DEFLATE: bytes, the end of a block, and classes of lengths and distances, whose exact value is in bits behind them.
 *
 * <p>Source: RFC 1951, section 3.2.5.
 */
final class Alphabet {
    /** The longest code of a symbol. */
    static final int LONGEST = 15;
    /** The longest code of a symbol that stands for lengths of codes. */
    static final int LONGEST_OF_LENGTHS = 7;
    /** The symbol that ends a block. */
    static final int END = 256;

    static final int LITERALS = 286;
    static final int DISTANCES = 30;
    /** Symbols that stand for lengths of codes. */
    static final int LENGTHS = 19;

    static final int LEAST_LENGTH = 3;
    static final int MOST_LENGTH = 258;
    /** The longest distance. */
    static final int WINDOW = 1 << 15;

    private static final int LENGTH_CLASSES = LITERALS - END - 1;
    private static final int NEAR = 256;
    private static final int FAR = 7;

    private static final byte[] ORDER = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};

    private static final short[] BASE_OF_LENGTH = new short[LENGTH_CLASSES];
    private static final byte[] EXTRA_OF_LENGTH = new byte[LENGTH_CLASSES];
    private static final short[] BASE_OF_DISTANCE = new short[DISTANCES];
    private static final byte[] EXTRA_OF_DISTANCE = new byte[DISTANCES];

    private static final byte[] CLASS_OF_LENGTH = new byte[MOST_LENGTH + 1];
    /** Of distances less one below {@link #NEAR}; then of those that are shifted by {@link #FAR}. */
    private static final byte[] CLASS_OF_DISTANCE = new byte[2 * NEAR];

    static {
        for (int i = 0, base = LEAST_LENGTH; i < LENGTH_CLASSES - 1; i++) {
            EXTRA_OF_LENGTH[i] = (byte) Math.max(0, i / 4 - 1);
            BASE_OF_LENGTH[i] = (short) base;
            base += 1 << EXTRA_OF_LENGTH[i];
        }
        BASE_OF_LENGTH[LENGTH_CLASSES - 1] = MOST_LENGTH;
        for (int i = 0, base = 1; i < DISTANCES; i++) {
            EXTRA_OF_DISTANCE[i] = (byte) Math.max(0, i / 2 - 1);
            BASE_OF_DISTANCE[i] = (short) base;
            base += 1 << EXTRA_OF_DISTANCE[i];
        }
        for (int length = LEAST_LENGTH, i = 0; length <= MOST_LENGTH; length++) {
            i = i + 1 < LENGTH_CLASSES && BASE_OF_LENGTH[i + 1] == length ? i + 1 : i;
            CLASS_OF_LENGTH[length] = (byte) i;
        }
        for (int less = 0, i = 0; less < WINDOW; less++) {
            i = i + 1 < DISTANCES && BASE_OF_DISTANCE[i + 1] == less + 1 ? i + 1 : i;
            CLASS_OF_DISTANCE[less < NEAR ? less : NEAR + (less >> FAR)] = (byte) i;
        }
    }

    private Alphabet() {}

    /** The class of a length from 3 to 258; its symbol lies behind that of the end. */
    static int classOfLength(int length) {
        return CLASS_OF_LENGTH[length];
    }

    /** The symbol of a distance from 1 to 32768. */
    static int symbolOfDistance(int distance) {
        int less = distance - 1;
        return CLASS_OF_DISTANCE[less < NEAR ? less : NEAR + (less >> FAR)];
    }

    /** The least length of a class. */
    static int lengthOf(int number) {
        return BASE_OF_LENGTH[number];
    }

    /** How many bits say the exact length. */
    static int bitsOfLength(int number) {
        return EXTRA_OF_LENGTH[number];
    }

    /** The least distance of a symbol. */
    static int distanceOf(int symbol) {
        return BASE_OF_DISTANCE[symbol];
    }

    /** How many bits say the exact distance. */
    static int bitsOfDistance(int symbol) {
        return EXTRA_OF_DISTANCE[symbol];
    }

    /** Which symbol's length comes at this place, of those that stand for lengths of codes. */
    static int inOrder(int place) {
        return ORDER[place];
    }
}
