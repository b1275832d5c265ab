package dev.mazewright.formats.block;

import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.io.TextLines;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The lines between which a text in Markdown, or a string in a program, holds a drawing. */
final class Fences {
    private static final Pattern FENCE = Pattern.compile("(`{3,}|~{3,})[^`~]*|(?:[\\w$ \t\\[\\]:.]+=[ \t]*)?[rRbBuU]?(\"\"\"|''')\\\\?");
    private static final Pattern CLOSED = Pattern.compile("`+|~+|(?:\"\"\"|''')[;,) \t]*");

    private Fences() {}

    /** The ``` or ~~~ that a line begins a fence with, or the three quotes of a string that it ends with; or null. */
    static @Nullable String of(TextLines lines, int line) {
        Matcher fence = FENCE.matcher(lines.length(line) < Source.HEAD ? lines.text(line).strip() : "");
        return !fence.matches() ? null : fence.group(1) != null ? fence.group(1) : fence.group(2);
    }

    /** The first line from here on that closes a fence, or the one behind the last. */
    static int closing(TextLines lines, int from, int to, String fence) {
        int line = from;
        while (line < to && !closes(fence, lines.length(line) < Source.HEAD ? lines.text(line).strip() : "")) {
            line++;
        }
        return line;
    }

    private static boolean closes(String fence, String line) {
        return line.startsWith(fence) && CLOSED.matcher(line).matches();
    }
}
