package dev.mazewright.core.generate.popping;

import dev.mazewright.core.run.CancelledException;
import java.util.Arrays;

/**
 * Joins two regions of posts, neither of which has a cycle: pops the cycles that cross the seam between them. Only arrows across
 * the seam can lead into one. From there walks go on as in a {@link PostTile}, where the arrow on top of each post that no walk has
 * come to counts as not yet taken; so the rest of both regions is left alone.
 *
 * <p>Used again for each seam. Takes 2 bits a post of the regions' rows.
 */
final class PostSeam {
    /** No walk has come to a post. */
    private static final int FRESH = 0;
    /** A walk has taken its arrow on top. */
    private static final int TAKEN = 1;
    /** Its arrows lead out, or it is in neither region. */
    private static final int SETTLED = 2;

    private static final int LOG_WORD = 5;
    private static final int WORD = 1 << LOG_WORD;
    /** The lower bit of each mark of a word. */
    private static final long EACH = 0x5555_5555_5555_5555L;
    /** All of them {@link #SETTLED}. */
    private static final long OUTSIDE = EACH << 1;

    private final Posts posts;
    private final long[] steps;
    /** From some word on: of the rows of the regions, one above and one below, and some posts before the first. */
    private final long[] marks;
    private final long begin;
    /** The post that the first mark of the array would belong to. */
    private long first;

    private int top;
    private int left;
    private int bottom;
    private int right;
    private long popped;

    /** What joins regions of some rows, with {@link #words} words of the marks from {@code begin} on. */
    PostSeam(Posts posts, long[] marks, int begin) {
        this.posts = posts;
        steps = new long[] {-posts.stride, 1, posts.stride, -1};
        this.marks = marks;
        this.begin = begin;
    }

    /** How many words hold the marks of regions of at most this number of rows. */
    static long words(int rows, int columns) {
        return (rows + 2L) * Posts.stride(columns) / WORD + 2;
    }

    /** How many arrows were popped so far. */
    long popped() {
        return popped;
    }

    /** Joins the posts of some rows and columns on both sides of a seam, left of this column. */
    void joinColumns(int fromRow, int fromColumn, int toRow, int toColumn, int seam) {
        begin(fromRow, fromColumn, toRow, toColumn);
        for (int row = fromRow; row < toRow; row++) {
            followAcross(row, seam - 1, 1);
            followAcross(row, seam, 3);
        }
        finish();
    }

    /** The same of a seam above this row. */
    void joinRows(int fromRow, int fromColumn, int toRow, int toColumn, int seam) {
        begin(fromRow, fromColumn, toRow, toColumn);
        for (int column = fromColumn; column < toColumn; column++) {
            followAcross(seam - 1, column, 2);
            followAcross(seam, column, 0);
        }
        finish();
    }

    private void begin(int fromRow, int fromColumn, int toRow, int toColumn) {
        top = fromRow;
        left = fromColumn;
        bottom = toRow;
        right = toColumn;
        first = posts.number(top - 1, 0) - (begin + 1) * WORD;
        for (int row = top - 1; row <= bottom; row++) {
            boolean isOutside = row < top || row == bottom;
            Arrays.fill(marks, word(posts.number(row, left)), word(posts.number(row, right - 1)) + 1, isOutside ? OUTSIDE : FRESH);
            mark(posts.number(row, left) - 1, SETTLED);
            mark(posts.number(row, right), SETTLED);
        }
    }

    private void followAcross(int row, int column, int arrow) {
        long post = posts.number(row, column);
        if (posts.arrow(post) == arrow && mark(post) == FRESH) {
            CancelledException.check();
            walk(post, row, column);
            settle(post);
        }
    }

    /** Goes on from the posts that walks came to and did not settle, which are popped, as long as there are any. */
    private void finish() {
        boolean isDone = false;
        while (!isDone) {
            isDone = true;
            for (int row = top; row < bottom; row++) {
                int from = word(posts.number(row, left));
                int to = word(posts.number(row, right - 1));
                for (int word = from; word <= to; word++) {
                    while ((marks[word] & EACH) != 0) {
                        isDone = false;
                        long post = first + ((long) word << LOG_WORD) + (Long.numberOfTrailingZeros(marks[word] & EACH) >>> 1);
                        walk(post, row, (int) (post - posts.number(row, 0)));
                        settle(post);
                    }
                }
            }
            CancelledException.check();
        }
    }

    private void walk(long from, int fromRow, int fromColumn) {
        long post = from;
        int row = fromRow;
        int column = fromColumn;
        for (int mark = mark(post); mark != SETTLED; mark = mark(post)) {
            int arrow;
            if (mark == FRESH) {
                mark(post, TAKEN);
                arrow = posts.arrow(post);
            } else {
                popped++;
                arrow = posts.pop(post, row, column);
            }
            post += steps[arrow];
            row += (arrow - 1) * (~arrow & 1);
            column += (2 - arrow) * (arrow & 1);
        }
    }

    private void settle(long from) {
        for (long post = from; mark(post) != SETTLED; post += steps[posts.arrow(post)]) {
            mark(post, SETTLED);
        }
    }

    private int word(long post) {
        return (int) ((post - first) >>> LOG_WORD);
    }

    private int mark(long post) {
        return (int) (marks[word(post)] >>> (post << 1)) & 3;
    }

    private void mark(long post, int mark) {
        int word = word(post);
        marks[word] = (marks[word] & ~(3L << (post << 1))) | ((long) mark << (post << 1));
    }
}
