package dev.mazewright.certify.report;

import dev.mazewright.certify.Certificate;
import java.math.BigInteger;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A certificate with what it is about.
 *
 * @param generator the generator with its options, or {@code -} for samples that were read
 * @param shape the shape as recipes write it, or the file of a graph
 * @param firstSeed the seed of the first sample, or null for samples that were read
 * @param certificate the result
 * @param remark why the distribution is this one, a sentence; empty where nothing is to be said
 * @param uniform the same samples against the uniform distribution, or null where that is what was tested
 */
public record Report(
        String generator,
        String shape,
        @Nullable Long firstSeed,
        Certificate certificate,
        String remark,
        @Nullable Certificate uniform) {
    private static final double LEAST_WRITTEN = 1e-4;

    /** What was tested, in words. */
    String subject() {
        String samples = certificate.samples() + (certificate.samples() == 1 ? " sample" : " samples");
        return firstSeed == null
                ? samples + " of spanning trees of " + shape
                : generator + " on " + shape + ": " + samples + ", seeds " + firstSeed + " to "
                        + (firstSeed + certificate.samples() - 1);
    }

    String distribution() {
        BigInteger trees = certificate.trees();
        String count = trees == null ? "" : ", " + trees + (trees.equals(BigInteger.ONE) ? " spanning tree" : " spanning trees");
        return certificate.isUniform() ? "uniform" + count : "that of " + certificate.distribution() + count;
    }

    /** The verdict: one sentence. */
    public String verdict() {
        if (certificate.isInvalid()) {
            return "rejected: " + certificate.invalid() + " of " + certificate.samples() + " samples "
                    + (certificate.invalid() == 1 ? "is not a spanning tree" : "are not spanning trees") + "; the first is sample " + (certificate.firstInvalid() + 1) + ", "
                    + certificate.reason();
        }
        int tests = certificate.findings().size();
        if (tests == 0) {
            return "not rejected: nothing was tested";
        }
        return (certificate.isRejected() ? "rejected" : "not rejected") + ": p " + equal(certificate.p())
                + ", the smallest of " + tests + (tests == 1 ? " test" : " tests, times their number")
                + "; samples are rejected below " + Certificate.LIMIT;
    }

    /** A number with a few digits, the same in every locale. */
    static String number(double number) {
        double size = Math.abs(number);
        if (Double.isInfinite(number)) {
            return number > 0 ? "infinite" : "-infinite";
        }
        return size != 0 && size < LEAST_WRITTEN
                ? String.format(Locale.ROOT, "%.2e", number)
                : String.format(Locale.ROOT, size < 10 ? "%.4f" : size < 1000 ? "%.3f" : "%.1f", number);
    }

    static String statistic(double number) {
        return Double.isInfinite(number) ? number(number) : String.format(Locale.ROOT, "%.2f", number);
    }

    /** A probability after "p". */
    static String equal(double p) {
        return (p == 0 ? "" : "= ") + probability(p);
    }

    /** A probability; very small ones as less than what can be computed. */
    static String probability(double p) {
        return p == 0
                ? "below 1e-300"
                : String.format(Locale.ROOT, p < LEAST_WRITTEN ? "%.1e" : p < 0.01 ? "%.4f" : "%.3f", p);
    }
}
