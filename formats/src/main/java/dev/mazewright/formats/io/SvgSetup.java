package dev.mazewright.formats.io;

import dev.mazewright.core.option.Option;
import dev.mazewright.core.run.UsageException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What an SVG file is for.
 *
 * @param machine that follows its lines, or null for a picture
 * @param part that it has alone, or null for all
 * @param isInMillimetres whether lengths are millimetres
 */
public record SvgSetup(@Nullable Machine machine, @Nullable Part part, boolean isInMillimetres) {
    /** The size of a drawing, and what stands in it. */
    private static final Pattern WHOLE = Pattern.compile("<svg [^>]*viewBox=\"0 0 ([0-9.]+) ([0-9.]+)\">(.*)</svg>", Pattern.DOTALL);

    private static final Pattern NAMES = Pattern.compile(" id=\"[^\"]*\"|<metadata.*?</metadata>\\n", Pattern.DOTALL);

    /** A machine that follows lines. */
    public enum Machine {
        /** A pen. */
        PLOTTER,
        /** A beam that cuts. */
        LASER,
        /** A tool that mills. */
        CNC;

        /** Whether it cuts, so that what lies inside comes before what lies around it. */
        public boolean cuts() {
            return this != PLOTTER;
        }
    }

    /** A part of a drawing. */
    public enum Part {
        /** The walls. */
        WALLS,
        /** The solution. */
        PATH,
        /** The lines in the middle of corridors. */
        CORRIDORS
    }

    /** A picture. */
    public static final SvgSetup PLAIN = new SvgSetup(null, null, false);

    public static final Option<String> FOR = words(
            "for", List.of(Machine.values()), "Draw lines for a machine to follow, in millimetres and in the fewest strokes.");
    public static final Option<String> ONLY = words("only", List.of(Part.values()), "Draw the walls alone, the solution alone, or the lines in the middle of corridors.");
    public static final Option<String> UNIT = Option.wordOrNone(
            "unit", List.of("mm"), "The unit of the file; by default pixels, and on paper points.", text -> word("unit", text, List.of("mm")));

    /** The parameters of an SVG file. */
    public static final List<Option<?>> OPTIONS = List.of(FOR, ONLY, UNIT);

    private static <E extends Enum<E>> Option<String> words(String key, List<E> values, String sentence) {
        List<String> words = values.stream().map(SvgSetup::word).toList();
        return Option.wordOrNone(key, words, sentence, text -> word(key, text, words));
    }

    private static String word(String key, String text, List<String> words) {
        if (!words.contains(text)) {
            throw new UsageException("'" + text + "' is not a valid " + key + "; possible: " + String.join(", ", words));
        }
        return text;
    }

    private static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }

    /** The setup of these texts, as the options have them; machines work in millimetres. */
    public static SvgSetup of(String machine, String part, String unit) {
        Machine given = value(List.of(Machine.values()), machine);
        return new SvgSetup(given, value(List.of(Part.values()), part), given != null || !unit.isEmpty());
    }

    private static <E extends Enum<E>> @Nullable E value(List<E> values, String text) {
        return values.stream().filter(value -> word(value).equals(text)).findFirst().orElse(null);
    }

    /** Whether lines are drawn in the fewest strokes. */
    public boolean hasFewestStrokes() {
        return machine != null || part != null || isInMillimetres;
    }

    /**
     * A drawing as a part of another one, in a square: without the names of its own parts, which are unique in a document, and without
     * its recipe.
     *
     * @param svg the drawing, as it is written
     * @param inside what stands in it before the drawing, such as a title
     * @throws IllegalArgumentException if the drawing was not written by this program
     */
    public static String within(byte[] svg, int left, int top, int side, String inside) {
        Matcher whole = WHOLE.matcher(new String(svg, StandardCharsets.UTF_8));
        if (!whole.find()) {
            throw new IllegalArgumentException("a drawing with another head than the writer's");
        }
        return String.format(Locale.ROOT, "<svg x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %s %s\">%s%s</svg>\n",
                left, top, side, side, whole.group(1), whole.group(2), inside, NAMES.matcher(whole.group(3)).replaceAll(""));
    }
}
