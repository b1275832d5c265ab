package dev.mazewright.formats.text;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.FoundMaze;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.io.TextLines;

/** Reads {@link Hex} line by line; two cells must agree on the wall between them. */
final class HexReader {
    private static final String DIGIT =
            "a hexadecimal digit: the sum of 1 for a wall in the north, 2 east, 4 south, 8 west";
    private static final String CELL = "a cell of the maze: column,row, from 0,0 at the top left";
    private static final int CLOSED = 0xF;
    private final TextLines lines;
    private final int rows;
    private final int columns;

    HexReader(TextLines lines) {
        this.lines = lines;
        int count = 0;
        while (count < lines.count() && lines.trimmedLength(count) > 0) {
            count++;
        }
        rows = count;
        columns = lines.trimmedLength(0);
    }

    /** The closed sides that a digit stands for, as a set of directions; -1 if it is not a digit. */
    static int sides(int letter) {
        return letter < 0x80 ? Character.digit(letter, 16) : -1;
    }

    Puzzle read() throws BadDataException {
        if (rows == 0) {
            throw lines.bad(0, "a row of " + DIGIT);
        }
        requireDigits();
        boolean ends = lines.count() > rows;
        long entry = ends ? end(rows + 1) : Grid.NONE;
        long exit = ends ? end(rows + 2) : Grid.NONE;
        Mask mask = mask(entry, exit);
        boolean full = mask.count() == (long) rows * columns;
        Maze maze = lines.source().maze(new Rectangle(rows, columns, full ? null : mask).grid());
        FoundMaze found = new FoundMaze(maze);
        open(found);
        if (!ends) {
            return found.puzzle();
        }
        long start = cell(maze.grid(), entry);
        long goal = cell(maze.grid(), exit);
        requirePath(maze, start, goal);
        found.start(start);
        found.goal(goal);
        return found.puzzle();
    }

    private void requireDigits() throws BadDataException {
        for (int row = 0; row < rows; row++) {
            if (lines.trimmedLength(row) != columns) {
                throw lines.bad(row, lines.trimmedLength(row) + " characters", columns + ", as in the first line");
            }
            for (int column = 0; column < columns; column++) {
                if (sides(row, column) < 0) {
                    throw lines.bad(row, column, DIGIT);
                }
            }
        }
    }

    private int sides(int row, int column) {
        return sides(lines.at(row, column));
    }

    /** The position that a line names, row * columns + column. */
    private long end(int line) throws BadDataException {
        if (line < lines.count() && lines.length(line) < Source.HEAD) {
            String[] numbers = lines.text(line).strip().split(",", -1);
            if (numbers.length == 2 && numbers[0].matches("[0-9]{1,10}") && numbers[1].matches("[0-9]{1,10}")) {
                long column = Long.parseLong(numbers[0]);
                long row = Long.parseLong(numbers[1]);
                if (row < rows && column < columns) {
                    return row * columns + column;
                }
            }
        }
        throw lines.bad(line, CELL);
    }

    private Mask mask(long entry, long exit) throws BadDataException {
        Mask mask = new Mask(rows, columns);
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                long position = (long) row * columns + column;
                if (sides(row, column) != CLOSED || position == entry || position == exit) {
                    mask.add(row, column);
                }
            }
        }
        if (mask.count() == 0) {
            throw lines.source().bad("", "no cells", "at least one that is not F, closed on all sides");
        }
        return mask;
    }

    private void open(FoundMaze found) throws BadDataException {
        Grid grid = found.maze().grid();
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                int open = ~sides(row, column) & CLOSED;
                for (int rest = open; rest != 0; rest = Directions.withoutFirst(rest)) {
                    int direction = Directions.first(rest);
                    long cell = grid.cell(row, column);
                    long there = grid.step(cell, direction);
                    if (grid.leads(cell, direction)
                            && Directions.contains(sides(grid.row(there), grid.column(there)), grid.opposite(cell, direction))) {
                        throw lines.bad(row, column, "a wall in the " + FoundMaze.name(direction) + ", for the cell there has one");
                    }
                    found.open(cell, direction);
                }
            }
        }
    }

    private static long cell(Grid grid, long position) {
        return grid.cell(position / grid.columns(), position % grid.columns());
    }

    private void requirePath(Maze maze, long start, long goal) throws BadDataException {
        int line = rows + 3;
        if (lines.count() > line + 1) {
            throw lines.bad(line + 1, "the end of the text behind the solution");
        }
        int length = lines.count() > line ? lines.trimmedLength(line) : 0;
        long cell = start;
        for (int i = 0; i < length; i++) {
            int direction = "NESW".indexOf(lines.at(line, i));
            if (direction < 0 || !maze.isOpen(cell, direction)) {
                throw lines.bad(line, i, "a step of the solution that no wall stops: N, E, S or W");
            }
            cell = maze.step(cell, direction);
        }
        if (length > 0 && cell != goal) {
            throw lines.bad(line, length, "more steps: the solution must end at the exit");
        }
    }
}
