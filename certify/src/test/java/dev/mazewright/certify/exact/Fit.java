package dev.mazewright.certify.exact;

import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.apache.commons.statistics.distribution.ChiSquaredDistribution;

/** Pearson's chi-square of counts against an exact distribution. */
final class Fit {
    /** Chi-square holds where each category is expected at least so often. */
    private static final double LEAST = 5;

    private Fit() {}

    /**
     * The probability that counts differ from what is expected by at least as much as these; 0 if a maze of probability
     * 0 is among them. Mazes that are expected too rarely are one category.
     */
    static double p(Map<Integer, Long> counts, ExactDistribution exact) {
        if (!exact.probabilities().keySet().containsAll(counts.keySet())) {
            return 0;
        }
        long samples = counts.values().stream().mapToLong(Long::longValue).sum();
        Set<Integer> mazes = new TreeSet<>(exact.probabilities().keySet());
        double chiSquare = 0;
        double rareExpected = 0;
        long rareCount = 0;
        int categories = 0;
        for (int maze : mazes) {
            double expected = exact.probability(maze).doubleValue() * samples;
            long count = counts.getOrDefault(maze, 0L);
            if (expected < LEAST) {
                rareExpected += expected;
                rareCount += count;
            } else {
                chiSquare += (count - expected) * (count - expected) / expected;
                categories++;
            }
        }
        if (rareExpected >= LEAST) {
            chiSquare += (rareCount - rareExpected) * (rareCount - rareExpected) / rareExpected;
            categories++;
        }
        return categories < 2 ? 1 : ChiSquaredDistribution.of(categories - 1).survivalProbability(chiSquare);
    }
}
