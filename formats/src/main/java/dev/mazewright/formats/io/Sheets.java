package dev.mazewright.formats.io;

import dev.mazewright.core.option.Option;
import dev.mazewright.core.run.UsageException;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A poster: one maze over several sheets of paper.
 *
 * @param rows of sheets, 0 for as many as the maze takes
 * @param columns of sheets, 0 for as many as the maze takes
 * @param overlap what two sheets beside each other both show, in millimetres
 */
public record Sheets(int rows, int columns, double overlap) {
    /** As many as the maze takes. */
    public static final String AUTO = "auto";

    /** The most sheets of a poster. */
    public static final int MOST = 1000;

    public static final Option<String> TILE_PAGES = Option.text(
            "tile-pages",
            "auto, or rows x columns such as 2x3",
            "Print a poster over several sheets of the paper, for cells of a given size or over this number of sheets.",
            Sheets::pages);
    public static final Option<String> TILE_OVERLAP = Option.text(
            "tile-overlap",
            "0 to 50; default: 10",
            "What two sheets of a poster beside each other both show, in millimetres.",
            Sheets::millimetres);

    /** The parameters of a poster. */
    public static final List<Option<?>> OPTIONS = List.of(TILE_PAGES, TILE_OVERLAP);

    private static final double OVERLAP = 10;
    private static final double WIDEST = 50;
    private static final Pattern PAGES = Pattern.compile("([1-9]\\d{0,3})x([1-9]\\d{0,3})");
    private static final Pattern MILLIMETRES = Pattern.compile("\\d{1,2}(\\.\\d{1,3})?");

    private static String pages(String text) {
        Matcher pages = PAGES.matcher(text);
        if (!text.equals(AUTO) && !pages.matches()) {
            throw new UsageException("the sheets of a poster are rows x columns, such as 2x3, or auto; not '" + text + "'");
        }
        if (pages.matches() && Long.parseLong(pages.group(1)) * Long.parseLong(pages.group(2)) > MOST) {
            throw new UsageException("a poster has at most " + MOST + " sheets, not " + text);
        }
        return text;
    }

    private static String millimetres(String text) {
        if (!MILLIMETRES.matcher(text).matches() || Double.parseDouble(text) > WIDEST) {
            throw new UsageException("sheets overlap by 0 to 50 mm, such as 10 or 7.5; not '" + text + "'");
        }
        return text;
    }

    /** The sheets of these texts, as the options have them, or null where no poster is asked for. */
    public static @Nullable Sheets of(String pages, String overlap) {
        if (pages.isEmpty()) {
            return null;
        }
        Matcher given = PAGES.matcher(pages);
        boolean isGiven = given.matches();
        return new Sheets(
                isGiven ? Integer.parseInt(given.group(1)) : 0,
                isGiven ? Integer.parseInt(given.group(2)) : 0,
                overlap.isEmpty() ? OVERLAP : Double.parseDouble(overlap));
    }

    /** Whether their number follows from the size of the maze. */
    public boolean areCounted() {
        return rows == 0;
    }
}
