package dev.mazewright.certify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

import org.apache.commons.statistics.distribution.ChiSquaredDistribution;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.apache.commons.statistics.distribution.PoissonDistribution;
import org.apache.commons.statistics.distribution.TDistribution;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Probabilities of statistics, against a library of distributions. */
class ProbabilityTest {
    @ParameterizedTest
    @ValueSource(doubles = {-3.5, -1, 0, 0.5, 2, 6, 12})
    void normal(double errors) {
        assertThat(Probability.normal(errors))
                .isCloseTo(2 * NormalDistribution.of(0, 1).survivalProbability(Math.abs(errors)), withinPercentage(1e-6));
    }

    @ParameterizedTest
    @CsvSource({"2, 1", "0.2, 3", "191, 191", "257.13, 191", "120, 191", "5336, 191", "100000, 100351"})
    void chiSquare(double statistic, double degrees) {
        ChiSquaredDistribution distribution = ChiSquaredDistribution.of(degrees);
        double upper = distribution.survivalProbability(statistic);
        double p = degrees < 30 ? upper : 2 * Math.min(upper, distribution.cumulativeProbability(statistic));
        assertThat(Probability.chiSquare(statistic, degrees)).isCloseTo(Math.min(1, p), withinPercentage(1e-6));
    }

    @ParameterizedTest
    @CsvSource({"0.5, 10", "2, 100", "-4.5, 300", "6, 5000"})
    void student(double errors, int samples) {
        assertThat(Probability.student(errors, samples))
                .isCloseTo(2 * TDistribution.of(samples - 1.0).survivalProbability(Math.abs(errors)), withinPercentage(1e-6));
    }

    /** Of few samples pairs are rare, as Poisson's law has them; of many their number is a chi-square statistic. */
    @ParameterizedTest
    @ValueSource(ints = {25, 50, 80})
    void equalPairsOfFewSamplesAreRare(int pairs) {
        double mean = 10_000 * 9_999.0 / 2 / 1_000_000;
        PoissonDistribution distribution = PoissonDistribution.of(mean);
        double least = Math.min(distribution.cumulativeProbability(pairs), distribution.survivalProbability(pairs - 1));
        assertThat(Probability.equalPairs(pairs, 10_000, 1_000_000)).isCloseTo(Math.min(1, 2 * least), withinPercentage(15));
    }

    @ParameterizedTest
    @ValueSource(doubles = {120, 191, 240, 280})
    void equalPairsOfManySamplesAreChiSquare(double statistic) {
        double samples = 20_000;
        double pairs = ((statistic + samples) * samples / 192 - samples) / 2;
        assertThat(Probability.equalPairs(pairs, samples, 192)).isCloseTo(Probability.chiSquare(statistic, 191), withinPercentage(5));
    }
}
