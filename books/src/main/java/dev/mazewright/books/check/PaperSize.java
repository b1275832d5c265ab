package dev.mazewright.books.check;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A size of paper, in points.
 *
 * @param name such as {@code 8.5x11in} or {@code 210x297mm}
 */
record PaperSize(String name, double width, double height) {
    /** What sizes may differ by and still be the same: printers measure to a hundredth of an inch. */
    private static final double TOLERANCE = 0.011 * Lengths.INCH;

    private static final Pattern PATTERN = Pattern.compile("([0-9.]+)x([0-9.]+)(in|mm)");

    /** The size of this name. */
    static PaperSize named(String name) {
        Matcher matcher = PATTERN.matcher(name);
        if (!matcher.matches()) {
            throw new IllegalArgumentException("'" + name + "' is not a size such as 8.5x11in or 210x297mm");
        }
        double unit = matcher.group(3).equals("in") ? Lengths.INCH : Lengths.INCH / 25.4;
        return new PaperSize(name, Double.parseDouble(matcher.group(1)) * unit, Double.parseDouble(matcher.group(2)) * unit);
    }

    /** Whether a page has this size. */
    boolean fits(double wide, double high) {
        return isSame(wide, width) && isSame(high, height);
    }

    /** Whether two lengths are the same to a printer. */
    static boolean isSame(double one, double other) {
        return Math.abs(one - other) <= TOLERANCE;
    }
}
