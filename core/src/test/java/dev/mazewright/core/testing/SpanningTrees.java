package dev.mazewright.core.testing;

import dev.mazewright.core.grid.Grid;
import java.math.BigInteger;
import java.util.Arrays;

/** The number of spanning trees of a grid, by Kirchhoff's theorem in exact arithmetic. */
public final class SpanningTrees {
    private SpanningTrees() {}

    /** Kirchhoff: a minor of degrees less neighbours. */
    public static BigInteger count(Grid grid) {
        int n = Math.toIntExact(grid.cells()) - 1;
        BigInteger[][] matrix = new BigInteger[n][n];
        for (int i = 0; i < n; i++) {
            Arrays.fill(matrix[i], BigInteger.ZERO);
            long cell = grid.cellAt(i);
            for (int direction = 0; direction < grid.directions(); direction++) {
                if (grid.leads(cell, direction)) {
                    matrix[i][i] = matrix[i][i].add(BigInteger.ONE);
                    int there = (int) grid.number(grid.step(cell, direction));
                    if (there < n) {
                        matrix[i][there] = matrix[i][there].subtract(BigInteger.ONE);
                    }
                }
            }
        }
        return determinant(matrix);
    }

    /** Bareiss: without fractions. The matrix is lost. */
    public static BigInteger determinant(BigInteger[]... matrix) {
        int n = matrix.length;
        BigInteger before = BigInteger.ONE;
        for (int k = 0; k + 1 < n; k++) {
            for (int i = k + 1; i < n; i++) {
                for (int j = k + 1; j < n; j++) {
                    matrix[i][j] = matrix[i][j]
                            .multiply(matrix[k][k])
                            .subtract(matrix[i][k].multiply(matrix[k][j]))
                            .divide(before);
                }
            }
            before = matrix[k][k];
        }
        return n == 0 ? BigInteger.ONE : matrix[n - 1][n - 1];
    }
}
