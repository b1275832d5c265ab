package dev.mazewright.books.description;

import dev.mazewright.core.option.Names;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.letters.Typeface;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.TomlKeys;
import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;

/** Texts of a book: which letters they may have, and how they are broken into lines. */
public final class Wording {
    private static final int LONGEST_LINE = 200;
    private static final int LONGEST = 4000;
    private static final String FROM_RIGHT = "\u200f";

    private Wording() {}

    /** A text of one line, empty if it is not given. */
    public static String line(TomlKeys table, String key, Typeface face) throws BadDataException {
        return checked(table, key, LONGEST_LINE, false, face);
    }

    /** A text of one or more lines, empty if it is not given. */
    public static String lines(TomlKeys table, String key, Typeface face) throws BadDataException {
        return checked(table, key, LONGEST, true, face).strip();
    }

    private static String checked(TomlKeys table, String key, int longest, boolean isLong, Typeface face) throws BadDataException {
        String text = table.text(key, "", key + " = a text");
        if (text.length() > longest) {
            throw table.bad(key, "a " + key + " of " + text.length() + " characters", "at most " + longest);
        }
        int control = text.codePoints().filter(letter -> letter < ' ' && !(isLong && letter == '\n')).findFirst().orElse(-1);
        if (control >= 0) {
            throw table.bad(key, "in " + key + " the control character U+" + hex(control), isLong ? "letters and ends of lines" : "letters");
        }
        List<String> missing = face.missing(text);
        if (!missing.isEmpty()) {
            throw table.bad(key, "in " + key + " " + Typeface.named(missing), "letters that the font, " + face.name() + ", has; or another font");
        }
        try {
            text.lines().forEach(line -> face.width(line, 1));
        } catch (UsageException e) {
            throw table.bad(key, String.valueOf(e.getMessage()), "letters that stand alone, or another font");
        }
        return text;
    }

    /** What a key chooses among the values of an enum; {@code role} names an unknown one in messages, with a space behind it. */
    public static <E extends Enum<E>> E choice(TomlKeys table, String key, E otherwise, String role) throws BadDataException {
        return choice(table, key, otherwise, role, key + " = one of " + String.join(", ", names(otherwise)));
    }

    /** The same with another sentence of what is expected. */
    public static <E extends Enum<E>> E choice(TomlKeys table, String key, E otherwise, String role, String expected) throws BadDataException {
        return table.parsed(key, otherwise.toString(), text -> EnumSet.allOf(otherwise.getDeclaringClass()).stream()
                .filter(each -> each.toString().equals(text))
                .findFirst()
                .orElseThrow(() -> new UsageException(role + "'" + text + "'; " + Names.suggest(text, names(otherwise)))), expected);
    }

    private static <E extends Enum<E>> List<String> names(E one) {
        return EnumSet.allOf(one.getDeclaringClass()).stream().map(Enum::toString).toList();
    }

    private static String hex(int letter) {
        return String.format(Locale.ROOT, "%04x", letter);
    }

    /**
     * The lines of a text, none wider than this unless a part that cannot be broken is. Those of a paragraph that is written from
     * the right begin with the mark that says so.
     */
    public static List<String> wrapped(String text, double size, double width, Typeface face) {
        List<String> lines = new ArrayList<>();
        for (String paragraph : text.split("\n", -1)) {
            String mark = Typeface.isFromRight(paragraph) ? FROM_RIGHT : "";
            StringBuilder line = new StringBuilder();
            for (String word : paragraph.strip().split(" +", -1)) {
                boolean isFirst = true;
                for (String part : face.width(word, size) > width ? parts(word) : List.of(word)) {
                    String space = line.isEmpty() || !isFirst ? "" : " ";
                    if (!line.isEmpty() && face.width(line + space + part, size) > width) {
                        lines.add(mark + line);
                        line.setLength(0);
                        space = "";
                    }
                    line.append(space).append(part);
                    isFirst = false;
                }
            }
            lines.add(line.isEmpty() ? "" : mark + line);
        }
        return lines;
    }

    /** Where a word that is too wide may be broken, as in scripts without spaces. */
    private static List<String> parts(String word) {
        BreakIterator breaks = BreakIterator.getLineInstance(Locale.ROOT);
        breaks.setText(word);
        List<String> parts = new ArrayList<>();
        int from = breaks.first();
        for (int to = breaks.next(); to != BreakIterator.DONE; to = breaks.next()) {
            parts.add(word.substring(from, to));
            from = to;
        }
        return parts;
    }
}
