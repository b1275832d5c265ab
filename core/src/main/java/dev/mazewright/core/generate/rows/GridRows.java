package dev.mazewright.core.generate.rows;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.UsageException;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The rows of a grid, for generators that work row by row: for each cell of a row, the edges along it, back to earlier
 * rows and onward to later ones, computed once.
 *
 * <pre>
 *        squares                bricks, hexagons                a ring
 *
 *         back                   back     back                   back           to the middle
 *           |                        \   /                         |
 *  behind - o - ahead         behind - o - ahead          behind - o - ahead    after the last cell comes the first;
 *           |                        /   \                       /   \           cut anywhere, it is a line
 *         below                 below     below             below     below     further out there may be more cells
 *
 *                    level 0         level 1         level 2
 *
 *                        above           above           above
 *                          |               |               |
 *        a box      - - -  o --- up/back - o --- up/back - o  - - -     back = above, and to the level before
 *                          |               |               |            onward = below, and up to the next level
 *                        below           below           below
 * </pre>
 *
 * <p>Rows come in reading order, those of one level before those of the next. Each cell of a row is beside the next, in
 * a ring the last also beside the first. Each cell but those of the first row has an edge back, each but those of the
 * last an edge onward. On hexagons, bricks and zeta grids some edges back and below lead to the column before or to the
 * next: with {@code behind} and {@code ahead} they are the edges to the left and to the right, which a wall between
 * columns crosses. A ring has a whole multiple of the cells of the ring before, and its edges inward and outward cross
 * no such wall.
 *
 * <p>All cells of a row have the same edges, but the first and the last, or, where hexagons lie on a side, those in odd and in even
 * columns have; and all rows of a lattice, but odd and even rows and those at the edge of a level. So four sets of {@link RowEdges} a
 * kind of row are all that is stored; in a
 * graph, whose rows may all differ, they are found for each row, and shared by rows that follow each other.
 */
public final class GridRows {
    /** More than the kinds of cells that take turns along a row. */
    private static final int KINDS_OF_CELLS = 9;
    /** Of rows of a lattice. */
    private static final int KINDS_OF_ROWS = 32;

    final Grid grid;
    final int height;

    /** The kinds of rows, as soon as they are known: in a graph, of each row. */
    private final GridRow.@Nullable Kind[] kinds;

    private GridRows(Grid grid) {
        this.grid = grid;
        height = grid.rowsOfLevel();
        kinds = new GridRow.Kind[grid.isGraph() ? grid.rows() : KINDS_OF_ROWS];
    }

    /**
     * The rows of a grid.
     *
     * @throws UsageException if it has none
     */
    public static GridRows of(Grid grid, String generator) {
        GridRows rows = new GridRows(grid);
        if (grid.mask() != null || !rows.areWhole()) {
            String shape = grid.shape().name();
            throw new UsageException(generator + " works row by row" + (grid.shape().mask() != null
                    ? " and needs a full grid, but this " + shape + " has a mask; leave out the mask, or choose a generator"
                            + " that runs on masks, such as wilson"
                    : ", but the cells of this " + shape + " do not form whole rows; choose another shape, such as rectangle,"
                            + " or another generator, such as wilson"));
        }
        return rows;
    }

    /** How many bytes they take: nothing to speak of in a lattice. */
    public static long bytes(Grid grid) {
        return grid.isGraph() ? (long) Integer.BYTES * grid.rows() : 0;
    }

    // ---- one of them

    /** A row among those of all levels; if it is a ring, closed, from its first column. */
    public GridRow row(int number) {
        CancelledException.check();
        return row(number % height, number / height);
    }

    /** All rows as lines: rings are cut at random. */
    public Iterable<GridRow> lines(MazeRandom cuts) {
        return () -> IntStream.range(0, grid.rows()).mapToObj(this::row).map(row -> row.cut(cuts.below(row.length, row.number))).iterator();
    }

    /** The layers of the grid, first to last. */
    public Iterable<GridLayer> layers() {
        int count = grid.rows() / ofLayer(grid);
        return () -> IntStream.range(0, count).mapToObj(number -> layer(number, number == count - 1)).iterator();
    }

    private GridLayer layer(int number, boolean isLast) {
        GridRow[] rows = new GridRow[ofLayer(grid)];
        Arrays.setAll(rows, i -> row(number * rows.length + i));
        return new GridLayer(number, grid.levels() > 1, isLast, rows);
    }

    static int ofLayer(Grid grid) {
        return grid.levels() > 1 ? grid.rowsOfLevel() : 1;
    }

    /** Opens all edges of a maze of all walls. */
    public void openAll(Maze maze) {
        for (int number = 0; number < grid.rows(); number++) {
            GridRow row = row(number);
            for (int i = 0; i < row.length; i++) {
                for (int rest = row.ahead(i) | row.onward(i); rest != 0; rest = Directions.withoutFirst(rest)) {
                    maze.carve(row.cell(i), Directions.first(rest));
                }
            }
        }
    }

    GridRow row(int inLevel, int level) {
        int number = number(inLevel, level);
        return GridRow.of(number, kind(inLevel, level), grid.rowStart(number), length(number));
    }

    /** The number of a row of a level among those of all levels. */
    int number(int inLevel, int level) {
        return level * height + inLevel;
    }

    int length(int number) {
        return grid.isGraph() ? (int) (grid.rowEnd(number) - grid.rowStart(number)) : grid.columns();
    }

    private GridRow.Kind kind(int inLevel, int level) {
        int number = number(inLevel, level);
        int index = grid.isGraph() ? number : kindOnLattice(inLevel, level);
        GridRow.Kind known = kinds[index];
        return known == null ? find(number, index) : known;
    }

    /** Odd rows may be shifted, and those at the edge have no row above or below, and no level before or after. */
    private int kindOnLattice(int inLevel, int level) {
        return (number(inLevel, level) & 1)
                | (inLevel == 0 ? 2 : 0)
                | (inLevel == height - 1 ? 4 : 0)
                | (level == 0 ? 8 : 0)
                | (level == grid.levels() - 1 ? 16 : 0);
    }

    private GridRow.Kind find(int number, int index) {
        int last = length(number) - 1;
        RowEdges odd = RowEdges.of(grid, number, Math.min(1, last));
        RowEdges even = grid.isGraph() ? odd : RowEdges.of(grid, number, Math.min(2, last));
        GridRow.Kind found = new GridRow.Kind(RowEdges.of(grid, number, 0), odd, even, RowEdges.of(grid, number, last));
        GridRow.Kind before = grid.isGraph() && number > 0 ? kinds[number - 1] : null;
        kinds[index] = before != null && before.equals(found) ? before : found; // so alike rows share one
        return found;
    }

    // ---- whether there are any

    private boolean areWhole() {
        int beforeLast = grid.rows() - 2;
        for (int number = 0; number < grid.rows(); number++) {
            if (!isWhole(number) || !isAlike(number)) {
                return false;
            }
            if (!grid.isGraph() && number == 1) {
                number = Math.max(number, beforeLast - 1); // in a lattice, those between are as those beside them
            }
        }
        return true;
    }

    /** Whether each cell of a row is beside the next, and has edges to earlier and later rows where there are any. */
    private boolean isWhole(int number) {
        int length = length(number);
        if (length == 0 || (number > 0 && length % length(number - 1) != 0)) {
            return false;
        }
        GridRow row = row(number);
        for (int i : new int[] {0, Math.min(1, length - 1), Math.min(2, length - 1), length - 1}) {
            boolean leadsOn = i == length - 1 || row.ahead(i) != 0;
            boolean leadsBack = number == 0 || row.back(i) != 0;
            boolean leadsOnward = number == grid.rows() - 1 || row.onward(i) != 0;
            if (!leadsOn || !leadsBack || !leadsOnward) {
                return false;
            }
        }
        return true;
    }

    /** Whether all cells in the middle of a row have the same edges, or by turns. In a lattice, all rows have the same cells. */
    private boolean isAlike(int number) {
        if (!grid.isGraph()) {
            return number > 0 || isOfTwoKinds();
        }
        RowEdges middle = kind(number % height, number / height).odd();
        for (int column = 2; column < length(number) - 1; column++) {
            if (!RowEdges.of(grid, number, column).equals(middle)) {
                return false;
            }
        }
        return true;
    }

    /** Whether cells of a lattice have the same sides and the same edges, all of them or every other. */
    private boolean isOfTwoKinds() {
        long first = grid.rowStart(0);
        if (grid.sides(first) != grid.sides(first + 1)) {
            return false;
        }
        for (int column = 2; column < Math.min(KINDS_OF_CELLS, grid.columns()); column++) {
            for (int direction = 0; direction < grid.directions(); direction++) {
                long before = column & 1;
                if (grid.step(first + column, direction) - column != grid.step(first + before, direction) - before) {
                    return false;
                }
            }
        }
        return true;
    }
}
