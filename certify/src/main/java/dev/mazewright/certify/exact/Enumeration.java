package dev.mazewright.certify.exact;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.commons.numbers.fraction.BigFraction;

/**
 * Follows a rule from all its beginnings to all its ends. Step by step, states that are equal are one state, whose
 * probability is the sum; probabilities are whole numbers over one common denominator, so that no sum is rounded.
 *
 * <p>Time and memory proportional to the states: on 3 x 3 mostly some 1,000, at most half a million.
 */
final class Enumeration<S> {
    /** The common denominator of all probabilities. */
    private BigInteger whole = BigInteger.ONE;
    private Map<S, BigInteger> states = new HashMap<>();
    /** By the passages of a maze that is done. */
    private final Map<Integer, BigInteger> done = new HashMap<>();

    /** A choice that is made with a probability, in parts of the whole. */
    private record Branch<S>(Choice<S> choice, BigInteger weight) {}

    private Enumeration() {}

    /** The probability of each maze, by the set of its passages. */
    static <S extends Rule.Opened> Map<Integer, BigFraction> of(Rule<S> rule) {
        Enumeration<S> all = new Enumeration<>();
        // Before the first step there is one state, and what begins follows it.
        all.step(List.of(new Branch<>(rule.begin(), BigInteger.ONE)));
        while (!all.states.isEmpty()) {
            List<Branch<S>> branches = new ArrayList<>();
            all.states.forEach((state, weight) -> {
                Choice<S> choice = rule.next(state);
                if (choice.probabilities().isEmpty()) {
                    all.done.merge(rule.maze(state), weight, BigInteger::add);
                } else {
                    branches.add(new Branch<>(choice, weight));
                }
            });
            all.step(branches);
        }
        Map<Integer, BigFraction> probabilities = new HashMap<>();
        all.done.forEach((passages, weight) -> probabilities.put(passages, BigFraction.of(weight, all.whole)));
        return probabilities;
    }

    /** Makes all these choices. */
    private void step(List<Branch<S>> branches) {
        Set<BigFraction> shares = new HashSet<>();
        branches.forEach(branch -> shares.addAll(branch.choice.probabilities().values()));
        BigInteger factor = shares.stream()
                .map(BigFraction::getDenominator)
                .reduce(BigInteger.ONE, (one, other) -> one.divide(one.gcd(other)).multiply(other));
        Map<BigFraction, BigInteger> parts = new HashMap<>();
        shares.forEach(share ->
                parts.put(share, share.getNumerator().multiply(factor.divide(share.getDenominator()))));
        whole = whole.multiply(factor);
        done.replaceAll((passages, weight) -> weight.multiply(factor));
        states = new HashMap<>();
        branches.forEach(branch -> branch.choice.probabilities().forEach((state, share) ->
                states.merge(state, branch.weight.multiply(parts.get(share)), BigInteger::add)));
    }
}
