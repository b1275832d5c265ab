package dev.mazewright.drawing.solid;

import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.UsageException;
import java.io.IOException;
import java.util.Arrays;

/**
 * A solid that has a height above each tile of a grid, as a mesh that is closed by construction. Every edge of a triangle is one of another, in the
 * opposite direction: faces that lie beside each other have the same vertices along their common line, those at which a height changes on
 * either side of it, and faces that stand are parted at each level.
 *
 * <p>Tiles of one height in a row are one face, and so are sides along a row. Memory: the mesh, and some lines of the grid.
 */
final class HeightField {
    private final int[] x;
    private final int[] y;
    private final int[] z;
    private final Mesh mesh;
    private final int left;
    private final int front;
    private final int columns;
    /** The vertices on the lines above and below a row, by level and column, or -1. */
    private int[][] upper;

    private int[][] lower;

    /** The rows of a field, from the back. */
    @FunctionalInterface
    interface Rows {
        /** The levels of the tiles of the next row; the array may be the same in each call. */
        byte[] next() throws IOException;
    }

    private HeightField(Mesh mesh, int left, int front, int[] x, int[] y, int[] z) {
        this.mesh = mesh;
        this.left = left;
        this.front = front;
        this.x = x;
        this.y = y;
        this.z = z;
        columns = x.length - 1;
        upper = new int[z.length][x.length];
        lower = new int[z.length][x.length];
    }

    /**
     * Adds the surface of a field to a mesh.
     *
     * @param left added to each x
     * @param front added to each y
     * @param x where columns begin and end, ascending
     * @param y where rows begin and end, descending
     * @param z the height of each level, from the lowest up; where a tile has level 0, there is a hole
     * @throws UsageException if two tiles that are higher than those between them meet at a corner alone
     */
    static void add(Mesh mesh, int left, int front, int[] x, int[] y, int[] z, Rows rows) throws IOException {
        new HeightField(mesh, left, front, x, y, z).build(rows);
    }

    private void build(Rows rows) throws IOException {
        int count = y.length - 1;
        byte[] before = new byte[columns];
        byte[] here = rows.next().clone();
        clear(lower);
        int[] line = corners(before, here, 0);
        for (int row = 0; row < count; row++) {
            CancelledException.check();
            byte[] next = row + 1 < count ? rows.next().clone() : new byte[columns];
            int[] nextLine = corners(here, next, row + 1);
            int[][] free = upper;
            upper = lower;
            lower = free;
            clear(lower);
            alongLine(row, upper, line, before, here);
            tops(row, line, nextLine, here);
            acrossRow(row, here);
            bottom(row, onGround(before, here, line), onGround(here, next, nextLine), here);
            before = here;
            here = next;
            line = nextLine;
        }
        alongLine(count, lower, line, before, here);
    }

    private static void clear(int[][] numbers) {
        for (int[] level : numbers) {
            Arrays.fill(level, -1);
        }
    }

    /** Of the corners of a line, those of what lies on the ground: the ends, and where ground and hole lie beside each other. */
    private int[] onGround(byte[] above, byte[] below, int[] line) {
        return Arrays.stream(line)
                .filter(column -> column == 0 || column == columns || isEdge(above, below, column - 1) || isEdge(above, below, column)
                        || (above[column] == 0) != (above[column - 1] == 0))
                .toArray();
    }

    private static boolean isEdge(byte[] above, byte[] below, int column) {
        return (above[column] == 0) != (below[column] == 0);
    }

    /** The columns before which a height changes on either side of a line. */
    private int[] corners(byte[] above, byte[] below, int line) {
        int[] all = new int[columns + 1];
        int size = 1;
        for (int column = 1; column < columns; column++) {
            if (above[column - 1] != above[column] || below[column - 1] != below[column]) {
                requireNoCornerAlone(above[column - 1], above[column], below[column - 1], below[column], line, column);
                all[size++] = column;
            }
        }
        all[size++] = columns;
        return Arrays.copyOf(all, size);
    }

    private static void requireNoCornerAlone(int a, int b, int c, int d, int line, int column) {
        if (Math.min(a, d) > Math.max(b, c) || Math.min(b, c) > Math.max(a, d)) {
            throw new UsageException("two walls meet at a corner alone, before tile " + line + "," + column
                    + ", and would hang on an edge without width; a solid needs them joined or apart");
        }
    }

    // ---- vertices and faces

    private int vertex(int line, int[][] known, int column, int level) {
        if (known[level][column] < 0) {
            known[level][column] = mesh.vertex(left + x[column], front + y[line], z[level]);
        }
        return known[level][column];
    }

    private void quad(int a, int b, int c, int d, boolean isTurned) {
        if (isTurned) {
            mesh.triangle(a, c, b);
            mesh.triangle(a, d, c);
        } else {
            mesh.triangle(a, b, c);
            mesh.triangle(a, c, d);
        }
    }

    /** The sides that stand on a line between two rows. */
    private void alongLine(int row, int[][] known, int[] line, byte[] above, byte[] below) {
        for (int i = 0; i + 1 < line.length; i++) {
            int there = above[line[i]];
            int here = below[line[i]];
            for (int level = Math.min(there, here); level < Math.max(there, here); level++) {
                quad(
                        vertex(row, known, line[i], level), vertex(row, known, line[i + 1], level),
                        vertex(row, known, line[i + 1], level + 1), vertex(row, known, line[i], level + 1), here > there);
            }
        }
    }

    /** The sides that stand between the tiles of a row. */
    private void acrossRow(int row, byte[] here) {
        for (int column = 0; column <= columns; column++) {
            int left = column > 0 ? here[column - 1] : 0;
            int right = column < columns ? here[column] : 0;
            for (int level = Math.min(left, right); level < Math.max(left, right); level++) {
                quad(
                        vertex(row, upper, column, level), vertex(row + 1, lower, column, level),
                        vertex(row + 1, lower, column, level + 1), vertex(row, upper, column, level + 1), left > right);
            }
        }
    }

    /** The faces on top of a row, one for each run of tiles of a height. */
    private void tops(int row, int[] line, int[] nextLine, byte[] here) {
        for (int from = 0; from < columns; ) {
            int to = from + 1;
            while (to < columns && here[to] == here[from]) {
                to++;
            }
            if (here[from] != 0) {
                face(row, part(line, from, to), part(nextLine, from, to), here[from], false);
            }
            from = to;
        }
    }

    /** The faces below a row, one for each run of tiles that are no holes. */
    private void bottom(int row, int[] line, int[] nextLine, byte[] here) {
        for (int from = 0; from < columns; ) {
            int to = from + 1;
            while (to < columns && (here[to] == 0) == (here[from] == 0)) {
                to++;
            }
            if (here[from] != 0) {
                face(row, part(line, from, to), part(nextLine, from, to), 0, true);
            }
            from = to;
        }
    }

    private static int[] part(int[] line, int from, int to) {
        int first = Arrays.binarySearch(line, from);
        int last = Arrays.binarySearch(line, to);
        return Arrays.copyOfRange(line, first, last + 1);
    }

    /** A rectangle that lies, with these vertices along its back and its front. */
    private void face(int row, int[] back, int[] front, int level, boolean isTurned) {
        int i = 0;
        int j = 0;
        while (i + 1 < back.length || j + 1 < front.length) {
            int a = vertex(row, upper, back[i], level);
            int b = vertex(row + 1, lower, front[j], level);
            boolean isBack = j + 1 == front.length || (i + 1 < back.length && back[i + 1] <= front[j + 1]);
            int c = isBack ? vertex(row, upper, back[++i], level) : vertex(row + 1, lower, front[++j], level);
            mesh.triangle(a, isTurned ? c : b, isTurned ? b : c);
        }
    }
}
