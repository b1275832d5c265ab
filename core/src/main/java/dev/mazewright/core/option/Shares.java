package dev.mazewright.core.option;

import dev.mazewright.core.run.UsageException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * From one share of a whole to another, both included, in hundredths.
 *
 * @param least 0 to 100
 * @param most least to 100
 */
public record Shares(int least, int most) {
    private static final String SHARE = "(0(?:\\.[0-9]{1,2})?|1(?:\\.00?)?)";

    private static final Pattern RANGE = Pattern.compile(SHARE + "\\.\\." + SHARE);

    /** The shares are millionths in {@link Numbers}, which has them in common with options of one share. */
    private static final int MILLIONTHS = 10_000;

    /** The range of a text such as {@code 0.3..0.5}; refused, by its name in messages, if it is not a range or ends before it begins. */
    static Shares parse(String what, String text) {
        Matcher matcher = RANGE.matcher(text);
        if (matcher.matches()) {
            int least = hundredths(what, matcher.group(1));
            int most = hundredths(what, matcher.group(2));
            if (least <= most) {
                return new Shares(least, most);
            }
        }
        throw new UsageException("'" + text + "' is not a valid range of " + what
                + "; it is two numbers from 0 to 1 with up to two decimals, the smaller first, such as 0.3..0.5");
    }

    private static int hundredths(String what, String text) {
        return Numbers.millionths(what, text) / MILLIONTHS;
    }

    /** The shares as recipes write them, each with as few decimals as it needs. */
    @Override
    public String toString() {
        return Numbers.share(least * MILLIONTHS) + ".." + Numbers.share(most * MILLIONTHS);
    }
}
