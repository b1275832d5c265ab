package dev.mazewright.formats.io;

import dev.mazewright.core.option.Option;
import dev.mazewright.core.run.UsageException;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * How a maze stands on paper.
 *
 * @param orientation of the page
 * @param title a line above the maze; empty for none
 * @param caption a line below it; empty for none
 * @param cellMillimetres the size of a cell, 0 for as large as the page allows
 * @param lineWidth the width of walls in points, 0 for as the style and the size of a cell have it
 * @param hasAnswer whether a second page shows the solution
 * @param font of the title and the caption, or null for Liberation Sans
 * @param sheets of a poster, or null for a page
 */
public record PageSetup(
        Orientation orientation,
        String title,
        String caption,
        double cellMillimetres,
        double lineWidth,
        boolean hasAnswer,
        @Nullable FontFile font,
        @Nullable Sheets sheets) {
    /** Which side of the page is up. */
    public enum Orientation {
        /** As the maze fills it best: upright where it is higher than wide. */
        AUTO,
        /** The shorter side is up. */
        PORTRAIT,
        /** The longer side is up. */
        LANDSCAPE
    }

    /** A page with the letters of Liberation Sans. */
    public PageSetup(
            Orientation orientation, String title, String caption, double cellMillimetres, double lineWidth, boolean hasAnswer) {
        this(orientation, title, caption, cellMillimetres, lineWidth, hasAnswer, null, null);
    }

    /** A page with nothing but the maze. */
    public static final PageSetup PLAIN = new PageSetup(Orientation.AUTO, "", "", 0, 0, false);

    public static final Option<Orientation> ORIENTATION = Option.choice(
            "orientation", Orientation.AUTO, "Which side of the paper is up.");
    public static final Option<String> TITLE = text("title", "A line above the maze, on paper.");
    public static final Option<String> CAPTION = text("caption", "A line below the maze, on paper.");
    public static final Option<String> CELL_MM = Option.text(
            "cell-mm", "0.5 to 100", "The size of a cell in millimetres, on paper, where it is by default as the page allows, or in an SVG file in millimetres.", PageSetup::length);
    public static final Option<String> LINE_WIDTH = Option.text(
            "line-width", "0.1pt to 40pt, or in mm", "The width of walls, on paper or in millimetres, such as 1pt or 0.5mm; by default at least 0.75 pt.",
            PageSetup::width);
    public static final Option<Boolean> ANSWER = Option.flag("answer", "Add a page with the solution.");

    /** The parameters of what fills a page. */
    public static final List<Option<?>> OPTIONS = List.of(ORIENTATION, TITLE, CAPTION, CELL_MM, LINE_WIDTH);

    private static final int LONGEST = 200;
    private static final double MOST = 100;
    private static final double LEAST = 0.5;
    private static final double THINNEST = 0.1;
    private static final double THICKEST = 40;
    private static final Pattern WIDTH = Pattern.compile("(\\d{1,3}(?:\\.\\d{1,3})?)(pt|mm)");
    private static final Pattern DECIMAL = Pattern.compile("\\d{1,3}(\\.\\d{1,3})?");

    private static Option<String> text(String key, String sentence) {
        return Option.text(key, "up to " + LONGEST + " letters", sentence, text -> line(key, text));
    }

    /** A line without control characters. Which letters it may have is for its font to say. */
    private static String line(String key, String text) {
        int control = text.codePoints().filter(Character::isISOControl).findFirst().orElse(-1);
        if (text.length() > LONGEST || control >= 0) {
            throw new UsageException("the " + key + " has "
                    + (control < 0 ? text.length() + " letters; it has at most " + LONGEST
                            : String.format(Locale.ROOT, "the control character U+%04x; it is a line of letters", control)));
        }
        return text;
    }

    private static String length(String text) {
        double length = DECIMAL.matcher(text).matches() ? Double.parseDouble(text) : 0;
        if (length < LEAST || length > MOST) {
            throw new UsageException("the size of a cell is 0.5 to 100 mm, such as 7.5; not '" + text + "'");
        }
        return text;
    }

    private static String width(String text) {
        double points = points(text);
        if (points < THINNEST || points > THICKEST) {
            throw new UsageException("the width of a line is " + THINNEST + " to " + THICKEST + " pt, such as 1pt or 0.5mm; not '" + text + "'");
        }
        return text;
    }

    /** The points of a width, or 0 if the text is not a width. */
    private static double points(String text) {
        Matcher width = WIDTH.matcher(text);
        return width.matches() ? Double.parseDouble(width.group(1)) * (width.group(2).equals("mm") ? Paper.MILLIMETRE : 1) : 0;
    }

    /** The setup of these texts, as the options have them. */
    public static PageSetup of(
            Orientation orientation, String title, String caption, String cellMillimetres, String lineWidth, boolean hasAnswer) {
        double cell = cellMillimetres.isEmpty() ? 0 : Double.parseDouble(cellMillimetres);
        return new PageSetup(orientation, title, caption, cell, points(lineWidth), hasAnswer);
    }

    /** The same with the title and the caption in another font, or, with null, in Liberation Sans. */
    public PageSetup in(@Nullable FontFile other) {
        return new PageSetup(orientation, title, caption, cellMillimetres, lineWidth, hasAnswer, other, sheets);
    }

    /** The same for a page with the solution. */
    public PageSetup answer() {
        String solved = title.isEmpty() ? "Solution" : title + " - Solution";
        return new PageSetup(orientation, solved, caption, cellMillimetres, lineWidth, false, font, sheets);
    }

    /** The same over sheets, or, with null, on a page. */
    public PageSetup on(@Nullable Sheets other) {
        return new PageSetup(orientation, title, caption, cellMillimetres, lineWidth, hasAnswer, font, other);
    }

    /** The same with cells of this size on a page that stands so. */
    public PageSetup with(Orientation other, double millimetres) {
        return new PageSetup(other, title, caption, millimetres, lineWidth, hasAnswer, font, sheets);
    }
}
