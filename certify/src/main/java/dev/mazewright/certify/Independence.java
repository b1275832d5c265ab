package dev.mazewright.certify;

/** How many passages samples share that lie some samples apart. */
final class Independence {
    private static final long LEAST_PAIRS = 100;

    private Independence() {}

    static void test(Expectation expected, Tally tally, Findings findings) {
        if (tally.expected() != expected) {
            return; // shared passages were counted beyond those of another distribution
        }
        double bias = bias(expected, tally);
        for (int lag = 0; lag < Tally.LAGS.length; lag++) {
            double error = tally.pairs(lag) >= LEAST_PAIRS ? tally.sharedError(lag) : 0;
            if (error > 0) {
                double errors = (tally.shared(lag) - bias) / error;
                findings.add(new Finding(
                        "independence",
                        "passages shared with the sample " + Tally.LAGS[lag] + " before; standard errors",
                        expected.shared() + bias,
                        expected.shared() + tally.shared(lag),
                        errors,
                        Probability.student(errors, (double) tally.pairs(lag))));
            }
        }
    }

    /**
     * How many more passages independent samples share whose edges have other probabilities than expected: the sum of
     * the squares of the differences, less what random deviations add to it.
     */
    private static double bias(Expectation expected, Tally tally) {
        double sum = 0;
        for (int i = 0; i < expected.edges().count(); i++) {
            double frequency = (double) tally.ofEdge(i) / tally.valid();
            double beyond = frequency - expected.ofEdge(i);
            sum += beyond * beyond - frequency * (1 - frequency) / tally.valid();
        }
        return sum;
    }
}
