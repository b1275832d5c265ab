package dev.mazewright.core.generate.picture;

import java.util.Arrays;
import java.util.List;

/**
 * Tells cells of a picture from cells of the background by {@link LocalCounts}: a logistic regression with a weight for each
 * of 16 equally frequent ranges of each count, trained until it no longer changes much; both classes weigh the same.
 */
final class CellClassifier {
    private static final int BINS = 16;
    private static final int ROUNDS = 300;

    /** Cells with their counts, and whether they are of the picture. */
    record Sample(byte[][] counts, boolean[] isPicture) {}

    private final int[][] limits = new int[LocalCounts.FEATURES][BINS - 1];
    private final double[] weights = new double[LocalCounts.FEATURES * BINS + 1];

    CellClassifier(List<Sample> samples) {
        for (int feature = 0; feature < LocalCounts.FEATURES; feature++) {
            int at = feature;
            int[] values = samples.stream().flatMapToInt(s -> Arrays.stream(s.counts).mapToInt(c -> c[at] & 0xFF)).sorted().toArray();
            for (int i = 1; i < BINS; i++) {
                limits[feature][i - 1] = values[values.length * i / BINS];
            }
        }
        int cells = samples.stream().mapToInt(s -> s.counts.length).sum();
        int[][] bins = new int[cells][];
        boolean[] truth = new boolean[cells];
        int next = 0;
        for (Sample sample : samples) {
            for (int i = 0; i < sample.counts.length; i++) {
                bins[next] = bins(sample.counts[i]);
                truth[next++] = sample.isPicture[i];
            }
        }
        train(bins, truth);
    }

    private void train(int[][] bins, boolean[] truth) {
        double inside = 0;
        for (boolean each : truth) {
            inside += each ? 1 : 0;
        }
        double[] of = {0.5 / (truth.length - inside), 0.5 / inside};
        double[] squares = new double[weights.length];
        double[] gradient = new double[weights.length];
        for (int round = 0; round < ROUNDS; round++) {
            Arrays.fill(gradient, 0);
            for (int i = 0; i < truth.length; i++) {
                double error = of[truth[i] ? 1 : 0] * ((truth[i] ? 1 : 0) - 1 / (1 + Math.exp(-score(bins[i]))));
                for (int bin : bins[i]) {
                    gradient[bin] += error;
                }
                gradient[weights.length - 1] += error;
            }
            for (int i = 0; i < weights.length; i++) { // AdaGrad
                squares[i] += gradient[i] * gradient[i];
                weights[i] += 0.1 * gradient[i] / Math.sqrt(squares[i] + 1e-12);
            }
        }
    }

    private int[] bins(byte[] counts) {
        int[] bins = new int[counts.length];
        for (int feature = 0; feature < counts.length; feature++) {
            int bin = 0;
            while (bin < BINS - 1 && (counts[feature] & 0xFF) >= limits[feature][bin]) {
                bin++;
            }
            bins[feature] = feature * BINS + bin;
        }
        return bins;
    }

    private double score(int... bins) {
        double score = weights[weights.length - 1];
        for (int bin : bins) {
            score += weights[bin];
        }
        return score;
    }

    /** The mean of the shares of both classes that are recognised. */
    double accuracy(Sample sample) {
        int[] right = new int[2];
        int[] all = new int[2];
        for (int i = 0; i < sample.counts.length; i++) {
            int truth = sample.isPicture[i] ? 1 : 0;
            all[truth]++;
            right[truth] += score(bins(sample.counts[i])) > 0 == sample.isPicture[i] ? 1 : 0;
        }
        return ((double) right[0] / all[0] + (double) right[1] / all[1]) / 2;
    }
}
