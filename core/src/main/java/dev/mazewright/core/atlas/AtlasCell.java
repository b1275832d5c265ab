package dev.mazewright.core.atlas;

import dev.mazewright.core.shape.Rectangle;

/**
 * A cell of an atlas, or a block of a higher level.
 *
 * @param row from 0 at the top
 * @param column from 0 at the left
 */
public record AtlasCell(long row, long column) {
    /** The direction of the step to a cell beside it. */
    public int direction(AtlasCell next) {
        if (next.row != row) {
            return next.row < row ? Rectangle.NORTH : Rectangle.SOUTH;
        }
        return next.column < column ? Rectangle.WEST : Rectangle.EAST;
    }

    /** As recipes name it: {@code row,column}. */
    @Override
    public String toString() {
        return row + "," + column;
    }
}
