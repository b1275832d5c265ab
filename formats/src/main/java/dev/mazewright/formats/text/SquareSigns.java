package dev.mazewright.formats.text;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Doubt;
import dev.mazewright.formats.io.Source;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * Reads tiles that are drawn with square signs, as in messages: the sign that fills the outline is wall, the other frequent one is floor.
 *
 * <pre>
 *   ⬛⬛⬛⬛⬛      ■■■■■
 *   ⬛🟩⬛🟥⬛      ■S■E■      a green square is the start and a red one the goal where each is there once
 *   ⬛⬜⬜⬜⬛      ■□□□■
 *   ⬛⬛⬛⬛⬛      ■■■■■
 * </pre>
 *
 * <p>Beside wide squares a letter and a space are a tile.
 */
final class SquareSigns {
    private static final String SQUARES = "■□▢▣▪▫◻◼◽◾⬛⬜🔲🔳🟥🟦🟧🟨🟩🟪🟫";
    /** Squares as narrow as a letter, beside which a space or a point is as wide. */
    private static final String NARROW = "■□▢▣▪▫";

    private static final String NARROW_FLOORS = " .·";
    private static final String WIDE_FLOOR = "\u3000";
    /** From a character of ASCII to its full-width form. */
    private static final int FULL_WIDTH = 0xfee0;

    private static final String START = "🟩";
    private static final String GOAL = "🟥";
    /** How emoji ask to be shown in colour: no tile of its own. */
    private static final String VARIATION = "\ufe0f";

    /** Of this number of tiles, one at most may be something else. */
    private static final int OTHERS = 10;
    /** Signs that may mark the ends. */
    private static final int MARKS = 2;

    private final String[] rows;
    private final Source source;
    private final Map<String, Integer> counts = new TreeMap<>();

    private SquareSigns(TextPage text, Source source) {
        this.source = source;
        rows = new String[text.lines()];
        int indent = text.indent();
        boolean areNarrow = text.line(0).isBlank() || NARROW.contains(text.line(0).strip().substring(0, 1));
        for (int row = 0; row < rows.length; row++) {
            String line = text.line(row).stripTrailing();
            rows[row] = line.substring(Math.min(indent, line.length())).replace(VARIATION, "");
            rows[row] = areNarrow ? rows[row] : rows[row].replaceAll("([!-~]) ", "$1");
            rows[row].codePoints().forEach(sign -> counts.merge(Character.toString(sign), 1, Integer::sum));
        }
    }

    /** Whether a text begins with a square, or a full-width # or the like. */
    static boolean begins(String text) {
        String first = text.stripLeading();
        return !first.isEmpty() && (SQUARES.contains(Character.toString(first.codePointAt(0))) || isFullWidth(first.charAt(0)));
    }

    static Puzzle read(TextPage text, Source source) throws IOException {
        SquareSigns signs = new SquareSigns(text, source);
        return isFullWidth(text.line(text.top()).strip().charAt(0)) ? signs.readFullWidth() : signs.read();
    }

    private static boolean isFullWidth(int sign) {
        return sign > FULL_WIDTH + ' ' && sign <= FULL_WIDTH + '~';
    }

    /** Reads full-width characters as the usual ones of the same meaning. */
    private Puzzle readFullWidth() throws IOException {
        String tiles = String.join("\n", rows);
        if (tiles.chars().anyMatch(sign -> sign == ' ')) {
            source.doubt(Doubt.About.MAZE, "spaces stand between full-width characters, which are twice as wide, and are taken for a tile each");
        }
        StringBuilder usual = new StringBuilder();
        tiles.replace(WIDE_FLOOR, " ").chars().forEach(sign -> usual.append((char) (isFullWidth(sign) ? sign - FULL_WIDTH : sign)));
        source.note("full-width characters are read as the usual ones");
        return Objects.requireNonNull(Blocks.FORMAT.reader()).read(source.again(usual.toString().getBytes(StandardCharsets.UTF_8)));
    }

    private Puzzle read() throws IOException {
        String wall = wall();
        String floor = floor(wall);
        for (String sign : counts.keySet()) {
            boolean isEnd = counts.get(sign) == 1 && (sign.equals(START) || sign.equals(GOAL));
            if (SQUARES.contains(sign) && !sign.equals(wall) && !sign.equals(floor) && !isEnd) {
                throw source.bad("", "the squares '" + wall + "', '" + floor + "' and '" + sign + "'",
                        "two kinds, for walls and floor, and at most one " + START + " for the start and one " + GOAL + " for the goal");
            }
        }
        String tiles = String.join("\n", rows).replace(wall, "#").replace(floor, " ").replace(START, "S").replace(GOAL, "E");
        source.note("'" + wall + "' is taken for wall, and '" + floor + "' for floor");
        return Objects.requireNonNull(Blocks.FORMAT.reader()).read(source.again(tiles.getBytes(StandardCharsets.UTF_8)));
    }

    /** The square that fills nearly all of the outline. */
    private String wall() throws BadDataException {
        StringBuilder outline = new StringBuilder();
        int first = 0;
        while (rows[first].isEmpty()) {
            first++;
        }
        for (int row = first; row < rows.length; row++) {
            String tiles = rows[row].strip();
            boolean isSide = row != first && row != rows.length - 1 && !tiles.isEmpty();
            outline.append(isSide ? Character.toString(tiles.codePointAt(0)) + Character.toString(tiles.codePointBefore(tiles.length())) : tiles);
        }
        String wall = Character.toString(rows[first].strip().codePointAt(0));
        long all = outline.codePoints().count();
        long others = outline.codePoints().filter(sign -> sign != wall.codePointAt(0)).count();
        if (others * OTHERS > all + OTHERS) {
            throw source.bad("", "an outline of several squares", "one kind of square that fills the outline, but for openings: the walls");
        }
        return wall;
    }

    /** The sign of nearly all other tiles. */
    private String floor(String wall) throws BadDataException {
        String signs = SQUARES + (NARROW.contains(wall) ? NARROW_FLOORS : WIDE_FLOOR);
        String floor = "";
        int rest = -MARKS;
        for (Map.Entry<String, Integer> sign : counts.entrySet()) {
            rest += sign.getKey().equals(wall) ? 0 : sign.getValue();
            boolean isSign = signs.contains(sign.getKey()) && !sign.getKey().equals(wall);
            floor = isSign && sign.getValue() > counts.getOrDefault(floor, 0) ? sign.getKey() : floor;
        }
        if (floor.isEmpty() || (rest - counts.getOrDefault(floor, 0)) * OTHERS > rest) {
            throw source.bad("", "the square '" + wall + "' for walls, and no other for nearly all of the floor",
                    NARROW.contains(wall) ? "one other sign for floor, such as □ or a space" : "one other square for floor, such as ⬜; a space is narrower");
        }
        return floor;
    }
}
