package dev.mazewright.drawing.draw;

import dev.mazewright.core.option.Option;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.PageSetup;
import dev.mazewright.formats.io.Paper;
import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.io.SvgSetup;
import java.util.List;
import java.util.regex.Pattern;

/** How wide walls are that something is cut out of, and how wide the cut is, in millimetres. */
public final class CutSetup {
    private static final Pattern DECIMAL = Pattern.compile("\\d{1,3}(\\.\\d{1,3})?");

    /** The width of walls. */
    public static final Option<String> WALL = length(
            "wall-mm", 0.1, 100, "The width of walls in millimetres: cuts go around them (with --for laser, cnc); of solids 2 by default, of a cylinder what stands behind the maze, 1.2 by default.");

    /** The width of a cut. */
    public static final Option<String> KERF = length(
            "kerf-mm", 0.01, 10, "The width of the cut in millimetres, for --wall-mm: lines are half of it outside the walls, which keep their width; without it, on their edges.");

    /** What formats of lines have as their own. */
    public static final List<Option<?>> OPTIONS = List.of(WALL, KERF);

    /** Corridors keep this part of a cell. */
    private static final double WIDEST = 0.6;

    private CutSetup() {}

    /** A length in millimetres; an empty text where none is given. */
    public static Option<String> length(String key, String sentence) {
        return length(key, 0.1, 100, sentence);
    }

    private static Option<String> length(String key, double least, double most, String sentence) {
        String range = Decimals.number(least) + " to " + Decimals.number(most);
        return Option.text(key, range, sentence, text -> {
            double length = DECIMAL.matcher(text).matches() ? Double.parseDouble(text) : 0;
            if (length < least || length > most) {
                throw new UsageException("'" + text + "' is not a valid " + key + ", which is " + range + " mm, such as 2 or 1.5");
            }
            return text;
        });
    }

    /** Whether cuts go around walls that have a width. */
    static boolean isAround(Style style) {
        return !style.own().get(WALL).isEmpty();
    }

    /**
     * The document with lines as wide as walls and the cut around them, where these are asked for.
     *
     * @throws UsageException if nothing is cut, or hardly anything would be left of corridors
     */
    public static Document widened(Document document) {
        Style style = document.style();
        String wall = style.own().get(WALL);
        String kerf = style.own().get(KERF);
        if (wall.isEmpty()) {
            if (!kerf.isEmpty()) {
                throw new UsageException(KERF.key() + " is for cuts around walls of a width; add " + WALL.key() + ", or leave it out");
            }
            return document;
        }
        SvgSetup svg = style.svg();
        if (svg.machine() == null || !svg.machine().cuts()) {
            throw new UsageException(WALL.key() + " lets cuts go around walls; add " + SvgSetup.FOR.key() + " laser or cnc, or leave it out");
        }
        if (document.puzzle().grid().shape().isTiles()) {
            throw new UsageException("walls of tiles are as wide as cells, and cuts go around them; leave out " + WALL.key());
        }
        double width = Double.parseDouble(wall) + (kerf.isEmpty() ? 0 : Double.parseDouble(kerf));
        PageSetup page = style.page();
        if (page.cellMillimetres() > 0 && width > WIDEST * page.cellMillimetres()) {
            throw new UsageException("walls and cuts of " + Decimals.number(width) + " mm leave too little of cells of " + Decimals.number(page.cellMillimetres())
                    + " mm; the widest here are " + Decimals.number(WIDEST * page.cellMillimetres()) + " mm; take a lesser " + WALL.key() + ", or a greater " + PageSetup.CELL_MM.key());
        }
        return document.in(style.with(new PageSetup(
                page.orientation(), page.title(), page.caption(), page.cellMillimetres(), width * Paper.MILLIMETRE, page.hasAnswer(), page.font(), page.sheets())));
    }
}
