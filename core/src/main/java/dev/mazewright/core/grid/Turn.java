package dev.mazewright.core.grid;

/**
 * How a grid is turned or mirrored as a square is: its rows may become columns, and then rows and columns may be counted from their
 * other ends.
 *
 * @param isTransposed whether rows become columns
 * @param flipsRows whether the rows of the image are counted from the other end
 * @param flipsColumns whether the columns of the image are counted from the other end
 */
public record Turn(boolean isTransposed, boolean flipsRows, boolean flipsColumns) {
    /** How many rows the image of a grid of this size has. */
    public int rows(int rows, int columns) {
        return isTransposed ? columns : rows;
    }

    /** How many columns the image of a grid of this size has. */
    public int columns(int rows, int columns) {
        return isTransposed ? rows : columns;
    }

    /** The row, in the image of a grid of this size, of what lies at this row and column. */
    public int row(int row, int column, int rows, int columns) {
        int image = isTransposed ? column : row;
        return flipsRows ? rows(rows, columns) - 1 - image : image;
    }

    /** The column, in the image of a grid of this size, of what lies at this row and column. */
    public int column(int row, int column, int rows, int columns) {
        int image = isTransposed ? row : column;
        return flipsColumns ? columns(rows, columns) - 1 - image : image;
    }

    /** How far right a vector leads in the image. */
    public double right(double right, double down) {
        return (isTransposed ? down : right) * (flipsColumns ? -1 : 1);
    }

    /** How far down a vector leads in the image. */
    public double down(double right, double down) {
        return (isTransposed ? right : down) * (flipsRows ? -1 : 1);
    }
}
