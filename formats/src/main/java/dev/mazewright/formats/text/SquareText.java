package dev.mazewright.formats.text;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.FoundMaze;
import dev.mazewright.formats.io.Source;

/**
 * Reads squares in box drawing, with cells of one size and walls in any style, and what is {@link Outside}:
 *
 * <pre>
 *   ┏━━━━━━━┳━━━┓   ╭─┬───╮   ╔═══════╗      what is missing at the ends of lines is open, never a wall
 *   ┃ S     ┃   ┃   │S│ ╷ │   ║ S     ║
 *   ┃   ╺━━━┛   ┃   │ ╵ │ │   ╠════   ║      of double lines none ends in the middle of a character, so
 *   ┃         E ┃   ╰───┤E│   ║     E ║      where one ends it is drawn as if it went on
 *   ┗━━━━━━━━━━━┛       ╰─╯   ╚═══════╝
 * </pre>
 *
 * <p>Every character is compared with the walls that it belongs to: a wall is one over all of its length, and where walls meet
 * there stands the character that has their arms.
 */
final class SquareText {
    /** What a cell or a gap may hold where the solution passes. */
    private static final String PATH = " •*·.";

    private static final String HALVES = "╴╵╶╷╸╹╺╻";
    private static final char ANY_POST = '+';

    private final TextPage text;
    private final CellSize size;
    private final Source source;
    /** Whether it has to be what {@link Unicode} writes, letter by letter. */
    private final boolean isStrict;
    /** Whether walls end in characters that are half as long. */
    private final boolean hasHalves;

    private final FoundMaze found;
    private final Grid grid;
    /** In each column, whether a wall leads down from the line of junctions. */
    private final boolean[] down;
    /** Where the first wall ends in a character that goes on, as a {@link TextPage#place}, or -1. */
    private long unfinished = -1;
    private int unfinishedArms;
    private int unfinishedEnds;

    private SquareText(TextPage text, CellSize size, boolean isStrict, Source source) {
        this.text = text;
        this.size = size;
        this.source = source;
        this.isStrict = isStrict;
        hasHalves = text.hasAny(HALVES);
        found = new FoundMaze(source.maze(new Rectangle(size.rows(), size.columns(), null).grid()));
        grid = found.maze().grid();
        down = new boolean[size.columns() + 1];
    }

    /** Reads a drawing, if strictly, as {@link Unicode} writes it letter by letter; bad data if a character disagrees with the rest. */
    static Puzzle read(TextPage text, CellSize size, boolean isStrict, Source source) throws BadDataException {
        Puzzle full = new SquareText(text, size, isStrict, source).full();
        Mask mask = Outside.mask(full.maze(), full.ends(), source);
        if (mask == null || hasWallOutside(full, mask)) {
            return full;
        }
        if (!size.equals(size.fromCorner())) {
            return read(text, size.fromCorner(), isStrict, source);
        }
        Outside.doubtCorners(full.maze(), mask, source);
        return FoundMaze.masked(full, source.maze(new Rectangle(size.rows(), size.columns(), mask).grid()));
    }

    /** Whether a wall is drawn between two positions that would be no cells. */
    private static boolean hasWallOutside(Puzzle full, Mask mask) {
        Grid grid = full.grid();
        for (int row = 0; row < grid.rows(); row++) {
            for (int column = 0; column < grid.columns(); column++) {
                long cell = grid.cell(row, column);
                if (!mask.contains(row, column)) {
                    int east = column + 1 < grid.columns() && !mask.contains(row, column + 1) ? 1 << Rectangle.EAST : 0;
                    int south = row + 1 < grid.rows() && !mask.contains(row + 1, column) ? 1 << Rectangle.SOUTH : 0;
                    if (((east | south) & ~full.maze().open(cell)) != 0) {
                        return true;
                    }
                }
            }
        }
        return isClosedOutside(full, mask);
    }

    /** Whether a wall is drawn along the page's border beside a position that would be no cell. */
    private static boolean isClosedOutside(Puzzle full, Mask mask) {
        Grid grid = full.grid();
        long open = full.openings().stream()
                .filter(opening -> !mask.contains(grid.row(opening.cell()), grid.column(opening.cell())))
                .count();
        long sides = 0;
        for (int column = 0; column < grid.columns(); column++) {
            sides += (mask.contains(0, column) ? 0 : 1) + (mask.contains(grid.rows() - 1, column) ? 0 : 1);
        }
        for (int row = 0; row < grid.rows(); row++) {
            sides += (mask.contains(row, 0) ? 0 : 1) + (mask.contains(row, grid.columns() - 1) ? 0 : 1);
        }
        return open != sides;
    }

    private Puzzle full() throws BadDataException {
        for (int row = 0; row <= size.rows(); row++) {
            junctions(row);
            for (int i = 1; i < size.high() && row < size.rows(); i++) {
                cells(row, size.top() + row * size.high() + i, i == 1);
            }
        }
        boolean isSlip = hasHalves || (size.isOwn() && unfinishedEnds == 1);
        if (isSlip && unfinished >= 0) {
            throw bad(unfinished, sign(BoxDrawing.junction(unfinishedArms)));
        }
        return found.puzzle();
    }

    // ---- the lines between rows of cells

    private void junctions(int row) throws BadDataException {
        int y = size.top() + row * size.high();
        boolean west = false;
        for (int column = 0; column <= size.columns(); column++) {
            int x = size.left() + column * size.wide();
            boolean north = down[column];
            down[column] = row < size.rows() && BoxDrawing.arms(text.at(y + 1, x)) == BoxDrawing.DOWN;
            boolean east = column < size.columns() && isWall(y, x);
            requireJunction(y, x, arms(north, east, down[column], west));
            if (column < size.columns()) {
                requireEdge(y, x, east);
                if (!east) {
                    found.openAbove(row, column);
                }
            }
            west = east;
        }
    }

    /** Whether a wall begins to the right of a junction, or is there for half of its length. */
    private boolean isWall(int y, int x) {
        int signs = 0;
        for (int i = 1; i < size.wide(); i++) {
            boolean isWall = BoxDrawing.arms(text.at(y, x + i)) == BoxDrawing.ACROSS;
            if (isWall && i == 1) {
                return true;
            }
            signs += isWall ? 1 : 0;
        }
        return 2 * signs >= size.wide() - 1;
    }

    private static int arms(boolean north, boolean east, boolean south, boolean west) {
        return (north ? BoxDrawing.NORTH : 0)
                | (east ? BoxDrawing.EAST : 0)
                | (south ? BoxDrawing.SOUTH : 0)
                | (west ? BoxDrawing.WEST : 0);
    }

    private void requireJunction(int y, int x, int walls) throws BadDataException {
        char post = text.at(y, x);
        int arms = BoxDrawing.arms(post);
        if ((arms == walls && (arms != 0 || isBlank(post))) || (post == ANY_POST && !isStrict)) {
            return;
        }
        boolean goesOn = (arms == BoxDrawing.ACROSS || arms == BoxDrawing.DOWN) && walls != 0 && (walls & ~arms) == 0;
        if (!goesOn) {
            throw bad(TextPage.place(y, x), sign(BoxDrawing.junction(walls)));
        }
        if (!BoxDrawing.isDouble(post)) {
            unfinishedEnds++;
            if (unfinished < 0) {
                unfinished = TextPage.place(y, x);
                unfinishedArms = walls;
            }
        }
    }

    /** Requires a wall over the whole length between two junctions, or blanks if no wall is there. */
    private void requireEdge(int y, int x, boolean isWall) throws BadDataException {
        for (int i = 1; i < size.wide(); i++) {
            char letter = text.at(y, x + i);
            if (isWall ? BoxDrawing.arms(letter) != BoxDrawing.ACROSS : !isBlank(letter)) {
                throw bad(TextPage.place(y, x + i), sign(isWall ? '─' : ' '));
            }
        }
    }

    /** What should stand at a place, for a message. */
    private String sign(char expected) {
        String sign = expected == ' ' ? "a space" : "'" + expected + "'";
        return size.isOwn() ? sign + ", as the rest of the drawing has it"
                : sign + (expected == ' ' ? "" : ", light, heavy or double") + ", as the walls beside it are drawn (" + size + ")";
    }

    // ---- cells

    private void cells(int row, int y, boolean isFirst) throws BadDataException {
        for (int column = 0; column <= size.columns(); column++) {
            int x = size.left() + column * size.wide();
            char side = text.at(y, x);
            if (down[column] ? BoxDrawing.arms(side) != BoxDrawing.DOWN : !isBlank(side)) {
                throw bad(TextPage.place(y, x), sign(down[column] ? '│' : ' '));
            }
            if (isFirst && !down[column]) {
                found.openLeft(row, column);
            }
            for (int i = 1; i < size.wide() && column < size.columns(); i++) {
                char letter = text.at(y, x + i);
                if (!isBlank(letter)) {
                    letter(letter, TextPage.place(y, x + i), grid.cell(row, column), i);
                }
            }
        }
    }

    private void letter(char letter, long place, long cell, int offset) throws BadDataException {
        boolean isStart = letter == 'S';
        boolean isGoal = letter == 'E' || (letter == 'G' && !isStrict);
        if ((!isStart && !isGoal) || (isStrict && !isOwnPlace(place, offset, isStart))) {
            throw bad(place, size.isOwn() ? "a space, as the rest of the drawing has it"
                    : "a space, S, E or a dot of the path (" + size + ")");
        }
        if (isGoal) {
            found.goal(cell);
        } else if (!found.start(cell)) {
            throw bad(place, "one start: another S stands before it");
        }
    }

    /** Whether a letter stands in the middle, or both beside it. */
    private boolean isOwnPlace(long place, int offset, boolean isStart) {
        return offset == 2 || (isStart ? offset == 1 && text.at(place + 2) == 'E' : offset == 3 && text.at(place - 2) == 'S');
    }

    private static boolean isBlank(char letter) {
        return PATH.indexOf(letter) >= 0;
    }

    private BadDataException bad(long place, String expected) {
        return text.bad(source, (int) (place >>> Integer.SIZE), (int) place, expected);
    }
}
