package dev.mazewright.core.grid;

import dev.mazewright.core.run.UsageException;

/**
 * Where the rows of a lattice lie among the addresses of a grid: one after the other, with padding above them, below
 * them and between them, as wide as the longest step.
 *
 * <pre>
 *   . . . . . . . . .        address of a cell =
 *   . . 0 1 2 3 . . .          origin
 *   . . 4 5 6 7 . . .          + row * stride, less shear for each second row
 *   . . 8 9 . . . . .          + levelGap for each level below its own
 *   . . . . . . . . .          + column
 * </pre>
 */
final class AddressLayout {
    /** Those of all levels. */
    final int rows;

    final int columns;
    final int levels;
    final long addresses;

    /** The address of row 0, column 0, if that is a cell. */
    final long origin;
    /** How many addresses later the next row starts, less one after each second row of a sheared grid. */
    final long stride;
    /** How many addresses later the next level starts. */
    final long levelStride;

    private final int shear;
    /** Whether row 1 is the first that starts earlier, in a sheared grid, and not row 2: 1 or 0. */
    private final int early;
    /** How many addresses later the next level starts than its first row would; 0 where there is one level. */
    private final long levelGap;

    /** The layout of a lattice with this number of rows in each level. */
    AddressLayout(int rows, int columns, int levels, Lattice lattice) {
        this.rows = Math.multiplyExact(rows, levels);
        this.columns = columns;
        this.levels = levels;
        shear = lattice.sheared ? 1 : 0;
        early = lattice.isEarly ? 1 : 0;
        long kinds = lattice.kinds() - 1L;
        long reach = lattice.reach();
        long width = columns + reach + shear;
        stride = width + ((lattice.kindOfRow - width) & kinds);
        levelGap = levels == 1 ? 0 : lattice.rowReach() * stride;
        levelStride = rows * stride + levelGap;
        // A single level has no other beside it, but a step towards one leads as far.
        long levelReach = lattice.hasLevels() ? levelStride : 0;
        long before = lattice.rowReach() * stride + reach + levelReach;
        origin = before + (-before & kinds);
        addresses = rowStart(this.rows - 1) + lattice.rowReach() * stride + columns + reach + levelReach;
    }

    /** The layout of a graph: its cells, and one address of padding to which all sides without a neighbour lead. */
    AddressLayout(Positions positions) {
        rows = positions.rows();
        columns = positions.columns();
        levels = positions.levels();
        addresses = positions.cells() + 1L;
        origin = 0;
        stride = columns;
        levelStride = 0;
        shear = 0;
        early = 0;
        levelGap = 0;
    }

    /** Refuses a grid with less than 1 row or column. */
    static void requireSize(long rows, long columns) {
        if (rows < 1 || columns < 1) {
            throw new UsageException("a grid of " + rows + "x" + columns + " has no cells; rows and columns are 1 to "
                    + Grid.LONGEST_SIDE);
        }
    }

    int rowsOfLevel() {
        return rows / levels;
    }

    /** The address of the first position of a row. */
    long rowStart(int row) {
        long gaps = levelGap == 0 ? 0 : row / rowsOfLevel() * levelGap;
        return origin + row * stride - ((row + early) >> 1) * (long) shear + gaps;
    }

    /** The row of an address, among those of all levels. */
    int row(long address) {
        long offset = address - origin;
        if (levelGap != 0) {
            return (int) (offset / levelStride * rowsOfLevel() + offset % levelStride / stride);
        }
        long pair = 2 * stride - shear;
        return (int) (2 * (offset / pair) + (offset % pair >= stride - early ? 1 : 0));
    }
}
