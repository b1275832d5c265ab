package dev.mazewright.core.grid;

/**
 * Sets of directions as bit masks: bit d stands for direction d, 0 .. 31.
 *
 * <p>All methods take constant time, except that {@link #select} in a set with a direction above 7 takes time
 * proportional to the index. No method checks its arguments.
 */
public final class Directions {
    /** The most directions a cell can have. */
    public static final int MOST = 32;

    private static final byte[] SELECT = new byte[256 * 8];

    static {
        for (int set = 0; set < 256; set++) {
            int rest = set;
            for (int index = 0; rest != 0; index++, rest &= rest - 1) {
                SELECT[set << 3 | index] = (byte) Integer.numberOfTrailingZeros(rest);
            }
        }
    }

    private Directions() {}

    /** How many directions are in the set, 0 .. 32. */
    public static int count(int set) {
        return Integer.bitCount(set);
    }

    /** Whether the direction, 0 .. 31, is in the set. */
    public static boolean contains(int set, int direction) {
        return (set >>> direction & 1) != 0;
    }

    /** The set of this one direction, 0 .. 31. */
    public static int of(int direction) {
        return 1 << direction;
    }

    /** The set of the directions 0 .. count - 1, for count in 0 .. 32. */
    public static int all(int count) {
        return (int) ((1L << count) - 1);
    }

    /** The lowest direction of a set that is not empty. */
    public static int first(int set) {
        return Integer.numberOfTrailingZeros(set);
    }

    /** The set without its lowest direction. */
    public static int withoutFirst(int set) {
        return set & set - 1;
    }

    /** The direction at this index, 0 .. count(set) - 1, of the set in ascending order. */
    public static int select(int set, int index) {
        if (set >>> 8 == 0) {
            return SELECT[set << 3 | index];
        }
        int rest = set;
        for (int i = 0; i < index; i++) {
            rest &= rest - 1;
        }
        return Integer.numberOfTrailingZeros(rest);
    }
}
