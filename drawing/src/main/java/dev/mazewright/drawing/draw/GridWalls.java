package dev.mazewright.drawing.draw;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.shape.Rectangle;
import java.io.IOException;
import java.util.Set;

/**
 * The walls of a maze of squares, seen from the lines of its grid: line r lies above row r, line c to the left of
 * column c.
 *
 * <p>There is a wall between a cell and a non-cell, unless it is an opening. Tiles have no such walls, since their non-cells
 * are brick.
 */
public final class GridWalls {
    private final Maze maze;
    private final Grid grid;
    private final boolean tiles;
    private final Set<Opening> openings;

    public GridWalls(Puzzle puzzle) {
        maze = puzzle.maze();
        grid = maze.grid();
        tiles = grid.shape().isTiles();
        openings = Set.copyOf(puzzle.openings());
    }

    /** Whether a grid is made of squares in rows and columns. */
    public static boolean fit(Grid grid) {
        return grid.isSquareLattice() || grid.shape().isTiles();
    }

    /** Whether there is a wall above a position; rows 0 to rows, columns from -1 on. */
    public boolean above(int row, int column) {
        return between(grid.cell(row - 1L, column), Rectangle.SOUTH, grid.cell(row, column), Rectangle.NORTH);
    }

    /** Whether there is a wall to the left of a position; rows from -1 on, columns 0 to columns. */
    public boolean left(int row, int column) {
        return between(grid.cell(row, column - 1L), Rectangle.EAST, grid.cell(row, column), Rectangle.WEST);
    }

    private boolean between(long one, int there, long other, int back) {
        if (one != Grid.NONE && other != Grid.NONE) {
            return !maze.isOpen(one, there);
        }
        if (tiles || one == other) {
            return false;
        }
        return openings.isEmpty()
                || !openings.contains(one == Grid.NONE ? new Opening(other, back)
                        : new Opening(one, there));
    }

    /** Draws the walls above a position and to the left of it, in units of a cell; rows 0 to rows, columns 0 to columns. */
    public void draw(int row, int column, Pen pen) throws IOException {
        if (above(row, column)) {
            pen.move(column, row);
            pen.line(column + 1.0, row);
        }
        if (left(row, column)) {
            pen.move(column, row);
            pen.line(column, row + 1.0);
        }
    }

    /** Whether something is wall of lines that have a width: rows and columns are by turns these lines and what lies between them. */
    boolean isThick(int row, int column) {
        int r = row / 2;
        int c = column / 2;
        if (row % 2 == 1) {
            return column % 2 == 0 && left(r, c);
        }
        return above(r, c) || (column % 2 == 0 && (above(r, c - 1) || left(r, c) || left(r - 1, c)));
    }

    /** Whether a position is a brick: one of tiles that is no cell. */
    public boolean isBrick(int row, int column) {
        return tiles && grid.cell(row, column) == Grid.NONE;
    }

    /** Whether it is a maze of tiles, some of which may be bricks. */
    public boolean areTiles() {
        return tiles;
    }

    /** How many columns the grid has. */
    public int columns() {
        return grid.columns();
    }

    /** Whether bricks are all the walls there are. */
    public boolean areAllBricks() {
        if (!tiles) {
            return false;
        }
        for (int row = 0; row < grid.rows(); row++) {
            for (int column = 0; column < grid.columns(); column++) {
                if (above(row, column) || left(row, column)) {
                    return false;
                }
            }
        }
        return true;
    }
}
