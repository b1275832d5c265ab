package dev.mazewright.formats.mazedataset;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.LongList;
import dev.mazewright.formats.io.Source;
import java.util.List;

/** A rectangle of cells whose passages and path come pair by pair; cells are given by row and column. */
final class LatticeBuilder {
    private final Source source;
    private final Maze maze;
    private final Grid grid;

    LatticeBuilder(Source source, int rows, int columns) {
        this.source = source;
        maze = source.maze(new Rectangle(rows, columns, null).grid());
        grid = maze.grid();
    }

    /** Opens the passage between two cells beside each other. */
    void open(int row, int column, int otherRow, int otherColumn) throws BadDataException {
        cell(otherRow, otherColumn);
        maze.carve(cell(row, column), direction(row, column, otherRow, otherColumn));
    }

    private int direction(int row, int column, int otherRow, int otherColumn) throws BadDataException {
        int down = otherRow - row;
        int right = otherColumn - column;
        if (Math.abs(down) + Math.abs(right) != 1) {
            throw source.bad("", "(" + row + "," + column + ") beside (" + otherRow + "," + otherColumn + ")",
                    "two cells that share a side");
        }
        return down < 0 ? Rectangle.NORTH : right > 0 ? Rectangle.EAST : down > 0 ? Rectangle.SOUTH : Rectangle.WEST;
    }

    private long cell(int row, int column) throws BadDataException {
        long cell = grid.cell(row, column);
        if (cell == Grid.NONE) {
            throw source.bad("", "(" + row + "," + column + ")", "a cell of " + grid.rows() + " x " + grid.columns());
        }
        return cell;
    }

    /** Makes sure that a path, row and column of each cell in turn, leads through passages. */
    void requirePath(LongList path) throws BadDataException {
        for (long i = 0; i + 3 < path.size(); i += 2) {
            int row = (int) path.get(i);
            int column = (int) path.get(i + 1);
            int nextRow = (int) path.get(i + 2);
            int nextColumn = (int) path.get(i + 3);
            if (!maze.isOpen(cell(row, column), direction(row, column, nextRow, nextColumn))) {
                throw source.bad("", "a path through the wall between (" + row + "," + column + ") and (" + nextRow + ","
                        + nextColumn + ")", "a path through passages");
            }
        }
    }

    /** The maze without start and goal. */
    Puzzle puzzle() {
        return Puzzle.of(maze);
    }

    /** The maze with its start and goal. */
    Puzzle puzzle(int startRow, int startColumn, int goalRow, int goalColumn) throws BadDataException {
        Ends ends = new Ends(cell(startRow, startColumn), List.of(cell(goalRow, goalColumn)), List.of());
        return new Puzzle(maze, ends, null);
    }
}
