package dev.mazewright.books.description;

import dev.mazewright.core.option.Names;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.io.Paper;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The size of a trimmed page, in points.
 *
 * @param name as the file gives it
 * @param width 4 to 12 inches
 * @param height 4 to 17 inches
 */
public record TrimSize(String name, double width, double height) {
    /** Those that print-on-demand services have, in inches. */
    public static final List<String> NAMES = List.of(
            "5x8", "5.06x7.81", "5.25x8", "5.5x8.5", "6x9", "6.14x9.21", "6.69x9.61", "7x10", "7.44x9.69", "7.5x9.25", "8x10",
            "8.25x6", "8.25x8.25", "8.5x8.5", "8.5x11", "8.27x11.69", "5.83x8.27");

    /** Papers of offices, the most frequent first. */
    public static final List<String> PAPER_NAMES = List.of("a4", "letter", "a5", "a3", "legal");

    private static final Map<String, String> PAPERS =
            Map.of("a3", "297x420mm", "a4", "210x297mm", "a5", "148x210mm", "letter", "8.5x11in", "legal", "8.5x14in");

    private static final Pattern SIZE = Pattern.compile("(\\d{1,3}(?:\\.\\d{1,3})?)x(\\d{1,3}(?:\\.\\d{1,3})?)(in|mm)?");
    private static final double INCH = 72;
    private static final double LEAST = 4 * INCH;
    private static final double WIDEST = 12 * INCH;
    private static final double HIGHEST = 17 * INCH;
    /** What rounding may take. */
    private static final double SLACK = 0.01;

    /**
     * The size of a name, such as {@code 6x9} or {@code a4}, or such as {@code 210x297mm} or {@code 9x12in}.
     *
     * @throws UsageException if it is neither, or too small or too large
     */
    public static TrimSize parse(String text) {
        String name = text.toLowerCase(Locale.ROOT);
        Matcher size = SIZE.matcher(PAPERS.getOrDefault(name, name));
        if (!size.matches() || (size.group(3) == null && !NAMES.contains(name))) {
            throw new UsageException("the trim size '" + text + "'; "
                    + Names.suggest(name, Stream.concat(NAMES.stream(), PAPERS.keySet().stream().sorted()).toList()));
        }
        double unit = "mm".equals(size.group(3)) ? Paper.MILLIMETRE : INCH;
        double width = Double.parseDouble(size.group(1)) * unit;
        double height = Double.parseDouble(size.group(2)) * unit;
        if (Math.min(width, height) < LEAST - SLACK || width > WIDEST + SLACK || height > HIGHEST + SLACK) {
            throw new UsageException("the trim size '" + text + "', which is too small or too large");
        }
        return new TrimSize(name, width, height);
    }
}
