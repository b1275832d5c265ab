package dev.mazewright.core.generate.popping;

import dev.mazewright.core.grid.CellValues;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.run.Memory;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The wall posts inside a grid of squares, each with a stack of random arrows: how many arrows of it are popped, and the
 * arrow on top, in a byte. Arrow k of the post in row r and column c is the field k mod 32, two bits, of word c + (k div 32)
 * 2^32 of the stream "row", number r: 0 up, 1 right, 2 down, 3 left.
 *
 * <p>The posts of a row begin at a word of their own, and 64 posts fill whole words of both planes, so that threads whose posts
 * lie in other columns of 64 do not interfere.
 */
final class Posts {
    /** Posts whose bits share no words with those of others: the width of a tile is a multiple of it. */
    static final int ALIGNMENT = 64;

    private static final int DIRECTION = 3;
    private static final int LOG_WORD = 5;

    final int rows;
    final int columns;
    /** The posts of a row, with one or more that only fill it up. */
    final long stride;

    /** Eight bits a post: above the arrow on top, how many are popped, or {@link #deep}. */
    private final long[] tops;
    /** The number that stands for all from it on, which are in the table. */
    private final int deep;

    private final Map<Long, Integer> table = new ConcurrentHashMap<>();
    /** The seeds of the rows' streams. */
    private final long[] seeds;

    /** Posts, none of whose arrows is known; up to {@code deep} arrows, 1 to 63, may be popped before a table holds their number. */
    Posts(int rows, int columns, MazeRandom random, int deep) {
        this.rows = rows;
        this.columns = columns;
        this.deep = deep;
        stride = stride(columns);
        tops = new CellValues(rows * stride, Byte.SIZE).words();
        seeds = new long[rows];
        Arrays.setAll(seeds, row -> random.stream("row", row).seed());
    }

    /**
     * At least one more than the columns; an odd number of lines of the cache, since an even one would bring the posts of a column into
     * few places of it.
     */
    static long stride(int columns) {
        return ((columns / ALIGNMENT + 1) | 1) * (long) ALIGNMENT;
    }

    /** The memory, in bytes, without the table. */
    static long bytes(int rows, int columns) {
        return Memory.sum(CellValues.bytes(rows * stride(columns), Byte.SIZE), rows * (long) Long.BYTES);
    }

    /** The number of a post, by which planes have its bits. */
    long number(int row, int column) {
        return row * stride + column;
    }

    int arrow(long post) {
        return top(post) & DIRECTION;
    }

    int popped(long post) {
        int popped = top(post) >>> 2;
        return popped < deep ? popped : table.getOrDefault(post, deep);
    }

    private int top(long post) {
        return (int) (tops[(int) (post >>> 3)] >>> (post << 3)) & 0xFF;
    }

    /** Eight posts: the lowest byte of the result is the first. */
    long eight(int row, int word) {
        return tops[(int) ((row * stride) >>> 3) + word];
    }

    /** The byte of a post: how many arrows are popped, and which is on top. */
    int top(long post, int popped, int arrow) {
        if (popped >= deep) {
            table.put(post, popped);
            return (deep << 2) | arrow;
        }
        return (popped << 2) | arrow;
    }

    /** Sets the bytes of eight posts, the first of which has a number that is a multiple of eight. */
    void setEight(long first, long bytes) {
        tops[(int) (first >>> 3)] = bytes;
    }

    /** Pops the arrow on top of a post, {@link #number} of a row and a column; the result is the next one. */
    int pop(long post, int row, int column) {
        int popped = popped(post) + 1;
        int arrow = (int) (word(row, column, popped) >>> (popped << 1)) & DIRECTION;
        int word = (int) (post >>> 3);
        tops[word] = (tops[word] & ~(0xFFL << (post << 3))) | ((long) top(post, popped, arrow) << (post << 3));
        return arrow;
    }

    /** The arrows of a stack from this one on, 1 to 31 of them, the first lowest; above them are zeros. */
    long arrows(int row, int column, int from, int many) {
        long bits = word(row, column, from) >>> (from << 1);
        if ((from & 31) + many > 32) {
            bits |= word(row, column, from + 31) << -(from << 1);
        }
        return bits & ((1L << (2 * many)) - 1);
    }

    /** The word that an arrow is in. */
    private long word(int row, int column, int arrow) {
        return MazeRandom.word(seeds[row], column + ((long) (arrow >>> LOG_WORD) << Integer.SIZE));
    }

    /** The arrows of all stacks down to those on top. */
    long arrowsSeen() {
        long seen = 0;
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                seen += popped(number(row, column)) + 1;
            }
        }
        return seen;
    }
}
