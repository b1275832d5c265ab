package dev.mazewright.formats.text;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.FoundMaze;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.io.TextLines;
import dev.mazewright.formats.outline.DrawnEnds;
import java.io.IOException;
import java.util.BitSet;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Reads a maze drawn with posts and walls, a line of posts and a line of cells in turns:
 *
 * <pre>
 *   +---+---+      posts + or o, the same everywhere; between them - for a wall, space or . (unknown) for a gap
 *   | S     |      | for a wall, space or . for a gap; in cells S, E or G, or the marks of a MarkedPath
 *   +---+   +
 *   |###| E        # fills places that are no cells; a gap in the outline is an opening
 *   +---+---+
 * </pre>
 *
 * <p>The longest line gives the number of columns. What is missing of short lines is blank, as {@link BoxPosts} says: a gap,
 * or no cell. What follows the drawing is free text.
 */
public final class BoxText {
    private final TextLines lines;
    private final int post;
    /** Characters from one post to the next, at least 2. */
    private final int pitch;

    private final int rows;
    private final int columns;
    private final BoxPosts posts;
    private final FoundMaze found;
    private final Grid grid;
    private final MarkedPath path;
    private final BitSet goalLetters = new BitSet();

    private BoxText(TextLines lines) throws IOException {
        this.lines = lines;
        path = new MarkedPath(lines, "");
        post = lines.at(0, 0);
        if (post != '+' && post != 'o') {
            throw lines.bad(0, 0, "a post: '+' or 'o'");
        }
        pitch = pitch();
        rows = rows();
        posts = new BoxPosts(lines, rows, pitch);
        columns = posts.columns();
        lines.requireFilled(rows, columns);
        found = new FoundMaze(lines.source().maze(new Rectangle(rows, columns, mask()).grid()));
        grid = found.maze().grid();
    }

    /**
     * Reads a drawing; if {@code whole}, one with posts o that is open at the bottom alone counts as cut off there.
     *
     * @throws IOException if reading fails
     */
    public static Puzzle read(Source source, boolean whole) throws IOException {
        BoxText text = new BoxText(TextLines.of(source, "a line of posts, such as +---+"));
        for (int row = 0; row < text.rows; row++) {
            text.readPosts(row);
            text.readCells(row);
        }
        text.readPosts(text.rows);
        if (whole && text.post == 'o' && isOpenOnlyBelow(text.found.puzzle())) {
            throw text.lines.bad(
                    2 * text.rows,
                    "the end, with gaps in the line of posts",
                    "more rows, or a closed line: the outline is closed everywhere else");
        }
        return text.puzzle();
    }

    /** Whether all openings are in the last row, downwards: then a drawing with posts o is cut off there. */
    public static boolean isOpenOnlyBelow(Puzzle puzzle) {
        Grid grid = puzzle.grid();
        return !puzzle.openings().isEmpty()
                && puzzle.openings().stream().allMatch(gap -> gap.direction() == Rectangle.SOUTH && grid.row(gap.cell()) == grid.rows() - 1);
    }

    private int pitch() throws BadDataException {
        for (int column = 1; column < lines.length(0); column++) {
            int letter = lines.at(0, column);
            if (letter == post && column > 1) {
                return column;
            }
            if (letter != '-' && letter != ' ' && letter != '.') {
                throw lines.bad(0, column, "a wall or a gap, then a post, such as +---+");
            }
        }
        throw lines.bad(0, lines.length(0), "a second post, such as +---+");
    }

    /** How many rows there are; makes sure that what follows them is not part of the drawing. */
    private int rows() throws BadDataException {
        int line = 0;
        while (line + 1 < lines.count() && isCells(line + 1)) {
            if (lines.at(line + 2, 0) != post) {
                throw lines.bad(line + 2, 0, "a post, '" + (char) post + "'");
            }
            line += 2;
        }
        for (int later = line + 1; later < lines.count(); later++) {
            if (isPosts(later)) {
                throw lines.bad(line + 1, 0, "a row of cells, which begins with '|'");
            }
            String text = lines.text(later).strip();
            if (Text.isPosts(text, '+') || Text.isPosts(text, 'o')) {
                throw lines.bad(later, "a second drawing", "one drawing; a file of several holds each on its own");
            }
        }
        if (line == 0) {
            throw lines.bad(1, "a row of cells, which begins with '|'");
        }
        return line / 2;
    }

    /** Free text may begin with a space, as a row with an opening at its left does, but it is not drawn like one. */
    private boolean isCells(int line) {
        int first = lines.at(line, 0);
        if (first != ' ' && first != '.') {
            return first == '|';
        }
        if (isPosts(line + 1)) {
            return true;
        }
        for (int column = pitch; column < lines.length(line); column += pitch) {
            if (lines.at(line, column) == '|') {
                return true;
            }
        }
        return false;
    }

    /** Whether a line begins as lines of posts do. */
    private boolean isPosts(int line) {
        boolean isPosts = lines.at(line, 0) == post && lines.at(line, pitch) == post;
        for (int column = 1; column < pitch && isPosts; column++) {
            isPosts = "- .".indexOf(lines.at(line, column)) >= 0;
        }
        return isPosts;
    }

    private @Nullable Mask mask() throws BadDataException {
        Mask mask = new Mask(rows, columns);
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                if (lines.at(2 * row + 1, (long) column * pitch + 1) != '#' && !posts.isOutside(row, column)) {
                    mask.add(row, column);
                }
            }
        }
        posts.remark();
        if (mask.count() == 0) {
            throw lines.source().bad("", "no cells", "at least one that is not filled with '#'");
        }
        return mask.count() == (long) rows * columns ? null : mask;
    }

    /** The line of posts above a row. */
    private void readPosts(int row) throws BadDataException {
        int line = 2 * row;
        long end = lines.trimmedLength(line);
        for (int column = 0; column <= columns; column++) {
            long at = (long) column * pitch;
            if (at < end && lines.at(line, at) != post) {
                throw lines.bad(line, at, "a post, '" + (char) post + "'");
            }
            if (column < columns && isGap(line, at + 1, end)) {
                found.openAbove(row, column);
            }
        }
    }

    private boolean isGap(int line, long from, long end) throws BadDataException {
        boolean isGap = from >= end || lines.at(line, from) != '-';
        for (long at = from; at < Math.min(end, from + pitch - 1); at++) {
            int letter = lines.at(line, at);
            if (isGap && isMark(letter)) {
                path.addBetween(letter, line, at, "'-' for a wall, or a space");
            } else if (isGap ? !isBlank(letter) : letter != '-') {
                throw lines.bad(line, at, isGap && at == from ? "'-' for a wall, or a space"
                        : isGap ? "a space, as the gap began" : "'-', as the wall began");
            }
        }
        return isGap;
    }

    private void readCells(int row) throws BadDataException {
        int line = 2 * row + 1;
        for (int column = 0; column <= columns; column++) {
            long at = (long) column * pitch;
            int letter = lines.at(line, at);
            if (letter == TextLines.END && posts.isCut() && column == columns) {
                return; // a wall, as was said
            }
            boolean isMarked = isMark(letter);
            if (isMarked) {
                path.addBetween(letter, line, at, "'|' for a wall, or a space");
            }
            if (isMarked || isBlank(letter) || letter == TextLines.END) {
                found.openLeft(row, column);
            } else if (letter != '|') {
                throw lines.bad(line, at, "'|' for a wall, or a space");
            }
            if (column < columns) {
                readCell(line, at + 1, grid.cell(row, column));
            }
        }
    }

    /** Whether a character leaves a gap or a cell empty, or is the path of other programs' drawings. */
    private static boolean isBlank(int letter) {
        return letter == ' ' || letter == '.' || letter == '*';
    }

    /** Whether a character may be the mark of a solution. */
    private static boolean isMark(int letter) {
        return letter > ' ' && letter <= '~' && "-|#_=.*".indexOf(letter) < 0;
    }

    private void readCell(int line, long from, long cell) throws BadDataException {
        if (cell != Grid.NONE && !isPlain(line, from)) {
            readLabel(line, from, cell);
            return;
        }
        long only = -1;
        for (long at = from; at < from + pitch - 1; at++) {
            int letter = lines.at(line, at);
            if (letter == TextLines.END) {
                break;
            }
            if (cell == Grid.NONE) {
                if (letter != '#' && !posts.isOutside(line / 2, (int) (from / pitch))) {
                    throw lines.bad(line, at, "'#', as in the rest of a position that is not a cell");
                }
            } else if (letter == 'S') {
                addStart(line, at, cell);
            } else if (letter == 'E' || letter == 'G') {
                goalLetters.set(letter);
                found.goal(cell);
            }
            only = isBlank(letter) || letter == '#' ? only : only < 0 ? at : Long.MAX_VALUE;
        }
        if (only >= 0 && only < Long.MAX_VALUE) {
            path.addLetter(cell, lines.at(line, only), line, only);
        }
    }

    /** Whether a cell has nothing but the letters of start and goals in it. */
    private boolean isPlain(int line, long from) {
        for (long at = from; at < from + pitch - 1; at++) {
            int letter = lines.at(line, at);
            if (letter != TextLines.END && !isBlank(letter) && "SEG".indexOf(letter) < 0) {
                return false;
            }
        }
        return true;
    }

    /** Reads a cell with a word for start or goal, or a mark in it. */
    private void readLabel(int line, long from, long cell) throws BadDataException {
        long at = from;
        while (isBlank(lines.at(line, at))) {
            at++;
        }
        StringBuilder label = new StringBuilder();
        for (long next = at; next < from + pitch - 1 && lines.at(line, next) != TextLines.END; next++) {
            label.append((char) lines.at(line, next));
        }
        String text = label.toString().stripTrailing();
        switch (text.toUpperCase(Locale.ROOT)) {
            case "START" -> addStart(line, at, cell);
            case "END", "EXIT", "FINISH", "GOAL" -> found.goal(cell);
            default -> {
                for (int i = 0; i < text.length(); i++) {
                    if (!isMark(text.charAt(i))) {
                        throw lines.bad(line, at + i, "S for the start, E or G for a goal, or a space");
                    }
                }
                path.add(cell, text, line, at);
            }
        }
    }

    private void addStart(int line, long at, long cell) throws BadDataException {
        if (!found.start(cell)) {
            long start = found.ends().start();
            throw lines.bad(line, at, "one start; another one is in row " + grid.row(start) + ", column "
                    + grid.column(start) + " of the maze");
        }
    }

    private Puzzle puzzle() throws BadDataException {
        if (goalLetters.cardinality() > 1) {
            EndLetters.doubtGoals(lines.source());
        }
        return DrawnEnds.of(found.maze(), path.ends(found.maze(), found.ends()), lines.source());
    }
}
