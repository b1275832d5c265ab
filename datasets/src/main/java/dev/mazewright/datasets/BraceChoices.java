package dev.mazewright.datasets;

import dev.mazewright.core.run.UsageException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a brace of a {@link RecipeTemplate} stands for: the numbers of a range, or the words of a list. */
final class BraceChoices {
    private static final String NUMBER = "([0-9]{1,10}(?:\\.[0-9]{1,6})?)";
    private static final Pattern RANGE = Pattern.compile(NUMBER + "\\.\\." + NUMBER + "(?::" + NUMBER + ")?");
    private static final BigDecimal HUNDREDTH = new BigDecimal("0.01");
    private static final int MOST = 1_000_000;

    private BraceChoices() {}

    /**
     * Returns the choices that the text between braces lists.
     *
     * @throws UsageException if the text lists no choices or more than a million
     */
    static List<String> of(String inside) {
        Matcher range = RANGE.matcher(inside);
        if (range.matches()) {
            return numbers(inside, range);
        }
        if (inside.isBlank() || inside.contains("..") || inside.contains("{")) {
            throw new UsageException("'{" + inside + "}' is not a range; a range is {9..59}, {9..59:2}, {0..0.3}, {wilson,kruskal} or {same}");
        }
        List<String> words = List.of(inside.split(",", -1));
        if (words.stream().anyMatch(String::isBlank)) {
            throw new UsageException("'{" + inside + "}' has an empty choice between its commas");
        }
        return words.stream().map(String::strip).toList();
    }

    private static List<String> numbers(String inside, Matcher range) {
        BigDecimal from = new BigDecimal(range.group(1));
        BigDecimal to = new BigDecimal(range.group(2));
        boolean isWhole = from.scale() == 0 && to.scale() == 0;
        BigDecimal step = range.group(3) != null ? new BigDecimal(range.group(3)) : isWhole ? BigDecimal.ONE : HUNDREDTH;
        if (from.compareTo(to) > 0) {
            throw new UsageException("'{" + inside + "}' is an empty range; the smaller number stands first");
        }
        if (step.signum() == 0) {
            throw new UsageException("'{" + inside + "}' has a step of 0; leave it out, or take a greater one");
        }
        BigDecimal count = to.subtract(from).divideToIntegralValue(step).add(BigDecimal.ONE);
        if (count.compareTo(BigDecimal.valueOf(MOST)) > 0) {
            throw new UsageException("'{" + inside + "}' has more than a million numbers; take a greater step");
        }
        List<String> numbers = new ArrayList<>();
        for (int i = 0; i < count.intValueExact(); i++) {
            BigDecimal number = from.add(step.multiply(BigDecimal.valueOf(i)));
            numbers.add(number.signum() == 0 ? "0" : number.stripTrailingZeros().toPlainString());
        }
        return List.copyOf(numbers);
    }
}
