package dev.mazewright.core.measure;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.run.ByteView;
import dev.mazewright.core.run.Sha256;
import dev.mazewright.core.run.UsageException;

/**
 * The fingerprint that the eight images of a maze of squares have in common: rotated and mirrored mazes have the same.
 *
 * <p>Each image has a text: four bytes for the number of its rows and four for its columns, the highest first, then the
 * digits of its walls as {@link Digest} has them, in ASCII, row by row. The canonical form is the least of these texts,
 * byte by byte; the fingerprint is its SHA-256. So a maze of r x c and one of c x r can be images of each other. Tiles that
 * are no floor have the digit f.
 *
 * <p>Time proportional to the cells: images are compared digit by digit, and few have more than the first ones in common.
 * Memory a byte a cell, which is kept for the next maze. Not safe for threads.
 */
public final class SymmetryDigest {
    /** The bytes of a fingerprint. */
    public static final int BYTES = Sha256.BYTES;

    private static final int IMAGES = 8;
    private static final int HEAD = 2 * Integer.BYTES;

    /** For each image and four walls of a cell, the digit of the walls as the image has them. */
    private static final byte[][] DIGITS = digits();

    private final Sha256 sha = new Sha256();
    private byte[] walls = new byte[0];
    private byte[] text = new byte[HEAD];
    private int image;

    /** Whether mazes of a grid have eight images: full grids of squares, and tiles. */
    public static boolean fits(Grid grid) {
        return grid.hasSquareSteps() && (grid.isSquares() || grid.shape().isTiles());
    }

    /**
     * The fingerprint of a maze.
     *
     * @throws UsageException if it is not on a full grid of squares or on tiles
     */
    public byte[] of(Maze maze) {
        byte[] digest = new byte[BYTES];
        of(maze, digest);
        return digest;
    }

    /** The same, written to the first 32 bytes of an array. */
    public void of(Maze maze, byte[] digest) {
        int length = canonical(maze);
        sha.update(text, 0, length);
        sha.digestInto(digest);
    }

    /**
     * Which image of the last maze was the canonical one, 0 to 7: bit 0 mirrors the columns, bit 1 the rows, bit 2 then swaps
     * both; of equal images the first. Two mazes are equal if their fingerprints and these are.
     */
    public int image() {
        return image;
    }

    private int canonical(Maze maze) {
        image = least(maze);
        Grid grid = maze.grid();
        int rows = isTurned(image) ? grid.columns() : grid.rows();
        int columns = isTurned(image) ? grid.rows() : grid.columns();
        int length = HEAD + rows * columns;
        if (text.length < length) {
            text = new byte[length];
        }
        ByteView.putBig(text, 0, rows);
        ByteView.putBig(text, Integer.BYTES, columns);
        byte[] digits = DIGITS[image];
        int at = HEAD;
        for (int row = 0; row < rows; row++) {
            int from = source(image, row, 0, grid.rows(), grid.columns());
            int step = columns == 1 ? 0 : source(image, row, 1, grid.rows(), grid.columns()) - from;
            for (int column = 0; column < columns; column++) {
                text[at++] = digits[walls[from]];
                from += step;
            }
        }
        return length;
    }

    private int least(Maze maze) {
        Grid grid = maze.grid();
        if (!fits(grid)) {
            throw new UsageException("mazes of " + grid.shape().name() + " have no eight images; full grids of squares and tiles have");
        }
        int rows = grid.rows();
        int columns = grid.columns();
        read(maze);
        int best = rows > columns ? FIRST_TURNED : 0;
        for (int image = best + 1; image < IMAGES; image++) {
            boolean fits = rows == columns || isTurned(image) == isTurned(best);
            if (fits && isLess(image, best, rows, columns)) {
                best = image;
            }
        }
        return best;
    }

    private void read(Maze maze) {
        Grid grid = maze.grid();
        int cells = Math.multiplyExact(grid.rows(), grid.columns());
        if (walls.length < cells) {
            walls = new byte[cells];
        }
        Mask mask = grid.mask();
        int at = 0;
        for (int row = 0; row < grid.rows(); row++) {
            long start = grid.rowStart(row);
            for (int column = 0; column < grid.columns(); column++) {
                boolean isCell = mask == null || mask.contains(row, column);
                walls[at++] = (byte) (isCell ? ~maze.open(start + column) & 15 : 15);
            }
        }
    }

    private boolean isLess(int image, int than, int rows, int columns) {
        int imageRows = isTurned(image) ? columns : rows;
        int imageColumns = isTurned(image) ? rows : columns;
        for (int row = 0; row < imageRows; row++) {
            for (int column = 0; column < imageColumns; column++) {
                int digit = DIGITS[image][walls[source(image, row, column, rows, columns)]];
                int other = DIGITS[than][walls[source(than, row, column, rows, columns)]];
                if (digit != other) {
                    return digit < other;
                }
            }
        }
        return false;
    }

    // ---- the eight images: 0 to 3 keep rows and columns, 4 to 7 swap them

    private static final int FIRST_TURNED = 4;

    private static boolean isTurned(int image) {
        return image >= FIRST_TURNED;
    }

    /** Bit 0 of an image mirrors its columns, bit 1 its rows, bit 2 swaps the two. */
    private static int source(int image, int row, int column, int rows, int columns) {
        int r = isTurned(image) ? column : row;
        int c = isTurned(image) ? row : column;
        r = (image & 2) == 0 ? r : rows - 1 - r;
        c = (image & 1) == 0 ? c : columns - 1 - c;
        return r * columns + c;
    }

    private static byte[][] digits() {
        byte[][] digits = new byte[IMAGES][16];
        for (int image = 0; image < IMAGES; image++) {
            for (int walls = 0; walls < 16; walls++) {
                int north = walls & 1;
                int east = walls >> 1 & 1;
                int south = walls >> 2 & 1;
                int west = walls >> 3 & 1;
                int up = (image & 2) == 0 ? north : south;
                int down = (image & 2) == 0 ? south : north;
                int left = (image & 1) == 0 ? west : east;
                int right = (image & 1) == 0 ? east : west;
                int seen = isTurned(image)
                        ? left | down << 1 | right << 2 | up << 3
                        : up | right << 1 | down << 2 | left << 3;
                digits[image][walls] = (byte) "0123456789abcdef".charAt(seen);
            }
        }
        return digits;
    }
}
