package dev.mazewright.formats.text;

import dev.mazewright.core.grid.Caption;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Link;
import dev.mazewright.core.grid.Outline.Corner;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.formats.io.TextOut;
import java.io.IOException;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Squares wherever their outlines lie, such as levels beside each other or the net of a cube, in box drawing or ASCII.
 * Stairs are triangles, filled where the solution takes them, or {@code ^} and {@code v}.
 *
 * <pre>
 *   level 0     level 1
 *   ┌───────┐   ┌───────┐        level 0     level 1
 *   │ S •   │   │       │        +---+---+   +---+---+
 *   ├───╴ • │   │ ╶─────┤        | S   * |   |       |
 *   │△    •▲│   │  ▽ E •▼        +---+   +   +   +---+
 *   └───────┘   └───────┘        |^    *^|   |  v E v|
 *                                +---+---+   +---+---+
 * </pre>
 *
 * <p>Where a passage leads over an edge that is glued there is a gap and a letter, and the same letter where it comes
 * in again; after Z comes a.
 *
 * <p>Memory: eight bytes for each position of the page.
 */
final class PlanText {
    /** How a cell is wide: four characters, the wall to its left among them. */
    private static final int WIDE = 4;

    private static final String LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    private static final double TINY = 1e-9;
    private static final Set<Link> LINKS = EnumSet.of(Link.SIDE, Link.SEAM, Link.STAIRS_UP, Link.STAIRS_DOWN);

    private final Signs signs;
    private final Marks marks;
    private final Grid grid;
    private final Shape shape;
    private final int rows;
    private final int columns;
    /** How many positions are left free around the squares, for letters. */
    private final int margin;
    /** Letters of glued edges, by row x length of the line + position in it. */
    private final Map<Long, Character> letters = new HashMap<>();
    /** The cell at each position of the page, or {@link Grid#NONE}. */
    private final long[][] page;

    private final List<Caption> captions;
    private final char[] line;

    /** What drawings are made of. */
    enum Signs {
        /** Box drawing. */
        UNICODE("───", '│', " • ", "△▽", "▲▼", '◇'),
        /** ASCII, with posts. */
        ASCII("---", '|', "   ", "^v", "^v", 'x');

        private final String across;
        private final char down;
        private final String onPath;
        /** Stairs up and down. */
        private final String stairs;

        private final String takenStairs;
        /** Stairs up and down where there is room for one sign. */
        private final char bothStairs;

        Signs(String across, char down, String onPath, String stairs, String takenStairs, char bothStairs) {
            this.across = across;
            this.down = down;
            this.onPath = onPath;
            this.stairs = stairs;
            this.takenStairs = takenStairs;
            this.bothStairs = bothStairs;
        }

        private char post(int north, int east, int south, int west, boolean isCorner) {
            return this == UNICODE
                    ? BoxDrawing.junction(north == 1, east == 1, south == 1, west == 1)
                    : isCorner ? '+' : ' ';
        }

        private char dot() {
            return this == UNICODE ? BoxDrawing.DOT : '*';
        }
    }

    PlanText(Marks marks, Grid grid, Signs signs) {
        this.signs = signs;
        this.marks = marks;
        this.grid = grid;
        shape = grid.shape();
        margin = shape.seams().isEmpty() ? 0 : 1;
        long height = (long) Math.ceil(shape.height()) + 2L * margin;
        long width = (long) Math.ceil(shape.width()) + 2L * margin;
        marks.context().requireMemory("a drawing of " + shape.name() + " " + shape.size(), Long.BYTES * height * (width + 4));
        rows = Math.toIntExact(height);
        columns = Math.toIntExact(width);
        page = new long[rows][columns];
        for (long[] row : page) {
            Arrays.fill(row, Grid.NONE);
        }
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            Corner corner = shape.outline(grid, cell).corners().getFirst();
            page[margin + (int) Math.round(corner.y())][margin + (int) Math.round(corner.x())] = cell;
        }
        captions = shape.captions();
        line = new char[WIDE * columns + 1];
        Arrays.fill(line, ' ');
        if (margin > 0) {
            findLetters();
        }
    }

    /** Whether all cells are squares of the page, parted by walls, and all edges between them can be drawn. */
    static boolean fits(Grid grid) {
        if (grid.shape().isTiles()) {
            return false;
        }
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            if (!isSquare(grid.shape().outline(grid, cell).corners())) {
                return false;
            }
            for (int rest = grid.directions(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                if (!LINKS.contains(grid.shape().link(grid, cell, Directions.first(rest)))) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Whether its sides lie as those of squares do, from a position of the page to the next. */
    private static boolean isSquare(List<Corner> corners) {
        Corner first = corners.getFirst();
        boolean isSquare = corners.size() == 4
                && Math.abs(first.x() - Math.rint(first.x())) < TINY
                && Math.abs(first.y() - Math.rint(first.y())) < TINY;
        for (int i = 0; i < corners.size() && isSquare; i++) {
            Corner corner = corners.get(i);
            double right = i == 1 || i == 2 ? 1 : 0;
            double below = i >= 2 ? 1 : 0;
            isSquare = corner.direction() == i
                    && corner.bend() == 0
                    && Math.abs(corner.x() - first.x() - right) < TINY
                    && Math.abs(corner.y() - first.y() - below) < TINY;
        }
        return isSquare;
    }

    /** The {@link TextPage#place} of the top left corner of a cell. */
    static long corner(Grid grid, long cell) {
        int margin = grid.shape().seams().isEmpty() ? 0 : 1;
        Corner corner = grid.shape().outline(grid, cell).corners().getFirst();
        return corner(margin + (int) Math.round(corner.y()), margin + (int) Math.round(corner.x()));
    }

    /** The same of a square that stands in this row and column of a drawing. */
    static long corner(int row, int column) {
        return TextPage.place(2 * row, WIDE * column);
    }

    /** The {@link TextPage#place} of a character that shows a side of the square with this corner. */
    static long side(long corner, int direction) {
        return corner
                + switch (direction) {
                    case Rectangle.NORTH -> TextPage.place(0, 2);
                    case Rectangle.EAST -> TextPage.place(1, WIDE);
                    case Rectangle.SOUTH -> TextPage.place(2, 2);
                    default -> TextPage.place(1, 0);
                };
    }

    /** The {@link TextPage#place} of the letter of the square with this corner. */
    static long middle(long corner) {
        return corner + TextPage.place(1, 2);
    }

    private void findLetters() {
        int pairs = 0;
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            for (int rest = marks.sides(cell) & grid.directions(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                int direction = Directions.first(rest);
                long there = grid.step(cell, direction);
                if (there > cell && shape.link(grid, cell, direction) == Link.SEAM) {
                    char letter = LETTERS.charAt(pairs++ % LETTERS.length());
                    putLetter(cell, direction, letter);
                    putLetter(there, grid.opposite(cell, direction), letter);
                }
            }
        }
    }

    /** Puts a letter beside a gap. */
    private void putLetter(long cell, int direction, char letter) {
        Corner corner = shape.outline(grid, cell).corners().getFirst();
        long row = margin + Math.round(corner.y());
        long from = WIDE * (margin + Math.round(corner.x()));
        long position =
                switch (direction) {
                    case Rectangle.NORTH -> (row - 1) * line.length + from + 2;
                    case Rectangle.EAST -> row * line.length + from + WIDE + 1;
                    case Rectangle.SOUTH -> (row + 1) * line.length + from + 2;
                    default -> row * line.length + from - 1;
                };
        letters.put(position, letter);
    }

    /** Writes it all, with or without the lines that have nothing in them. */
    void write(TextOut text, boolean keepsBlank) throws IOException {
        for (int row = 0; row <= rows; row++) {
            junctions(row);
            writeLine(text, keepsBlank);
            if (row < rows) {
                cells(row);
                captions(row);
                for (int i = 0; i < line.length && !letters.isEmpty(); i++) {
                    Character letter = letters.get((long) row * line.length + i);
                    line[i] = letter == null ? line[i] : letter;
                }
                writeLine(text, keepsBlank);
            }
        }
    }

    private void writeLine(TextOut text, boolean keepsBlank) throws IOException {
        if (keepsBlank || !isBlank()) {
            text.printLine(line);
        }
    }

    private boolean isBlank() {
        return new String(line).isBlank();
    }

    private long at(int row, int column) {
        return row < 0 || row >= rows || column < 0 || column >= columns ? Grid.NONE : page[row][column];
    }

    private void junctions(int row) {
        for (int column = 0; column <= columns; column++) {
            int north = wallLeft(row - 1, column);
            int east = wallAbove(row, column);
            int south = wallLeft(row, column);
            int west = wallAbove(row, column - 1);
            boolean isCorner = at(row - 1, column - 1) != Grid.NONE
                    || at(row - 1, column) != Grid.NONE
                    || at(row, column - 1) != Grid.NONE
                    || at(row, column) != Grid.NONE;
            line[WIDE * column] = signs.post(north, east, south, west, isCorner);
            if (east == 1) {
                put(column, signs.across);
            } else if (leads(row - 1, column, Rectangle.SOUTH) || leads(row, column, Rectangle.NORTH)) {
                put(column, signs.onPath);
            }
        }
    }

    private void cells(int row) {
        for (int column = 0; column <= columns; column++) {
            if (wallLeft(row, column) == 1) {
                line[WIDE * column] = signs.down;
            } else if (leads(row, column - 1, Rectangle.EAST) || leads(row, column, Rectangle.WEST)) {
                line[WIDE * column] = signs.onPath.charAt(1);
            }
            long cell = at(row, column);
            if (cell != Grid.NONE) {
                put(column, inside(cell));
            }
        }
    }

    /** The three characters of a cell: stairs up, what is there, stairs down. */
    private String inside(long cell) {
        char up = ' ';
        char down = ' ';
        for (int rest = marks.sides(cell) & Directions.all(grid.directions()); rest != 0; rest = Directions.withoutFirst(rest)) {
            int direction = Directions.first(rest);
            String shown = Directions.contains(marks.solutionSides(cell), direction) ? signs.takenStairs : signs.stairs;
            Link link = grid.leads(cell, direction) ? shape.link(grid, cell, direction) : Link.SIDE;
            up = link == Link.STAIRS_UP ? shown.charAt(0) : up;
            down = link == Link.STAIRS_DOWN ? shown.charAt(1) : down;
        }
        char letter = marks.letter(cell, signs.dot());
        if (letter == 'B') {
            char stairs = up == ' ' ? down : down == ' ' ? up : signs.bothStairs;
            return "SE" + stairs;
        }
        return "" + up + letter + down;
    }

    private void put(int column, String text) {
        for (int i = 0; i < text.length() && WIDE * column + 1 + i < line.length; i++) {
            line[WIDE * column + 1 + i] = text.charAt(i);
        }
    }

    private void captions(int row) {
        for (Caption caption : captions) {
            if (margin + (int) Math.floor(caption.y()) == row) {
                int from = WIDE * (margin + (int) Math.round(caption.x()));
                caption.text().getChars(0, Math.min(caption.text().length(), line.length - from), line, from);
            }
        }
    }

    // ---- walls and passages

    private int wallAbove(int row, int column) {
        return wall(at(row - 1, column), Rectangle.SOUTH, at(row, column), Rectangle.NORTH);
    }

    private int wallLeft(int row, int column) {
        return wall(at(row, column - 1), Rectangle.EAST, at(row, column), Rectangle.WEST);
    }

    private int wall(long here, int direction, long there, int back) {
        return BoxDrawing.wall(marks.sides(here), direction, marks.sides(there), back);
    }

    private boolean leads(int row, int column, int direction) {
        return Directions.contains(marks.solutionSides(at(row, column)), direction);
    }
}
