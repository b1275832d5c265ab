package dev.mazewright.core.measure;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.rows.SquareCells;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.Sha256;
import dev.mazewright.core.run.UsageException;
import java.nio.charset.StandardCharsets;

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

    /** The most bytes of an array. */
    private static final int MOST = Integer.MAX_VALUE - 8;

    private Digest() {}

    /** The 64 hex digits of the fingerprint. */
    public static String of(Maze maze) {
        if (maze.grid().isSquares()) {
            return RowDigest.of(maze.rows()).digest();
        }
        return ofCells(maze);
    }

    /**
     * The digits themselves, a byte each, 0 to 15. Memory a byte for each.
     *
     * @throws UsageException if there are more than an array holds
     */
    public static byte[] digits(Maze maze) {
        Grid grid = maze.grid();
        int perPosition = digits(grid.directions());
        if (grid.positions() > MOST / perPosition) {
            throw new UsageException("the walls of " + grid.positions() + " positions do not fit into an array of bytes");
        }
        if (grid.isFull() && grid.hasSquareSteps()) {
            return digitsOfSquares(maze);
        }
        byte[] all = new byte[(int) grid.positions() * perPosition];
        int size = 0;
        for (int row = 0; row < grid.rows(); row++) {
            long start = grid.rowStart(row);
            long end = grid.rowEnd(row);
            for (long position = start; position < end; position++) {
                int closed = closed(maze, row, (int) (position - start), position);
                for (int digit = perPosition - 1; digit >= 0; digit--) {
                    all[size++] = (byte) (closed >>> (4 * digit) & 15);
                }
            }
        }
        return all;
    }

    /** The same of full grids of squares. */
    private static byte[] digitsOfSquares(Maze maze) {
        Grid grid = maze.grid();
        byte[] all = new byte[(int) grid.positions()];
        for (int row = 0; row < grid.rows(); row++) {
            SquareCells.closed(maze.words(), grid.rowStart(row), grid.columns(), all, row * grid.columns());
        }
        return all;
    }

    /** The same, position by position, on any grid. */
    static String ofCells(Maze maze) {
        Sha256 sha = sha256();
        Grid grid = maze.grid();
        int digits = digits(grid.directions());
        byte[] hex = "0123456789abcdef".getBytes(StandardCharsets.US_ASCII);
        byte[] buffer = new byte[BUFFER];
        int size = 0;
        for (int row = 0; row < grid.rows(); row++) {
            long start = grid.rowStart(row);
            long end = grid.rowEnd(row);
            for (long position = start; position < end; position++) {
                int closed = closed(maze, row, (int) (position - start), position);
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
        return sha.hex();
    }

    /** The closed directions of a position, and those that it does not have; all, if a mask leaves it out. */
    private static int closed(Maze maze, int row, int column, long position) {
        Mask mask = maze.grid().mask();
        return mask == null || mask.contains(row, column) ? ~maze.open(position) : -1;
    }

    /** Hex digits a position, for this number of directions. */
    private static int digits(int directions) {
        int digits = 1;
        while (digits * 4 < directions) {
            digits *= 2;
        }
        return digits;
    }

    /** A new computation of a SHA-256. */
    public static Sha256 sha256() {
        return new Sha256();
    }
}
