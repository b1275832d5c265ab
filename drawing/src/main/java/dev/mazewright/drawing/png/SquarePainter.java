package dev.mazewright.drawing.png;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.rows.BitRow;
import dev.mazewright.drawing.letters.TextStrip;
import dev.mazewright.formats.png.PixelRow;
import org.jspecify.annotations.Nullable;

/** Paints one row of pixels of a picture of squares after the other. Memory: a row of pixels and of walls. */
final class SquarePainter {
    private final Grid grid;
    private final SquareWalls walls;
    private final SquareLayout layout;
    private final SquareMarks marks;
    private final @Nullable SquareSolution solution;
    private final long width;
    private final PixelRow pixels;
    private final WallRow seen;

    SquarePainter(
            Grid grid,
            SquareWalls walls,
            SquareLayout layout,
            SquareMarks marks,
            @Nullable SquareSolution solution,
            long width,
            PixelRow pixels) {
        this.grid = grid;
        this.walls = walls;
        this.layout = layout;
        this.marks = marks;
        this.solution = solution;
        this.width = width;
        this.pixels = pixels;
        seen = new WallRow(walls, grid.columns());
    }

    /** Finds the walls above a row and in it. */
    void look(int row) {
        seen.look(row);
    }

    /** Paints a row of pixels of the wall line above a row, <i>y</i> pixels below its top. */
    void paintLine(int row, int y) {
        paintLine(row);
        marks.stamp(row - 1, layout.passage() + y, pixels, width);
        marks.stamp(row, y - layout.thickness(), pixels, width);
    }

    /** The wall line above a row: posts and walls. */
    private void paintLine(int row) {
        pixels.clear();
        for (int word = 0; word < seen.posts.length; word++) {
            long across = word < seen.above.length ? seen.above[word] : 0;
            for (long rest = across; rest != 0; ) {
                long run = BitRow.firstRun(rest);
                int x = layout.x(BitRow.column(word, run));
                pixels.fill(x, x + Long.bitCount(run) * layout.cellSize(), SquareColours.WALL);
                rest ^= run;
            }
            paintThin(word, seen.posts[word] & ~across);
        }
        if (solution != null) {
            solution.paintLine(row, seen.above, pixels);
        }
        paintBricks(row);
    }

    /** Posts, or standing walls, of these columns of a word. */
    private void paintThin(int word, long columns) {
        for (long rest = columns; rest != 0; rest &= rest - 1) {
            int column = BitRow.column(word, rest);
            if (column < grid.columns() || layout.closing()) {
                pixels.fill(layout.x(column), layout.x(column) + layout.thickness(), SquareColours.WALL);
            }
        }
    }

    /** The passages of a row, and the walls between them, <i>y</i> pixels below its wall line. */
    void paintPassages(int row, int y) {
        pixels.clear();
        for (int word = 0; word < seen.left.length; word++) {
            paintThin(word, seen.left[word]);
        }
        if (solution != null) {
            solution.paintPassages(row, y, seen.left, pixels);
        }
        paintBricks(row);
        marks.stamp(row, y, pixels, width);
    }

    private void paintBricks(int row) {
        for (int column = 0; walls.hasBricks() && column < grid.columns(); column++) {
            if (walls.isBrick(row, column)) {
                pixels.fill(layout.x(column), layout.x(column) + layout.cellSize(), SquareColours.WALL);
            }
        }
    }

    /** A row of pixels of the lower margin, with what there is of the text. */
    void paintMargin(@Nullable TextStrip text, int y) {
        pixels.clear();
        for (int x = layout.margin(); text != null && x < width; x++) {
            int cover = text.cover(x - layout.margin(), y);
            pixels.set(x, cover == 0 ? SquareColours.PAPER : SquareColours.INK + cover - 1);
        }
    }
}
