package dev.mazewright.tools.verify;

/**
 * How many cells of each {@link Kind} a uniform maze of squares has in the mean: a share of all cells, which is that of the
 * endless grid, and what border and corners add. For degrees the share is published: Manna, Dhar and Majumdar, <i>Spanning trees in
 * two dimensions</i>, 1992.
 */
final class UniformMaze {
    private static final int DIRECTIONS = 4;

    private UniformMaze() {}

    /** The mean number of cells. */
    static double mean(Kind kind, int rows, int columns) {
        return share(kind) * rows * columns + kind.border * 2 * ((double) rows + columns) + kind.corners;
    }

    /** The probability that a cell far from the border is of a kind. */
    static double share(Kind kind) {
        double share = 0;
        for (int open = 1; open < 1 << DIRECTIONS; open++) {
            int degree = Integer.bitCount(open);
            boolean isStraight = open == 0b0101 || open == 0b1010;
            boolean isOfKind = switch (kind) {
                case STRAIGHT -> isStraight;
                case TURN -> degree == 2 && !isStraight;
                default -> degree == kind.index + 1;
            };
            share += isOfKind ? probability(open) : 0;
        }
        return share;
    }

    /**
     * That just these directions of a cell are open: a determinant of transfer currents (Burton and Pemantle, 1993). A unit current
     * between neighbours takes 1/2 through their edge; the other edges of the cell have 1/2 - 1/pi at right angles and 2/pi - 1/2 opposite.
     */
    private static double probability(int open) {
        double[] currents = {0.5, 0.5 - 1 / Math.PI, 2 / Math.PI - 0.5, 0.5 - 1 / Math.PI};
        double[][] matrix = new double[DIRECTIONS][DIRECTIONS];
        for (int row = 0; row < DIRECTIONS; row++) {
            for (int column = 0; column < DIRECTIONS; column++) {
                matrix[row][column] = currents[Math.abs(row - column)];
            }
            matrix[row][row] -= (open >>> row & 1) == 0 ? 1 : 0;
        }
        return Math.abs(determinant(matrix));
    }

    /** By elimination; no pivot is 0, since all minors are probabilities that are not. */
    private static double determinant(double[][] matrix) {
        double product = 1;
        for (int pivot = 0; pivot < matrix.length; pivot++) {
            product *= matrix[pivot][pivot];
            for (int row = pivot + 1; row < matrix.length; row++) {
                double factor = matrix[row][pivot] / matrix[pivot][pivot];
                for (int column = pivot; column < matrix.length; column++) {
                    matrix[row][column] -= factor * matrix[pivot][column];
                }
            }
        }
        return product;
    }
}
