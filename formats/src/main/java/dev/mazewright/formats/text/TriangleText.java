package dev.mazewright.formats.text;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.formats.io.TextOut;
import java.io.IOException;
import java.util.Arrays;

/**
 * Draws triangles, each six characters wide and three lines high, of which three are shared with the next one:
 *
 * <pre>
 *       ____
 *     /      \
 *    /S •• •E \
 *   /____\     \
 *        \    /
 *         \  /
 *          \/
 * </pre>
 */
final class TriangleText {
    // Directions go clockwise from the left: of a triangle that points up over the right side to the base, else over
    // the base to the right side.
    private static final int LEFT = 0;
    private static final int RIGHT_POINTING_UP = 1;
    private static final int BASE_POINTING_UP = 2;
    private static final int BASE_POINTING_DOWN = 1;
    private static final int RIGHT_POINTING_DOWN = 2;

    private static final int LINES = 3;

    private TriangleText() {}

    static void write(Marks marks, Grid grid, TextOut text) throws IOException {
        char[] line = marks.line(3L * grid.columns() + 3);
        bases(line, marks, grid, 0);
        text.printLine(line);
        for (int row = 0; row < grid.rows(); row++) {
            for (int y = 0; y < LINES; y++) {
                if (y == LINES - 1) {
                    bases(line, marks, grid, row + 1);
                }
                for (int column = 0; column < grid.columns(); column++) {
                    sides(line, marks, row, column, y);
                }
                text.printLine(line);
            }
        }
    }

    /** The {@link TextPage#place} of a character that shows a side. */
    static long place(int row, int column, int direction) {
        boolean up = pointsUp(row, column);
        int from = 3 * column;
        if (direction == (up ? BASE_POINTING_UP : BASE_POINTING_DOWN)) {
            return TextPage.place(LINES * (up ? row + 1 : row), from + 1);
        }
        return TextPage.place(LINES * row + 2, direction == LEFT ? from + 1 : from + 4);
    }

    /** The {@link TextPage#place} of the letter of a cell; the second one of two stands to its right. */
    static long middle(int row, int column) {
        return TextPage.place(LINES * row + 2, 3 * column + 2);
    }

    private static boolean pointsUp(int row, int column) {
        return (row + column) % 2 == 0;
    }

    /** The sides between the triangles of the row above, which point up, and those of a row, which point down. */
    private static void bases(char[] line, Marks marks, Grid grid, int row) {
        for (int column = 0; column < grid.columns(); column++) {
            if (pointsUp(row, column)) {
                continue;
            }
            int above = marks.sides(row - 1, column);
            int below = marks.sides(row, column);
            if ((above | below) != 0) {
                boolean open = Marks.open(above, BASE_POINTING_UP, below, BASE_POINTING_DOWN);
                Arrays.fill(line, 3 * column + 1, 3 * column + 5, open ? ' ' : '_');
                if (marks.leads(row - 1, column, BASE_POINTING_UP)) {
                    line[3 * column + 2] = BoxDrawing.DOT;
                }
            }
        }
    }

    /** The left and right side of a triangle, and what stands in it, as far as line y of 0 .. 2 goes. */
    private static void sides(char[] line, Marks marks, int row, int column, int y) {
        int sides = marks.sides(row, column);
        if (sides == 0) {
            return;
        }
        boolean up = pointsUp(row, column);
        int from = 3 * column;
        int right = up ? RIGHT_POINTING_UP : RIGHT_POINTING_DOWN;
        boolean onLeft = y == 1 && marks.leads(row, column, LEFT);
        boolean onRight = y == 1 && marks.leads(row, column, right);
        side(line, from + (up ? 2 - y : y), up ? '/' : '\\', sides, onLeft, LEFT);
        side(line, from + (up ? 3 + y : 5 - y), up ? '\\' : '/', sides, onRight, right);
        if (y == 1) {
            char letter = marks.letter(row, column, BoxDrawing.DOT);
            line[from + 2] = letter == 'B' ? 'S' : letter;
            line[from + 3] = letter == 'B' ? 'E' : ' ';
        }
    }

    private static void side(char[] line, int at, char wall, int sides, boolean onPath, int direction) {
        line[at] = onPath ? BoxDrawing.DOT : Directions.contains(sides, direction) ? ' ' : wall;
    }
}
