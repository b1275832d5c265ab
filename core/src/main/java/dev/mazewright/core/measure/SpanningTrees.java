package dev.mazewright.core.measure;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.UsageException;
import java.math.BigInteger;
import java.util.Arrays;

/**
 * How many perfect mazes there are on a grid: its spanning trees, rotations and reflections counted apart.
 *
 * <p>The determinant of the grid's Laplacian without the last row and column, in whole numbers without a fraction. Time
 * proportional to the cube of the cells, and to the length of the numbers; memory to their square.
 *
 * <p>Source: Kirchhoff, 1847; Bareiss, <i>Sylvester's identity and multistep integer-preserving Gaussian
 * elimination</i>, 1968.
 */
public final class SpanningTrees {
    /** The most cells of a grid whose mazes are counted. */
    public static final int MOST_CELLS = 1000;

    private SpanningTrees() {}

    /**
     * The number of perfect mazes on this grid; 0 if it is disconnected.
     *
     * @throws UsageException if it has more than {@link #MOST_CELLS} cells
     */
    public static BigInteger count(Grid grid) {
        if (grid.cells() > MOST_CELLS) {
            throw new UsageException("the mazes of " + grid.cells() + " cells are too many to be counted; those of up to "
                    + MOST_CELLS + " cells can be");
        }
        int order = (int) grid.cells() - 1;
        BigInteger[][] laplacian = new BigInteger[order][order];
        for (int i = 0; i < order; i++) {
            Arrays.fill(laplacian[i], BigInteger.ZERO);
            long cell = grid.cellAt(i);
            int directions = grid.directions(cell);
            laplacian[i][i] = BigInteger.valueOf(Directions.count(directions));
            for (int rest = directions; rest != 0; rest = Directions.withoutFirst(rest)) {
                int there = (int) grid.number(grid.step(cell, Directions.first(rest)));
                if (there < order) {
                    laplacian[i][there] = BigInteger.ONE.negate();
                }
            }
        }
        return determinant(laplacian);
    }

    private static BigInteger determinant(BigInteger[]... matrix) {
        int order = matrix.length;
        BigInteger before = BigInteger.ONE;
        for (int k = 0; k < order; k++) {
            if (matrix[k][k].signum() == 0) {
                return BigInteger.ZERO; // some cells cannot be reached from others
            }
            for (int i = k + 1; i < order; i++) {
                CancelledException.check();
                for (int j = k + 1; j < order; j++) {
                    matrix[i][j] = matrix[i][j]
                            .multiply(matrix[k][k])
                            .subtract(matrix[i][k].multiply(matrix[k][j]))
                            .divide(before);
                }
            }
            before = matrix[k][k];
        }
        return before;
    }
}
