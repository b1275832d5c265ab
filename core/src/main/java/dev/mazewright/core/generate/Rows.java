package dev.mazewright.core.generate;

import dev.mazewright.core.Grid;
import dev.mazewright.core.UsageException;
import dev.mazewright.core.shape.Rectangle;

/** What generators need that work row by row: whole rows, each cell beside the next and with one above and below. */
final class Rows {
    private Rows() {}

    /**
     * Makes sure that the grid has whole rows.
     *
     * @throws UsageException if it has not
     */
    static void require(Grid grid, String generator) {
        if (!(grid.shape() instanceof Rectangle) || grid.mask() != null) {
            throw new UsageException(generator + " works in whole rows of squares; only rectangles without a mask have"
                    + " them, not this " + grid.shape().name() + (grid.mask() == null ? "" : " with a mask")
                    + "; generators such as wilson run on every shape");
        }
    }
}
