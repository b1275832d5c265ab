package dev.mazewright.core.generate.popping;

import dev.mazewright.core.run.CancelledException;
import java.util.Arrays;

/**
 * Pops all cycles within a tile of posts. From each post in turn a walk takes the next arrow of every post that it comes to, as
 * Wilson's does, until it leaves the tile or meets a post whose arrows lead out; the arrows that posts were left by last then lead
 * out, too, and the others are popped.
 *
 * <p>The next arrows of a post are held in a number, so that a step waits for no hash. Used again for each tile.
 */
final class PostTile {
    /** The stacks that a line of the cache holds. */
    private static final int LINE = 16;

    /** How many arrows are held: 28 bits, above which one bit is 1 as long as there are arrows. */
    private static final int MANY = 14;

    private static final int END = 1 << (2 * MANY);
    private static final int HELD = 2 * END - 1;
    /** Above them, the arrow that was taken last. */
    private static final int LAST = 2 * MANY + 1;
    /** The highest bit of a post whose arrows lead out. */
    private static final int SETTLED = Integer.MIN_VALUE;

    private final Posts posts;
    private final int stride;
    /** The steps of the four arrows, sixteen bits each. */
    private final long steps;

    private final int[] stacks;
    /** How often all arrows that a stack held were taken. */
    private final byte[] refills;

    private int top;
    private int left;

    /** Tiles of at most this number of rows and columns. */
    PostTile(Posts posts, int rows, int columns) {
        this.posts = posts;
        stride = stride(columns);
        steps = (-stride & 0xFFFFL) | (1L << 16) | ((long) stride << 32) | (-1L << 48);
        stacks = new int[(rows + 2) * stride];
        refills = new byte[stacks.length];
    }

    static long bytes(int rows, int columns) {
        return (rows + 2L) * stride(columns) * (Integer.BYTES + 1);
    }

    /** An odd number of lines of the cache, since an even one would bring the posts of a column into few places of it. */
    private static int stride(int columns) {
        return (Math.ceilDiv(columns + 2, LINE) | 1) * LINE;
    }

    void pop(int fromRow, int fromColumn, int rows, int columns) {
        top = fromRow;
        left = fromColumn;
        fill(rows, columns);
        for (int row = 1; row <= rows; row++) {
            CancelledException.check();
            for (int at = row * stride + 1; at <= row * stride + columns; at++) {
                if (stacks[at] >= 0) {
                    walk(at);
                    settle(at);
                }
            }
        }
        write(rows, columns);
    }

    private void fill(int rows, int columns) {
        Arrays.fill(stacks, SETTLED);
        Arrays.fill(refills, (byte) 0);
        for (int row = 0; row < rows; row++) {
            int at = (row + 1) * stride + 1;
            for (int column = 0; column < columns; column++) {
                stacks[at + column] = arrows(row, column, 0);
            }
        }
    }

    private int arrows(int row, int column, int from) {
        return (int) posts.arrows(top + row, left + column, from, MANY) | END;
    }

    private void walk(int from) {
        int at = from;
        int stack = stacks[at];
        while (stack >= 0) {
            int held = stack & HELD;
            if (held == 1) {
                held = arrows(at / stride - 1, at % stride - 1, ++refills[at] * MANY);
            }
            stacks[at] = held >>> 2 | (held & 3) << LAST;
            at += step(held);
            stack = stacks[at];
        }
    }

    private void settle(int from) {
        int at = from;
        int stack = stacks[at];
        while (stack >= 0) {
            stacks[at] = stack | SETTLED;
            at += step(stack >>> LAST);
            stack = stacks[at];
        }
    }

    private int step(int arrow) {
        return (short) (steps >>> ((arrow & 3) << 4));
    }

    private void write(int rows, int columns) {
        for (int row = 0; row < rows; row++) {
            int at = (row + 1) * stride + 1;
            long post = posts.number(top + row, left);
            for (int column = 0; column < columns; column += Byte.SIZE) {
                long bytes = 0;
                for (int i = 0; i < Math.min(Byte.SIZE, columns - column); i++) {
                    bytes |= (long) top(at + column + i, post + column + i) << (i << 3);
                }
                posts.setEight(post + column, bytes);
            }
        }
    }

    private int top(int at, long post) {
        int rest = (Integer.SIZE - 1 - Integer.numberOfLeadingZeros(stacks[at] & HELD)) >>> 1;
        int taken = (refills[at] + 1) * MANY - rest;
        return posts.top(post, taken - 1, (stacks[at] >>> LAST) & 3);
    }
}
