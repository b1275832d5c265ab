package dev.mazewright.formats.array;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.Reader;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.io.TextLines;
import dev.mazewright.formats.text.Blocks;
import dev.mazewright.formats.text.Text;
import dev.mazewright.formats.text.Unicode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Rows of values as programs write them: in brackets of any kind, or a row a line; with commas, semicolons or blanks
 * between them, and a declaration before them:
 *
 * <pre>
 *   maze = [[1, 1], [1, 0]]          int maze[2][2] = {{1, 1}, {1, 0}};
 *   array([[1, 1],                   1,1              ["##", "# "]
 *          [1, 0]], dtype=int8)      1,0
 * </pre>
 *
 * <p>Values are numbers, {@code True} and {@code False}, which {@link ArrayRows} and {@link DigitTiles} understand, or
 * strings of a character or a row each, which are a drawing. The text is read once, from left to right.
 */
final class ArrayText {
    private static final Pattern DECLARATION = Pattern.compile("[A-Za-z_$][\\w$.<>:\\[\\] \t;*&,?]{0,200}?=(?!=)");
    private static final Pattern FIRST_VALUE = Pattern.compile(
            "\\s*(?:" + DECLARATION.pattern() + "\\s*)?(?:new\\s+)?(?:\\s*[A-Za-z_][\\w.!]*(?=\\s*[\\[({])|\\s*[\\[({]\\s*[\\])}]|\\s*[\\[({]){1,16}?"
                    + "\\s*(?:[-+.]?[0-9]|(?i:true|false)\\b|(?<quote>[\"']))");
    private static final Pattern STRING = Pattern.compile("(?:\"[^\"]*\"|'[^']*')[ \t]*(?:[,;\"']|$)");
    private static final String NUMBER = "[ \t]*(?:[-+]?[0-9]+(?:\\.[0-9]*)?|(?i:true|false))";
    private static final Pattern NUMBERS = Pattern.compile(NUMBER + "(?:[ \t]*[,;\t ]" + NUMBER + "){2}[ \t]*(?:[,; \t]|$)");

    private static final String VALUE = "a value, such as 1 for a wall or 0 for floor, in rows that are lines or in brackets";

    private static final int DEEPEST = 16;

    private final TextLines text;
    private final ArrayRows rows;
    private final ArrayStrings strings = new ArrayStrings();
    private int at;
    /** The brackets that are open, by their numbers from 1. */
    private final Deque<Integer> open = new ArrayDeque<>();

    private int brackets;

    private ArrayText(TextLines text) {
        this.text = text;
        rows = new ArrayRows(text);
    }

    /** Whether the first bytes of an input begin such rows, in brackets, in strings or with something between numbers. */
    static boolean recognises(byte[] head) {
        String line = TextLines.firstLine(head).strip();
        if (STRING.matcher(line).lookingAt()) {
            return true;
        }
        int from = TextLines.beginOf(head);
        String all = new String(head, from, head.length - from, StandardCharsets.ISO_8859_1);
        if (NUMBERS.matcher(line).lookingAt()) {
            String[] lines = all.split("\r\n|\r|\n", 3);
            return lines.length > 1 ? NUMBERS.matcher(lines[1]).lookingAt() : head.length >= Source.HEAD;
        }
        Matcher first = FIRST_VALUE.matcher(all);
        return first.lookingAt() && (first.group("quote") == null || !isKey(all, first.end(), first.group("quote").charAt(0)));
    }

    /** Whether a string is the name of a value, as in JSON. */
    private static boolean isKey(String text, int from, char quote) {
        int end = text.indexOf(quote, from);
        return end >= 0 && text.substring(end + 1).stripLeading().startsWith(":");
    }

    static Puzzle read(TextLines text) throws IOException {
        ArrayText array = new ArrayText(text);
        array.parse();
        return array.strings.isEmpty() ? array.rows.read() : array.drawing();
    }

    private Puzzle drawing() throws IOException {
        Source drawing = text.source().again(strings.lines(rows));
        Reader reader = Format.reader(drawing.head(), Text.FORMAT, Unicode.FORMAT, Matrix.FORMAT, Blocks.FORMAT);
        if (reader != null) {
            return reader.read(drawing);
        }
        throw text.bad(0, "strings with the rows of a drawing, such as \"###\", or with a tile each");
    }

    // ---- the text

    private void parse() throws BadDataException {
        at = begin();
        for (int letter = next(); letter != TextLines.END; letter = next()) {
            switch (letter) {
                case '[', '(', '{' -> openBracket();
                case ']', ')', '}' -> closeBracket();
                case ',', ';' -> separator(letter);
                case '"', '\'' -> string(letter);
                default -> value(letter);
            }
        }
        if (!open.isEmpty()) {
            throw text.badAt(text.size(), "the end of the array: a bracket is still open");
        }
        rows.end(0);
        rows.requireSome();
    }

    /** Where the text begins behind a declaration. */
    private int begin() {
        int length = 0;
        while (length < 256 && text.at(text.begin() + length) != '\n' && text.at(text.begin() + length) != TextLines.END) {
            length++;
        }
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < length; i++) {
            line.append((char) text.at(text.begin() + i));
        }
        Matcher declaration = DECLARATION.matcher(line);
        return text.begin() + (declaration.lookingAt() ? declaration.end() : 0);
    }

    /** The next character that is neither blank nor in a comment; a line's end ends a row. */
    private int next() throws BadDataException {
        while (true) {
            int letter = text.at(at);
            if (letter == '\n' || letter == '\r') {
                rows.endLine(open.size());
                at++;
            } else if (letter == '\t') {
                tab();
            } else if (letter == ' ') {
                at++;
            } else if (letter == '#' || (letter == '/' && text.at(at + 1) == '/')) {
                while (text.at(at) != '\n' && text.at(at) != '\r' && text.at(at) != TextLines.END) {
                    at++;
                }
            } else if (letter == '/' && text.at(at + 1) == '*') {
                do {
                    at++;
                } while (text.at(at) != TextLines.END && (text.at(at) != '*' || text.at(at + 1) != '/'));
                at += 2;
            } else {
                return letter;
            }
        }
    }

    /** A comma stands behind a value or a bracket; between two commas one is missing. */
    private void separator(int letter) throws BadDataException {
        int before = at - 1;
        while (before >= text.begin() && (text.at(before) == ' ' || text.at(before) == '\t')) {
            before--;
        }
        if (before < text.begin() || ",;\n\r".indexOf(text.at(before)) >= 0) {
            throw text.badAt(at, VALUE);
        }
        at++;
        if (letter == ';' && !open.isEmpty()) {
            rows.end(open.peek());
        }
    }

    /** Two tabs in a row of a line may part three values of which one is missing, and so may a tab before the first. */
    private void tab() throws BadDataException {
        int before = at > text.begin() ? text.at(at - 1) : '\n';
        if (open.isEmpty() && (before == '\t' || before == '\n' || before == '\r') && ".0123456789".indexOf(text.at(at + 1)) >= 0) {
            throw text.badAt(at, VALUE + "; tabs part values, and one is missing here");
        }
        at++;
    }

    private void openBracket() throws BadDataException {
        if (open.size() == DEEPEST) {
            throw text.badAt(at, "rows in at most " + DEEPEST + " brackets");
        }
        rows.requireNoneBegun(at);
        open.push(++brackets);
        at++;
    }

    private void closeBracket() throws BadDataException {
        if (open.isEmpty()) {
            throw text.badAt(at, VALUE);
        }
        int bracket = open.pop();
        int from = at++;
        if (rows.hasBegun()) {
            rows.close(bracket, open.isEmpty() ? 0 : open.peek());
        } else if (bracket == brackets && !open.isEmpty() && "[({".indexOf(next()) < 0) {
            throw text.badAt(from, VALUE);
        }
    }

    private void string(int quote) throws BadDataException {
        rows.addString(at);
        boolean isTriple = text.at(at + 1) == quote && text.at(at + 2) == quote;
        int from = at;
        at = strings.read(text, isTriple ? at + 3 : at + 1, (char) quote, isTriple);
        if (at < 0) {
            throw text.badAt(from, "the end of this string");
        }
    }

    private void value(int letter) throws BadDataException {
        if (letter == '.' && text.at(at + 1) == '.') {
            throw text.badAt(at, "all values: this is where NumPy leaves some out; with numpy.set_printoptions(threshold=sys.maxsize)"
                    + " it prints them all");
        }
        if ((letter >= '0' && letter <= '9') || letter == '-' || letter == '+' || letter == '.') {
            number();
        } else if (isOfWord(letter)) {
            word();
        } else {
            throw text.badAt(at, VALUE);
        }
    }

    private static boolean isOfWord(int letter) {
        return letter == '_' || (letter < 0x80 && Character.isLetterOrDigit(letter));
    }

    private void number() throws BadDataException {
        int from = at;
        if (!isOfNumber(text.at(at + 1))) {
            rows.add(text.at(at), from);
            at++;
            return;
        }
        StringBuilder number = new StringBuilder();
        for (; isOfNumber(text.at(at)) || ((text.at(at) == '-' || text.at(at) == '+') && (at == from || text.at(at - 1) == 'e')); at++) {
            number.append((char) text.at(at));
        }
        if (number.length() > 1 && number.charAt(0) == '0' && Character.isDigit(number.charAt(1))) {
            throw text.badAt(from + 1, "a space or comma between two digits, as between the others");
        }
        rows.add(number.toString(), from);
    }

    private static boolean isOfNumber(int letter) {
        return letter == '.' || isOfWord(letter);
    }

    private void word() throws BadDataException {
        int from = at;
        StringBuilder word = new StringBuilder();
        for (; isOfNumber(text.at(at)) || text.at(at) == '!'; at++) {
            word.append((char) text.at(at));
        }
        switch (word.toString()) {
            case "True", "true", "TRUE" -> rows.add('1', from);
            case "False", "false", "FALSE" -> rows.add('0', from);
            case "new" -> {}
            default -> {
                int letter = next();
                if (letter == '=' && !open.isEmpty()) {
                    skipArgument();
                } else if ("[({".indexOf(letter) < 0) {
                    throw text.badAt(from, VALUE);
                }
            }
        }
    }

    /** Skips what is not a value, such as the type in {@code dtype=int8}. */
    private void skipArgument() throws BadDataException {
        at++;
        for (int letter = next(); isOfNumber(letter) || letter == '\'' || letter == '"' || letter == '<'; letter = text.at(at)) {
            at++;
        }
    }
}
