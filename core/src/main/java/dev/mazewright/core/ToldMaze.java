package dev.mazewright.core;

/**
 * A maze in memory, told row by row, as {@link SquareRows#of} answers it: sixteen cells at a time, at about half a
 * nanosecond a cell, without memory of its own.
 */
final class ToldMaze implements SquareRows {
    private final Grid grid;
    private final SquareNibbles cells;
    private int row;

    /** The rows of a maze on a whole sheet of squares. */
    ToldMaze(Maze maze) {
        grid = maze.grid();
        if (!grid.isWholeSheet() || grid.directions() != 4) {
            throw new IllegalArgumentException("only whole sheets of squares are told row by row, not " + grid.shape());
        }
        cells = new SquareNibbles(maze.words(), grid.columns());
    }

    @Override
    public int rows() {
        return grid.rows();
    }

    @Override
    public int columns() {
        return grid.columns();
    }

    @Override
    public void next(long[] east, long[] south) {
        cells.tell(grid.rowStart(row++), east, south);
    }
}
