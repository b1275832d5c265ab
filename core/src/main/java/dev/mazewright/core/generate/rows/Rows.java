package dev.mazewright.core.generate.rows;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.UsageException;
import org.jspecify.annotations.Nullable;

/**
 * The rows of a grid, for generators that work row by row. Each cell of a row is beside the next, in a ring the last
 * also beside the first. Each row but the first has edges back to earlier rows, each but the last edges onward to later
 * ones: those above and below it in its level, and those at the same position of the levels beside.
 */
public final class Rows {
    /** More than the kinds of cells that take turns along a row. */
    private static final int KINDS = 9;

    private final Grid grid;
    /** Of a lattice, the edges in each kind of row, as soon as they are known. */
    private final Row.@Nullable Edges[] edges = new Row.Edges[32];
    /** In a lattice, by the lowest bit of the row, the edges that may lead to the next column. */
    private final int[] rightward = {-1, -1};
    /** In a lattice, the edges that may lead to the next row. */
    private int downward = -1;

    private Rows(Grid grid) {
        this.grid = grid;
        if (!grid.isGraph() && grid.rowsOfLevel() > 3 && grid.columns() > 2) {
            for (int number = 1; number < 3; number++) {
                long cell = grid.cell(number, 1);
                rightward[number & 1] = 0;
                downward = 0;
                for (int way = 0; way < grid.directions(); way++) {
                    long there = grid.step(cell, way);
                    rightward[number & 1] |= grid.column(there) == 2 ? Directions.of(way) : 0;
                    downward |= grid.row(there) == number + 1 ? Directions.of(way) : 0;
                }
            }
        }
    }

    /** The edges of a cell that may lead to the next column; not all of them need to. */
    int rightward(int row, long cell) {
        return grid.sides(cell) & rightward[row & 1];
    }

    /** The edges of a cell that may lead to the next row; not all of them need to. */
    int downward(long cell) {
        return grid.sides(cell) & downward;
    }

    /**
     * The rows of a grid.
     *
     * @throws UsageException if it has none
     */
    public static Rows of(Grid grid, String generator) {
        Rows rows = new Rows(grid);
        if (grid.mask() != null || !rows.areWhole()) {
            throw new UsageException(generator + " works row by row, and needs whole rows: each cell beside the next, with"
                    + " edges to the rows before and after it; this " + grid.shape().name()
                    + " has none, or a mask leaves none. Take one without a mask of the shapes that the list of generators"
                    + " names for " + generator + ", or a generator that needs no rows, such as wilson");
        }
        return rows;
    }

    private boolean areWhole() {
        if (!grid.isGraph() && !areAlike()) {
            return false;
        }
        for (int number = 0; number < grid.rows(); number++) {
            if (!grid.isGraph() && number > 1 && number < grid.rows() - 2) {
                continue; // in a lattice as the rows beside
            }
            Row row = Row.of(grid, number, null);
            boolean isLonger = number == 0 || row.length % Row.of(grid, number - 1, null).length == 0;
            if (!isLonger || !row.isWhole(number > 0, number < grid.rows() - 1)) {
                return false;
            }
        }
        return true;
    }

    /** Whether all cells of a lattice have the same edges. */
    private boolean areAlike() {
        long first = grid.rowStart(0);
        for (int column = 1; column < Math.min(KINDS, grid.columns()); column++) {
            for (int direction = 0; direction < grid.directions(); direction++) {
                if (grid.step(first + column, direction) - column != grid.step(first, direction)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** A row among those of all levels; if it is a ring, closed, from its first column. */
    public Row row(int number) {
        CancelledException.check();
        if (grid.isGraph()) {
            return Row.of(grid, number, null);
        }
        // Odd rows may be shifted, and those at the edge have no row above or below, and no level before or after.
        int height = grid.rowsOfLevel();
        int inLevel = grid.levels() == 1 ? number : number % height;
        int kind = (number & 1)
                | (inLevel == 0 ? 2 : 0)
                | (inLevel == height - 1 ? 4 : 0)
                | (number < height ? 8 : 0)
                | (number >= grid.rows() - height ? 16 : 0);
        Row.Edges known = edges[kind];
        if (known == null) {
            known = new Row.Edges(Row.of(grid, number, null));
            edges[kind] = known;
        }
        return Row.of(grid, number, known);
    }
}
