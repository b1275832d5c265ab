package dev.mazewright.formats.text;

import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.io.TextLines;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Other characters for walls and floor than # and a space, where a drawing shows them: nearly all of its outline, with one other character for nearly all
 * of the rest.
 *
 * <pre>
 *   XXXXXXX      *******      WWWWWWW
 *   XS    X      *S....*      W-----W
 *   XXXXX X      *****.*      WWWWW-W
 *   X    EX      *....E*      W-----W
 *   XXXXXXX      *******      WWWWWWW
 * </pre>
 *
 * @param wall the character of walls
 * @param floor that of floor
 */
record OtherWalls(char wall, char floor) {
    /** What may be a wall; lines, brackets and quotes, digits and the letters of ends draw something else. */
    private static final String WALLS = "#%*=&$@!?^~XxWwMHNmnh";

    private static final String FLOORS = " .-_,:'o0~";
    private static final String STARTS = "SAP";
    private static final String GOALS = "EBGT";

    private static final int LEAST_ROWS = 3;
    /** Of this number of tiles, one at most may be something else. */
    private static final int OTHERS = 10;

    /** The characters of a text, by its first lines; null if it shows none for certain. */
    static @Nullable OtherWalls of(TextLines lines) {
        StringBuilder head = new StringBuilder();
        for (int at = lines.begin(); at < Math.min(lines.size(), lines.begin() + Source.HEAD); at++) {
            head.append((char) lines.at(at));
        }
        return of(head.toString());
    }

    /** The same, by its first characters. */
    static @Nullable OtherWalls of(String text) {
        String[] rows = text.stripTrailing().split("\r\n?|\n");
        char wall = rows[0].isBlank() ? ' ' : rows[0].strip().charAt(0);
        if (rows.length < LEAST_ROWS || WALLS.indexOf(wall) < 0) {
            return null;
        }
        String tiles = String.join("", Stream.of(rows).map(String::strip).toList());
        String sides = rows[0].strip() + String.join("", Stream.of(rows).filter(row -> !row.isBlank()).map(row -> row.strip().substring(0, 1)).toList());
        char floor = (char) FLOORS.chars().reduce(' ', (one, two) -> count(tiles, two) > count(tiles, one) ? two : one);
        boolean isOutline = (sides.length() - count(sides, wall)) * OTHERS <= sides.length() + OTHERS;
        boolean areTwo = (tiles.length() - count(tiles, wall) - count(tiles, floor)) * OTHERS <= tiles.length();
        boolean areUsual = "#%".indexOf(wall) >= 0 && " .".indexOf(floor) >= 0;
        return isOutline && areTwo && !areUsual && count(tiles, floor) > 0 ? new OtherWalls(wall, floor) : null;
    }

    private static int count(String text, int letter) {
        return (int) text.chars().filter(each -> each == letter).count();
    }

    /** What each character means, for {@link TileText}. */
    byte[] tiles() {
        String own = Character.toString(wall) + floor;
        return TileText.letters(own.substring(0, 1), own.substring(1), without(STARTS), without(GOALS));
    }

    private String without(String letters) {
        return letters.replace(Character.toString(wall), "").replace(Character.toString(floor), "");
    }

    /** The meaning in words. */
    String meaning() {
        return "'" + wall + "' is taken for wall, and " + (floor == ' ' ? "a space" : "'" + floor + "'") + " for floor";
    }
}
