package dev.mazewright.certify.exact;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.option.Selection;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.apache.commons.numbers.fraction.BigFraction;
import org.jspecify.annotations.Nullable;

/**
 * How likely each maze of a generator is on a small grid, exactly: computed from the generator's definition as
 * docs/randomness.md and its class comment have it, in fractions, without a line of the generator's code. Immutable.
 *
 * <p>A maze is the set of its passages: bit i is edge i of {@code EdgeNumbers}.
 */
public final class ExactDistribution {
    private final Map<Integer, BigFraction> probabilities;

    ExactDistribution(Map<Integer, BigFraction> probabilities) {
        this.probabilities = Map.copyOf(probabilities);
    }

    /**
     * The distribution of a generator's mazes, up to the errors of {@code choose} and of looked-up words that
     * docs/randomness.md names, each less than 1/65536. On 3 x 3 cells it takes up to a second or so.
     *
     * @param generator with its options
     * @param grid of at most 12 edges
     * @return the distribution; null if the generator has no exact one on this grid, and {@link #whyNone} says why
     */
    public static @Nullable ExactDistribution of(Selection<Generator> generator, Grid grid) {
        if (Definitions.whyNone(generator, grid) != null) {
            return null;
        }
        Rule<?> rule = Definitions.rule(generator.make(), grid);
        return rule == null ? null : new ExactDistribution(Enumeration.of(rule));
    }

    /**
     * Why a generator has no exact distribution on a grid, as a sentence.
     *
     * @throws IllegalArgumentException if it has one
     */
    public static String whyNone(Selection<Generator> generator, Grid grid) {
        String why = Definitions.whyNone(generator, grid);
        if (why == null) {
            throw new IllegalArgumentException(generator + " has an exact distribution on this grid");
        }
        return generator.name() + " " + why;
    }

    /** The probabilities of all mazes that have one, by the sets of their passages; they sum to 1. */
    public Map<Integer, BigFraction> probabilities() {
        return probabilities;
    }

    /** The probability of a maze; 0 if it is never made. */
    public BigFraction probability(int passages) {
        return probabilities.getOrDefault(passages, BigFraction.ZERO);
    }

    /** The total variation distance from another distribution, 0 to 1: what an event's probabilities differ by, at most. */
    public BigFraction distance(ExactDistribution other) {
        Set<Integer> mazes = new HashSet<>(probabilities.keySet());
        mazes.addAll(other.probabilities.keySet());
        return mazes.stream()
                .map(maze -> probability(maze).subtract(other.probability(maze)).abs())
                .reduce(BigFraction.ZERO, BigFraction::add)
                .divide(2);
    }
}
