package dev.mazewright.core.recipe;

import dev.mazewright.core.measure.Measure;
import dev.mazewright.core.measure.SolutionMeasures;
import dev.mazewright.core.run.UsageException;
import java.math.BigDecimal;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A value that a measure should come close to, and how much that counts: {@code turns:30*2}.
 *
 * <p>Source: Kim and Crawfis, <i>The quest for the perfect perfect-maze</i>, 2015.
 *
 * @param target at least 0
 * @param weight greater than 0
 */
public record WeightedTarget(Measure measure, double target, double weight) {
    private static final Pattern WEIGHT = Pattern.compile("[0-9]{1,6}(?:\\.[0-9]{1,3})?");

    /**
     * The weight of a text.
     *
     * @throws UsageException if it is not one
     */
    public static double weight(String text) {
        if (WEIGHT.matcher(text).matches() && Double.parseDouble(text) > 0) {
            return Double.parseDouble(text);
        }
        throw new UsageException(
                "'" + text + "' is not a weight; it is a number greater than 0 after the target, such as turns:30*2");
    }

    /**
     * How close a maze comes to all of these, from 0 to 1: the sum of w/W (1 - |a - t| / max(a, t)) over values a, targets
     * t and weights w, whose sum is W. A measure that the maze does not have counts as 0.
     */
    static double score(List<WeightedTarget> targets, @Nullable SolutionMeasures maze) {
        double sum = 0;
        double weights = 0;
        for (WeightedTarget each : targets) {
            sum += each.weight * each.closeness(each.measure.value(maze));
            weights += each.weight;
        }
        return sum / weights;
    }

    private double closeness(double value) {
        if (value == target) {
            return 1;
        }
        return value >= 0 ? 1 - Math.abs(value - target) / Math.max(value, target) : 0;
    }

    @Override
    public String toString() {
        return measure + " " + measure.print(target) + "*" + BigDecimal.valueOf(weight).stripTrailingZeros().toPlainString();
    }
}
