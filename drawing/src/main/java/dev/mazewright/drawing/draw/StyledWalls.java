package dev.mazewright.drawing.draw;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Finish.Caps;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Walls whose corners are rounded, or that are double lines; not of tiles, whose walls are bricks. */
final class StyledWalls {
    private final Document document;
    private final Outlines outlines;
    private final OutlineWalls outlineWalls;
    private final GridWalls walls;
    private final Grid grid;
    private final boolean isRounded;
    private final boolean isInset;
    /** The corners of all walls; null until they are needed. */
    private @Nullable RoundedCorners corners;

    StyledWalls(Document document, Outlines outlines, OutlineWalls outlineWalls, GridWalls walls) {
        this.document = document;
        this.outlines = outlines;
        this.outlineWalls = outlineWalls;
        this.walls = walls;
        grid = document.puzzle().maze().grid();
        Caps caps = document.style().finish().caps();
        isRounded = caps == Caps.ROUNDED && !walls.areTiles();
        isInset = caps == Caps.INSET && InsetWalls.fit(grid);
    }

    boolean areStyled() {
        return isRounded || isInset;
    }

    /** The walls as double lines; null if they are not. */
    @Nullable InsetWalls inset() {
        return isInset ? new InsetWalls(document.puzzle(), outlines) : null;
    }

    /** Draws the walls of rows; of squares that are rounded, those above and left of each. */
    void draw(Pen pen, int from, int to) throws IOException {
        InsetWalls inset = inset();
        if (inset != null) {
            for (int row = from; row < to; row++) {
                CancelledException.check();
                inset.draw(row, pen);
            }
            return;
        }
        RoundedCorners all = corners;
        if (all == null) {
            document.requireMemory("the rounded corners of " + grid.cells() + " cells", 2 * RoundedCorners.BYTES_PER_WALL * grid.cells());
            all = new RoundedCorners();
            plain(all, 0, grid.rows());
            corners = all;
        }
        plain(all.on(pen), from, to);
    }

    private void plain(Pen pen, int from, int to) throws IOException {
        if (GridWalls.fit(grid)) {
            for (int row = from; row <= to; row++) {
                CancelledException.check();
                for (int column = 0; column <= grid.columns(); column++) {
                    walls.draw(row, column, pen);
                }
            }
            return;
        }
        OncePen once = new OncePen(pen);
        for (int row = from; row < to; row++) {
            CancelledException.check();
            once.nextRow();
            outlineWalls.draw(row, outlines.hasStrips() ? once : pen);
        }
    }
}
