package dev.mazewright.certify;

import dev.mazewright.certify.sample.EdgeNumbers;
import dev.mazewright.certify.sample.EdgeNumbers.Edge;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.UsageException;
import java.util.Arrays;

/**
 * The transfer currents of a grid: with a conductor of one ohm in place of each edge, the current through edge f when one
 * ampere enters at one end of edge e and leaves at the other. Edges are in a uniform spanning tree together with the
 * probability that is the determinant of their currents.
 *
 * <p>Only currents between edges that share a cell are computed: the Laplacian without one cell, in breadth-first order, is
 * a band, and so are the entries of its inverse that are needed. Time proportional to cells times the square of the
 * band's width, which for a square is about its side; memory 24 bytes for each cell and each unit of width.
 *
 * <p>Sources: Burton and Pemantle, <i>Local characteristics, entropy and limit theorems for spanning trees and domino
 * tilings via transfer-impedances</i>, 1993; the inverse by Takahashi, Fagan and Chen, <i>Formation of a sparse bus
 * impedance matrix and its application to short circuit study</i>, 1973.
 */
public final class TransferCurrents {
    /** The most multiplications, some seconds. */
    private static final double MOST_WORK = 4e9;

    private static final long MOST_NUMBERS = 1L << 27;

    private final EdgeNumbers edges;
    /** The place of each cell in breadth-first order; the last is grounded. */
    private final int[] place;

    private final int order;
    private final int width;
    /** Entry (i, j), j <= i, of the Laplacian's factor: first itself, then of its decomposition L D L'. */
    private final double[] factor;
    /** Entry (i, j), i - 2 width <= j <= i, of the inverse. */
    private final double[] inverse;

    /**
     * The currents of a connected grid.
     *
     * @throws UsageException if it would take too long, or too much memory
     */
    public TransferCurrents(EdgeNumbers edges) {
        this.edges = edges;
        place = places(edges);
        order = edges.cells() - 1;
        int widest = 0;
        for (int i = 0; i < edges.count(); i++) {
            Edge edge = edges.edge(i);
            widest = Math.max(widest, Math.abs(place[edge.from()] - place[edge.to()]));
        }
        width = widest;
        if (2.0 * order * width * width > MOST_WORK || (long) order * (3L * width + 2) > MOST_NUMBERS) {
            throw new UsageException("the exact probabilities of " + edges.count() + " edges of " + edges.cells()
                    + " cells take too long; take a smaller grid: squares are possible up to about 200 x 200");
        }
        factor = new double[order * (width + 1)];
        inverse = new double[order * (2 * width + 1)];
        decompose();
        invert();
    }

    /** The probability that an edge is a passage. */
    public double probability(int edge) {
        Edge e = edges.edge(edge);
        return green(e.from(), e.from()) - 2 * green(e.from(), e.to()) + green(e.to(), e.to());
    }

    /** The current through edge f, away from the cell, when one ampere flows through edge e away from it; both are edges of this cell. */
    public double between(int cell, int e, int f) {
        int one = edges.edge(e).other(cell);
        int other = edges.edge(f).other(cell);
        return green(cell, cell) - green(cell, other) - green(one, cell) + green(one, other);
    }

    /** The places of the cells in a breadth-first search from a cell that lies far from the first one. */
    private static int[] places(EdgeNumbers edges) {
        int[] found = search(edges, 0);
        return inverted(search(edges, found[found.length - 1]));
    }

    private static int[] inverted(int... permutation) {
        int[] places = new int[permutation.length];
        for (int i = 0; i < permutation.length; i++) {
            places[permutation[i]] = i;
        }
        return places;
    }

    /** The cells in the order in which a breadth-first search finds them. */
    private static int[] search(EdgeNumbers edges, int first) {
        int[] found = new int[edges.cells()];
        boolean[] isFound = new boolean[found.length];
        int count = 1;
        found[0] = first;
        isFound[first] = true;
        for (int i = 0; i < count; i++) {
            for (int edge : edges.of(found[i])) {
                int there = edges.edge(edge).other(found[i]);
                if (!isFound[there]) {
                    isFound[there] = true;
                    found[count++] = there;
                }
            }
        }
        if (count < found.length) {
            throw new UsageException("the grid is disconnected: " + (found.length - count) + " of its " + found.length
                    + " cells cannot be reached from the others, so it has no spanning tree");
        }
        return found;
    }

    private int at(int i, int j) {
        return i * (width + 1) + j - i + width;
    }

    private int inverseAt(int i, int j) {
        return Math.max(i, j) * (2 * width + 1) + 2 * width - Math.abs(i - j);
    }

    private void decompose() {
        for (int i = 0; i < edges.count(); i++) {
            int one = place[edges.edge(i).from()];
            int other = place[edges.edge(i).to()];
            add(one, one, 1);
            add(other, other, 1);
            add(Math.max(one, other), Math.min(one, other), -1);
        }
        for (int i = 0; i < order; i++) {
            CancelledException.check();
            int first = Math.max(0, i - width);
            for (int j = first; j < i; j++) {
                double sum = factor[at(i, j)];
                for (int k = Math.max(first, j - width); k < j; k++) {
                    sum -= factor[at(i, k)] * factor[at(j, k)];
                }
                factor[at(i, j)] = sum; // L(i, j) D(j)
            }
            double diagonal = factor[at(i, i)];
            for (int j = first; j < i; j++) {
                double both = factor[at(i, j)];
                factor[at(i, j)] = both / factor[at(j, j)];
                diagonal -= both * factor[at(i, j)];
            }
            factor[at(i, i)] = diagonal;
        }
    }

    private void add(int i, int j, double value) {
        if (i < order) {
            factor[at(i, j)] += value;
        }
    }

    /**
     * Column j of the inverse, below the diagonal, is the part of the inverse to the right of it times -L's column j. Each
     * entry of that part, which is symmetric, is read once, row by row.
     */
    private void invert() {
        double[] below = new double[width + 1];
        double[] column = new double[2 * width + 1];
        for (int j = order - 1; j >= 0; j--) {
            CancelledException.check();
            int reach = Math.min(width, order - 1 - j);
            int last = Math.min(2 * width, order - 1 - j);
            for (int k = 1; k <= reach; k++) {
                below[k] = factor[at(j + k, j)];
            }
            Arrays.fill(column, 0);
            for (int i = 1; i <= last; i++) {
                int row = inverseAt(j + i, j + 1) - 1;
                column[i] -= product(row, below, Math.min(i, reach));
                if (i <= reach) {
                    subtract(row, below[i], column, i);
                }
            }
            double diagonal = 1 / factor[at(j, j)];
            for (int k = 1; k <= reach; k++) {
                diagonal -= below[k] * column[k];
            }
            column[0] = diagonal;
            for (int i = 0; i <= last; i++) {
                inverse[inverseAt(j + i, j)] = column[i];
            }
        }
    }

    private double product(int row, double[] below, int count) {
        double sum = 0;
        for (int k = 1; k <= count; k++) {
            sum += inverse[row + k] * below[k];
        }
        return sum;
    }

    private void subtract(int row, double times, double[] column, int count) {
        for (int k = 1; k < count; k++) {
            column[k] -= times * inverse[row + k];
        }
    }

    /** The voltage of one cell when an ampere enters at another and leaves at the grounded one. */
    private double green(int one, int other) {
        int i = place[one];
        int j = place[other];
        return i == order || j == order ? 0 : inverse[inverseAt(i, j)];
    }

    /** The natural logarithm of the number of spanning trees (Kirchhoff, 1847). */
    public double logarithmOfTrees() {
        double sum = 0;
        for (int i = 0; i < order; i++) {
            sum += Math.log(factor[at(i, i)]);
        }
        return sum;
    }
}
