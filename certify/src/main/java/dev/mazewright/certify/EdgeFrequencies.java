package dev.mazewright.certify;

import dev.mazewright.certify.sample.EdgeNumbers.Edge;

/** How often each edge is a passage; the most unlikely one counts. */
final class EdgeFrequencies {
    /** Counts are taken as normal if both outcomes are expected at least so often. */
    private static final double LEAST_VARIANCE = 25;

    private EdgeFrequencies() {}

    static void test(Expectation expected, Tally tally, Findings findings) {
        double[] errors = errors(expected, tally);
        int tested = 0;
        int most = 0;
        boolean isBridge = true;
        for (int i = 0; i < errors.length; i++) {
            isBridge &= isBridge(expected, i);
            tested += isTested(expected, tally, i) ? 1 : 0;
            most = Math.abs(errors[i]) > Math.abs(errors[most]) ? i : most;
        }
        if (tested > 0) {
            Edge edge = expected.edges().edge(most);
            findings.add(new Finding(
                    "edges",
                    "the most unlikely of " + tested + ", " + edge.from() + "-" + edge.to() + "; standard errors",
                    expected.ofEdge(most),
                    (double) tally.ofEdge(most) / tally.valid(),
                    errors[most],
                    Math.min(1, tested * Probability.normal(errors[most]))));
        } else if (!isBridge) {
            findings.note("the frequencies of edges, for which there are too few samples");
        }
    }

    /** By how many standard errors each edge's frequency differs from its probability; 0 where there are too few samples. */
    static double[] errors(Expectation expected, Tally tally) {
        double[] errors = new double[expected.edges().count()];
        for (int i = 0; i < errors.length; i++) {
            if (isTested(expected, tally, i)) {
                errors[i] = (tally.ofEdge(i) - expected.ofEdge(i) * tally.valid()) / Math.sqrt(variance(expected, tally, i));
            }
        }
        return errors;
    }

    private static boolean isTested(Expectation expected, Tally tally, int edge) {
        return variance(expected, tally, edge) >= LEAST_VARIANCE;
    }

    private static double variance(Expectation expected, Tally tally, int edge) {
        return expected.ofEdge(edge) * (1 - expected.ofEdge(edge)) * tally.valid();
    }

    /** Whether an edge is in every tree. */
    private static boolean isBridge(Expectation expected, int edge) {
        return expected.ofEdge(edge) > 1 - 1e-9;
    }
}
