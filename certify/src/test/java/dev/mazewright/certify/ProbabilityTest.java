package dev.mazewright.certify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

import org.apache.commons.statistics.distribution.ChiSquaredDistribution;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.apache.commons.statistics.distribution.PoissonDistribution;
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
        double least = Math.min(
                distribution.survivalProbability(statistic), distribution.cumulativeProbability(statistic));
        assertThat(Probability.chiSquare(statistic, degrees)).isCloseTo(Math.min(1, 2 * least), withinPercentage(1e-6));
    }

    @ParameterizedTest
    @CsvSource({"0, 30", "20, 30", "30, 30", "60, 30", "200500, 199000"})
    void poisson(int count, double mean) {
        PoissonDistribution distribution = PoissonDistribution.of(mean);
        double least = Math.min(
                distribution.cumulativeProbability(count), distribution.survivalProbability(count - 1));
        assertThat(Probability.poisson(count, mean)).isCloseTo(Math.min(1, 2 * least), withinPercentage(1e-5));
    }
}
