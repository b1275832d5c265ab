package dev.mazewright.drawing.gif;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.InsufficientMemoryException;
import dev.mazewright.drawing.draw.Drawing;
import dev.mazewright.drawing.draw.Outlines;
import java.util.BitSet;

/**
 * A picture in square patches. Each knows the cells that may be seen in it: so one that something has changed in can be
 * painted anew; this holds for cells of every shape.
 */
final class Patches {
    /** The pixels along a side. */
    static final int SIDE = 128;

    private final Grid grid;
    private final Outlines outlines;
    private final Drawing drawing;
    private final double reach;
    private final int across;
    private final int down;
    /** Where the cells of each patch begin in the list of all; one more at the end. */
    private final long[] begins;

    private final long[] cells;
    private final BitSet touched = new BitSet();

    // The patches of the cell that was measured last.
    private int left;
    private int top;
    private int right;
    private int bottom;

    /** The patches of a picture, if the memory of the context is enough; a cell's walls may be seen {@code reach} pixels beyond it. */
    Patches(Grid grid, Outlines outlines, Drawing drawing, int width, int height, double reach, Context context) {
        this.grid = grid;
        this.outlines = outlines;
        this.drawing = drawing;
        this.reach = reach;
        across = Math.ceilDiv(width, SIDE);
        down = Math.ceilDiv(height, SIDE);
        begins = new long[across * down + 1];
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            CancelledException.check();
            measure(cell);
            for (int row = top; row <= bottom; row++) {
                for (int column = left; column <= right; column++) {
                    begins[row * across + column]++;
                }
            }
        }
        long sum = 0;
        for (int patch = 0; patch < begins.length; patch++) {
            sum += begins[patch];
            begins[patch] = sum;
        }
        context.requireMemory("an animation of " + grid.cells() + " cells", sum * Long.BYTES);
        cells = new long[Math.toIntExact(sum)];
        fill();
    }

    /** Sets each patch's cells before its end, which so becomes its beginning. */
    private void fill() {
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            CancelledException.check();
            measure(cell);
            for (int row = top; row <= bottom; row++) {
                for (int column = left; column <= right; column++) {
                    cells[(int) --begins[row * across + column]] = cell;
                }
            }
        }
    }

    /** Finds the patches that a cell, its walls, and its lines to other cells may be seen in. */
    private void measure(long cell) {
        left = across - 1;
        top = down - 1;
        right = 0;
        bottom = 0;
        outlines.reach(cell, this::include);
    }

    private void include(Outline.Corner corner) {
        double x = drawing.page().x(corner.x());
        double y = drawing.page().y(corner.y());
        left = Math.min(left, column(x - reach));
        right = Math.max(right, column(x + reach));
        top = Math.min(top, row(y - reach));
        bottom = Math.max(bottom, row(y + reach));
    }

    private int column(double x) {
        return Math.clamp((long) x / SIDE, 0, across - 1);
    }

    private int row(double y) {
        return Math.clamp((long) y / SIDE, 0, down - 1);
    }

    // ---- what is to be painted

    /** Something has changed in a cell. */
    void touch(long cell) {
        measure(cell);
        for (int row = top; row <= bottom; row++) {
            touched.set(row * across + left, row * across + right + 1);
        }
    }

    void touchAll() {
        touched.set(0, across * down);
    }

    /** The next patch, from this one on, that has changed since it was last taken, or -1 if no further patch has changed. */
    int take(int from) {
        int patch = touched.nextSetBit(from);
        if (patch >= 0) {
            touched.clear(patch);
        }
        return patch;
    }

    /** Where a patch lies, in pixels from the left. */
    int x(int patch) {
        return patch % across * SIDE;
    }

    /** Where a patch lies, in pixels from the top. */
    int y(int patch) {
        return patch / across * SIDE;
    }

    /** The first patch of the first row of patches that lie below this number of pixels. */
    int rowStart(int y) {
        return Math.ceilDiv(y, SIDE) * across;
    }

    /** The first index of a patch in the list of all cells; one more than its last is the next patch's first. */
    int first(int patch) {
        return (int) begins[patch];
    }

    /** The cell at an index of the list of all cells, which goes patch by patch, row by row. */
    long cell(int index) {
        return cells[index];
    }
}
