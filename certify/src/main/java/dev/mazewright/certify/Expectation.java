package dev.mazewright.certify;

import dev.mazewright.certify.sample.EdgeNumbers;
import dev.mazewright.certify.exact.ExactDistribution;
import dev.mazewright.core.measure.SpanningTrees;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import org.apache.commons.numbers.fraction.BigFraction;
import org.jspecify.annotations.Nullable;

/** What a distribution of spanning trees lets expect of samples: exact probabilities of edges and of trees, and exact means of what is counted. */
public final class Expectation {
    /** What the uniform distribution is called. */
    public static final String UNIFORM = "uniform";

    /** Grids whose trees are counted; there are too many of larger ones to see any twice. */
    private static final int MOST_CELLS_COUNTED = 64;

    private final String name;
    private final EdgeNumbers edges;
    private final LocalCounts local;
    private final double[] edgeProbabilities;
    private final double @Nullable [] localMeans;
    private final @Nullable BigInteger trees;
    private final @Nullable Map<Long, Double> table;
    private final double shared;

    private Expectation(
            String name,
            EdgeNumbers edges,
            LocalCounts local,
            double[] edgeProbabilities,
            double @Nullable [] localMeans,
            @Nullable BigInteger trees,
            @Nullable Map<Long, Double> table) {
        this.name = name;
        this.edges = edges;
        this.local = local;
        this.edgeProbabilities = edgeProbabilities;
        this.localMeans = localMeans;
        this.trees = trees;
        this.table = table;
        shared = Arrays.stream(edgeProbabilities).map(probability -> probability * probability).sum();
    }

    /**
     * Of the uniform distribution, by transfer currents and Kirchhoff's theorem.
     *
     * @throws dev.mazewright.core.run.UsageException if the grid is disconnected, or too large
     */
    public static Expectation uniform(EdgeNumbers edges) {
        TransferCurrents currents = new TransferCurrents(edges);
        double[] probabilities = new double[edges.count()];
        Arrays.setAll(probabilities, currents::probability);
        LocalCounts local = new LocalCounts(edges);
        return new Expectation(
                UNIFORM,
                edges,
                local,
                probabilities,
                local.hasUniformMeans() ? local.uniformMeans(currents) : null,
                edges.cells() <= MOST_CELLS_COUNTED ? SpanningTrees.count(edges.grid()) : null,
                null);
    }

    /**
     * Of a generator whose exact distribution is known.
     *
     * @param name of the generator
     */
    public static Expectation of(String name, EdgeNumbers edges, ExactDistribution distribution) {
        Map<Long, Double> table = new TreeMap<>();
        double[] probabilities = new double[edges.count()];
        LocalCounts local = new LocalCounts(edges);
        double[] means = new double[local.names().size()];
        long[] counts = new long[means.length];
        int[] open = new int[edges.cells()];
        // In ascending order, on which the last digits of sums depend.
        for (Map.Entry<Integer, BigFraction> tree : new TreeMap<>(distribution.probabilities()).entrySet()) {
            int set = tree.getKey();
            double probability = tree.getValue().doubleValue();
            table.put((long) set, probability);
            for (int rest = set; rest != 0; rest &= rest - 1) {
                probabilities[Integer.numberOfTrailingZeros(rest)] += probability;
            }
            local.count(new long[] {set}, open, counts);
            for (int i = 0; i < means.length; i++) {
                means[i] += probability * counts[i];
            }
        }
        return new Expectation(name, edges, local, probabilities, means, BigInteger.valueOf(table.size()), table);
    }

    /** What the distribution is called: {@code uniform}, or the name of a generator. */
    public String name() {
        return name;
    }

    EdgeNumbers edges() {
        return edges;
    }

    /** What is counted of cells. */
    LocalCounts local() {
        return local;
    }

    /** The probability that an edge is a passage. */
    double ofEdge(int edge) {
        return edgeProbabilities[edge];
    }

    /** The mean of what {@link LocalCounts} counts; null where that is not known. */
    @Nullable Double local(int index) {
        return localMeans == null ? null : localMeans[index];
    }

    /** How many trees have a positive probability; null if they were not counted. */
    @Nullable BigInteger trees() {
        return trees;
    }

    /** The probabilities of the trees, by their set of edges, in ascending order; null if they are equally likely. */
    @Nullable Map<Long, Double> table() {
        return table;
    }

    /** The mean number of passages that two independent samples share. */
    double shared() {
        return shared;
    }

    /** The same if one of them is this one. */
    double sharedWith(long... sample) {
        double sum = 0;
        for (int word = 0; word < sample.length; word++) {
            for (long rest = sample[word]; rest != 0; rest &= rest - 1) {
                sum += edgeProbabilities[(word << 6) + Long.numberOfTrailingZeros(rest)];
            }
        }
        return sum;
    }
}
