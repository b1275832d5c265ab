package dev.mazewright.drawing.draw;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.SvgSetup;
import java.io.IOException;

/** Draws walls: bricks are filled, lines drawn; for machines in the fewest strokes. */
record DrawnWalls(Document document, Page page, GridWalls walls, Outlines outlines, OutlineWalls outlineWalls, StyledWalls styled) {
    Grid grid() {
        return document.puzzle().maze().grid();
    }

    /** Draws those of rows; of squares, and for machines, all. */
    void draw(Canvas canvas, int from, int to, Canvas.Cap cap) throws IOException {
        SvgSetup setup = document.style().svg();
        int colour = document.style().theme().wall();
        boolean hasStrokes = canvas.isFollowed() && setup.hasFewestStrokes();
        boolean tiles = walls.areTiles();
        if (tiles && (!hasStrokes || setup.machine() == null)) {
            canvas.fill(colour);
            bricks(canvas);
            canvas.paint();
        }
        if (hasStrokes) {
            new FollowedLines(this).draw(canvas, cap);
        } else if (!tiles || !walls.areAllBricks()) {
            canvas.stroke(colour, page.wallThickness(), cap);
            lines(canvas, from, to);
            canvas.paint();
        }
    }

    private void bricks(Canvas canvas) throws IOException {
        if (canvas.isFollowed()) {
            new BrickOutlines(walls::isBrick, grid().rows(), grid().columns()).draw(page.pen(canvas), canvas::close);
        } else {
            new SquareLines(page, grid(), walls).drawBricks(canvas);
        }
    }

    /** Where passages lead through gaps, their walls may be those of other passages, or of cells. */
    private void lines(Canvas canvas, int from, int to) throws IOException {
        if (styled.areStyled()) {
            styled.draw(page.pen(canvas), from, to);
            return;
        }
        if (GridWalls.fit(grid())) {
            new SquareLines(page, grid(), walls).drawLines(canvas);
            return;
        }
        boolean isOnce = canvas.isFollowed() && outlines.hasStrips();
        OncePen once = new OncePen(page.pen(canvas));
        Pen pen = isOnce ? once : page.pen(canvas);
        for (int row = from; row < to; row++) {
            CancelledException.check();
            once.nextRow();
            outlineWalls.draw(row, pen);
        }
    }
}
