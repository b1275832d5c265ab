package dev.mazewright.core.shape.support;

import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.rows.BitRow;
import dev.mazewright.core.rows.SquareRows;

/**
 * The rows of a maze in which each cell of a mask is open to each cell beside it, such as floor tiles; 64 positions at a
 * time. Holds two rows.
 */
public final class FloorRows implements SquareRows {
    private final Mask floor;
    private long[] here;
    private long[] below;
    private int row;

    /** The rows of this floor. */
    public FloorRows(Mask floor) {
        this.floor = floor;
        here = new long[words()];
        below = new long[words()];
        floor.row(0, below);
    }

    @Override
    public int rows() {
        return floor.rows();
    }

    @Override
    public int columns() {
        return floor.columns();
    }

    @Override
    public void next(long[] east, long[] south) {
        long[] above = here;
        here = below;
        below = above;
        row++;
        if (row < rows()) {
            floor.row(row, below);
        }
        boolean isLast = row >= rows();
        for (int i = 0; i < here.length; i++) {
            long after = i + 1 < here.length ? here[i + 1] : 0;
            east[i] = here[i] & BitRow.leftOf(here[i], after);
            south[i] = isLast ? 0 : here[i] & below[i];
        }
    }
}
