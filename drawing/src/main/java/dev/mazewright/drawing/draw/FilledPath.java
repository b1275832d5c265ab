package dev.mazewright.drawing.draw;

import dev.mazewright.core.grid.CellSet;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.maze.Path;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * Fills the cells of a path. Squares beside each other are one rectangle. Memory: a bit an address.
 *
 * @param areSquares whether cells are squares as large as the grid's unit
 * @param inset the walls, where each corridor has its own outline, which is then filled; else null
 */
record FilledPath(Grid grid, Outlines outlines, Page page, boolean areSquares, @Nullable InsetWalls inset) {
    /** Fills all cells, or those of a picture alone. */
    void draw(Path path, @Nullable Mask picture, int colour, Canvas canvas) throws IOException {
        CellSet cells = new CellSet(grid.addresses());
        long cell = path.start();
        add(cell, picture, cells);
        for (long i = 0; i < path.length(); i++) {
            cell = grid.step(cell, path.direction(i));
            add(cell, picture, cells);
        }
        canvas.fill(colour);
        for (long next = cells.next(0); next != Grid.NONE; next = cells.next(next + 1)) {
            if (inset != null) {
                inset.area(next, cells, page.pen(canvas));
                canvas.close();
            } else if (areSquares) {
                long last = next;
                while (grid.column(last) + 1 < grid.columns() && cells.contains(last + 1)) {
                    last++;
                }
                rectangle(next, last, canvas);
                next = last;
            } else {
                page.area(canvas, outlines.of(next));
            }
        }
        canvas.paint();
    }

    private void add(long cell, @Nullable Mask picture, CellSet cells) {
        if (picture == null || picture.contains(grid.row(cell), grid.column(cell))) {
            cells.add(cell);
        }
    }

    private void rectangle(long first, long last, Canvas canvas) throws IOException {
        double left = page.x(grid.column(first));
        double right = page.x(grid.column(last) + 1.0);
        double top = page.y(grid.row(first));
        double bottom = page.y(grid.row(first) + 1.0);
        canvas.move(left, top);
        canvas.line(right, top);
        canvas.line(right, bottom);
        canvas.line(left, bottom);
        canvas.close();
    }
}
