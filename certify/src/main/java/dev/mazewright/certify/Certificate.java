package dev.mazewright.certify;

import dev.mazewright.certify.sample.Samples;
import dev.mazewright.certify.sample.EdgeNumbers;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Samples of spanning trees against a distribution: several tests, and one verdict. Its probability of rejecting
 * samples that have the distribution is at most {@value #LIMIT}: the smallest p of all tests, times their number, is held against
 * that (Bonferroni).
 *
 * <p>What each test can detect is in docs/certificates.md.
 */
public final class Certificate {
    /** Samples are rejected below this probability. */
    public static final double LIMIT = 0.001;

    /** Each category of a chi-square test is expected at least so often. */
    private static final double LEAST_EXPECTED = 10;
    /** Counts are taken as normal if both outcomes are expected at least so often. */
    private static final double LEAST_NORMAL = 25;
    /** The same for means whose deviation is estimated: with fewer events it is too small too often. */
    private static final double LEAST_EVENTS = 400;

    private static final long LEAST_SAMPLES = 100;

    private final EdgeNumbers edges;
    private final Expectation expected;
    private final Tally tally;
    private final List<Finding> findings = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();
    private final double[] edgeErrors;
    private double[] treeErrors = {};

    /**
     * The certificate of what was counted. If that was counted for another distribution, the independence of samples is not
     * tested.
     */
    public Certificate(EdgeNumbers edges, Expectation expected, Tally tally) {
        this.edges = edges;
        this.expected = expected;
        this.tally = tally;
        edgeErrors = new double[edges.count()];
        if (tally.invalid() == 0) {
            testTrees();
            testEdges();
            testLocal();
            if (tally.expected() == expected) {
                testIndependence();
            }
        }
    }

    // ---- trees

    private void testTrees() {
        Map<Long, Double> table = expected.table();
        BigInteger number = trees();
        if (number != null && number.equals(BigInteger.ONE)) {
            notes.add("trees, since there is only one");
            return;
        }
        if (table != null) {
            testTable(table);
            return;
        }
        if (expected.trees() == null) {
            return;
        }
        if (!tally.hasTrees()) {
            notes.add("the frequencies of trees, which are kept for at most " + Tally.MOST_TREES + " samples");
            return;
        }
        double trees = expected.trees().doubleValue();
        double ofEach = tally.valid() / trees;
        double pairs = ofEach * (tally.valid() - 1) / 2;
        if (trees > 1 && ofEach >= LEAST_EXPECTED) {
            treeErrors = new double[expected.trees().intValueExact()];
            Arrays.fill(treeErrors, -Math.sqrt(ofEach));
            int found = 0;
            for (long run : runs()) {
                treeErrors[found++] = (run - ofEach) / Math.sqrt(ofEach);
            }
            findings.add(chiSquare("each of " + expected.trees() + " trees", squares(treeErrors), trees - 1));
        } else if (trees > 1 && pairs >= LEAST_NORMAL) {
            double equal = runs().stream().mapToDouble(run -> run * (run - 1.0) / 2).sum();
            findings.add(new Finding(
                    "equal samples", "pairs, by " + expected.trees() + " equally likely trees; standard errors",
                    pairs, equal, (equal - pairs) / Math.sqrt(pairs), Probability.equalPairs(equal, (double) tally.valid(), trees)));
        } else if (trees > 1) {
            notes.add("the frequencies of " + expected.trees() + " trees, for which there are too few samples");
        }
    }

    /** How often each tree that occurs does. */
    private List<Long> runs() {
        List<Long> runs = new ArrayList<>();
        long[] trees = tally.sortedTrees();
        for (int first = 0; first < trees.length; ) {
            int next = first + 1;
            while (next < trees.length && trees[next] == trees[first]) {
                next++;
            }
            runs.add((long) next - first);
            first = next;
        }
        return runs;
    }

    private void testTable(Map<Long, Double> table) {
        Map<Long, Long> counts = new TreeMap<>();
        for (long tree : tally.sortedTrees()) {
            counts.merge(tree, 1L, Long::sum);
        }
        long impossible = counts.entrySet().stream()
                .filter(count -> !table.containsKey(count.getKey()))
                .mapToLong(Map.Entry::getValue)
                .sum();
        if (impossible > 0) {
            findings.add(new Finding(
                    "trees", "samples of probability 0", 0.0, (double) impossible, impossible, 0));
            return;
        }
        double[] errors = new double[table.size() + 1];
        int categories = 0;
        double restExpected = 0;
        long restCount = 0;
        for (Map.Entry<Long, Double> tree : new TreeMap<>(table).entrySet()) {
            double mean = tree.getValue() * tally.valid();
            long count = counts.getOrDefault(tree.getKey(), 0L);
            if (mean < LEAST_EXPECTED) {
                restExpected += mean;
                restCount += count;
            } else {
                errors[categories++] = (count - mean) / Math.sqrt(mean);
            }
        }
        if (restExpected >= LEAST_EXPECTED) {
            errors[categories++] = (restCount - restExpected) / Math.sqrt(restExpected);
        }
        treeErrors = Arrays.copyOf(errors, categories);
        if (categories > 1) {
            findings.add(chiSquare("each of " + table.size() + " trees", squares(treeErrors), categories - 1.0));
        } else if (table.size() > 1) {
            notes.add("the frequencies of " + table.size() + " trees, for which there are too few samples");
        }
    }

    private static double squares(double... numbers) {
        return Arrays.stream(numbers).map(number -> number * number).sum();
    }

    private static Finding chiSquare(String what, double statistic, double degrees) {
        return new Finding(
                "trees",
                what + "; chi-square, " + Math.round(degrees) + (degrees == 1 ? " degree" : " degrees") + " of freedom",
                null,
                null,
                statistic,
                Probability.chiSquare(statistic, degrees));
    }

    // ---- edges

    private void testEdges() {
        int tested = 0;
        boolean isAnyOpen = false;
        double most = 0;
        int edge = -1;
        for (int i = 0; i < edges.count(); i++) {
            double mean = expected.ofEdge(i) * tally.valid();
            double deviation = Math.sqrt(mean * (1 - expected.ofEdge(i)));
            isAnyOpen |= expected.ofEdge(i) < 1 - 1e-9;
            if (deviation * deviation < LEAST_NORMAL) {
                continue;
            }
            tested++;
            edgeErrors[i] = (tally.ofEdge(i) - mean) / deviation;
            if (Math.abs(edgeErrors[i]) >= Math.abs(most)) {
                most = edgeErrors[i];
                edge = i;
            }
        }
        if (tested == 0) {
            if (isAnyOpen) {
                notes.add("the frequencies of edges, for which there are too few samples");
            }
            return;
        }
        findings.add(new Finding(
                "edges",
                "the most unlikely of " + tested + ", " + edges.edge(edge).from() + "-" + edges.edge(edge).to()
                        + "; standard errors",
                expected.ofEdge(edge), (double) tally.ofEdge(edge) / tally.valid(), most,
                Math.min(1, tested * Probability.normal(most))));
    }

    // ---- cells

    private void testLocal() {
        List<String> names = new LocalCounts(edges).names();
        for (int i = 0; i < names.size(); i++) {
            Double mean = expected.local(i);
            if (mean == null) {
                notes.add("dead ends, degrees and straights: a cell has too many edges for exact means");
                return;
            }
            double error = tally.local(i).error();
            boolean isRare = mean * tally.valid() < LEAST_EVENTS || tally.valid() < LEAST_SAMPLES;
            if (!isRare && error > 0) {
                double standard = (tally.local(i).mean() - mean) / error;
                findings.add(new Finding(
                        names.get(i), "mean of a sample; standard errors", mean, tally.local(i).mean(), standard,
                        Probability.student(standard, (double) tally.valid())));
            } else if (!isRare && Math.abs(tally.local(i).mean() - mean) > 1e-6 * mean) {
                findings.add(new Finding(
                        names.get(i), "mean of a sample, all alike", mean, tally.local(i).mean(), Double.POSITIVE_INFINITY, 0));
            }
        }
    }

    // ---- independence

    private void testIndependence() {
        double bias = bias();
        for (int lag = 0; lag < Tally.LAGS.length; lag++) {
            double error = tally.pairs(lag) >= LEAST_SAMPLES ? tally.sharedError(lag) : 0;
            if (error > 0) {
                double beyond = tally.shared(lag) - bias;
                double standard = beyond / error;
                findings.add(new Finding(
                        "independence",
                        "passages shared with the sample " + Tally.LAGS[lag] + " before; standard errors",
                        expected.shared() + bias, expected.shared() + bias + beyond, standard,
                        Probability.student(standard, (double) tally.pairs(lag))));
            }
        }
    }

    /**
     * How many more passages independent samples share whose edges have other probabilities than expected: the sum of
     * the squares of the differences, less what random deviations add to it.
     */
    private double bias() {
        double sum = 0;
        for (int i = 0; i < edges.count(); i++) {
            double frequency = (double) tally.ofEdge(i) / tally.valid();
            double beyond = frequency - expected.ofEdge(i);
            sum += beyond * beyond - frequency * (1 - frequency) / tally.valid();
        }
        return sum;
    }

    // ---- verdict

    /** The tests, in their order. */
    public List<Finding> findings() {
        return List.copyOf(findings);
    }

    /** The edges of the grid. */
    public EdgeNumbers edges() {
        return edges;
    }

    /** What could not be tested, and why. */
    public List<String> notes() {
        return List.copyOf(notes);
    }

    /** How many samples there were. */
    public long samples() {
        return tally.samples();
    }

    /** How many of them are not spanning trees. */
    public long invalid() {
        return tally.invalid();
    }

    /** The index of the first of those, from 0; -1 if there is none. */
    public long firstInvalid() {
        return tally.firstInvalid();
    }

    /** Why that one is not a spanning tree; empty if there is none. */
    public String reason() {
        return tally.reason();
    }

    /** What the distribution is called: {@code uniform}, or the name of a generator. */
    public String distribution() {
        return expected.name();
    }

    /** Whether the distribution is that of equally likely spanning trees. */
    public boolean isUniform() {
        return expected.name().equals(Expectation.UNIFORM);
    }

    /** How many spanning trees have a positive probability; null if they were not counted. */
    public @Nullable BigInteger trees() {
        Map<Long, Double> table = expected.table();
        return table == null ? expected.trees() : BigInteger.valueOf(table.size());
    }

    /** Whether at least one sample is not a spanning tree; then nothing else was tested. */
    public boolean isInvalid() {
        return tally.invalid() > 0;
    }

    /**
     * The smallest p of all tests, times their number, at most 1; 1 if there was none, 0 if a sample is not a spanning tree.
     */
    public double p() {
        Finding least = least();
        return isInvalid() ? 0 : least == null ? 1 : Math.min(1, least.p() * findings.size());
    }

    /** Whether anything was tested, if only that samples are spanning trees, and one is not. */
    public boolean isTested() {
        return isInvalid() || !findings.isEmpty();
    }

    /** Whether the samples do not have the distribution. */
    public boolean isRejected() {
        return p() < LIMIT;
    }

    /** The test of the smallest p; null if there was none. */
    public @Nullable Finding least() {
        return findings.stream().min(Comparator.comparingDouble(Finding::p)).orElse(null);
    }

    /**
     * How far each tree's count differs from its mean, in square roots of the mean: the numbers whose squares chi-square
     * adds up, in no order. Trees that are expected too rarely are one. Empty where that was not tested.
     */
    public double[] treeErrors() {
        return treeErrors.clone();
    }

    /** By how many standard errors each edge's frequency differs from its probability; 0 where it cannot be said. */
    public double[] edgeErrors() {
        return edgeErrors.clone();
    }
}
