package dev.mazewright.core.recipe;

import dev.mazewright.core.measure.Measure;
import dev.mazewright.core.measure.SolutionMeasures;
import dev.mazewright.core.run.UsageException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What a search for a maze aims at: ranges of measures, all of which have to hold.
 *
 * <pre>
 *   target = A..B | measure ":" range { "," measure ":" range }
 *   range  = A..B | A.. | ..B | ">" A | ">=" A | "&lt;" B | "&lt;=" B | A
 * </pre>
 *
 * <p>Without a measure it is the difficulty, in whole numbers from 0 to 100.
 *
 * @param ranges at least one
 */
public record DifficultyTarget(List<Range> ranges) {
    private static final int HUNDRED = 100;
    private static final Pattern DIFFICULTY = Pattern.compile("([0-9]{1,3})\\.\\.([0-9]{1,3})");
    private static final String NUMBER = "([0-9]{1,15}(?:\\.[0-9]{1,3})?)";
    private static final Pattern BOTH = Pattern.compile(NUMBER + "\\.\\." + NUMBER);
    private static final Pattern ONE = Pattern.compile("(>=?|<=?|\\.\\.|)" + NUMBER);
    private static final Pattern FROM = Pattern.compile(NUMBER + "\\.\\.");

    /**
     * The values of one measure that fit.
     *
     * @param least the smallest
     * @param most the greatest
     * @param text as it was written
     */
    public record Range(Measure measure, double least, double most, String text) {
        /** Whether a value lies in it. */
        public boolean contains(double value) {
            return least <= value && value <= most;
        }

        @Override
        public String toString() {
            return measure + " " + text;
        }
    }

    /** Copies the list. */
    public DifficultyTarget {
        ranges = List.copyOf(ranges);
    }

    /**
     * The target that a text names.
     *
     * @throws UsageException if it names none; the message says what is possible
     */
    public static DifficultyTarget parse(String text) {
        if (text.indexOf(':') < 0) {
            return new DifficultyTarget(List.of(difficulty(text)));
        }
        List<Range> ranges = new ArrayList<>();
        for (String part : text.split(",", -1)) {
            int colon = part.indexOf(':');
            if (colon < 0) {
                throw new UsageException("'" + part + "' in '" + text + "' has no measure; ranges are written MEASURE:RANGE with"
                        + " commas between them, such as solution-length:80..120,turns:30..");
            }
            ranges.add(range(Measure.of(part.substring(0, colon)), part.substring(colon + 1)));
        }
        return new DifficultyTarget(ranges);
    }

    /** The range of difficulty that a text names. */
    static Range difficulty(String text) {
        Matcher matcher = DIFFICULTY.matcher(text);
        if (matcher.matches()) {
            int least = Integer.parseInt(matcher.group(1));
            int most = Integer.parseInt(matcher.group(2));
            if (least <= most && most <= HUNDRED) {
                return new Range(Measure.DIFFICULTY, least, most, least + ".." + most);
            }
        }
        throw new UsageException("'" + text + "' is not a range of difficulty; it is two whole numbers from 0 to 100,"
                + " the smaller first, such as 60..65, or ranges of measures, such as solution-length:80..120,turns:30..");
    }

    private static Range range(Measure measure, String text) {
        Matcher both = BOTH.matcher(text);
        if (both.matches()) {
            double least = Double.parseDouble(both.group(1));
            double most = Double.parseDouble(both.group(2));
            if (least <= most) {
                return new Range(measure, least, most, text);
            }
        }
        Matcher one = ONE.matcher(text);
        if (one.matches()) {
            double number = Double.parseDouble(one.group(2));
            return switch (one.group(1)) {
                case ">=" -> new Range(measure, number, Double.MAX_VALUE, text);
                case ">" -> new Range(measure, Math.nextUp(number), Double.MAX_VALUE, text);
                case "<" -> new Range(measure, -Double.MAX_VALUE, Math.nextDown(number), text);
                case "<=", ".." -> new Range(measure, -Double.MAX_VALUE, number, text);
                default -> new Range(measure, number, number, text);
            };
        }
        Matcher from = FROM.matcher(text);
        if (from.matches()) {
            return new Range(measure, Double.parseDouble(from.group(1)), Double.MAX_VALUE, text);
        }
        throw new UsageException("'" + text + "' is not a range of " + measure + "; it is A..B with the smaller number first,"
                + " A.., ..B, >A or <B, such as " + measure + ":20..40");
    }

    /** The value of each measure for a maze, in the order of the ranges. */
    double[] values(@Nullable SolutionMeasures maze) {
        return ranges.stream().mapToDouble(range -> range.measure.value(maze)).toArray();
    }

    /** Whether these values fit. */
    boolean fits(double[] values) {
        for (int i = 0; i < values.length; i++) {
            if (!ranges.get(i).contains(values[i])) {
                return false;
            }
        }
        return true;
    }

    /** Whether a maze fits. */
    public boolean fits(@Nullable SolutionMeasures maze) {
        return fits(values(maze));
    }

    @Override
    public String toString() {
        return ranges.stream().map(Range::toString).collect(Collectors.joining(", "));
    }
}
