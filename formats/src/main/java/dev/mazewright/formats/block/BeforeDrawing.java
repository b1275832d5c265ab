package dev.mazewright.formats.block;

import dev.mazewright.formats.text.Text;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a line is that may stand before a drawing in a text:
 *
 * <pre>
 *   // maze 7, by hand      a comment: also ; -- /* # % " ' * ! and &gt; before a space
 *   Maze 7, by hand         a sentence: it has a word
 *   ----------              a rule
 *   4 x 6                   a size: also 4 6, 4x6, rows=4 cols=6
 *   +---+---+               anything else: here the drawing begins
 * </pre>
 */
enum BeforeDrawing {
    BLANK,
    COMMENT,
    SENTENCE,
    RULE,
    SIZE,
    DRAWING;

    /** How many characters a line has at most that is looked at. */
    private static final int LONGEST = 1000;

    private static final Pattern COMMENTS = Pattern.compile("//.*|;+(?![ \t]*[0-9]).*|(--+|#+|%+|\"+|'+|\\*+|!+|>+)([ \t].*)?|/\\*.*\\*/|<!--.*-->");
    /** Those that no row of tiles begins with. */
    private static final Pattern SURE_COMMENTS = Pattern.compile("(//|--|;|/\\*|<!--).*");

    private static final Pattern RULES = Pattern.compile("([-=_*#~])\\1{2,}");
    private static final Pattern SIZES = Pattern.compile(
            "(?i)(?:(?:size|rows?|cols?|columns?|width|height|w|h)[ \t]*[=:]?[ \t]*)?([0-9]{1,30})(?:[ \t]*(?:rows?|cols?|columns?))?"
                    + "(?:[ \t]*[x×*,;][ \t]*|[ \t]{1,3}|[ \t]+by[ \t]+)"
                    + "(?:(?:rows?|cols?|columns?|width|height|w|h)[ \t]*[=:]?[ \t]*)?([0-9]{1,30})(?:[ \t]*(?:rows?|cols?|columns?))?");
    private static final Pattern LETTERS = Pattern.compile("(?U)\\p{L}+");
    private static final Pattern WORD = Pattern.compile("(?U)\\p{L}*(\\p{L})(?!\\1)\\p{L}+");
    private static final Pattern TITLE_WORD = Pattern.compile("(?U)(?=\\p{L}*\\p{Ll})\\p{L}*(\\p{L})(?!\\1)\\p{L}\\p{L}*");
    /** The first line of an array: brackets that are not closed on it, or values in brackets. */
    private static final Pattern ARRAY = Pattern.compile(".*[\\[({]|[\\[({].*|.*[\\[{(][ \t]*[\\[{('\"].*|.*=[ \t]*[\\[{(].*|[\"'].*[\"'][,;]?|[\"']?(?i:true|false)\\b[\"' \t]*[,; \t](?i:true|false|[ \t,;\"'])*+");
    /** A field of a map, as in {@code type octile}, or what begins as other drawings do. */
    private static final Pattern OTHERS = Pattern.compile(
            "(?i)(?:map)?[ _-]?(?:type|height|rows|width|columns|cols|free|obstacle|version)(?:[ \t]*[=:][ \t]*|[ \t]+)\\S+|map:?"
                    + "|(?-i:level [0-9]+(?: +level [0-9]+)*)|[+|].*|[0-9a-f]+|[#% .@ABEGOPSTWXo]+|[/\\\\_| ]+|.*(?:##|%%|__|--\\+).*");
    /** Words beside the openings of a drawing say which is which; they are no sentence. */
    private static final Set<String> ENDS = Set.of(
            "start", "begin", "entry", "entrance", "enter", "in", "end", "exit", "finish", "goal", "out", "ende", "ziel", "eingang", "ausgang");

    /** What a line is, without the blanks around it. */
    static BeforeDrawing of(String line) {
        if (line.isEmpty()) {
            return BLANK;
        }
        boolean isDrawn = line.chars().anyMatch(letter -> letter >= 0x2500 && letter <= 0x28ff)
                || Text.isPosts(line, '+') || Text.isPosts(line, 'o');
        if (isDrawn || line.length() > LONGEST) {
            return DRAWING;
        }
        if (RULES.matcher(line).matches()) {
            return RULE;
        }
        if (SIZES.matcher(line).matches()) {
            return SIZE;
        }
        if (COMMENTS.matcher(line).matches()) {
            return COMMENT;
        }
        boolean isSentence = hasWord(line) && !OTHERS.matcher(line).matches() && !ARRAY.matcher(line).matches() && !namesEnds(line);
        return isSentence ? SENTENCE : DRAWING;
    }

    /** Whether a line has two letters side by side that are not the same. */
    static boolean hasWord(String line) {
        return WORD.matcher(line).find();
    }

    /** Whether a line has a word that is not made of the letters of tiles: one of three letters with a small one. */
    static boolean hasTitle(String line) {
        Matcher words = TITLE_WORD.matcher(line);
        boolean found = false;
        while (!found && words.find()) {
            found = words.group().length() > 2;
        }
        return found;
    }

    /** Whether a line cannot be a row of tiles. */
    static boolean isSurelyNoTiles(String line) {
        return SURE_COMMENTS.matcher(line).matches() || SIZES.matcher(line).matches();
    }

    private static boolean namesEnds(String line) {
        return LETTERS.matcher(line).results().allMatch(word -> ENDS.contains(word.group().toLowerCase(Locale.ROOT)));
    }

    /** The two numbers of a size; those of more than 18 digits are cut off there. */
    static long[] size(String line) {
        Matcher size = SIZES.matcher(line);
        return size.matches() ? new long[] {number(size.group(1)), number(size.group(2))} : new long[0];
    }

    private static long number(String digits) {
        return digits.length() > 18 ? Long.MAX_VALUE : Long.parseLong(digits);
    }
}
