package dev.mazewright.formats.book;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.measure.Digest;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Base64;
import java.util.BitSet;

/** What two mazes have in common that look alike: a text. */
final class Likeness {
    private static final int IMAGES = 8;

    private Likeness() {}

    /**
     * The same text for mazes of one shape with the same walls; in rectangles, for mirror images and rotations too.
     * Where they start and end does not count.
     */
    static String of(Maze maze) {
        Grid grid = maze.grid();
        return grid.shape().name() + ":" + (grid.isSquares() ? ofSquares(maze) : grid.shape().size() + ":" + Digest.of(maze));
    }

    private static String ofSquares(Maze maze) {
        byte[] least = image(maze, 0);
        for (int image = 1; image < IMAGES; image++) {
            byte[] other = image(maze, image);
            if (Arrays.compare(other, least) < 0) {
                least = other;
            }
        }
        return Base64.getEncoder().encodeToString(least);
    }

    /** The size and the open edges of an image: bit 0 upside down, bit 1 left to right, bit 2 rows as columns. */
    private static byte[] image(Maze maze, int image) {
        Grid grid = maze.grid();
        boolean isTurned = (image & 4) != 0;
        int rows = isTurned ? grid.columns() : grid.rows();
        int columns = isTurned ? grid.rows() : grid.columns();
        BitSet open = new BitSet(2 * rows * columns);
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            int from = position(grid, cell, image);
            for (int rest = maze.open(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                int to = position(grid, grid.step(cell, Directions.first(rest)), image);
                open.set(2 * Math.min(from, to) + (Math.abs(from - to) == columns && columns > 1 ? 1 : 0));
            }
        }
        byte[] bits = open.toByteArray();
        return ByteBuffer.allocate(2 * Integer.BYTES + bits.length).putInt(rows).putInt(columns).put(bits).array();
    }

    private static int position(Grid grid, long cell, int image) {
        int row = (image & 1) == 0 ? grid.row(cell) : grid.rows() - 1 - grid.row(cell);
        int column = (image & 2) == 0 ? grid.column(cell) : grid.columns() - 1 - grid.column(cell);
        return (image & 4) == 0 ? row * grid.columns() + column : column * grid.rows() + row;
    }
}
