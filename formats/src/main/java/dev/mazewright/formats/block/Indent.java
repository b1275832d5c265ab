package dev.mazewright.formats.block;

import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.TextLines;
import java.io.ByteArrayOutputStream;

/** The blanks that each line of a drawing begins with. */
final class Indent {
    private Indent() {}

    /** The blanks that all lines begin with, of a box drawing its first one; of tiles, those that are tabs. */
    static String of(TextLines lines, int first, int end, boolean areTiles) {
        int filled = first;
        while (filled < end - 1 && lines.text(filled).isBlank()) {
            filled++;
        }
        String indent = blanks(lines.text(filled));
        boolean isBox = lines.text(filled).startsWith("+", indent.length()) || lines.text(filled).startsWith("o", indent.length());
        for (int line = filled + 1; line < end && !isBox && !indent.isEmpty(); line++) {
            String text = lines.text(line);
            if (!text.isBlank()) {
                int same = 0;
                while (same < indent.length() && same < text.length() && text.charAt(same) == indent.charAt(same)) {
                    same++;
                }
                indent = indent.substring(0, same);
            }
        }
        return areTiles ? indent.replaceFirst(" .*", "") : indent;
    }

    /** The blanks that a line begins with. */
    static String blanks(String line) {
        int length = 0;
        while (length < line.length() && (line.charAt(length) == ' ' || line.charAt(length) == '\t')) {
            length++;
        }
        return line.substring(0, length);
    }

    /** The text of some lines without these blanks; lines without them are as they are, unless they are rows of boxes. */
    static byte[] without(TextLines lines, int first, int end, String indent) throws BadDataException {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        for (int line = first; line < end; line++) {
            int from = 0;
            while (from < indent.length() && lines.at(line, from) == indent.charAt(from)) {
                from++;
            }
            if (from < indent.length()) {
                int letter = lines.at(line, from);
                if (letter == '|' || letter == '+' || (letter == 'o' && lines.text(first).startsWith("o", indent.length()))) {
                    throw lines.bad(line, from, "the same blanks before each line of the drawing");
                }
                from = letter == TextLines.END ? from : 0;
            }
            for (int column = from; column < lines.length(line); column++) {
                text.write(lines.at(line, column));
            }
            text.write('\n');
        }
        return text.toByteArray();
    }
}
