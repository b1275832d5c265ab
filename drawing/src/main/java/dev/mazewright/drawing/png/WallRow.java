package dev.mazewright.drawing.png;

import dev.mazewright.core.rows.BitRow;

/** The walls of a row of squares and the posts above it, 64 columns a word; rows come one after the other. */
class WallRow {
    private final SquareWalls walls;
    /** The columns with a wall above them. */
    final long[] above;
    /** The columns with a post at their top left corner: where any of the four walls around it is. */
    final long[] posts;
    /** The columns with a wall to the left; there is one more of them, and of posts, than of cells. */
    long[] left;

    private long[] leftBefore;

    WallRow(SquareWalls walls, int columns) {
        this.walls = walls;
        above = new long[BitRow.words(columns)];
        left = new long[BitRow.words(columns + 1)];
        leftBefore = left.clone();
        posts = left.clone();
    }

    /** Moves to a row: the first that is asked for, of which posts are not known unless it is row 0, or the next. */
    void look(int row) {
        long[] before = leftBefore;
        leftBefore = left;
        left = before;
        walls.look(row, above, left);
        long carried = 0;
        for (int word = 0; word < posts.length; word++) {
            long across = word < above.length ? above[word] : 0;
            posts[word] = across | BitRow.rightOf(across, carried) | left[word] | leftBefore[word];
            carried = across;
        }
    }
}
