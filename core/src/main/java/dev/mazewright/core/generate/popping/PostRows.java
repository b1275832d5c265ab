package dev.mazewright.core.generate.popping;

import dev.mazewright.core.rows.BitRow;
import dev.mazewright.core.rows.SquareRows;
import java.util.Arrays;

/** The maze whose walls are the arrows on top of its posts, and the outline. */
final class PostRows implements SquareRows {
    private static final long EACH_BYTE = 0x0101_0101_0101_0101L;
    /** Brings the lowest bits of eight bytes together in the highest byte of the product. */
    private static final long GATHER = 0x0102_0408_1020_4080L;

    private final Posts posts;
    private int row;
    /** The columns of the posts of a row whose arrow leads there. */
    private final long[][] arrows;
    /** Of the row above. */
    private final long[] down;

    PostRows(Posts posts) {
        this.posts = posts;
        arrows = new long[4][words()];
        down = new long[words()];
    }

    @Override
    public int rows() {
        return posts.rows + 1;
    }

    @Override
    public int columns() {
        return posts.columns + 1;
    }

    @Override
    public void next(long[] east, long[] south) {
        System.arraycopy(arrows[2], 0, down, 0, down.length);
        read();
        int words = words();
        long before = 0;
        for (int i = 0; i < words; i++) {
            long right = arrows[1][i];
            east[i] = ~(arrows[0][i] | down[i]);
            south[i] = ~(arrows[3][i] | BitRow.rightOf(right, before));
            before = right;
        }
        long last = BitRow.lastWord(columns());
        east[words - 1] &= last & ~(1L << posts.columns);
        south[words - 1] &= last;
        row++;
        if (row == rows()) {
            Arrays.fill(south, 0);
        }
    }

    /** The arrows of the row of posts below this row of cells. */
    private void read() {
        for (long[] some : arrows) {
            Arrays.fill(some, 0);
        }
        if (row == posts.rows) {
            return;
        }
        for (int word = 0; word < (posts.columns + 7) >>> 3; word++) {
            long eight = posts.eight(row, word);
            long low = ((eight & EACH_BYTE) * GATHER) >>> 56;
            long high = (((eight >>> 1) & EACH_BYTE) * GATHER) >>> 56;
            int valid = (int) Math.min(8, posts.columns - word * 8L);
            long all = (1L << valid) - 1;
            int at = word >>> 3;
            int shift = word << 3;
            arrows[0][at] |= (~low & ~high & all) << shift;
            arrows[1][at] |= (low & ~high & all) << shift;
            arrows[2][at] |= (~low & high & all) << shift;
            arrows[3][at] |= (low & high & all) << shift;
        }
    }

    @Override
    public void skip(int many) {
        if (many > 0) {
            row += many - 1;
            read();
            row++;
        }
    }
}
