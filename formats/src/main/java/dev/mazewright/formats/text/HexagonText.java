package dev.mazewright.formats.text;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.formats.io.TextOut;
import java.io.IOException;

/**
 * Draws hexagons, each four characters wide, a row of them every two lines:
 *
 * <pre>
 *    / \ / \
 *   | S • • |
 *    \ / \ • \
 *     |   | E |
 *      \ / \ /
 * </pre>
 */
final class HexagonText {
    private static final int TOP_LEFT = 0;
    private static final int TOP_RIGHT = 1;
    private static final int RIGHT = 2;
    private static final int BOTTOM_RIGHT = 3;
    private static final int BOTTOM_LEFT = 4;
    private static final int LEFT = 5;

    private HexagonText() {}

    static void write(Marks marks, Grid grid, TextOut text) throws IOException {
        char[] line = marks.line(4L * grid.columns() + 3);
        for (int row = 0; row < grid.rows(); row++) {
            for (int column = 0; column < grid.columns(); column++) {
                side(line, marks, row, column, TOP_LEFT, 1, '/');
                side(line, marks, row, column, TOP_RIGHT, 3, '\\');
            }
            text.printLine(line);
            for (int column = 0; column < grid.columns(); column++) {
                side(line, marks, row, column, LEFT, 0, '|');
                side(line, marks, row, column, RIGHT, 4, '|');
                if (marks.sides(row, column) != 0) {
                    marks.letters(row, column, BoxDrawing.DOT).getChars(0, 3, line, left(row, column) + 1);
                }
            }
            text.printLine(line);
            for (int column = 0; column < grid.columns(); column++) {
                side(line, marks, row, column, BOTTOM_LEFT, 1, '\\');
                side(line, marks, row, column, BOTTOM_RIGHT, 3, '/');
            }
        }
        text.printLine(line);
    }

    /** The {@link TextPage#place} of the character that shows a side. */
    static long place(int row, int column, int direction) {
        int left = left(row, column);
        return switch (direction) {
            case TOP_LEFT -> TextPage.place(2 * row, left + 1);
            case TOP_RIGHT -> TextPage.place(2 * row, left + 3);
            case RIGHT -> TextPage.place(2 * row + 1, left + 4);
            case BOTTOM_RIGHT -> TextPage.place(2 * row + 2, left + 3);
            case BOTTOM_LEFT -> TextPage.place(2 * row + 2, left + 1);
            default -> TextPage.place(2 * row + 1, left);
        };
    }

    /** The {@link TextPage#place} of the middle of a cell, where its letter stands. */
    static long middle(int row, int column) {
        return TextPage.place(2 * row + 1, left(row, column) + 2);
    }

    private static int left(int row, int column) {
        return 4 * column + 2 * (row % 2);
    }

    private static void side(char[] line, Marks marks, int row, int column, int direction, int offset, char wall) {
        int sides = marks.sides(row, column);
        if (sides != 0) {
            boolean open = Directions.contains(sides, direction);
            boolean onPath = marks.leads(row, column, direction);
            line[left(row, column) + offset] = onPath ? BoxDrawing.DOT : open ? ' ' : wall;
        }
    }
}
