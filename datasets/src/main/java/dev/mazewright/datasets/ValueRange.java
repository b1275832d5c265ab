package dev.mazewright.datasets;

import dev.mazewright.core.run.UsageException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The values of a measure that pass a filter.
 *
 * @param least the smallest
 * @param most the greatest
 * @param text as it was given
 */
public record ValueRange(double least, double most, String text) {
    /** All values. */
    public static final ValueRange ALL = new ValueRange(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, "");

    private static final String NUMBER = "([0-9]{1,15}(?:\\.[0-9]{1,3})?)";
    private static final Pattern RANGE = Pattern.compile(NUMBER + "?\\.\\." + NUMBER + "?");
    private static final Pattern ONE = Pattern.compile(NUMBER);

    /**
     * Parses a range, {@code A..B}, {@code A..}, {@code ..B} or {@code A}.
     *
     * @throws UsageException if the text is not a range, or the range is empty
     */
    public static ValueRange parse(String text) {
        if (ONE.matcher(text).matches()) {
            return new ValueRange(Double.parseDouble(text), Double.parseDouble(text), text);
        }
        Matcher range = RANGE.matcher(text);
        if (!range.matches()) {
            throw new UsageException("'" + text + "' is not a range; a range is A..B, A.., ..B or A");
        }
        double least = range.group(1) == null ? ALL.least : Double.parseDouble(range.group(1));
        double most = range.group(2) == null ? ALL.most : Double.parseDouble(range.group(2));
        if (least > most) {
            throw new UsageException("'" + text + "' is an empty range; the smaller number stands first");
        }
        return new ValueRange(least, most, text);
    }

    /** Whether a value lies in it. */
    public boolean contains(double value) {
        return least <= value && value <= most;
    }

    /** Whether it has all values. */
    public boolean isAll() {
        return equals(ALL);
    }

    /** Whether it has a least and a greatest value. */
    public boolean isBounded() {
        return least > ALL.least && most < ALL.most;
    }

    @Override
    public String toString() {
        return text;
    }
}
