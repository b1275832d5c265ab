package dev.mazewright.books;

import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Paper;
import dev.mazewright.formats.io.TomlKeys;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Lengths as a file writes them: {@code 12mm}, {@code 0.5in} or {@code 36pt}. */
final class Length {
    /** The least margins that printers of paperbacks take, in points. */
    static final double LEAST_MARGIN = 18;

    static final double LEAST_MARGIN_WITH_BLEED = 27;

    /** The least size of a cell where the file does not give it, 2 mm, in points. */
    static final double LEAST_CELL = 2 * Paper.MILLIMETRE;

    private static final double INCH = 72;
    private static final double SLACK = 1e-6;
    private static final Pattern LENGTH = Pattern.compile("(\\d{1,3}(?:\\.\\d{1,3})?) ?(mm|in|pt)");

    private Length() {}

    /** The points of a key, from least to most. */
    static double of(TomlKeys table, String key, double otherwise, double least, double most) throws BadDataException {
        String expected = key + " = a length such as \"12mm\" or \"0.5in\", from " + inches(least) + " to " + inches(most) + " in";
        if (!table.has(key)) {
            return otherwise;
        }
        String text = table.text(key, "", expected);
        Matcher length = LENGTH.matcher(text);
        double points = length.matches() ? Double.parseDouble(length.group(1)) * unit(length.group(2)) : -1;
        if (points < least - SLACK || points > most + SLACK) {
            throw table.bad(key, key + " = \"" + text + "\"", expected);
        }
        return points;
    }

    private static double unit(String name) {
        return switch (name) {
            case "mm" -> Paper.MILLIMETRE;
            case "in" -> INCH;
            default -> 1;
        };
    }

    private static String inches(double points) {
        return Double.toString(Math.round(points / INCH * 1000) / 1000.0);
    }
}
