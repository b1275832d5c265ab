package dev.mazewright.drawing.draw;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.maze.Path;
import dev.mazewright.formats.io.Theme;
import java.io.IOException;

/** Draws stairs: triangles that point up or down, and discs where the solution takes them. */
record StairSigns(Page page, Grid grid, Outlines outlines, Stairs stairs, Theme theme) {
    /** Stairs are triangles of this half width, in units of the room of a cell, and around them paper shows. */
    private static final double STAIRS_HALF = 0.17;

    private static final double AROUND_STAIRS = 0.1;

    /** Where the solution takes them they stand on discs of this radius. */
    private static final double ON_STAIRS = 0.28;

    /** Triangles that point up or down, where open stairs begin; nothing that lies there hides them. */
    void draw(Canvas canvas, int from, int to) throws IOException {
        for (int layer = 0; layer < 2; layer++) {
            begin(canvas, layer);
            outlines.forEach(from, to, cell -> draw(canvas, cell));
            canvas.paint();
        }
    }

    /** Begins layer 0, the paper around stairs, or layer 1, the stairs. */
    void begin(Canvas canvas, int layer) throws IOException {
        if (layer == 0) {
            canvas.stroke(theme.paper(), AROUND_STAIRS * outlines.room(grid.first()) * page.cellSize(), Canvas.Cap.ROUND);
        } else {
            canvas.fill(theme.wall());
        }
    }

    /** Goes around the open stairs of a cell. */
    void draw(Canvas canvas, long cell) throws IOException {
        int open = stairs.open(cell);
        for (int up = 1; up >= -1 && open != 0; up -= 2) {
            if ((open & (up == 1 ? 1 : 2)) != 0) {
                Outline.Corner at = stairs.at(cell, up == 1);
                double half = STAIRS_HALF * outlines.room(cell) * page.cellSize();
                canvas.move(page.x(at.x()) - half, page.y(at.y()) + up * half);
                canvas.line(page.x(at.x()), page.y(at.y()) - up * half);
                canvas.line(page.x(at.x()) + half, page.y(at.y()) + up * half);
                canvas.line(page.x(at.x()) - half, page.y(at.y()) + up * half);
            }
        }
    }

    /** Discs below the stairs that the solution takes: there it ends on one level and continues on another. */
    void drawDiscs(Canvas canvas, Path path) throws IOException {
        stairs.onPath(path, (cell, at) -> canvas.disc(
                page.x(at.x()), page.y(at.y()), ON_STAIRS * outlines.room(cell) * page.cellSize(), theme.solution()));
    }
}
