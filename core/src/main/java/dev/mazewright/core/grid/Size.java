package dev.mazewright.core.grid;

/**
 * The size of a shape, as recipes and files write it: {@code 30x40}, or with levels {@code 9x9x4}.
 *
 * @param rows at least 1
 * @param columns at least 1
 * @param levels at least 1, or 0 for a shape that has none
 */
public record Size(int rows, int columns, int levels) {
    /** A size without levels. */
    public Size(int rows, int columns) {
        this(rows, columns, 0);
    }

    /**
     * Parses a size as {@link #toString} writes it. Levels of 1 or more are kept, nothing else is checked.
     *
     * @param text two or three whole numbers with {@code x} between them, such as {@code 30x40}
     * @throws NumberFormatException if one of them is not an {@code int}
     */
    public static Size parse(String text) {
        String[] sides = text.split("x", -1);
        int levels = sides.length > 2 ? Integer.parseInt(sides[2]) : 0;
        return new Size(Integer.parseInt(sides[0]), Integer.parseInt(sides[1]), levels);
    }

    @Override
    public String toString() {
        return rows + "x" + columns + (levels == 0 ? "" : "x" + levels);
    }
}
