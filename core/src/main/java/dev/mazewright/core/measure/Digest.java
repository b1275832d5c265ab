package dev.mazewright.core.measure;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.run.CancelledException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * The fingerprint of a maze's walls: the SHA-256 of one lower-case hex digit for each position of the grid, row by row,
 * whose bits are the walls (on squares north 1, east 2, south 4, west 8). Sides at the outline count as walls.
 * Positions that a mask leaves out are f; positions of a graph without a cell have no digit.
 *
 * <p>Shapes with up to four directions have one digit a position, with bit d for direction d, and directions that a
 * cell does not have count as closed; shapes with more have two digits for up to eight, four for up to sixteen, and
 * eight beyond that, the highest first.
 *
 * <p>Time proportional to the cells; constant memory.
 */
public final class Digest {
    private static final int BUFFER = 1 << 13;

    private Digest() {}

    /** The 64 hex digits of the fingerprint. */
    public static String of(Maze maze) {
        if (maze.grid().isSquares()) {
            return RowDigest.of(maze.rows()).digest();
        }
        return ofCells(maze);
    }

    /** The same, position by position, on any grid. */
    static String ofCells(Maze maze) {
        MessageDigest sha = sha256();
        Grid grid = maze.grid();
        int digits = digits(grid.directions());
        byte[] hex = "0123456789abcdef".getBytes(StandardCharsets.US_ASCII);
        byte[] buffer = new byte[BUFFER];
        int size = 0;
        for (int row = 0; row < grid.rows(); row++) {
            long start = grid.rowStart(row);
            long end = grid.rowEnd(row);
            for (long position = start; position < end; position++) {
                boolean isCell = grid.mask() == null || grid.mask().contains(row, (int) (position - start));
                int closed = isCell ? ~maze.open(position) : -1;
                for (int digit = digits - 1; digit >= 0; digit--) {
                    buffer[size++] = hex[closed >>> (4 * digit) & 15];
                }
                if (size == BUFFER) {
                    CancelledException.check();
                    sha.update(buffer);
                    size = 0;
                }
            }
        }
        sha.update(buffer, 0, size);
        return HexFormat.of().formatHex(sha.digest());
    }

    /** Hex digits a position, for this number of directions. */
    private static int digits(int directions) {
        int digits = 1;
        while (digits * 4 < directions) {
            digits *= 2;
        }
        return digits;
    }

    static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
