package dev.mazewright.core.generate.path;

import dev.mazewright.core.grid.CellSet;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.run.UsageException;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A path as text, for recipes: {@code START.STEPS.DIRECTIONS}, such as {@code 12.5.aQE}. The start is the number of its cell; the
 * directions are {@link Grid#directionBits} bits each, the lowest first, in bytes from their lowest bit on, in base64url without
 * padding; bits that are left over are 0. A path has one text.
 */
public final class PathText {
    private static final Pattern FORM = Pattern.compile("(0|[1-9][0-9]{0,17})\\.(0|[1-9][0-9]{0,8})\\.([A-Za-z0-9_-]*)");

    private PathText() {}

    /** The text itself, if it has the form of one; else refuses it. */
    public static String formed(String text) {
        if (!FORM.matcher(text).matches()) {
            throw bad(text, "it is START.STEPS.DIRECTIONS: a cell's number, how many steps, and their directions in base64url");
        }
        return text;
    }

    /**
     * The text of a path.
     *
     * @param cells from the start to the goal, each a neighbour of the one before
     */
    public static String of(Grid grid, long... cells) {
        int bits = grid.directionBits();
        byte[] bytes = new byte[Math.ceilDiv(bits * (cells.length - 1), Byte.SIZE)];
        for (int step = 0; step + 1 < cells.length; step++) {
            int direction = direction(grid, cells[step], cells[step + 1]);
            for (int bit = 0; bit < bits; bit++) {
                int at = bits * step + bit;
                bytes[at / Byte.SIZE] |= (byte) ((direction >> bit & 1) << at % Byte.SIZE);
            }
        }
        return grid.number(cells[0]) + "." + (cells.length - 1) + "." + Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    /** The direction from a cell to a neighbour, the lowest one; -1 if the cells are not neighbours. */
    public static int direction(Grid grid, long from, long to) {
        for (int rest = grid.directions(from); rest != 0; rest = Directions.withoutFirst(rest)) {
            int direction = Directions.first(rest);
            if (grid.step(from, direction) == to) {
                return direction;
            }
        }
        return -1;
    }

    /**
     * The cells of a text's path.
     *
     * @throws UsageException if it leads out of the grid or visits a cell twice, or the text is not one of {@link #of}
     */
    public static long[] cells(Grid grid, String text) {
        Matcher parts = FORM.matcher(formed(text));
        if (!parts.matches()) {
            throw new IllegalStateException(text);
        }
        long start = Long.parseLong(parts.group(1));
        int steps = Integer.parseInt(parts.group(2));
        if (start >= grid.cells() || steps >= grid.cells()) {
            throw bad(text, "the maze has " + grid.cells() + " cells");
        }
        byte[] bytes;
        try {
            bytes = Base64.getUrlDecoder().decode(parts.group(3));
        } catch (IllegalArgumentException e) {
            throw bad(text, "its directions end within a byte");
        }
        int bits = grid.directionBits();
        if (bytes.length != Math.ceilDiv((long) bits * steps, Byte.SIZE)) {
            throw bad(text, steps + " steps of " + bits + " bits are not " + bytes.length + " bytes");
        }
        long[] cells = new long[steps + 1];
        cells[0] = grid.cellAt(start);
        CellSet visited = new CellSet(grid.addresses());
        visited.add(cells[0]);
        for (int step = 0; step < steps; step++) {
            int direction = 0;
            for (int bit = 0; bit < bits; bit++) {
                int at = bits * step + bit;
                direction |= (bytes[at / Byte.SIZE] >> at % Byte.SIZE & 1) << bit;
            }
            if (!Directions.contains(grid.directions(cells[step]), direction)) {
                throw bad(text, "step " + (step + 1) + " leads out of the maze");
            }
            cells[step + 1] = grid.step(cells[step], direction);
            if (visited.contains(cells[step + 1])) {
                throw bad(text, "step " + (step + 1) + " comes to a cell that the path has visited");
            }
            visited.add(cells[step + 1]);
        }
        if (!of(grid, cells).equals(text)) {
            throw bad(text, "it has bits that belong to no step");
        }
        return cells;
    }

    private static UsageException bad(String text, String why) {
        return new UsageException("'" + (text.length() > 40 ? text.substring(0, 40) + "..." : text) + "' is not a path: " + why);
    }
}
