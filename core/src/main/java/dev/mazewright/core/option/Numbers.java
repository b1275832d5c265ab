package dev.mazewright.core.option;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.run.UsageException;
import org.jspecify.annotations.Nullable;

/** Numbers as recipes and messages write them: plain ASCII digits, the same in every locale. */
public final class Numbers {
    private static final int MILLION = 1_000_000;
    private static final long LONGEST_NAMED_SIDE = 1L << 62;

    private Numbers() {}

    /** A number of rows or columns: 1 .. 2^31 - 1. */
    public static int side(String what, String text) {
        return (int) whole(what, text, 1, Grid.LONGEST_SIDE);
    }

    /** Rows or columns as a recipe names them, 1 .. 2^62; a grid can have {@link Grid#LONGEST_SIDE}. */
    public static long namedSide(String what, String text) {
        Long number = parsed(text, 1, LONGEST_NAMED_SIDE);
        if (number == null) {
            throw notASide(what, text);
        }
        return number;
    }

    /** What is thrown where a side of this length is not possible. */
    public static UsageException notASide(String what, String text) {
        return new UsageException("'" + text + "' is not a valid " + what + "; it is a whole number, 1 to " + Grid.LONGEST_SIDE
                + ", or up to " + LONGEST_NAMED_SIDE + " for rectangle with the generator atlas");
    }

    /**
     * A seed: a signed 64-bit decimal.
     *
     * @throws UsageException if the text is no such number
     */
    public static long seed(String text) {
        return whole("seed", text, Long.MIN_VALUE, Long.MAX_VALUE);
    }

    /**
     * A whole number, {@code least} .. {@code most}.
     *
     * @throws UsageException if the text is no such number; the message names {@code what} and the range
     */
    public static long whole(String what, String text, long least, long most) {
        Long number = parsed(text, least, most);
        if (number == null) {
            throw new UsageException("'" + text + "' is not a valid " + what + "; it is a whole number, " + least + " to " + most);
        }
        return number;
    }

    /** A whole number of a range, or null for any other text. */
    private static @Nullable Long parsed(String text, long least, long most) {
        if (text.matches("-?[0-9]{1,19}")) {
            try {
                long number = Long.parseLong(text);
                return number >= least && number <= most ? number : null;
            } catch (NumberFormatException tooLarge) {
                return null;
            }
        }
        return null;
    }

    /** A number and its noun: {@code 1 cell}, {@code 2 cells}. */
    public static String count(long number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }

    /** A share of 0 to 1 in millionths. */
    static int millionths(String what, String text) {
        if (text.matches("[01](\\.[0-9]{1,6})?")) {
            String[] parts = text.split("\\.", -1);
            String digits = parts.length == 1 ? "" : parts[1];
            int millionths = Integer.parseInt(parts[0]) * MILLION + Integer.parseInt((digits + "000000").substring(0, 6));
            if (millionths <= MILLION) {
                return millionths;
            }
        }
        throw new UsageException("'" + text + "' is not a valid " + what + "; it is a number from 0 to 1 with up to six decimals");
    }

    /** A number of millionths as a share, with as few decimals as it needs. */
    static String share(int millionths) {
        String digits = Integer.toString(MILLION + millionths % MILLION).substring(1).replaceAll("0+$", "");
        return millionths / MILLION + (digits.isEmpty() ? "" : "." + digits);
    }
}
