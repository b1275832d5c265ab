package dev.mazewright.certify.exact;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.apache.commons.numbers.fraction.BigFraction;

/** A random choice: the probabilities of what may be chosen, whose sum is 1; empty if there is nothing to choose. */
record Choice<S>(Map<S, BigFraction> probabilities) {
    /** Nothing to choose. */
    static <S> Choice<S> none() {
        return new Choice<>(Map.of());
    }

    static <S> Choice<S> certain(S only) {
        return new Choice<>(Map.of(only, BigFraction.ONE));
    }

    /** Each as likely as the others; what is in the list twice is twice as likely. */
    static <S> Choice<S> equally(Collection<S> among) {
        BigFraction each = among.isEmpty() ? BigFraction.ZERO : BigFraction.of(1, among.size());
        return new Choice<>(among.stream().collect(Collectors.toMap(one -> one, one -> each, BigFraction::add)));
    }

    /** This choice, and then one that depends on what was chosen. */
    <T> Choice<T> then(Function<S, Choice<T>> next) {
        Map<T, BigFraction> all = new HashMap<>();
        probabilities.forEach((first, share) -> next.apply(first).probabilities.forEach(
                (second, ofFirst) -> all.merge(second, share.multiply(ofFirst), BigFraction::add)));
        return new Choice<>(all);
    }

    /** The same choice, of what a function makes of each. */
    <T> Choice<T> map(Function<S, T> function) {
        Map<T, BigFraction> all = new HashMap<>();
        probabilities.forEach((one, share) -> all.merge(function.apply(one), share, BigFraction::add));
        return new Choice<>(all);
    }

    /** A choice in proportion to weights, of which not all are 0. */
    static <S> Choice<S> inProportion(Map<S, BigFraction> weights) {
        BigFraction sum = weights.values().stream().reduce(BigFraction.ZERO, BigFraction::add);
        Map<S, BigFraction> shares = new HashMap<>();
        weights.forEach((one, weight) -> {
            if (!weight.equals(BigFraction.ZERO)) {
                shares.put(one, weight.divide(sum));
            }
        });
        return new Choice<>(shares);
    }

    /** Two possibilities, each as likely as the other. */
    static <S> Choice<S> bit(S one, S other) {
        return equally(List.of(one, other));
    }
}
