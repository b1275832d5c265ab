package dev.mazewright.core.measure;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Rectangle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Converts a picture of a maze in tiles into a maze of cells: every other tile of every other row is a cell, the tile
 * between two cells is their wall (brick) or passage (floor), and the tiles between four cells are posts, always brick.
 *
 * <p>The picture may begin with a row of walls or of cells, and end with either; a gap in an outer wall is an opening.
 * A cell of brick with brick around it is not a cell.
 */
public final class CellPicture {
    private final Puzzle tiles;
    private final Mask floor;
    /** The first row and column of tiles that are cells: 0 or 1. */
    private final int top;

    private final int left;
    private final int rows;
    private final int columns;

    private CellPicture(Puzzle tiles, Mask floor, int top, int left) {
        this.tiles = tiles;
        this.floor = floor;
        this.top = top;
        this.left = left;
        rows = (floor.rows() - top + 1) / 2;
        columns = (floor.columns() - left + 1) / 2;
    }

    /** The maze of cells that a maze of tiles shows, or null if it shows none. Time proportional to the tiles. */
    public static @Nullable Puzzle cells(Puzzle tiles) {
        Mask floor = tiles.maze().grid().mask();
        if (floor == null || !tiles.maze().grid().shape().isTiles()) {
            return null;
        }
        for (int top = 1; top >= 0; top--) {
            for (int left = 1; left >= 0; left--) {
                CellPicture picture = new CellPicture(tiles, floor, top, left);
                if (picture.isOne()) {
                    return picture.read();
                }
            }
        }
        return null;
    }

    /**
     * The maze of cells that a maze of tiles shows, or the maze itself if it is of cells.
     *
     * @param name of the maze, for messages
     * @param advice what to do instead
     * @throws UsageException if the tiles show none
     */
    public static Puzzle requireCells(Puzzle puzzle, String name, String advice) {
        Puzzle cells = puzzle.grid().isSquareLattice() ? puzzle : cells(puzzle);
        if (cells == null) {
            throw new UsageException(name + " does not show a maze of cells: in tiles that do, every second tile of every second row is"
                    + " brick, and floor joins two cells; " + advice);
        }
        return cells;
    }

    private boolean isOne() {
        boolean posts = false;
        boolean cells = false;
        for (int row = 0; row < floor.rows(); row++) {
            boolean cellRow = row % 2 == top;
            for (int column = 0; column < floor.columns(); column++) {
                boolean cellColumn = column % 2 == left;
                if (cellRow && cellColumn) {
                    cells |= floor.contains(row, column);
                } else if (!cellRow && !cellColumn) {
                    if (floor.contains(row, column)) {
                        return false;
                    }
                    posts = true;
                } else if (floor.contains(row, column) && !joinsCells(row, column, cellRow)) {
                    return false;
                }
            }
        }
        return posts && cells;
    }

    /** Whether the tiles on both sides of a passage, as far as they are in the picture, are floor. */
    private boolean joinsCells(int row, int column, boolean cellRow) {
        return cellRow ? isFloor(row, column - 1) && isFloor(row, column + 1) : isFloor(row - 1, column) && isFloor(row + 1, column);
    }

    private boolean isFloor(int row, int column) {
        return row < 0 || row >= floor.rows() || column < 0 || column >= floor.columns() || floor.contains(row, column);
    }

    private Puzzle read() {
        Mask mask = new Mask(rows, columns);
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                if (isCell(row, column)) {
                    mask.add(row, column);
                }
            }
        }
        boolean full = mask.count() == (long) rows * columns;
        Maze maze = new Maze(new Rectangle(rows, columns, full ? null : mask).grid());
        List<Opening> openings = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                if (isCell(row, column)) {
                    carve(maze, row, column, openings);
                }
            }
        }
        Ends ends = tiles.ends().withOpenings(List.of()).map(tile -> cellOf(maze.grid(), tile));
        long[] goals = Arrays.stream(ends.goals()).distinct().toArray(); // several tiles may stand for one cell
        return new Puzzle(maze, ends.withGoals(goals).withOpenings(openings), null);
    }

    private boolean isCell(int row, int column) {
        return floor.contains(top + 2 * row, left + 2 * column);
    }

    private void carve(Maze maze, int row, int column, List<Opening> openings) {
        long cell = maze.grid().cell(row, column);
        int tileRow = top + 2 * row;
        int tileColumn = left + 2 * column;
        for (int direction = 0; direction < 4; direction++) {
            int wallRow = tileRow + (direction == Rectangle.NORTH ? -1 : direction == Rectangle.SOUTH ? 1 : 0);
            int wallColumn = tileColumn + (direction == Rectangle.WEST ? -1 : direction == Rectangle.EAST ? 1 : 0);
            boolean inPicture = wallRow >= 0 && wallRow < floor.rows() && wallColumn >= 0 && wallColumn < floor.columns();
            if (!inPicture || !floor.contains(wallRow, wallColumn)) {
                continue;
            }
            if (maze.grid().leads(cell, direction)) {
                maze.carve(cell, direction);
            } else {
                openings.add(new Opening(cell, direction));
            }
        }
    }

    /** The cell that a tile shows; of a passage or a gap, the cell before it, or else the one behind it. */
    private long cellOf(Grid grid, long tile) {
        int row = Math.floorDiv(tiles.maze().grid().row(tile) - top, 2);
        int column = Math.floorDiv(tiles.maze().grid().column(tile) - left, 2);
        return grid.cell(Math.max(0, row), Math.max(0, column));
    }
}
