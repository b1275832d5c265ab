package dev.mazewright.certify;

import dev.mazewright.certify.sample.EdgeNumbers;
import java.math.BigInteger;
import java.util.Comparator;
import java.util.List;
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

    /** The tests, in the order of reports. */
    private static final List<Test> TESTS =
            List.of(TreeFrequencies::test, EdgeFrequencies::test, LocalMeans::test, Independence::test);

    /** Compares what was counted with what is expected. */
    private interface Test {
        void run(Expectation expected, Tally tally, Findings findings);
    }

    private final Expectation expected;
    private final Tally tally;
    private final Findings findings = new Findings();

    /** The certificate of what was counted. If that was counted for another distribution, the independence of samples is not tested. */
    public Certificate(Expectation expected, Tally tally) {
        this.expected = expected;
        this.tally = tally;
        if (!isInvalid()) {
            TESTS.forEach(test -> test.run(expected, tally, findings));
        }
    }

    /** The tests, in their order. */
    public List<Finding> findings() {
        return findings.all();
    }

    /** The edges of the grid. */
    public EdgeNumbers edges() {
        return expected.edges();
    }

    /** What could not be tested, and why. */
    public List<String> notes() {
        return findings.notes();
    }

    /** How many samples there were. */
    public long samples() {
        return tally.samples();
    }

    /** The number of samples that are not spanning trees. */
    public long invalid() {
        return tally.invalid();
    }

    /** The index, from 0, of the first sample that is not a spanning tree; -1 if all samples are spanning trees. */
    public long firstInvalid() {
        return tally.firstInvalid();
    }

    /** Why the first invalid sample is not a spanning tree; empty if all samples are spanning trees. */
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
        return expected.trees();
    }

    /** Whether at least one sample is not a spanning tree; then nothing else was tested. */
    public boolean isInvalid() {
        return tally.invalid() > 0;
    }

    /** The smallest p of all tests, times their number, at most 1; 1 if there was none, 0 if a sample is not a spanning tree. */
    public double p() {
        Finding least = least();
        return isInvalid() ? 0 : least == null ? 1 : Math.min(1, least.p() * findings().size());
    }

    /** Whether anything was tested, if only that samples are spanning trees, and one is not. */
    public boolean isTested() {
        return isInvalid() || !findings().isEmpty();
    }

    /** Whether the samples do not have the distribution. */
    public boolean isRejected() {
        return p() < LIMIT;
    }

    /** The test of the smallest p; null if there was none. */
    public @Nullable Finding least() {
        return findings().stream().min(Comparator.comparingDouble(Finding::p)).orElse(null);
    }

    /**
     * How far each tree's count differs from its mean, in square roots of the mean: the numbers whose squares chi-square
     * adds up. Trees that are expected too rarely are one. Empty where that was not tested.
     */
    public double[] treeErrors() {
        return TreeFrequencies.errors(expected, tally);
    }

    /** By how many standard errors each edge's frequency differs from its probability; 0 where it cannot be said. */
    public double[] edgeErrors() {
        return EdgeFrequencies.errors(expected, tally);
    }
}
