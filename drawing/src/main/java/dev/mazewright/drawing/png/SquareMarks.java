package dev.mazewright.drawing.png;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.run.Context;
import dev.mazewright.drawing.draw.EndMarks;
import dev.mazewright.drawing.draw.PixelCanvas;
import dev.mazewright.drawing.draw.Turtle;
import dev.mazewright.formats.io.StyleRules;
import dev.mazewright.formats.io.Theme;
import dev.mazewright.formats.png.PixelRow;
import java.util.Arrays;

/** The marks of the start and the goals in a picture of squares. */
final class SquareMarks {
    /** For each pixel of a mark: where it is drawn, its colour and its index in the palette. */
    private static final int BYTES_OF_PIXEL = 2 * Integer.BYTES + 1;

    private final Grid grid;
    private final Theme theme;
    private final SquareLayout layout;
    private final long start;
    private final long[] goals;
    private final boolean isAny;

    /** What marks the start, a start that is a goal as well, and a goal: the colours of a passage, row by row. */
    private final byte[] startMark;

    private final byte[] sharedMark;
    private final byte[] goalMark;

    SquareMarks(Grid grid, Ends ends, Theme theme, SquareLayout layout, Context context) {
        this.grid = grid;
        this.theme = theme;
        this.layout = layout;
        start = ends.start();
        int size = layout.passage() + 2 * (layout.thickness() / 2);
        context.requireMemory("marks of " + size + " x " + size + " pixels", (long) BYTES_OF_PIXEL * size * size);
        startMark = mark(theme.startMark(), theme.start(), SquareColours.START, 1);
        sharedMark = mark(theme.startMark(), theme.start(), SquareColours.START, StyleRules.SHARED);
        goalMark = mark(theme.goalMark(), theme.goal(), SquareColours.GOAL, 1);
        goals = Arrays.stream(ends.goals()).sorted().toArray();
        // Where passages are one pixel wide, a mark would read as a wall.
        isAny = layout.passage() > 1 && (goals.length > 0 || start != Grid.NONE);
    }

    /** A mark in the pixels of a cell, to the middle of its walls; paper where there is nothing of it. */
    private byte[] mark(Theme.Mark mark, int rgb, byte colour, double share) {
        int size = layout.passage() + 2 * (layout.thickness() / 2);
        byte[] pixels = new byte[size * size];
        if (mark == Theme.Mark.NONE) {
            return pixels;
        }
        if (mark == Theme.Mark.CELL) {
            Arrays.fill(pixels, colour);
            return pixels;
        }
        int[] drawn = PixelCanvas.stamp(size, theme.paper(), canvas -> {
            double radius = Math.max(layout.passage() * share / 2.0, 1);
            double middle = size / 2.0;
            if (mark == Theme.Mark.TURTLE) {
                Turtle.draw(canvas, middle, middle, share == 1 ? layout.cellSize() / 2.0 : radius, 0, rgb, theme.paper());
            } else {
                canvas.disc(middle, middle, Math.max((mark == Theme.Mark.DOT ? EndMarks.DOT : EndMarks.DISC) * radius, 1), rgb);
            }
        });
        for (int i = 0; i < drawn.length; i++) {
            pixels[i] = drawn[i] == rgb ? colour : drawn[i] == theme.paper() ? SquareColours.PAPER : SquareColours.PLATE;
        }
        return pixels;
    }

    boolean isAny() {
        return isAny;
    }

    boolean isIn(int row) {
        return isAny && row >= 0 && row < grid.rows() && (firstGoal(row) < firstGoal(row + 1) || isInRow(start, row));
    }

    private boolean isInRow(long cell, int row) {
        return cell >= grid.rowStart(row) && cell < grid.rowStart(row) + grid.columns();
    }

    /** The number of the first goal that lies in a row or below it. */
    private int firstGoal(int row) {
        if (row == grid.rows()) {
            return goals.length;
        }
        int index = Arrays.binarySearch(goals, grid.rowStart(row));
        return index < 0 ? -index - 1 : index;
    }

    /** Paints what marks the cells of a row, <i>y</i> pixels below the tops of its passages: where there is no wall. */
    void stamp(int row, int y, PixelRow pixels, long width) {
        if (!isIn(row)) {
            return;
        }
        for (int i = firstGoal(row); i < firstGoal(row + 1); i++) {
            stamp(goals[i], y, goalMark, pixels, width);
        }
        if (isInRow(start, row)) {
            stamp(start, y, Arrays.binarySearch(goals, start) >= 0 ? sharedMark : startMark, pixels, width);
        }
    }

    private void stamp(long cell, int y, byte[] mark, PixelRow pixels, long width) {
        int reach = layout.thickness() / 2;
        int size = layout.passage() + 2 * reach;
        if (y < -reach || y >= layout.passage() + reach) {
            return;
        }
        int x = layout.x(grid.column(cell)) + layout.thickness() - reach;
        for (int i = 0; i < size && x + i < width; i++) {
            byte colour = mark[(y + reach) * size + i];
            if (colour != SquareColours.PAPER && x + i >= 0 && pixels.get(x + i) != SquareColours.WALL) {
                pixels.set(x + i, colour);
            }
        }
    }
}
