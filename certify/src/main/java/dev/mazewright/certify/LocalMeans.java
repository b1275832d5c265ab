package dev.mazewright.certify;

import dev.mazewright.core.measure.Spread;
import java.util.List;

/** The means of what {@link LocalCounts} counts: dead ends, degrees, straights, passages by direction. */
final class LocalMeans {
    /** With fewer events the deviation of the samples is too small too often. */
    private static final double LEAST_EVENTS = 400;

    private static final long LEAST_SAMPLES = 100;
    /** What rounding adds to a mean that is certain. */
    private static final double ROUNDING = 1e-6;

    private LocalMeans() {}

    static void test(Expectation expected, Tally tally, Findings findings) {
        List<String> names = expected.local().names();
        for (int i = 0; i < names.size(); i++) {
            Double mean = expected.local(i);
            if (mean == null) {
                findings.note("dead ends, degrees and straights: a cell has too many edges for exact means");
                return;
            }
            Spread spread = tally.local(i);
            if (mean * tally.valid() < LEAST_EVENTS || tally.valid() < LEAST_SAMPLES) {
                continue;
            }
            if (spread.error() > 0) {
                double errors = (spread.mean() - mean) / spread.error();
                findings.add(new Finding(
                        names.get(i), "mean of a sample; standard errors", mean, spread.mean(), errors,
                        Probability.student(errors, (double) tally.valid())));
            } else if (Math.abs(spread.mean() - mean) > ROUNDING * mean) {
                findings.add(new Finding(
                        names.get(i), "mean of a sample, all alike", mean, spread.mean(), Double.POSITIVE_INFINITY, 0));
            }
        }
    }
}
