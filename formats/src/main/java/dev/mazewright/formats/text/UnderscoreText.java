package dev.mazewright.formats.text;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Doubt;
import dev.mazewright.formats.io.FoundMaze;
import dev.mazewright.formats.io.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Reads squares drawn with underscores below cells and bars to the right of them, a line or more a cell:
 *
 * <pre>
 *    _______       ___ ___
 *   |_  |   |     |   |   |      a side without underscore or bar is open, also where an editor cut off spaces;
 *   |  _|_  |     |_S  ___|      between two cells _ is as good as a space where one has a wall below;
 *   |_______|     |_______       letters stand where they do not hide whether there is a wall
 * </pre>
 *
 * <p>Source: the first line and the cells as Buck prints them, <i>Mazes for Programmers</i> and "The Buckblog", 2010.
 */
final class UnderscoreText {
    private static final int FEW_CELLS = 25;

    private final TextPage text;
    private final Source source;
    private final int top;
    private final int left;
    /** Columns and lines from one cell to the next. */
    private final int wide;

    private final int high;
    private final int rows;
    private final int columns;
    private final FoundMaze found;
    private final Grid grid;

    private UnderscoreText(TextPage text, int top, int left, int wide, int high, Source source) {
        this.text = text;
        this.source = source;
        this.top = top;
        this.left = left;
        this.wide = wide;
        this.high = high;
        rows = (text.lines() - 1 - top) / high;
        columns = Math.ceilDiv(text.width() - 1 - left, wide);
        found = new FoundMaze(source.maze(new Rectangle(rows, columns, null).grid()));
        grid = found.maze().grid();
    }

    /** Reads a drawing with the largest cells that fit. */
    static Puzzle read(TextPage text, Source source) throws BadDataException {
        int top = text.top();
        int left = text.indent();
        if (text.lines() - top < 2 || !text.hasAny("_|") || text.width() - left < 3) {
            throw text.bad(source, top, 0, "a maze in box drawing, in blocks, or of _ below and | beside cells");
        }
        BadDataException failure = null;
        for (int high : distances(text, top, text.lines() - 1 - top)) {
            for (int wide : distances(text, left)) {
                try {
                    UnderscoreText cells = new UnderscoreText(text, top, left, wide, high, source);
                    Puzzle puzzle = cells.read();
                    if (failure != null && !cells.isPerfect()) {
                        throw failure; // larger cells of which one side is broken
                    }
                    cells.doubt();
                    return puzzle;
                } catch (BadDataException e) {
                    failure = failure == null || (wide == 2 && high == 1 && e != failure) ? e : failure;
                }
            }
        }
        throw Objects.requireNonNull(failure);
    }

    private boolean isPerfect() {
        return found.maze().passages() == grid.cells() - 1;
    }

    private void doubt() {
        if (rows == 1 || columns == 1 || (!isPerfect() && grid.cells() < FEW_CELLS)) {
            source.doubt(Doubt.About.MAZE, "the drawing is read as " + rows + " x " + columns
                    + " cells, and these may be smaller: walls do not tell");
        }
    }

    /** How wide cells can be by the bars, the largest width first and 2 last. */
    private static List<Integer> distances(TextPage text, int left) {
        int[] bars = new int[text.width() - left];
        for (int line = 0; line < text.lines(); line++) {
            for (int column = 0; column < bars.length; column++) {
                bars[column] += text.at(line, left + column) == '|' ? 1 : 0;
            }
        }
        return multiples(bars, bars.length - 1, 2);
    }

    /** How high cells can be by the lines with underscores, the largest height first and 1 last. */
    private static List<Integer> distances(TextPage text, int top, int lines) {
        int[] floors = new int[lines + 1];
        for (int line = 1; line <= lines; line++) {
            floors[line] = text.line(top + line).indexOf('_') >= 0 ? 1 : 0;
        }
        List<Integer> heights = multiples(floors, lines, 1);
        heights.removeIf(height -> lines % height != 0);
        return heights;
    }

    private static List<Integer> multiples(int[] counts, int most, int least) {
        List<Integer> distances = new ArrayList<>();
        int all = CellSize.sum(counts, 1);
        for (int distance = most; distance >= least; distance--) {
            if (distance == least || (CellSize.sum(counts, distance) == all && all > 0)) {
                distances.add(distance);
            }
        }
        return distances;
    }

    private Puzzle read() throws BadDataException {
        for (int column = 0; column < columns; column++) {
            if (!isFloor(top, column)) {
                found.openAbove(0, column);
            }
        }
        for (int row = 0; row < rows; row++) {
            bars(row);
            floors(row);
        }
        return found.puzzle();
    }

    /** The sides to the left and right of the cells of a row, and the letters. */
    private void bars(int row) throws BadDataException {
        int last = top + (row + 1) * high;
        for (int column = 0; column <= columns; column++) {
            int x = left + column * wide;
            boolean isBar = text.at(last, x) == '|';
            for (int line = last - high + 1; line <= last; line++) {
                char sign = text.at(line, x);
                boolean isJoint = sign == '_' && line == last && !isBar && isBesideFloor(last, x);
                if (isBar ? sign != '|' : (sign != ' ' && !isJoint)) {
                    throw bad(line, x, isBar ? "'|', as in the rest of the cell" : "'|' for a wall, or a space");
                }
                if (column < columns) {
                    letters(row, line, column);
                }
            }
            if (!isBar) {
                found.openLeft(row, column);
            }
        }
    }

    private boolean isBesideFloor(int line, int x) {
        return text.at(line, x - 1) == '_' || text.at(line, x + 1) == '_';
    }

    private void floors(int row) throws BadDataException {
        for (int column = 0; column < columns; column++) {
            if (!isFloor(top + (row + 1) * high, column)) {
                found.openAbove(row + 1, column);
            }
        }
    }

    /** Whether there are underscores below a cell, by its last line. */
    private boolean isFloor(int line, int column) throws BadDataException {
        int floors = 0;
        int gaps = 0;
        int from = left + column * wide + 1;
        for (int x = from; x < from + wide - 1; x++) {
            floors += text.at(line, x) == '_' ? 1 : 0;
            gaps += text.at(line, x) == ' ' ? 1 : 0;
            if (floors > 0 && gaps > 0) {
                throw bad(line, x, gaps == 1 ? "'_', as below the rest of the cell" : "a space, as below the rest of the cell");
            }
        }
        if (floors + gaps == 0) {
            throw bad(line, from, "'_' for a wall below the cell, or a space: a letter hides whether there is one");
        }
        return floors > 0;
    }

    private void letters(int row, int line, int column) throws BadDataException {
        int from = left + column * wide + 1;
        boolean isLast = line == top + (row + 1) * high;
        for (int x = from; x < from + wide - 1; x++) {
            char letter = text.at(line, x);
            if (letter == 'S' || letter == 'E' || letter == 'G') {
                long cell = grid.cell(row, column);
                if (letter != 'S') {
                    found.goal(cell);
                } else if (!found.start(cell)) {
                    throw bad(line, x, "one start: another S stands before it");
                }
            } else if (letter != ' ' && letter != '•' && (letter != '_' || !isLast)) {
                throw bad(line, x, isLast ? "'_' for a wall below the cell, or a space" : "a space, S or E");
            }
        }
    }

    private BadDataException bad(int line, int column, String expected) {
        return text.bad(source, line, column, expected);
    }
}
