package dev.mazewright.core.shape.support;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.run.UsageException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The walls of a rectangle's maze, each with a key, as mazeratty knows them: they can be listed, asked for the cells
 * beside them, and removed.
 *
 * <pre>
 *   +--h--+--h--+      A horizontal wall (h) is above the cell of its row and column, a vertical one (v) left of it.
 *   v 0,0 v 0,1 v      So the walls at the bottom have row = rows, and those on the right column = columns.
 *   +--h--+--h--+
 * </pre>
 *
 * <p>Works on the maze that it is given, and changes it. All takes constant time but {@link #of}, {@link #puzzle},
 * which take time for every opening, and {@link #walls}, which makes an object a wall. Not safe for threads.
 */
public final class RectangleWalls {
    /**
     * Where a wall is, or could be.
     *
     * @param row of the cell below it or right of it; the number of rows for the walls at the bottom
     * @param column of that cell; the number of columns for the walls on the right
     * @param vertical whether it is left of that cell, and not above it
     */
    public record Key(int row, int column, boolean vertical) {
        @Override
        public String toString() {
            return "(" + row + ", " + column + ", " + (vertical ? "vertical" : "horizontal") + ")";
        }
    }

    private final Puzzle puzzle;
    private final Maze maze;
    private final Grid grid;
    /** In the order in which they were opened. */
    private final Set<Opening> openings;

    private boolean isChanged;

    private RectangleWalls(Puzzle puzzle) {
        this.puzzle = puzzle;
        maze = puzzle.maze();
        grid = maze.grid();
        openings = new LinkedHashSet<>(puzzle.openings());
    }

    /**
     * The walls of a maze.
     *
     * @throws UsageException if it is not on a rectangle, or on one with a mask
     */
    public static RectangleWalls of(Puzzle puzzle) {
        Grid grid = puzzle.maze().grid();
        if (!grid.isSquares()) {
            throw new UsageException("walls have keys on a rectangle without a mask, not on this " + grid.shape().name()
                    + (grid.mask() == null ? "" : " with a mask"));
        }
        return new RectangleWalls(puzzle);
    }

    /** The walls that stand, row by row, in each row the horizontal ones first, each from left to right. */
    public List<Key> walls() {
        List<Key> standing = new ArrayList<>();
        for (int row = 0; row <= grid.rows(); row++) {
            for (int column = 0; column < grid.columns(); column++) {
                addStanding(standing, new Key(row, column, false));
            }
            for (int column = 0; row < grid.rows() && column <= grid.columns(); column++) {
                addStanding(standing, new Key(row, column, true));
            }
        }
        return standing;
    }

    private void addStanding(List<Key> standing, Key key) {
        if (stands(key)) {
            standing.add(key);
        }
    }

    /** Whether there is a wall of this key, and it stands. */
    public boolean contains(Key key) {
        return isOnGrid(key) && stands(key);
    }

    /**
     * The cells beside a wall, whether it stands or is gone: the upper and the lower, or the left and the right one; at
     * the outline, one.
     *
     * @throws UsageException if the grid has no wall of this key
     */
    public List<Long> cells(Key key) {
        requireOnGrid(key);
        long before = key.vertical ? grid.cell(key.row, key.column - 1L) : grid.cell(key.row - 1L, key.column);
        long after = grid.cell(key.row, key.column);
        return before == Grid.NONE ? List.of(after) : after == Grid.NONE ? List.of(before) : List.of(before, after);
    }

    /**
     * The cell of a row and a column, from 0 at the top left.
     *
     * @throws UsageException if it does not exist
     */
    public long cell(int row, int column) {
        long cell = grid.cell(row, column);
        if (cell == Grid.NONE) {
            throw new UsageException("no cell (" + row + ", " + column + "); rows are 0 to "
                    + (grid.rows() - 1) + " and columns 0 to " + (grid.columns() - 1));
        }
        return cell;
    }

    /**
     * Removes a wall: opens the passage between its two cells, or at the outline, the maze.
     *
     * @throws UsageException if the grid has no wall of this key, or it is gone
     */
    public void remove(Key key) {
        requireOnGrid(key);
        if (!stands(key)) {
            throw new UsageException("the wall " + key + " has been removed already");
        }
        isChanged = true;
        Opening side = side(key);
        if (grid.leads(side.cell(), side.direction())) {
            maze.carve(side.cell(), side.direction());
        } else {
            openings.add(side);
        }
    }

    /** The maze as it is now, with its openings. Without its recipe if walls were removed, as that makes another. */
    public Puzzle puzzle() {
        return new Puzzle(
                maze, puzzle.ends().withOpenings(List.copyOf(openings)), isChanged ? null : puzzle.recipe());
    }

    private boolean stands(Key key) {
        Opening side = side(key);
        return !maze.isOpen(side.cell(), side.direction()) && !openings.contains(side);
    }

    /** The side that a wall stands at: from the cell behind it, or without one, from the cell before it. */
    private Opening side(Key key) {
        long behind = grid.cell(key.row, key.column);
        if (behind != Grid.NONE) {
            return new Opening(behind, key.vertical ? Squares.WEST : Squares.NORTH);
        }
        return key.vertical
                ? new Opening(grid.cell(key.row, key.column - 1L), Squares.EAST)
                : new Opening(grid.cell(key.row - 1L, key.column), Squares.SOUTH);
    }

    private boolean isOnGrid(Key key) {
        return key.row >= 0 && key.row <= lastRow(key) && key.column >= 0 && key.column <= lastColumn(key);
    }

    private int lastRow(Key key) {
        return key.vertical ? grid.rows() - 1 : grid.rows();
    }

    private int lastColumn(Key key) {
        return key.vertical ? grid.columns() : grid.columns() - 1;
    }

    private void requireOnGrid(Key key) {
        if (!isOnGrid(key)) {
            throw new UsageException("no wall " + key + "; " + (key.vertical ? "vertical" : "horizontal")
                    + " walls have rows 0 to " + lastRow(key) + " and columns 0 to " + lastColumn(key));
        }
    }
}
