package dev.mazewright.core.recipe;

import dev.mazewright.core.measure.Measure;
import dev.mazewright.core.measure.SolutionMeasures;
import dev.mazewright.core.run.UsageException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What a search for a maze aims at: ranges of measures, all of which have to hold, and values with weights that the maze
 * should come close to.
 *
 * <pre>
 *   target = A..B | part { "," part }
 *   part   = measure ":" range | measure ":" A "*" weight
 *   range  = A..B | A.. | ..B | ">" A | ">=" A | "&lt;" B | "&lt;=" B | A
 * </pre>
 *
 * <p>Without a measure it is the difficulty, in whole numbers from 0 to 100.
 *
 * @param ranges that have to hold
 * @param weighted values to come close to
 */
public record DifficultyTarget(List<Range> ranges, List<WeightedTarget> weighted) {
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

    /** The smallest and the greatest value of each measure of a target's ranges, over the mazes that were looked at. */
    public static final class Seen {
        private final DifficultyTarget target;
        private final double[] smallest;
        private final double[] greatest;

        /** None yet. */
        public Seen(DifficultyTarget target) {
            this.target = target;
            smallest = new double[target.ranges.size()];
            greatest = new double[target.ranges.size()];
            Arrays.fill(smallest, Double.POSITIVE_INFINITY);
            Arrays.fill(greatest, Double.NEGATIVE_INFINITY);
        }

        /** Adds those of a maze, from {@link DifficultyTarget#values}. */
        public void add(double[] values) {
            for (int i = 0; i < values.length; i++) {
                if (!Double.isNaN(values[i])) {
                    smallest[i] = Math.min(smallest[i], values[i]);
                    greatest[i] = Math.max(greatest[i], values[i]);
                }
            }
        }

        /** Such as {@code 5.2 to 40.1}; of several ranges, each with its measure. Empty if the target has no ranges. */
        @Override
        public String toString() {
            List<String> spans = new ArrayList<>();
            for (int i = 0; i < smallest.length; i++) {
                Measure measure = target.ranges.get(i).measure();
                String span = smallest[i] <= greatest[i]
                        ? measure.print(smallest[i]) + " to " + measure.print(greatest[i])
                        : "none";
                spans.add(smallest.length == 1 ? span : measure + " " + span);
            }
            return String.join(", ", spans);
        }
    }

    /** Copies the lists. */
    public DifficultyTarget {
        ranges = List.copyOf(ranges);
        weighted = List.copyOf(weighted);
    }

    /**
     * The target that a text names.
     *
     * @throws UsageException if it names none; the message says what is possible
     */
    public static DifficultyTarget parse(String text) {
        if (text.indexOf(':') < 0) {
            return new DifficultyTarget(List.of(difficulty(text)), List.of());
        }
        List<Range> ranges = new ArrayList<>();
        List<WeightedTarget> weighted = new ArrayList<>();
        for (String part : text.split(",", -1)) {
            int colon = part.indexOf(':');
            if (colon < 0) {
                throw new UsageException("'" + part + "' in '" + text + "' has no measure; ranges are written MEASURE:RANGE with"
                        + " commas between them, such as solution-length:80..120,turns:30..");
            }
            Measure measure = Measure.of(part.substring(0, colon));
            String values = part.substring(colon + 1);
            int star = values.indexOf('*');
            Range range = range(measure, star < 0 ? values : values.substring(0, star));
            if (star < 0) {
                ranges.add(range);
            } else if (range.least == range.most) {
                weighted.add(new WeightedTarget(measure, range.least, WeightedTarget.weight(values.substring(star + 1))));
            } else {
                throw new UsageException("'" + part + "' has a weight and no single value; a target with a weight is one number,"
                        + " such as " + measure + ":30*2");
            }
        }
        return new DifficultyTarget(ranges, weighted);
    }

    private static Range difficulty(String text) {
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
    public double[] values(@Nullable SolutionMeasures maze) {
        return ranges.stream().mapToDouble(range -> range.measure.value(maze)).toArray();
    }

    /** Whether these values, in the order of the ranges, lie in them. */
    public boolean fits(double[] values) {
        for (int i = 0; i < values.length; i++) {
            if (!ranges.get(i).contains(values[i])) {
                return false;
            }
        }
        return true;
    }

    /** Whether all ranges hold for a maze. */
    public boolean fits(@Nullable SolutionMeasures maze) {
        return fits(values(maze));
    }

    /** How close a maze comes to the values with weights, from 0 to 1; 0 without such values. */
    double score(@Nullable SolutionMeasures maze) {
        return weighted.isEmpty() ? 0 : WeightedTarget.score(weighted, maze);
    }

    @Override
    public String toString() {
        return Stream.concat(ranges.stream(), weighted.stream()).map(Object::toString).collect(Collectors.joining(", "));
    }
}
