package dev.mazewright.core.atlas;

/**
 * A cell of an atlas, or a block of a higher level.
 *
 * @param row from 0 at the top
 * @param column from 0 at the left
 */
public record AtlasCell(long row, long column) {
    /** As recipes name it: {@code row,column}. */
    @Override
    public String toString() {
        return row + "," + column;
    }
}
