package dev.mazewright.formats.book;

import dev.mazewright.formats.draw.Lettering;
import dev.mazewright.formats.io.BadDataException;
import java.util.ArrayList;
import java.util.List;

/** Texts of a book: which letters they may have, and how they are broken into lines. */
final class Wording {
    private static final int LONGEST_LINE = 200;
    private static final int LONGEST = 4000;

    private Wording() {}

    /** A text of one line, empty if it is not given. */
    static String line(BookTable table, String key) throws BadDataException {
        return checked(table, key, LONGEST_LINE, false);
    }

    /** A text of one or more lines, empty if it is not given. */
    static String lines(BookTable table, String key) throws BadDataException {
        return checked(table, key, LONGEST, true).strip();
    }

    private static String checked(BookTable table, String key, int longest, boolean isLong) throws BadDataException {
        String text = table.text(key, "", key + " = a text");
        if (text.length() > longest) {
            throw table.bad(key, "a " + key + " of " + text.length() + " characters", "at most " + longest);
        }
        for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
            int letter = text.codePointAt(i);
            if (letter == '\n' && isLong) {
                continue;
            }
            if (letter < ' ' || !Lettering.has(letter) || isFromRight(letter)) {
                throw table.bad(key, "in " + key + " the letter '" + Character.toString(letter) + "' ("
                        + Character.UnicodeScript.of(letter).name() + ", U+" + Integer.toHexString(0x10000 + letter).substring(1)
                        + ")", "letters that the font, Liberation Sans, has and that are written from left to right");
            }
        }
        return text;
    }

    private static boolean isFromRight(int letter) {
        byte direction = Character.getDirectionality(letter);
        return direction == Character.DIRECTIONALITY_RIGHT_TO_LEFT || direction == Character.DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC;
    }

    /** The lines of a text, none wider than this unless a single word is. */
    static List<String> wrapped(String text, double size, double width) {
        List<String> lines = new ArrayList<>();
        for (String paragraph : text.split("\n", -1)) {
            StringBuilder line = new StringBuilder();
            for (String word : paragraph.strip().split(" +", -1)) {
                if (!line.isEmpty() && Lettering.width(line + " " + word, size) > width) {
                    lines.add(line.toString());
                    line.setLength(0);
                }
                line.append(line.isEmpty() ? "" : " ").append(word);
            }
            lines.add(line.toString());
        }
        return lines;
    }
}
