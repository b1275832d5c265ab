package dev.mazewright.drawing.png;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.rows.BitRow;

/**
 * Walls of the squares of a row as {@link SquarePictures} draws them in cells of two pixels: of the four pixels of a
 * cell, the post, the wall above it and the wall to the left of it can be wall.
 */
final class WallCounter {
    /** The pixels of a cell. */
    static final int PIXELS = 4;

    private final SquareWalls walls;
    private final int columns;

    /** The columns with a wall above them, 64 a word; likewise to the left, and with a post. */
    final long[] above;

    final long[] posts;
    long[] left;

    private long[] leftBefore;

    WallCounter(Puzzle puzzle) {
        walls = SquareWalls.streamed(puzzle);
        columns = puzzle.grid().columns();
        above = new long[BitRow.words(columns)];
        posts = new long[above.length];
        left = new long[BitRow.words(columns + 1)];
        leftBefore = left.clone();
    }

    /** Moves to a row: the first that is asked for, of which posts are not known unless it is row 0, or the next. */
    void look(int row) {
        long[] before = leftBefore;
        leftBefore = left;
        left = before;
        walls.look(row, above, left);
        long carried = 0;
        for (int word = 0; word < posts.length; word++) {
            posts[word] = above[word] | BitRow.rightOf(above[word], carried) | left[word] | leftBefore[word];
            carried = above[word];
        }
        long last = BitRow.lastWord(columns);
        posts[posts.length - 1] &= last;
        left[posts.length - 1] &= last; // the wall that ends the row is not one of its cells'
    }

    /** How many pixels of the cells in these columns of a word are wall. */
    int count(int word, long mask) {
        return Long.bitCount(above[word] & mask) + Long.bitCount(left[word] & mask) + Long.bitCount(posts[word] & mask);
    }
}
