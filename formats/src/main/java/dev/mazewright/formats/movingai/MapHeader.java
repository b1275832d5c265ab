package dev.mazewright.formats.movingai;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.io.TextLines;
import dev.mazewright.formats.text.TileText;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What stands above the rows of a map: MovingAI's four lines, or those of a dialect whose meaning is certain:
 *
 * <pre>
 *   height 3        MapHeight=3        (nothing)
 *   width 5         MapWidth=5         .@@@@
 *   free .          .@@@@              ...
 *   obstacle @      ...
 *   .@@@@
 * </pre>
 *
 * <p>Fields are in any order and in upper or lower case, with a space, {@code =} or {@code :} before the value. {@code
 * free} and {@code obstacle} replace the letters of the tiles. Below {@code type} there is a line {@code map}, which
 * dialects may leave out.
 */
final class MapHeader {
    private static final Pattern FIELD = Pattern.compile(
            "(?i)(?:map)?[ _-]?(type|height|rows|width|columns|cols|free|obstacle)(?:[ \t]*[=:][ \t]*|[ \t]+)(.*)");
    private static final Pattern ROWS = Pattern.compile("[.@OTWGS\r\n]++");
    private static final Pattern MAP = Pattern.compile("(?i)map:?");
    private static final String TYPE = "'type octile'";
    private static final String LETTERS = "'.', 'G' or 'S' for floor, or '@', 'O', 'T' or 'W' for a blocked tile";

    private final TextLines lines;
    private boolean hasType;
    private long height;
    private long width;
    private @Nullable String free;
    private @Nullable String obstacle;
    /** The first row of the map. */
    private int first;

    private MapHeader(TextLines lines) {
        this.lines = lines;
    }

    /** The header of a map, with the number of rows that follow it and their length checked. */
    static MapHeader of(TextLines lines) throws BadDataException {
        MapHeader header = new MapHeader(lines);
        header.readFields();
        if (header.first == 0) {
            header.readSize();
        } else {
            header.requireSides();
        }
        header.requireRows();
        return header;
    }

    /** Whether a text begins as maps do: with a field, or with rows. */
    static boolean begins(byte[] head) {
        String first = TextLines.firstLine(head);
        int from = TextLines.beginOf(head);
        String rows = new String(head, from, head.length - from, StandardCharsets.ISO_8859_1);
        return FIELD.matcher(first.strip()).matches() || (rows.indexOf('@') >= 0 && ROWS.matcher(rows).matches());
    }

    int first() {
        return first;
    }

    int width() {
        return (int) width;
    }

    /** What each character means. */
    byte[] tiles() {
        if (free != null || obstacle != null) {
            return TileText.letters(obstacle == null ? "@OTW" : obstacle, free == null ? ".GS" : free, "", "");
        }
        return TileText.letters("@OTW", first > 1 ? ".GS" : ".", "", "");
    }

    /** What the characters should be, for messages. */
    String letters() {
        if (free != null || obstacle != null) {
            return (free == null ? "'.', 'G' or 'S'" : "'" + free + "'") + " for floor, or "
                    + (obstacle == null ? "'@', 'O', 'T' or 'W'" : "'" + obstacle + "'") + " for a blocked tile";
        }
        return first > 1 ? LETTERS : "'.' for floor, or '@', 'O', 'T' or 'W' for a blocked tile, in a map without " + TYPE;
    }

    // ---- fields

    private void readFields() throws BadDataException {
        for (Matcher field = field(); field != null; field = field()) {
            String key = field.group(1).toLowerCase(Locale.ROOT);
            String value = field.group(2).strip();
            switch (key) {
                case "type" -> {
                    if (!List.of("octile", "tile", "octile_unicost").contains(value)) {
                        throw lines.bad(first, "'type octile' or 'type tile'"
                                + (value.equals("hex") ? "; tiles of hexagons have no one layout" : ""));
                    }
                    hasType = true;
                }
                case "height", "rows" -> height = side(height, "height", value);
                case "width", "columns", "cols" -> width = side(width, "width", value);
                case "free" -> free = letter(free, "free", value);
                default -> obstacle = letter(obstacle, "obstacle", value);
            }
            first++;
        }
        if (first > 0 && height > 0 && width > 0) {
            boolean isMap = first < lines.count() && lines.length(first) <= Source.HEAD
                    && MAP.matcher(lines.text(first).strip()).matches();
            if (hasType && !isMap) {
                throw lines.bad(first, "'map'");
            }
            first += isMap ? 1 : 0;
        }
    }

    private @Nullable Matcher field() {
        if (first >= lines.count() || lines.length(first) > Source.HEAD) {
            return null;
        }
        Matcher field = FIELD.matcher(lines.text(first).strip());
        return field.matches() ? field : null;
    }

    private long side(long before, String key, String number) throws BadDataException {
        long side = before == 0 && number.matches("[0-9]{1,10}") ? Long.parseLong(number) : 0;
        if (side < 1 || side > Grid.LONGEST_SIDE) {
            throw lines.bad(first, expected(key) + (before == 0 ? "" : ", once"));
        }
        return side;
    }

    private static String expected(String key) {
        return "'" + key + " N' with N from 1 to " + Grid.LONGEST_SIDE;
    }

    private String letter(@Nullable String before, String key, String value) throws BadDataException {
        String other = key.equals("free") ? obstacle : free;
        if (before != null || value.length() != 1 || value.charAt(0) > '~' || value.equals(other)) {
            throw lines.bad(first, "'" + key + " C', once, with C a character of the map and other than the other one");
        }
        return value;
    }

    // ---- the size

    private void requireSides() throws BadDataException {
        if (height == 0 || width == 0) {
            throw lines.bad(first, expected(height == 0 ? "height" : "width"));
        }
    }

    /** The size where no field gives it: that of the rows. */
    private void readSize() throws BadDataException {
        if (!lines.hasAny("@") || ".@OTWGS".indexOf(lines.at(0, 0)) < 0) {
            throw lines.bad(0, TYPE);
        }
        height = lines.count();
        width = lines.length(0);
    }

    private void requireRows() throws BadDataException {
        for (int row = 0; row < height; row++) {
            int line = first + row;
            if (line >= lines.count()) {
                throw lines.bad(line, "row " + (row + 1) + " of " + height);
            }
            if (lines.length(line) != width && lines.trimmedLength(line) != width) {
                throw lines.bad(line, lines.length(line) + " characters", width + ", the width of the map");
            }
        }
        if (lines.count() > first + height) {
            throw lines.bad((int) (first + height), "the end of the text after " + height + " rows");
        }
    }
}
