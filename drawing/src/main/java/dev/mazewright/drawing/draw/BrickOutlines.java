package dev.mazewright.drawing.draw;

import dev.mazewright.core.run.CancelledException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Draws the bricks of tiles as what they are together: lines around each connected part, with the bricks to the right, and
 * around each hole in it. So no line is drawn twice. Bricks that meet in a corner alone are not connected.
 *
 * <p>Memory: a bit for each position.
 */
final class BrickOutlines {
    /** Where a line can go, clockwise from the right. */
    private static final int[] X = {1, 0, -1, 0};

    private static final int[] Y = {0, 1, 0, -1};

    private final Bricks bricks;
    private final int rows;
    private final int columns;

    /** Which upper sides of bricks have been drawn; each line around bricks has one. */
    private final List<BitSet> drawn = new ArrayList<>();

    /** Where bricks are. */
    @FunctionalInterface
    interface Bricks {
        /** Whether a position is a brick; none is outside. */
        boolean isBrick(int row, int column);
    }

    BrickOutlines(Bricks bricks, int rows, int columns) {
        this.bricks = bricks;
        this.rows = rows;
        this.columns = columns;
        for (int row = 0; row < rows; row++) {
            drawn.add(new BitSet(columns));
        }
    }

    void draw(Pen pen, Strokes.Closing closing) throws IOException {
        draw(pen, closing, false);
    }

    /** The same side by side of a brick. */
    void drawUnits(Pen pen) throws IOException {
        draw(pen, () -> {}, true);
    }

    private void draw(Pen pen, Strokes.Closing closing, boolean areUnits) throws IOException {
        for (int row = 0; row < rows; row++) {
            CancelledException.check();
            for (int column = 0; column < columns; column++) {
                if (isBrick(row, column) && !isBrick(row - 1, column) && !drawn.get(row).get(column)) {
                    around(row, column, areUnits, pen);
                    closing.close();
                }
            }
        }
    }

    /** Goes around from the upper left corner of a brick, unit by unit back to it, or to the last corner before it. */
    private void around(int row, int column, boolean areUnits, Pen pen) throws IOException {
        int x = column;
        int y = row;
        int heading = 0;
        pen.move(x, y);
        do {
            if (heading == 0) {
                drawn.get(y).set(x);
            }
            x += X[heading];
            y += Y[heading];
            int next = turned(x, y, heading);
            boolean isBack = x == column && y == row && next == 0;
            if (areUnits || (next != heading && !isBack)) {
                pen.line(x, y);
            }
            heading = next;
        } while (x != column || y != row || heading != 0);
    }

    /** Where the line goes on: to the right around the brick there, or along the next one, or to the left before one in the way. */
    private int turned(int x, int y, int heading) {
        int right = (heading + 1) % X.length;
        if (!isBrickAhead(x, y, heading, right)) {
            return right;
        }
        int left = (heading + X.length - 1) % X.length;
        return isBrickAhead(x, y, heading, left) ? left : heading;
    }

    /** Whether the position ahead of a point, to this side, is a brick. */
    private boolean isBrickAhead(int x, int y, int heading, int side) {
        int alongX = X[heading] + X[side];
        int alongY = Y[heading] + Y[side];
        return isBrick(alongY > 0 ? y : y - 1, alongX > 0 ? x : x - 1);
    }

    private boolean isBrick(int row, int column) {
        return row >= 0 && row < rows && column >= 0 && column < columns && bricks.isBrick(row, column);
    }
}
