package dev.mazewright.datasets.write;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.rows.SquareCells;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.datasets.Row;
import java.util.Arrays;

/**
 * A maze in tiles, a byte each, row by row: a maze of tiles as it is; a rectangle of n x m cells as 2n+1 x 2m+1 tiles, in
 * which a cell stands in each odd row and column. Drawn again and again in the same memory, about a nanosecond a tile.
 */
final class TileBytes {
    static final byte WALL = 0;
    static final byte FLOOR = 1;
    static final byte START = 2;
    static final byte GOAL = 3;
    static final byte PATH = 4;

    /** The tiles; those of the picture come first, and there may be more. */
    byte[] tiles = {};

    /** How many rows of tiles the picture has. */
    int rows;

    /** How many columns of tiles the picture has. */
    int columns;

    /** Tiles from a cell to the next, 1 or 2. */
    private int scale;

    /** Draws the walls, the floor, the start and the goals. */
    void draw(Row row) {
        Puzzle puzzle = row.puzzle();
        Maze maze = row.maze();
        Grid grid = maze.grid();
        boolean isTiles = grid.shape().isTiles();
        scale = isTiles ? 1 : 2;
        rows = scale * grid.rows() + scale - 1;
        columns = scale * grid.columns() + scale - 1;
        int area = Math.multiplyExact(rows, columns);
        if (tiles.length < area) {
            tiles = new byte[area];
        }
        Arrays.fill(tiles, 0, area, WALL);
        if (isTiles) {
            drawFloor(grid);
        } else {
            drawCells(maze, grid);
            for (Opening opening : puzzle.openings()) {
                tiles[index(grid, opening.cell()) + (int) SquareCells.offset(opening.direction(), columns)] = FLOOR;
            }
        }
        drawEnds(row);
    }

    private void drawFloor(Grid grid) {
        Mask floor = grid.mask();
        int at = 0;
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++, at++) {
                tiles[at] = floor == null || floor.contains(row, column) ? FLOOR : WALL;
            }
        }
    }

    private void drawCells(Maze maze, Grid grid) {
        Mask mask = grid.mask();
        for (int row = 0; row < grid.rows(); row++) {
            long start = grid.rowStart(row);
            int at = (2 * row + 1) * columns + 1;
            for (int column = 0; column < grid.columns(); column++, at += 2) {
                if (mask == null || mask.contains(row, column)) {
                    int open = maze.open(start + column);
                    tiles[at] = FLOOR;
                    tiles[at + 1] = (byte) (open >>> Rectangle.EAST & 1);
                    tiles[at + columns] = (byte) (open >>> Rectangle.SOUTH & 1);
                }
            }
        }
    }

    /** Draws a path, its first and last tile too. */
    void drawPath(Path path, Grid grid) {
        if (!path.found()) {
            return;
        }
        int at = index(grid, path.start());
        tiles[at] = PATH;
        for (long step = 0; step < path.length(); step++) {
            int offset = (int) SquareCells.offset(path.direction(step), columns);
            for (int i = 0; i < scale; i++) {
                at += offset;
                tiles[at] = PATH;
            }
        }
    }

    /** Draws the start and the goals, over a path. */
    void drawEnds(Row row) {
        Grid grid = row.maze().grid();
        for (long goal : row.puzzle().goalsOrLast()) {
            tiles[index(grid, goal)] = GOAL;
        }
        tiles[index(grid, row.path().start())] = START;
    }

    /** Where a cell stands among the tiles. */
    int index(Grid grid, long cell) {
        int first = scale - 1;
        return (scale * grid.row(cell) + first) * columns + scale * grid.column(cell) + first;
    }
}
