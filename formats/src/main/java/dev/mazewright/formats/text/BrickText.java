package dev.mazewright.formats.text;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.formats.io.TextOut;
import java.io.IOException;
import java.util.Arrays;

/**
 * Draws bricks in box drawing, each six characters wide, a row of them every two lines:
 *
 * <pre>
 *   ┌───────────┐
 *   │  S  •  •  │
 *   └──┬──╴  ╷ •└──┐
 *      │     │  E  │
 *      └─────┴─────┘
 * </pre>
 */
final class BrickText {
    private static final int TOP_LEFT = 0;
    private static final int TOP_RIGHT = 1;
    private static final int RIGHT = 2;
    private static final int BOTTOM_RIGHT = 3;
    private static final int BOTTOM_LEFT = 4;
    private static final int LEFT = 5;

    /** From a joint to the middle of a brick, where the joints of the rows above and below are. */
    private static final int HALF = 3;

    private final Marks marks;
    private final int rows;
    /** Half bricks from the left edge of the first row to the right edge of the second. */
    private final int halves;

    private BrickText(Marks marks, Grid grid) {
        this.marks = marks;
        rows = grid.rows();
        halves = 2 * grid.columns() + 1;
    }

    static void write(Marks marks, Grid grid, TextOut text) throws IOException {
        char[] line = marks.line(HALF * (2L * grid.columns() + 1) + 1);
        BrickText bricks = new BrickText(marks, grid);
        for (int row = 0; row < bricks.rows; row++) {
            bricks.bed(line, row);
            text.printLine(line);
            bricks.course(line, row);
            text.printLine(line);
        }
        bricks.bed(line, bricks.rows);
        text.printLine(line);
    }

    /** The {@link TextPage#place} of a character that shows a side. */
    static long place(int row, int column, int direction) {
        int left = HALF * (2 * column + row % 2);
        return switch (direction) {
            case TOP_LEFT -> TextPage.place(2 * row, left + 1);
            case TOP_RIGHT -> TextPage.place(2 * row, left + HALF + 1);
            case RIGHT -> TextPage.place(2 * row + 1, left + 2 * HALF);
            case BOTTOM_RIGHT -> TextPage.place(2 * row + 2, left + HALF + 1);
            case BOTTOM_LEFT -> TextPage.place(2 * row + 2, left + 1);
            default -> TextPage.place(2 * row + 1, left);
        };
    }

    /** The {@link TextPage#place} of the middle of a brick, where its letter stands. */
    static long middle(int row, int column) {
        return TextPage.place(2 * row + 1, HALF * (2 * column + row % 2 + 1));
    }

    /** The walls between a row and the one above. */
    private void bed(char[] line, int row) {
        boolean west = false;
        for (int x = 0; x <= halves; x++) {
            boolean east = isWallAbove(row, x);
            line[HALF * x] = BoxDrawing.junction(isWallLeftOf(row - 1, x), east, isWallLeftOf(row, x), west);
            if (x < halves) {
                Arrays.fill(line, HALF * x + 1, HALF * (x + 1), east ? '─' : ' ');
                if (marks.leads(row - 1, column(row - 1, x), bottom(row - 1, x))) {
                    line[HALF * x + 1 + x % 2] = BoxDrawing.DOT;
                }
            }
            west = east;
        }
    }

    /** The bricks of a row, and the walls between them. */
    private void course(char[] line, int row) {
        for (int x = 0; x <= halves; x++) {
            int column = column(row, x);
            boolean isJoint = isLeftHalf(row, x);
            boolean onPath = isJoint && marks.leads(row, column, LEFT);
            line[HALF * x] = onPath ? BoxDrawing.DOT : isWallLeftOf(row, x) ? '│' : ' ';
            if (!isJoint && marks.sides(row, column) != 0) {
                marks.letters(row, column, BoxDrawing.DOT).getChars(0, 3, line, HALF * x - 1);
            }
        }
    }

    /** The column of the brick that this half belongs to; it may lie outside the grid. */
    private static int column(int row, int x) {
        return Math.floorDiv(x - Math.floorMod(row, 2), 2);
    }

    private static boolean isLeftHalf(int row, int x) {
        return Math.floorMod(x - row, 2) == 0;
    }

    private static int top(int row, int x) {
        return isLeftHalf(row, x) ? TOP_LEFT : TOP_RIGHT;
    }

    private static int bottom(int row, int x) {
        return isLeftHalf(row, x) ? BOTTOM_LEFT : BOTTOM_RIGHT;
    }

    /** Whether there is a wall along the top of half a brick. */
    private boolean isWallAbove(int row, int x) {
        int above = marks.sides(row - 1, column(row - 1, x));
        int below = marks.sides(row, column(row, x));
        return BoxDrawing.wall(above, bottom(row - 1, x), below, top(row, x)) == 1;
    }

    /** Whether there is a wall between two bricks, to the left of this half. */
    private boolean isWallLeftOf(int row, int x) {
        int column = column(row, x);
        return isLeftHalf(row, x) && BoxDrawing.wall(marks.sides(row, column - 1), RIGHT, marks.sides(row, column), LEFT) == 1;
    }
}
