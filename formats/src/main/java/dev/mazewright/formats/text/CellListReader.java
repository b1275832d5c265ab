package dev.mazewright.formats.text;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.FoundMaze;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.io.TextLines;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;

/** Reads the list of cells that {@link CellListText} describes. */
final class CellListReader {
    private static final String LIST = "a list of cells, such as [('cell', (0, 0), ['t', 'b', 'r', 'l'])]";

    private final TextLines text;
    private int at;

    private int count;
    private int[] xs = new int[64];
    private int[] ys = new int[64];
    private byte[] open = new byte[64];

    private CellListReader(TextLines text) {
        this.text = text;
        at = text.begin();
    }

    static Puzzle read(Source source) throws IOException {
        CellListReader list = new CellListReader(TextLines.of(source, LIST));
        list.parse();
        return list.puzzle();
    }

    private void parse() throws BadDataException {
        expect('[', LIST);
        do {
            expect('(', "'(', where a cell begins");
            word("cell", "'cell'");
            expect(',', "','");
            expect('(', "'(' and the cell's x and y");
            int x = number();
            expect(',', "','");
            int y = number();
            expect(')', "')'");
            expect(',', "','");
            expect('[', "'[' and the letters of the walls");
            int walls = walls();
            expect(')', "')', where the cell ends");
            add(x, y, walls);
        } while (accept(','));
        expect(']', "',' and another cell, or ']'");
        skipSpace();
        if (at < text.size()) {
            throw text.badAt(at, "the end of the text behind the list");
        }
    }

    private void skipSpace() {
        while (CellListText.isSpace(text.at(at))) {
            at++;
        }
    }

    private boolean accept(char character) {
        skipSpace();
        boolean found = text.at(at) == character;
        at += found ? 1 : 0;
        return found;
    }

    private void expect(char character, String expected) throws BadDataException {
        if (!accept(character)) {
            throw text.badAt(at, expected);
        }
    }

    private char quote(String expected) throws BadDataException {
        char quote = accept('"') ? '"' : '\'';
        if (quote == '\'') {
            expect('\'', expected);
        }
        return quote;
    }

    private void word(String word, String expected) throws BadDataException {
        char quote = quote(expected);
        for (int i = 0; i <= word.length(); i++) {
            if (text.at(at) != (i < word.length() ? word.charAt(i) : quote)) {
                throw text.badAt(at, expected);
            }
            at++;
        }
    }

    private int number() throws BadDataException {
        skipSpace();
        int from = at;
        long number = 0;
        while (text.at(at) >= '0' && text.at(at) <= '9') {
            number = 10 * number + text.at(at) - '0';
            if (number >= Grid.LONGEST_SIDE) {
                throw text.badAt(from, "a whole number below " + Grid.LONGEST_SIDE);
            }
            at++;
        }
        if (at == from) {
            throw text.badAt(at, "a whole number from 0");
        }
        return (int) number;
    }

    private int walls() throws BadDataException {
        int walls = 0;
        if (accept(']')) {
            return walls;
        }
        do {
            char quote = quote("a letter of t, b, r and l in quotes, or ']'");
            int letter = CellListText.LETTERS.indexOf(text.at(at));
            if (letter < 0 || Directions.contains(walls, CellListText.DIRECTIONS[letter])) {
                throw text.badAt(at, "each of t, b, r and l at most once");
            }
            at++;
            walls |= Directions.of(CellListText.DIRECTIONS[letter]);
            if (text.at(at++) != quote) {
                throw text.badAt(at - 1, "the quote behind the letter");
            }
        } while (accept(','));
        expect(']', "',' and another letter, or ']'");
        return walls;
    }

    private void add(int x, int y, int walls) {
        if (count == xs.length) {
            text.source().requireMemory(27L * count);
            xs = Arrays.copyOf(xs, 2 * count);
            ys = Arrays.copyOf(ys, 2 * count);
            open = Arrays.copyOf(open, 2 * count);
        }
        xs[count] = x;
        ys[count] = y;
        open[count++] = (byte) (~walls & Directions.all(4));
    }

    private Puzzle puzzle() throws BadDataException {
        int columns = 1 + max(xs);
        int rows = 1 + max(ys);
        text.requireFilled(rows, columns);
        Mask mask = new Mask(rows, columns);
        for (int i = 0; i < count; i++) {
            if (mask.contains(ys[i], xs[i])) {
                throw bad(i, "it a second time", "each cell once");
            }
            mask.add(ys[i], xs[i]);
        }
        boolean full = count == (long) rows * columns;
        Maze maze = text.source().maze(new Rectangle(rows, columns, full ? null : mask).grid());
        FoundMaze found = new FoundMaze(maze);
        for (int i = 0; i < count; i++) {
            open(found, i);
        }
        requireBothSides(maze);
        List<Opening> openings = found.openings();
        openings.sort((one, other) -> Long.compare(one.cell(), other.cell()));
        return found.puzzle();
    }

    private int max(int[] values) {
        int max = 0;
        for (int i = 0; i < count; i++) {
            max = Math.max(max, values[i]);
        }
        return max;
    }

    private void open(FoundMaze found, int i) throws BadDataException {
        Grid grid = found.maze().grid();
        long cell = grid.cell(ys[i], xs[i]);
        for (int rest = open[i]; rest != 0; rest = Directions.withoutFirst(rest)) {
            int direction = Directions.first(rest);
            if (!grid.leads(cell, direction) && !CellListText.isAtEdge(grid, cell, direction)) {
                throw bad(i, "no wall at its " + grid.shape().side(grid, cell, direction), "one, since no cell is behind it");
            }
            found.open(cell, direction);
        }
    }

    /** Carving opened both sides of each wall that is missing on one; so the other's list has a wall too many. */
    private void requireBothSides(Maze maze) throws BadDataException {
        Grid grid = maze.grid();
        for (int i = 0; i < count; i++) {
            long cell = grid.cell(ys[i], xs[i]);
            int tooMany = maze.open(cell) & ~open[i];
            if (tooMany != 0) {
                int direction = Directions.first(tooMany);
                long other = grid.step(cell, direction);
                throw bad(i, "a wall at its " + grid.shape().side(grid, cell, direction),
                        "none, for cell (" + grid.column(other) + ", " + grid.row(other) + ") has none on that side");
            }
        }
    }

    private BadDataException bad(int i, String found, String expected) {
        return text.source().bad("cell (" + xs[i] + ", " + ys[i] + ")", found, expected);
    }
}
