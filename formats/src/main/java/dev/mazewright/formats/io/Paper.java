package dev.mazewright.formats.io;

import dev.mazewright.core.option.Names;
import dev.mazewright.core.run.UsageException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A size of paper, in points of 1/72 inch, upright. Tabloid and ledger are the same paper, 11 x 17 inches.
 *
 * @param name such as {@code a4}, or {@code 210x297mm} for a size of the caller's own
 * @param narrow the shorter side
 * @param wide the longer side
 */
public record Paper(String name, double narrow, double wide) {
    /** 297 x 420 mm (ISO 216). */
    public static final Paper A3 = new Paper("a3", 842, 1191);
    /** 210 x 297 mm (ISO 216). */
    public static final Paper A4 = new Paper("a4", 595, 842);
    /** 148 x 210 mm (ISO 216). */
    public static final Paper A5 = new Paper("a5", 420, 595);
    /** 8.5 x 11 inches. */
    public static final Paper LETTER = new Paper("letter", 612, 792);
    /** 8.5 x 14 inches. */
    public static final Paper LEGAL = new Paper("legal", 612, 1008);

    /** Points in a millimetre. */
    public static final double MILLIMETRE = 72 / 25.4;

    private static final double INCH = 72;

    /** All that have a name: of ISO 216 the sizes 0 to 6 of A and B, and those of North America. */
    public static final List<Paper> ALL = List.of(
            iso("a0", 841, 1189), iso("a1", 594, 841), iso("a2", 420, 594), A3, A4, A5, iso("a6", 105, 148),
            iso("b0", 1000, 1414), iso("b1", 707, 1000), iso("b2", 500, 707), iso("b3", 353, 500), iso("b4", 250, 353),
            iso("b5", 176, 250), iso("b6", 125, 176),
            LETTER, LEGAL, new Paper("tabloid", 11 * INCH, 17 * INCH), new Paper("ledger", 11 * INCH, 17 * INCH));

    /**
     * The exact sizes of those whose pages have whole points, as their files have always had. By name: the hash of a record is
     * put together when it is first asked for, which would take a tenth of the start.
     */
    private static final Map<String, Paper> EXACT = Map.of("a3", iso("a3", 297, 420), "a4", iso("a4", 210, 297), "a5", iso("a5", 148, 210));

    private static final Pattern SIZE = Pattern.compile("(\\d{1,4}(?:\\.\\d{1,3})?)x(\\d{1,4}(?:\\.\\d{1,3})?)(mm|in)");
    private static final double LEAST = 72;
    private static final double MOST = 14_400;

    private static Paper iso(String name, double narrow, double wide) {
        return new Paper(name, narrow * MILLIMETRE, wide * MILLIMETRE);
    }

    /** The same in its exact size: pages of A3, A4 and A5 have whole points, 0.1 mm less at most. */
    public Paper exact() {
        return EXACT.getOrDefault(name, this);
    }

    /**
     * The paper of a name, such as {@code a4}, or size: {@code 210x297mm}, {@code 8.5x11in}.
     *
     * @throws UsageException if no paper has this name, or a side is not 1 to 200 inches
     */
    public static Paper named(String name) {
        String plain = name.toLowerCase(Locale.ROOT);
        Matcher size = SIZE.matcher(plain);
        if (!size.matches()) {
            return ALL.stream()
                    .filter(paper -> paper.name.equals(plain))
                    .findFirst()
                    .orElseThrow(() -> new UsageException("unknown paper '" + name + "'; " + Names.suggest(name, names())
                            + "; or a size such as 210x297mm or 8.5x11in"));
        }
        double unit = size.group(3).equals("mm") ? MILLIMETRE : INCH;
        double one = Double.parseDouble(size.group(1)) * unit;
        double other = Double.parseDouble(size.group(2)) * unit;
        if (Math.min(one, other) < LEAST || Math.max(one, other) > MOST) {
            throw new UsageException("a paper of " + name + " is too small or too large; a side is 1 to 200 inches");
        }
        return new Paper(plain, Math.min(one, other), Math.max(one, other));
    }

    /** The names there are. */
    public static List<String> names() {
        return ALL.stream().map(Paper::name).toList();
    }

    @Override
    public String toString() {
        return ALL.contains(this) ? name.toUpperCase(Locale.ROOT) : name;
    }
}
