package dev.mazewright.formats.text;

import java.util.Locale;

/** Names maps of characters that look like mazes and hold more than a maze does, such as those of programming puzzles. */
public final class ForeignTiles {
    private static final String NO_FORMAT = ", which no maze format holds";

    private ForeignTiles() {}

    /** What a map with walls seems to be by how often each character occurs, as the end of a message; empty if that is unknown. */
    static String hint(int... counts) {
        int arrows = count(counts, MarkedPath.ARROWS);
        int keys = count(counts, "abcdefghijklmnopqrstuvwxyz");
        String kind = "";
        if (counts['@'] > 0 && (counts['$'] > 0 || counts['O'] > 0)) {
            kind = "boxes that are pushed";
        } else if (counts['@'] > 0 && keys > 0) {
            kind = "keys and doors, a letter each";
        } else if (arrows > 0) {
            kind = "one-way slopes, or things that move";
        } else if (count(counts, "0123456789") > 1) {
            kind = "numbered places to visit";
        }
        return kind.isEmpty() ? "" : "; this looks like a map of " + kind + NO_FORMAT;
    }

    private static int count(int[] counts, String characters) {
        return characters.chars().map(letter -> counts[letter]).sum();
    }

    /** What a text without walls seems to be, by its first characters; empty if that is unknown. */
    public static String name(String text) {
        String[] rows = text.strip().split("\r?\n");
        // The last row may be cut off.
        for (int row = 1; row < rows.length; row++) {
            if (rows[row].length() != rows[0].length() && row < rows.length - 1) {
                return "";
            }
        }
        String tiles = String.join("", rows);
        if (rows.length < 2 || rows[0].length() < 2) {
            return "";
        }
        if (tiles.matches("[a-zSE]++") && tiles.contains("S") && !tiles.equals(tiles.toUpperCase(Locale.ROOT))) {
            return "a map of heights, a letter a tile: which steps are possible depends on them" + NO_FORMAT;
        }
        if (tiles.matches("[-|LJ7F.SIO]++") && tiles.contains("S")) {
            return "a map of pipes" + NO_FORMAT;
        }
        return "";
    }
}
