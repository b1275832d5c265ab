package dev.mazewright.drawing.png;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.rows.BitRow;

/**
 * Walls of the squares of a row as {@link SquarePictures} draws them in cells of two pixels: of the four pixels of a
 * cell, the post, the wall above it and the wall to the left of it can be wall.
 */
final class WallCounter extends WallRow {
    /** The pixels of a cell. */
    static final int PIXELS = 4;

    private final long lastWord;

    WallCounter(Puzzle puzzle) {
        super(SquareWalls.streamed(puzzle), puzzle.grid().columns());
        lastWord = BitRow.lastWord(puzzle.grid().columns());
    }

    @Override
    void look(int row) {
        super.look(row);
        posts[above.length - 1] &= lastWord;
        left[above.length - 1] &= lastWord; // the wall that ends the row is not one of its cells'
    }

    /** How many pixels of the cells in these columns of a word are wall. */
    int count(int word, long mask) {
        return Long.bitCount(above[word] & mask) + Long.bitCount(left[word] & mask) + Long.bitCount(posts[word] & mask);
    }
}
