package dev.mazewright.formats.text;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Link;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.formats.io.TextOut;
import java.io.IOException;

/**
 * Letters beside the edges of a drawn grid of squares that are glued to each other: where a passage leads out, and the
 * same where it comes in again; small ones at the left and right, capitals above and below. After z comes a.
 *
 * <pre>
 *     +---+---+---+
 *   a   S |       | c      a half twist: out to the left in the first row,
 *     +---+---+   +        in from the right in the last
 *     |           |
 *     +   +---+---+
 *   c |         E   a
 *     +---+---+---+
 * </pre>
 *
 * <p>Of other shapes nothing is written.
 */
final class GlueText {
    private static final String INDENT = "  ";
    private static final int LETTERS = 26;

    private final Marks marks;
    private final Grid grid;
    private final TextOut text;
    private final boolean isGlued;

    GlueText(Marks marks, Grid grid, TextOut text) {
        this.marks = marks;
        this.grid = grid;
        this.text = text;
        isGlued = grid.shape().hasSquareCells() && !grid.shape().seams().isEmpty();
    }

    /** Writes the line above the first row, or below the last, where these are glued to each other. */
    void writeLine(int row, int direction) throws IOException {
        if (isGlued && isGluedBelow(grid)) {
            StringBuilder line = new StringBuilder(INDENT);
            for (int column = 0; column < grid.columns(); column++) {
                line.append("  ").append(letter(row, column, direction)).append(' ');
            }
            text.printLine(line.toString().stripTrailing());
        }
    }

    /** The line and column from which the squares of a grid are drawn, as a {@link TextPage#place}. */
    static long first(Grid grid) {
        boolean isGlued = !grid.shape().seams().isEmpty();
        return TextPage.place(isGlued && isGluedBelow(grid) ? 1 : 0, isGlued ? INDENT.length() : 0);
    }

    private static boolean isGluedBelow(Grid grid) {
        return grid.shape().seams().stream().anyMatch(seam -> seam.outwardY() != 0);
    }

    /** Begins a line between rows of cells. */
    void indent() throws IOException {
        text.print(isGlued ? INDENT : "");
    }

    void begin(int row) throws IOException {
        if (isGlued) {
            text.print(letter(row, 0, Rectangle.WEST));
            text.print(' ');
        }
    }

    void end(int row) throws IOException {
        char letter = isGlued ? letter(row, grid.columns() - 1, Rectangle.EAST) : ' ';
        if (letter != ' ') {
            text.print(' ');
            text.print(letter);
        }
        text.endLine();
    }

    private char letter(int row, int column, int direction) {
        long cell = grid.cell(row, column);
        if (cell == Grid.NONE
                || !Directions.contains(marks.sides(row, column), direction)
                || !grid.leads(cell, direction)
                || grid.shape().link(grid, cell, direction) != Link.SEAM) {
            return ' ';
        }
        return switch (direction) {
            case Rectangle.WEST -> (char) ('a' + row % LETTERS);
            case Rectangle.EAST -> (char) ('a' + grid.row(grid.step(cell, direction)) % LETTERS);
            default -> (char) ('A' + column % LETTERS);
        };
    }
}
