package dev.mazewright.core.mask;

import dev.mazewright.core.run.UsageException;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * Letters as strokes of a round pen: bold and plain, so that passages fit in them and holes stay open when a capital is
 * twenty cells high. The letters of ASCII and of Latin-1; those with accents are put together.
 */
final class StrokeFont {
    /** Half the width of the pen. */
    static final double PEN = 2.25;

    /** How high capitals are, from the middle of the lowest stroke to that of the highest. */
    static final int CAPITAL = 20;

    /** How high letters such as x are. */
    static final int SMALL = 14;

    /** How far to the right of a letter the next one begins where there is a space between them. */
    static final double SPACE = 9;

    /** How much lies between the ink of two letters. */
    static final double GAP = 2.25;

    /** How much lower accents are moved than they are drawn: nearer to their letter than to the next one. */
    private static final double LOWER = 0.75;

    private static final Map<Character, StrokeGlyph> GLYPHS = new TreeMap<>();

    /** A letter, and how its strokes run. */
    private static final String[][] STROKES = {
        {"A", "0,0 8,20 16,0; 2,5 14,5"},
        {"B", "0,10 0,20 6,20 h11,15 v6,10 0,10; 6,10 h12,5 v6,0 0,0 0,10"},
        {"C", "13,15 v7,20 h0,13 0,7 v7,0 h13,5"},
        {"D", "0,0 0,20 5,20 h13,12 13,8 v5,0 0,0"},
        {"E", "11,20 0,20 0,0 11,0; 0,10 9,10"},
        {"F", "11,20 0,20 0,0; 0,10 9,10"},
        {"G", "13,16 v7,20 h0,13 0,7 v7,0 h14,6 14,9 8,9"},
        {"H", "0,0 0,20; 13,0 13,20; 0,10 13,10"},
        {"I", "0,0 0,20"},
        {"J", "10,20 10,6 v5,0 h0,5"},
        {"K", "0,0 0,20; 12,20 0,8; 4,12 13,0"},
        {"L", "0,20 0,0 11,0"},
        {"M", "0,0 0,20 9,7 18,20 18,0"},
        {"N", "0,0 0,20 14,0 14,20"},
        {"O", "7,20 h14,13 14,7 v7,0 h0,7 0,13 v7,20"},
        {"P", "0,0 0,20 6,20 h12,14 v6,8 0,8"},
        {"Q", "7,20 h14,13 14,7 v7,0 h0,7 0,13 v7,20; 10,5 15,-2"},
        {"R", "0,0 0,20 6,20 h12,14 v6,8 0,8; 7,8 13,0"},
        {"S", "12,16 v6,20 h0,15 v6,10 h13,5 v6,0 h0,4"},
        {"T", "0,20 14,20; 7,20 7,0"},
        {"U", "0,20 0,7 v7,0 h14,7 14,20"},
        {"V", "0,20 8,0 16,20"},
        {"W", "0,20 6,0 12,15 18,0 24,20"},
        {"X", "0,0 14,20; 0,20 14,0"},
        {"Y", "0,20 8,9 16,20; 8,9 8,0"},
        {"Z", "0,20 13,20 0,0 13,0"},
        {"a", "11,14 11,0; 11,9 v6,14 h0,8 0,6 v6,0 h11,5"},
        {"b", "0,20 0,0; 0,9 v5,14 h11,8 11,6 v5,0 h0,5"},
        {"c", "11,10 v6,14 h0,8 0,6 v6,0 h11,4"},
        {"d", "11,20 11,0; 11,9 v6,14 h0,8 0,6 v6,0 h11,5"},
        {"e", "0,7 12,7 12,8 v6,14 h0,8 0,6 v6,0 h11,2"},
        {"f", "10,20 8,20 h4,16 4,0; 0,13 9,13"},
        {"g", "11,14 11,-2 v6,-7 h0,-5; 11,9 v6,14 h0,8 0,6 v6,0 h11,5"},
        {"h", "0,20 0,0; 0,8 v6,14 h11,9 11,0"},
        {"i", "0,14 0,0; 0,20"},
        {"j", "5,14 5,-2 v0,-7; 5,20"},
        {"k", "0,20 0,0; 10,14 0,5; 4,8 11,0"},
        {"l", "0,20 0,4 v4,0 5,0"},
        {"m", "0,14 0,0; 0,9 v5,14 h9,10 9,0; 9,9 v14,14 h18,10 18,0"},
        {"n", "0,14 0,0; 0,8 v6,14 h11,9 11,0"},
        {"o", "6,14 h12,8 12,6 v6,0 h0,6 0,8 v6,14"},
        {"p", "0,14 0,-7; 0,9 v5,14 h11,8 11,6 v5,0 h0,5"},
        {"q", "11,14 11,-7; 11,9 v6,14 h0,8 0,6 v6,0 h11,5"},
        {"r", "0,14 0,0; 0,8 v6,14 8,14"},
        {"s", "10,11 v5,14 h0,11 v5,7 h11,4 v5,0 h0,3"},
        {"t", "4,19 4,4 v8,0 10,0; 0,14 9,14"},
        {"u", "0,14 0,5 v5,0 h11,6; 11,14 11,0"},
        {"v", "0,14 7,0 14,14"},
        {"w", "0,14 5,0 10,11 15,0 20,14"},
        {"x", "0,0 11,14; 0,14 11,0"},
        {"y", "0,14 7,0; 13,14 3,-7"},
        {"z", "0,14 11,14 0,0 11,0"},
        {"0", "6,20 h12,14 12,6 v6,0 h0,6 0,14 v6,20"},
        {"1", "0,15 5,20 5,0; 0,0 10,0"},
        {"2", "0,15 v6,20 h12,14 11,11 0,0 12,0"},
        {"3", "0,16 v6,20 h11,15 v6,10 4,10; 6,10 h12,5 v6,0 h0,4"},
        {"4", "10,0 10,20 0,6 14,6"},
        {"5", "11,20 1,20 0,12 6,12 h12,6 v6,0 h0,4"},
        {"6", "6,13 h12,7 12,6 v6,0 h0,6 0,7 v6,13; 0,7 v10,20"},
        {"7", "0,20 13,20 4,0"},
        {"8", "6,20 h11,15 v6,10 h1,15 v6,20; 6,10 h12,5 v6,0 h0,5 v6,10"},
        {"9", "6,7 h0,13 0,14 v6,20 h12,14 12,13 v6,7; 12,13 v2,0"},
        {"!", "0,20 0,8; 0,0"},
        {"\"", "0,20 0,14; 8,20 8,14"},
        {"#", "4,0 6,20; 12,0 14,20; 0,6 17,6; 1,14 18,14"},
        {"$", "12,16 v6,20 h0,15 v6,10 h13,5 v6,0 h0,4; 6,20 6,24; 6,0 6,-4"},
        {"%", "4,20 h8,16 v4,12 h0,16 v4,20; 20,8 h24,4 v20,0 h16,4 v20,8; 18,20 6,0"},
        {"&", "14,0 3,13 2,16 v6,20 h10,16 9,13 1,8 0,5 v5,0 h14,8"},
        {"'", "0,20 0,14"},
        {"(", "5,24 1,18 0,10 1,2 5,-4"},
        {")", "0,24 4,18 5,10 4,2 0,-4"},
        {"*", "6,20 6,8; 1,17 11,11; 1,11 11,17"},
        {"+", "0,10 12,10; 6,4 6,16"},
        {",", "2,0 0,-5"},
        {"-", "0,9 8,9"},
        {".", "0,0"},
        {"/", "0,-2 9,22"},
        {":", "0,0; 0,11"},
        {";", "2,0 0,-5; 2,11"},
        {"<", "11,17 0,10 11,3"},
        {"=", "0,6 12,6; 0,14 12,14"},
        {">", "0,17 11,10 0,3"},
        {"?", "0,15 v6,20 h11,15 10,12 6,8; 6,0"},
        {"@", "17,-1 11,-2 h0,10 v11,22 h22,11 22,8 v19,4 h15,8 15,14; 15,10 v11,14 h7,10 v11,6 h15,10"},
        {"[", "6,24 0,24 0,-4 6,-4"},
        {"\\", "0,22 9,-2"},
        {"]", "0,24 6,24 6,-4 0,-4"},
        {"^", "0,13 6,20 12,13"},
        {"_", "0,-4 12,-4"},
        {"`", "0,21 5,16"},
        {"{", "8,24 4,21 4,13 0,10 4,7 4,-1 8,-4"},
        {"|", "0,24 0,-4"},
        {"}", "0,24 4,21 4,13 8,10 4,7 4,-1 0,-4"},
        {"~", "0,8 3,12 10,8 13,12"},
        {"¡", "0,-6 0,6; 0,14"},
        {"¿", "6,14; 6,6 1,3 0,-1 v5,-6 h11,-1"},
        {"ß", "0,0 0,15 v5,20 h10,16 v6,11 h12,5 v6,0 5,0"},
        {"Æ", "22,20 9,20 0,0; 22,0 11,0 11,20; 11,10 20,10; 3,6 11,6"},
        {"æ", "11,9 v6,14 h0,8 0,6 v6,0 h11,5; 11,7 23,7 23,8 v17,14 h11,9 11,5 v17,0 h22,2"},
        {"Ø", "7,20 h14,13 14,7 v7,0 h0,7 0,13 v7,20; -1,-3 15,23"},
        {"ø", "6,14 h12,8 12,6 v6,0 h0,6 0,8 v6,14; -1,-4 13,18"},
        {"Ð", "0,0 0,20 5,20 h13,12 13,8 v5,0 0,0; -4,10 5,10"},
        {"ð", "6,12 h12,6 v6,0 h0,6 v6,12; 12,6 12,9 v1,22; 2,16 11,22"},
        {"Þ", "0,0 0,20; 0,16 6,16 h12,10 v6,4 0,4"},
        {"þ", "0,20 0,-7; 0,9 v5,14 h11,8 11,6 v5,0 h0,5"},
        {"ı", "0,14 0,0"},
    };

    /** An accent, and how its strokes run over the middle and the top of a letter; a cedilla, under its bottom. */
    private static final String[][] ACCENTS = {
        {"`", "-4,11 2,7"},
        {"´", "-2,7 4,11"},
        {"^", "-5,7 0,11 5,7"},
        {"~", "-6,7 -3,10 3,7 6,10"},
        {"¨", "-4,7; 4,7"},
        {"°", "0,15 h4,11 v0,7 h-4,11 v0,15"},
        {"¸", "0,0 1,-5 -4,-6"},
    };

    private static final String COMPOSED = "ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöùúûüýÿ";
    private static final String BASES = "AAAAAACEEEEIIIINOOOOOUUUUYaaaaaaceeeeıııınooooouuuuyy";
    private static final String MARKS = "`´^~¨°¸`´^¨`´^¨~`´^~¨`´^¨´`´^~¨°¸`´^¨`´^¨~`´^~¨`´^¨´¨";

    static {
        for (String[] letter : STROKES) {
            GLYPHS.put(letter[0].charAt(0), StrokeGlyph.parse(letter[1]));
        }
        Map<Character, StrokeGlyph> accents = new TreeMap<>();
        for (String[] accent : ACCENTS) {
            accents.put(accent[0].charAt(0), StrokeGlyph.parse(accent[1]));
        }
        for (int i = 0; i < COMPOSED.length(); i++) {
            StrokeGlyph base = glyph(BASES.charAt(i));
            char mark = MARKS.charAt(i);
            StrokeGlyph accent = Objects.requireNonNull(accents.get(mark))
                    .moved((base.left() + base.right()) / 2, mark == '¸' ? 0 : base.top() - LOWER);
            GLYPHS.put(COMPOSED.charAt(i), base.with(accent));
        }
    }

    private StrokeFont() {}

    /** The glyph of a letter that there is. */
    private static StrokeGlyph glyph(char letter) {
        return Objects.requireNonNull(GLYPHS.get(letter));
    }

    /** Whether the font has a letter, a code point of Unicode. */
    static boolean has(int letter) {
        return Character.isBmpCodePoint(letter) && GLYPHS.containsKey((char) letter);
    }

    /** The glyph of a letter, a code point of Unicode; refused if the font does not have it. */
    static StrokeGlyph of(int letter) {
        if (!has(letter)) {
            String name = Character.getName(letter);
            throw new UsageException("unsupported character " + Character.toString(letter) + " (U+"
                    + hex(letter) + (name == null ? "" : " " + name)
                    + "); masks have A-Z a-z 0-9, the punctuation of ASCII, ¡ and ¿, and the letters of western Europe (Latin-1); of others"
                    + " the flags --mask-text and --paint-text and the studio make bits, by the fonts of the machine");
        }
        return glyph((char) letter);
    }

    /** The number of a letter, in four digits or more. Not by a Formatter: it is a tenth of the module for games of docs/web.md. */
    private static String hex(int letter) {
        String digits = Integer.toHexString(letter).toUpperCase(Locale.ROOT);
        return "0".repeat(Math.max(0, 4 - digits.length())) + digits;
    }
}
