package dev.mazewright.certify;

import dev.mazewright.certify.sample.EdgeNumbers;
import dev.mazewright.certify.sample.EdgeNumbers.Edge;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Shape;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What is counted of a sample: its cells with 1 to 6 passages, those where a corridor goes straight on, and, on lattices, the
 * passages in each direction.
 *
 * <p>Time proportional to cells and passages; memory to edges. Immutable.
 */
final class LocalCounts {
    private static final int MOST_DEGREE = 6;
    /** The most edges of a cell, of which each subset is asked for its probability. */
    private static final int MOST_EDGES = 12;

    private final EdgeNumbers edges;
    private final int degrees;
    /** Per cell, the pairs of its edges, as bits, that lie in a straight line. */
    private final int[][] straights;
    /** The place of an edge among those of its two cells. */
    private final byte[] placeFrom;
    private final byte[] placeTo;

    /** The place of an edge's direction among what is counted, or -1. */
    private final int[] ofDirection;

    private final List<String> names = new ArrayList<>();

    LocalCounts(EdgeNumbers edges) {
        this.edges = edges;
        int most = 0;
        boolean hasStraights = false;
        straights = new int[edges.cells()][];
        placeFrom = new byte[edges.count()];
        placeTo = new byte[edges.count()];
        for (int cell = 0; cell < edges.cells(); cell++) {
            int[] own = edges.of(cell);
            most = Math.max(most, own.length);
            for (int i = 0; i < own.length; i++) {
                (edges.edge(own[i]).from() == cell ? placeFrom : placeTo)[own[i]] = (byte) i;
            }
            straights[cell] = straights(cell);
            hasStraights |= straights[cell].length > 0;
        }
        degrees = Math.min(most, MOST_DEGREE);
        for (int degree = 1; degree <= degrees; degree++) {
            names.add(degree == 1 ? "dead ends" : "cells of degree " + degree);
        }
        if (hasStraights) {
            names.add("straights");
        }
        ofDirection = ofDirection();
    }

    /** Directions have the names that the shape gives them at the cell of the smaller number. The last follows from the others. */
    private int[] ofDirection() {
        int[] places = new int[edges.count()];
        Arrays.fill(places, -1);
        Grid grid = edges.grid();
        if (grid.isGraph()) {
            return places;
        }
        String[] sides = new String[places.length];
        Arrays.setAll(sides, i -> grid.shape().side(grid, edges.edge(i).cell(), edges.edge(i).direction()));
        List<String> different = Arrays.stream(sides).distinct().sorted().toList();
        for (String side : different.subList(0, Math.max(0, different.size() - 1))) {
            for (int i = 0; i < places.length; i++) {
                places[i] = sides[i].equals(side) ? names.size() : places[i];
            }
            names.add("passages, " + side);
        }
        return places;
    }

    private int[] straights(int cell) {
        Shape shape = edges.grid().shape();
        int[] own = edges.of(cell);
        long address = edges.grid().cellAt(cell);
        int[] pairs = new int[own.length * own.length];
        int count = 0;
        for (int i = 0; i < own.length; i++) {
            for (int j = i + 1; j < own.length; j++) {
                if (shape.hasSides()
                        && shape.isStraight(edges.grid(), address, direction(own[i], cell), direction(own[j], cell))) {
                    pairs[count++] = 1 << i | 1 << j;
                }
            }
        }
        return Arrays.copyOf(pairs, count);
    }

    private int direction(int number, int cell) {
        Edge edge = edges.edge(number);
        return edge.from() == cell ? edge.direction() : edge.back();
    }

    /** What is counted, in words. */
    List<String> names() {
        return names;
    }

    /** Counts a sample in the order of {@link #names}; {@code open}, a number a cell, is written over. */
    void count(long[] sample, int[] open, long[] counts) {
        Arrays.fill(open, 0);
        Arrays.fill(counts, 0);
        for (int word = 0; word < sample.length; word++) {
            for (long rest = sample[word]; rest != 0; rest &= rest - 1) {
                int number = (word << 6) + Long.numberOfTrailingZeros(rest);
                Edge edge = edges.edge(number);
                open[edge.from()] |= 1 << placeFrom[number];
                open[edge.to()] |= 1 << placeTo[number];
                if (ofDirection[number] >= 0) {
                    counts[ofDirection[number]]++;
                }
            }
        }
        for (int cell = 0; cell < open.length; cell++) {
            int degree = Integer.bitCount(open[cell]);
            if (degree > 0 && degree <= degrees) {
                counts[degree - 1]++;
            }
            if (degree == 2 && isStraight(cell, open[cell])) {
                counts[degrees]++;
            }
        }
    }

    private boolean isStraight(int cell, int two) {
        for (int pair : straights[cell]) {
            if (pair == two) {
                return true;
            }
        }
        return false;
    }

    /** Whether the means of uniform spanning trees can be computed: no cell has more than 12 edges. */
    boolean hasUniformMeans() {
        for (int cell = 0; cell < edges.cells(); cell++) {
            if (edges.of(cell).length > MOST_EDGES) {
                return false;
            }
        }
        return true;
    }

    /**
     * The exact means of uniform spanning trees. The edges of a cell that are passages are exactly the set S with
     * probability |det(K - I)|, K being the transfer currents, and I being 1 on the diagonal outside of S.
     */
    double[] uniformMeans(TransferCurrents currents) {
        double[] means = new double[names.size()];
        for (int i = 0; i < ofDirection.length; i++) {
            if (ofDirection[i] >= 0) {
                means[ofDirection[i]] += currents.probability(i);
            }
        }
        for (int cell = 0; cell < edges.cells(); cell++) {
            int[] own = edges.of(cell);
            double[][] between = new double[own.length][own.length];
            for (int i = 0; i < own.length; i++) {
                for (int j = 0; j < own.length; j++) {
                    between[i][j] = currents.between(cell, own[i], own[j]);
                }
            }
            for (int set = 1; set < 1 << own.length; set++) {
                int degree = Integer.bitCount(set);
                if (degree <= degrees) {
                    double probability = Math.abs(determinant(between, set));
                    means[degree - 1] += probability;
                    if (degree == 2 && isStraight(cell, set)) {
                        means[degrees] += probability;
                    }
                }
            }
        }
        return means;
    }

    /** Of the matrix less 1 on the diagonal outside of the set, with pivots, since any of its minors may be 0. */
    private static double determinant(double[][] matrix, int set) {
        int order = matrix.length;
        double[][] rest = new double[order][];
        for (int i = 0; i < order; i++) {
            rest[i] = matrix[i].clone();
            rest[i][i] -= 1 - (set >>> i & 1);
        }
        double product = 1;
        for (int k = 0; k < order; k++) {
            int pivot = k;
            for (int i = k + 1; i < order; i++) {
                pivot = Math.abs(rest[i][k]) > Math.abs(rest[pivot][k]) ? i : pivot;
            }
            double[] row = rest[pivot];
            rest[pivot] = rest[k];
            rest[k] = row;
            product *= row[k];
            if (product == 0) {
                return 0;
            }
            for (int i = k + 1; i < order; i++) {
                double times = rest[i][k] / row[k];
                for (int j = k; j < order; j++) {
                    rest[i][j] -= times * row[j];
                }
            }
        }
        return product;
    }
}
