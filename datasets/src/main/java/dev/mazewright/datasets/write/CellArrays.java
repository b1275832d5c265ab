package dev.mazewright.datasets.write;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.rows.SquareCells;
import dev.mazewright.datasets.Row;
import dev.mazewright.datasets.Split;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * Mazes as bits: for each position the sides that are closed, north 1, east 2, south 4, west 8, as in the digits of the
 * digest, and 16 where there is no cell. Cells are numbered by their place in the array: row * columns of the array +
 * column.
 */
final class CellArrays extends RowArrays {
    private static final int CLOSED = 15;

    /** Brick, what a mask leaves out, and what lies beyond a maze that is smaller than the array. */
    private static final byte NONE = 16 | CLOSED;

    private static final int NOWHERE = -1;

    private final SplitSizes sizes;
    private final Array cells;
    private final Array start = Array.of("start", Npy.INT);
    private final Array goal = Array.of("goal", Npy.INT);
    private final Array path;
    private final LabelArrays labels;
    private final List<Array> arrays;

    CellArrays(String format, Split split) {
        sizes = SplitSizes.inCells(format, split);
        cells = Array.of("cells", Npy.BYTE, sizes.rows(), sizes.columns());
        double most = Math.min(sizes.area(), split.filter().pathLength().most() + 1);
        path = Array.of("path", sizes.area() <= Short.MAX_VALUE ? Npy.SHORT : Npy.INT, (int) most);
        labels = new LabelArrays(split, sizes);
        arrays = Stream.of(List.of(cells, start, goal, path), numbers, labels.arrays()).flatMap(List::stream).toList();
    }

    @Override
    List<Array> arrays() {
        return arrays;
    }

    @Override
    void put(Row row) {
        Grid grid = row.maze().grid();
        sizes.requireFits(grid.rows(), grid.columns());
        putNumbers(row, grid.rows(), grid.columns());
        putCells(row.maze(), grid);
        Path found = row.path();
        start.put(0, index(grid, found.start()));
        goal.put(0, index(grid, found.found() ? found.goal() : row.puzzle().goalsOrLast()[0]));
        putPath(found, grid);
        labels.put(row);
    }

    private void putCells(Maze maze, Grid grid) {
        byte[] closed = cells.row();
        if (grid.cells() < closed.length) {
            Arrays.fill(closed, NONE);
        }
        Mask mask = grid.mask();
        for (int row = 0; row < grid.rows(); row++) {
            long first = grid.rowStart(row);
            int at = row * sizes.columns();
            for (int column = 0; column < grid.columns(); column++) {
                if (mask == null || mask.contains(row, column)) {
                    closed[at + column] = (byte) (~maze.open(first + column) & CLOSED);
                }
            }
        }
    }

    private void putPath(Path found, Grid grid) {
        Arrays.fill(path.row(), (byte) NOWHERE);
        if (!found.found()) {
            return;
        }
        int at = index(grid, found.start());
        path.put(0, at);
        for (int step = 0; step < found.length(); step++) {
            at += (int) SquareCells.offset(found.direction(step), sizes.columns());
            path.put(step + 1, at);
        }
    }

    private int index(Grid grid, long cell) {
        return grid.row(cell) * sizes.columns() + grid.column(cell);
    }
}
