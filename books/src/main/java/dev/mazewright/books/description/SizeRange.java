package dev.mazewright.books.description;

import dev.mazewright.core.grid.Size;
import dev.mazewright.core.run.UsageException;
import java.util.regex.Pattern;

/**
 * Sizes that grow from the first maze of a section to the last.
 *
 * @param from of the first
 * @param to of the last
 */
public record SizeRange(Size from, Size to) {
    private static final Pattern SIZE = Pattern.compile("[1-9]\\d{0,3}x[1-9]\\d{0,3}(x[1-9]\\d{0,3})?");

    /**
     * Parses {@code 10x10..15x15}, or one size for all.
     *
     * @throws UsageException if it is neither
     */
    public static SizeRange parse(String text) {
        int dots = text.indexOf("..");
        String first = dots < 0 ? text : text.substring(0, dots);
        String last = dots < 0 ? text : text.substring(dots + 2);
        if (SIZE.matcher(first).matches() && SIZE.matcher(last).matches()) {
            SizeRange range = new SizeRange(Size.parse(first), Size.parse(last));
            if ((range.from.levels() == 0) == (range.to.levels() == 0)) {
                return range;
            }
        }
        throw new UsageException("'" + text + "'");
    }

    /** The size of a maze. */
    Size at(int index, int mazes) {
        return new Size(
                between(from.rows(), to.rows(), index, mazes),
                between(from.columns(), to.columns(), index, mazes),
                between(from.levels(), to.levels(), index, mazes));
    }

    private static int between(int first, int last, int index, int mazes) {
        return mazes == 1 ? first : first + Math.round((float) (last - first) * index / (mazes - 1));
    }
}
