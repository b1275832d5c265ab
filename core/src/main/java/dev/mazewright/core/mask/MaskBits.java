package dev.mazewright.core.mask;

import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.run.UsageException;
import java.io.ByteArrayOutputStream;
import java.util.Base64;

/**
 * A mask as text, for recipes: its runs. The positions of the grid, row by row from the top left, are a number outside,
 * then a number of cells, a number outside, and so on; what follows the last cell is outside and not written.
 *
 * <ul>
 *   <li>A run's length is written in groups of seven bits, the lowest first, a byte each; the highest bit of a byte is
 *       1 where another group follows (LEB128). As few bytes as the number needs.
 *   <li>The first run, outside, is 0 where the grid begins with a cell; no other run is 0. The last run is of cells. So
 *       the runs are an even number, at least two.
 *   <li>The bytes are written in the 64 letters of base64url (RFC 4648, section 5: A-Z a-z 0-9 - _), six bits each, the
 *       highest first, without padding; the bits of the last letter that no byte needs are 0.
 * </ul>
 *
 * <p>For example a 2 x 3 grid whose positions are all cells but the first: runs 1, 5; bytes 01 05; text {@code AQU}. A
 * mask has one text, and each text is one mask at most.
 */
public final class MaskBits {
    private static final int GROUP = 7;
    private static final int MORE = 1 << GROUP;
    private static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

    private final String key;
    private final String text;
    private final int length;
    private int next;

    private MaskBits(String key, String text) {
        this.key = key;
        this.text = text;
        length = (int) (text.length() * 6L / Byte.SIZE);
    }

    /**
     * The text of a mask.
     *
     * @throws UsageException if it has no cells
     */
    public static String print(Mask mask) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        long run = 0;
        boolean inside = false;
        for (int row = 0; row < mask.rows(); row++) {
            for (int column = 0; column < mask.columns(); ) {
                int from = column;
                int end;
                if (mask.contains(row, column)) {
                    end = column + 1;
                    while (end < mask.columns() && mask.contains(row, end)) {
                        end++;
                    }
                } else {
                    end = mask.nextColumn(row, column);
                }
                if (mask.contains(row, column) != inside) {
                    write(bytes, run);
                    run = 0;
                    inside = !inside;
                }
                run += end - from;
                column = end;
            }
        }
        if (inside) {
            write(bytes, run);
        }
        if (bytes.size() == 0) {
            throw new UsageException("a mask of no cells has no text; a grid has at least one cell");
        }
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes.toByteArray());
    }

    private static void write(ByteArrayOutputStream bytes, long number) {
        long rest = number;
        for (; rest >= MORE; rest >>>= GROUP) {
            bytes.write((int) rest | MORE);
        }
        bytes.write((int) rest);
    }

    /**
     * The text, if it is written in the letters of base64url.
     *
     * @param key the option of recipes that has it, for the message
     * @throws UsageException if it is not; the message says where
     */
    public static String lettered(String key, String text) {
        for (int i = 0; i < text.length(); i++) {
            if (LETTERS.indexOf(text.charAt(i)) < 0) {
                throw bad(key, i, "'" + text.charAt(i) + "' is not a letter of base64url; those are A-Z a-z 0-9 - _");
            }
        }
        if (text.isEmpty() || text.length() % 4 == 1) {
            throw bad(key, text.length(), "the text ends within a byte");
        }
        return text;
    }

    /**
     * The mask of a grid of rows x columns positions that a text stands for. Takes a bit a position, even if the text
     * is short.
     *
     * @param key the option of recipes that has it, for messages
     * @throws UsageException if it stands for none; the message says where and why
     */
    public static Mask parse(String key, String text, int rows, int columns) {
        MaskBits bits = new MaskBits(key, lettered(key, text));
        bits.requireNothingAfterTheLastByte();
        long positions = (long) rows * columns;
        Mask mask = new Mask(rows, columns);
        long position = 0;
        for (boolean inside = false; bits.next < bits.length || inside; inside = !inside) {
            int at = bits.next;
            long run = bits.number();
            if (run == 0 && at > 0) {
                throw bits.badByte(at, "a run of no positions; only the first may be so");
            }
            if (run > positions - position) {
                throw bits.badByte(at, "a run of " + run + " positions, where " + (positions - position) + " are left of "
                        + rows + "x" + columns + "; the mask is one of another size");
            }
            if (inside) {
                add(mask, position, position + run);
            }
            position += run;
        }
        return mask;
    }

    private static void add(Mask mask, long from, long to) {
        int columns = mask.columns();
        for (long position = from; position < to; ) {
            long rowEnd = Math.min(to, (position / columns + 1) * columns);
            int column = (int) (position % columns);
            mask.addRange((int) (position / columns), column, (int) (column + rowEnd - position));
            position = rowEnd;
        }
    }

    /** A number of seven bits a byte, from the next byte on. */
    private long number() {
        int first = next;
        long number = 0;
        for (int shift = 0; ; shift += GROUP) {
            if (next == length) {
                throw badByte(first, first == length ? "the end, where a run of cells should follow" : "a run that does not end");
            }
            int group = octet(next++);
            if (shift > Long.SIZE - 2 * GROUP) {
                throw badByte(first, "a run longer than any grid");
            }
            number |= (long) (group & (MORE - 1)) << shift;
            if (group < MORE) {
                if (group == 0 && shift > 0) {
                    throw badByte(first, "a run written in more bytes than it needs");
                }
                return number;
            }
        }
    }

    /** Byte number i: of the 6 bits that each letter is, the 8 from 8 * i on. */
    private int octet(int i) {
        int bit = i % 3 * Byte.SIZE % 6;
        int letter = (int) (i * (long) Byte.SIZE / 6);
        int two = value(letter) << 6 | value(letter + 1);
        return two >> (4 - bit) & 0xFF;
    }

    private int value(int letter) {
        return LETTERS.indexOf(text.charAt(letter));
    }

    private void requireNothingAfterTheLastByte() {
        int bits = text.length() % 4 == 2 ? 4 : text.length() % 4 == 3 ? 2 : 0;
        if ((value(text.length() - 1) & (1 << bits) - 1) != 0) {
            throw bad(key, text.length() - 1, "the last letter has bits that belong to no byte");
        }
    }

    private UsageException badByte(int octet, String what) {
        return bad(key, octet == length ? text.length() : (int) (octet * (long) Byte.SIZE / 6), what);
    }

    private static UsageException bad(String key, int at, String what) {
        return new UsageException(key + ", letter " + (at + 1) + ": " + what);
    }
}
