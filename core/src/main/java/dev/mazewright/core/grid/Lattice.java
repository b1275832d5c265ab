package dev.mazewright.core.grid;

/**
 * A tessellation as a table: for each kind of cell and each direction, how many rows, columns and levels away the
 * neighbour lies. Algorithms know nothing else of such a shape; {@link Grid} turns the table into offsets of addresses.
 *
 * <p>Columns are counted along the lattice: where it is {@link #sheared}, each second row starts one position earlier,
 * so that (in hexagons) all rows see their neighbours at the same distances, and there are no odd and even rows.
 *
 * <p>Immutable; each method that changes something returns another lattice.
 */
public final class Lattice {
    final int[][][] steps;
    final int kindOfRow;
    final boolean sheared;
    /** Whether rows 1, 3 and so on start earlier than those before, and not rows 2, 4 and so on. */
    final boolean isEarly;
    private final long[] costs;
    private final long[][] bounds;

    private Lattice(int[][][] steps, int kindOfRow, boolean sheared, boolean isEarly, long[] costs, long[][] bounds) {
        this.steps = steps;
        this.kindOfRow = kindOfRow;
        this.sheared = sheared;
        this.isEarly = isEarly;
        this.costs = costs;
        this.bounds = bounds;
    }

    /**
     * The lattice of these steps, each of which costs one unit.
     *
     * @param kinds for each kind of cell (1, 2, 4 or 8 kinds, which alternate along a row) and each direction (1 .. 32,
     *     the same number for each kind) the step {@code {rows, columns}} or {@code {rows, columns, levels}} to the
     *     neighbour; {@code {0, 0}} where a kind has no such side. Directions that cross sides go clockwise, so that
     *     solvers can turn left and right
     */
    public static Lattice of(int[][]... kinds) {
        return new Lattice(kinds, 0, false, false, new long[0], new long[0][]);
    }

    /** The lattice in which a row's first cell is this many kinds further than the first cell of the row above. */
    public Lattice kindOfRow(int kinds) {
        return new Lattice(steps, kinds, sheared, isEarly, costs, bounds);
    }

    /** The lattice in which each second row, from row 2 on, starts one position earlier. */
    public Lattice sheared() {
        return new Lattice(steps, kindOfRow, true, false, costs, bounds);
    }

    /** The lattice in which each second row, from row 1 on, starts one position earlier. */
    public Lattice shearedEarly() {
        return new Lattice(steps, kindOfRow, true, true, costs, bounds);
    }

    /** The lattice in which a step in direction d costs {@code costs[d]}, in parts of {@link Grid#UNIT}. */
    public Lattice costs(long... costs) {
        return new Lattice(steps, kindOfRow, sheared, isEarly, costs, bounds);
    }

    /**
     * The lattice with lower bounds for A*: linear forms {@code {a, b}} or {@code {a, b, c}}. A path to a cell that is
     * {@code rows}, {@code columns} and {@code levels} away costs at least {@code |a * rows + b * columns + c *
     * levels|} for each of them, in parts of {@link Grid#UNIT}.
     */
    public Lattice bounds(long[]... bounds) {
        return new Lattice(steps, kindOfRow, sheared, isEarly, costs, bounds);
    }

    StepCosts stepCosts() {
        return new StepCosts(costs, bounds);
    }

    int kinds() {
        return steps.length;
    }

    int directions() {
        return steps[0].length;
    }

    /** How many rows the longest step leads up or down. */
    int rowReach() {
        int reach = 0;
        for (int[][] kind : steps) {
            for (int[] step : kind) {
                reach = Math.max(reach, Math.abs(step[0]));
            }
        }
        return reach;
    }

    /** Whether there are steps between levels. */
    boolean hasLevels() {
        for (int[][] kind : steps) {
            for (int[] step : kind) {
                if (step.length > 2 && step[2] != 0) {
                    return true;
                }
            }
        }
        return false;
    }

    /** How many positions beyond the end of a row a step can lead. */
    int reach() {
        int reach = 1;
        for (int[][] kind : steps) {
            for (int[] step : kind) {
                for (int row = 0; row < 2; row++) {
                    int shear = sheared ? Math.floorDiv(row + step[0], 2) : 0;
                    reach = Math.max(reach, Math.abs(step[1] + shear));
                }
            }
        }
        return reach;
    }
}
