package dev.mazewright.certify;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Tests how often each tree occurs; on grids with too many trees for that, how many pairs of samples are equal. */
final class TreeFrequencies {
    /** The smallest expected count of a category in a chi-square test. */
    private static final double LEAST_EXPECTED = 10;
    /** The smallest expected number of equal pairs for which the pairs are tested. */
    private static final double LEAST_PAIRS = 25;

    private TreeFrequencies() {}

    static void test(Expectation expected, Tally tally, Findings findings) {
        BigInteger trees = expected.trees();
        if (trees == null) {
            return;
        }
        if (trees.equals(BigInteger.ONE)) {
            findings.note("trees, since there is only one");
            return;
        }
        if (!tally.hasTrees()) {
            findings.note("the frequencies of trees, which are kept for at most " + Tally.MOST_TREES + " samples");
            return;
        }
        long impossible = impossible(expected.table(), tally);
        double[] errors = errors(expected, tally);
        if (impossible > 0) {
            findings.add(new Finding("trees", "samples of probability 0", 0.0, (double) impossible, impossible, 0));
        } else if (errors.length > 1) {
            int degrees = errors.length - 1;
            double chiSquare = Arrays.stream(errors).map(error -> error * error).sum();
            findings.add(new Finding(
                    "trees",
                    "each of " + trees + " trees; chi-square, " + degrees + (degrees == 1 ? " degree" : " degrees") + " of freedom",
                    null,
                    null,
                    chiSquare,
                    Probability.chiSquare(chiSquare, degrees)));
        } else if (expected.table() == null && pairs(expected, tally) >= LEAST_PAIRS) {
            double mean = pairs(expected, tally);
            double equal = occurrences(tally).values().stream().mapToDouble(count -> count * (count - 1.0) / 2).sum();
            findings.add(new Finding(
                    "equal samples",
                    "pairs, by " + trees + " equally likely trees; standard errors",
                    mean,
                    equal,
                    (equal - mean) / Math.sqrt(mean),
                    Probability.equalPairs(equal, (double) tally.valid(), trees.doubleValue())));
        } else {
            findings.note("the frequencies of " + trees + " trees, for which there are too few samples");
        }
    }

    /**
     * How far each tree's count differs from its mean, in square roots of the mean: the numbers whose squares chi-square
     * adds up. Trees that are expected too rarely are one. Empty where there are too few samples.
     */
    static double[] errors(Expectation expected, Tally tally) {
        Map<Long, Double> table = expected.table();
        BigInteger trees = expected.trees();
        if (trees == null || !tally.hasTrees()) {
            return new double[0];
        }
        Map<Long, Long> counts = occurrences(tally);
        if (table != null) {
            return errors(table, counts, (double) tally.valid());
        }
        double mean = tally.valid() / trees.doubleValue();
        if (mean < LEAST_EXPECTED) {
            return new double[0];
        }
        double[] errors = new double[trees.intValueExact()];
        Arrays.fill(errors, -Math.sqrt(mean));
        int found = 0;
        for (long count : counts.values()) {
            errors[found++] = (count - mean) / Math.sqrt(mean);
        }
        return errors;
    }

    private static double[] errors(Map<Long, Double> table, Map<Long, Long> counts, double samples) {
        List<Double> errors = new ArrayList<>();
        double restExpected = 0;
        long restCount = 0;
        for (Map.Entry<Long, Double> tree : table.entrySet()) {
            double mean = tree.getValue() * samples;
            long count = counts.getOrDefault(tree.getKey(), 0L);
            if (mean < LEAST_EXPECTED) {
                restExpected += mean;
                restCount += count;
            } else {
                errors.add((count - mean) / Math.sqrt(mean));
            }
        }
        if (restExpected >= LEAST_EXPECTED) {
            errors.add((restCount - restExpected) / Math.sqrt(restExpected));
        }
        return errors.stream().mapToDouble(error -> error).toArray();
    }

    /** How often each tree that occurs does. */
    private static Map<Long, Long> occurrences(Tally tally) {
        Map<Long, Long> counts = new TreeMap<>();
        long[] trees = tally.sortedTrees();
        for (int first = 0, next; first < trees.length; first = next) {
            next = first + 1;
            while (next < trees.length && trees[next] == trees[first]) {
                next++;
            }
            counts.put(trees[first], (long) next - first);
        }
        return counts;
    }

    /** How many samples have probability 0. */
    private static long impossible(@Nullable Map<Long, Double> table, Tally tally) {
        return table == null
                ? 0
                : Arrays.stream(tally.sortedTrees()).filter(tree -> !table.containsKey(tree)).count();
    }

    /** How many pairs of samples are equal in the mean. */
    private static double pairs(Expectation expected, Tally tally) {
        BigInteger trees = expected.trees();
        return trees == null ? 0 : tally.valid() / trees.doubleValue() * (tally.valid() - 1) / 2;
    }
}
