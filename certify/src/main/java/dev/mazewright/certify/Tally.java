package dev.mazewright.certify;

import dev.mazewright.certify.sample.EdgeNumbers;
import dev.mazewright.certify.sample.EdgeNumbers.Edge;
import dev.mazewright.core.measure.Spread;
import dev.mazewright.core.option.Numbers;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What was counted of samples: edges, cells by degree, shared passages of samples that lie some samples apart, and,
 * where wanted, which trees there were. Tallies of parts, added up in their order, are
 * those of the whole, but for pairs of samples in different parts.
 *
 * <p>Time for a sample proportional to cells; memory to edges, and 8 bytes a sample where trees are kept.
 */
public final class Tally {
    /** How many samples apart those are whose shared passages are counted. */
    static final int[] LAGS = {1, 2, 3, 16, 64, 256};

    /** The largest number of samples whose trees are kept, in 8 bytes each. */
    static final int MOST_TREES = 10_000_000;

    private static final int KEYS = 1024;

    private final Expectation expected;
    private final EdgeNumbers edges;
    private boolean keepsTrees;
    private final long[] localOfOne;
    private final int[] openOfOne;
    private final int[] parents;

    private long samples;
    private long invalid;
    /** The first of those, or -1. */
    private long firstInvalid = -1;
    private String reason = "";

    private final long[] ofEdges;
    private final Spread[] ofLocal;
    private final long[] pairs = new long[LAGS.length];
    private final double[] shared = new double[LAGS.length];
    private final double[] sharedSquares = new double[LAGS.length];
    private long[] trees = {};
    private int treeCount;

    Tally(Expectation expected, boolean keepsTrees) {
        this.expected = expected;
        this.keepsTrees = keepsTrees;
        edges = expected.edges();
        localOfOne = new long[expected.local().names().size()];
        openOfOne = new int[edges.cells()];
        parents = new int[edges.cells()];
        ofEdges = new long[edges.count()];
        ofLocal = new Spread[localOfOne.length];
        Arrays.fill(ofLocal, Spread.NONE);
    }

    /** Adds samples that follow each other. */
    void add(long[][] run, int count, long firstIndex) {
        List<long[]> valid = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            samples++;
            String why = reasonAgainst(run[i]);
            if (why.isEmpty()) {
                valid.add(run[i]);
                addTree(run[i]);
            } else {
                invalid++;
                if (firstInvalid < 0 || firstIndex + i < firstInvalid) {
                    firstInvalid = firstIndex + i;
                    reason = why;
                }
            }
        }
        double[] weights = new double[valid.size()];
        for (int i = 0; i < weights.length; i++) {
            weights[i] = expected.sharedWith(valid.get(i));
        }
        for (int lag = 0; lag < LAGS.length; lag++) {
            addShared(valid, weights, lag);
        }
    }

    /** Why these edges are not a spanning tree, or nothing. */
    private String reasonAgainst(long... sample) {
        int passages = 0;
        for (int cell = 0; cell < parents.length; cell++) {
            parents[cell] = cell;
        }
        for (int word = 0; word < sample.length; word++) {
            for (long rest = sample[word]; rest != 0; rest &= rest - 1) {
                Edge edge = edges.edge((word << 6) + Long.numberOfTrailingZeros(rest));
                int one = root(edge.from());
                int other = root(edge.to());
                if (one == other) {
                    return "passage " + edge.from() + "-" + edge.to() + " closes a loop";
                }
                parents[one] = other;
                passages++;
            }
        }
        return passages == edges.cells() - 1
                ? ""
                : "it has " + Numbers.count(passages, "passage") + " and " + edges.cells() + " cells, so it is disconnected";
    }

    private int root(int cell) {
        int at = cell;
        while (parents[at] != at) {
            parents[at] = parents[parents[at]];
            at = parents[at];
        }
        return at;
    }

    private void addTree(long... sample) {
        for (int word = 0; word < sample.length; word++) {
            for (long rest = sample[word]; rest != 0; rest &= rest - 1) {
                ofEdges[(word << 6) + Long.numberOfTrailingZeros(rest)]++;
            }
        }
        expected.local().count(sample, openOfOne, localOfOne);
        for (int i = 0; i < ofLocal.length; i++) {
            ofLocal[i] = ofLocal[i].with(localOfOne[i]);
        }
        if (keepsTrees) {
            if (treeCount == trees.length) {
                trees = Arrays.copyOf(trees, Math.max(KEYS, 2 * treeCount));
            }
            trees[treeCount++] = key(sample);
            requireFewTrees();
        }
    }

    private void requireFewTrees() {
        if (treeCount > MOST_TREES) {
            keepsTrees = false;
            treeCount = 0;
            trees = new long[0];
        }
    }

    /** The set of edges, or, of more than 64, a hash of it. */
    private static long key(long... sample) {
        long key = sample.length == 0 ? 0 : sample[0];
        for (int word = 1; word < sample.length; word++) {
            key = (key ^ key >>> 32) * 0x9E3779B97F4A7C15L + sample[word];
            key = (key ^ key >>> 29) * 0xBF58476D1CE4E5B9L;
        }
        return key;
    }

    /** Shared passages less those expected: their mean is 0, and two pairs are not correlated even if they have a sample in common. */
    private void addShared(List<long[]> run, double[] weights, int lag) {
        for (int i = LAGS[lag]; i < weights.length; i++) {
            long[] one = run.get(i - LAGS[lag]);
            long[] other = run.get(i);
            int both = 0;
            for (int word = 0; word < one.length; word++) {
                both += Long.bitCount(one[word] & other[word]);
            }
            double beyond = both - weights[i] - weights[i - LAGS[lag]] + expected.shared();
            pairs[lag]++;
            shared[lag] += beyond;
            sharedSquares[lag] += beyond * beyond;
        }
    }

    /** Adds what another has counted. */
    void add(Tally other) {
        samples += other.samples;
        invalid += other.invalid;
        if (other.firstInvalid >= 0 && (firstInvalid < 0 || other.firstInvalid < firstInvalid)) {
            firstInvalid = other.firstInvalid;
            reason = other.reason;
        }
        Arrays.setAll(ofEdges, i -> ofEdges[i] + other.ofEdges[i]);
        Arrays.setAll(ofLocal, i -> ofLocal[i].plus(other.ofLocal[i]));
        Arrays.setAll(pairs, i -> pairs[i] + other.pairs[i]);
        Arrays.setAll(shared, i -> shared[i] + other.shared[i]);
        Arrays.setAll(sharedSquares, i -> sharedSquares[i] + other.sharedSquares[i]);
        if (!keepsTrees) {
            return;
        }
        if (treeCount + other.treeCount > trees.length) {
            trees = Arrays.copyOf(trees, Math.max(2 * treeCount, treeCount + other.treeCount));
        }
        System.arraycopy(other.trees, 0, trees, treeCount, other.treeCount);
        treeCount += other.treeCount;
        requireFewTrees();
    }

    /** Whether all trees were kept. */
    boolean hasTrees() {
        return keepsTrees;
    }

    /** The distribution for which shared passages were counted. */
    Expectation expected() {
        return expected;
    }

    /** How many samples there were. */
    public long samples() {
        return samples;
    }

    /** How many of them are not spanning trees. */
    long invalid() {
        return invalid;
    }

    /** The index of the first of those, from 0. */
    long firstInvalid() {
        return firstInvalid;
    }

    /** Why that one is not. */
    String reason() {
        return reason;
    }

    /** How many samples are spanning trees. */
    long valid() {
        return samples - invalid;
    }

    /** How often an edge was a passage. */
    long ofEdge(int edge) {
        return ofEdges[edge];
    }

    /** What {@link LocalCounts} counts, over all samples. */
    Spread local(int index) {
        return ofLocal[index];
    }

    /** How many pairs of samples there were, for a lag by its index. */
    long pairs(int lag) {
        return pairs[lag];
    }

    /** The mean number of shared passages of these pairs beyond those expected. */
    double shared(int lag) {
        return shared[lag] / pairs[lag];
    }

    /** The standard error of that mean, if samples are independent. */
    double sharedError(int lag) {
        return Math.sqrt(sharedSquares[lag]) / pairs[lag];
    }

    /** The trees, in ascending order, each as often as there were samples of it. */
    long[] sortedTrees() {
        long[] sorted = Arrays.copyOf(trees, treeCount);
        Arrays.sort(sorted);
        return sorted;
    }
}
