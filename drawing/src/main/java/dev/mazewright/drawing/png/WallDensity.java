package dev.mazewright.drawing.png;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.rows.BitRow;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.Memory;
import java.io.IOException;
import java.util.function.IntConsumer;

/**
 * How much wall each square of {@value #CELLS} x {@value #CELLS} cells has, counted once by {@link #read}: from it the
 * tiles are drawn whose pixels show at least as much. Tiles can be drawn meanwhile; they are clear where nothing is
 * counted yet.
 *
 * <p>Memory: a byte for each square.
 */
public final class WallDensity {
    /** Cells along the side of a square. */
    static final int CELLS = 8;

    /** The counts of a word of columns; none is greater than 192. */
    private static final int OF_WORD = Long.SIZE / CELLS;

    private static final long BYTES = 0x0101_0101_0101_0101L;
    private static final long PAIRS = 0x00FF_00FF_00FF_00FFL;

    private final int rows;
    private final int words;
    /** The counts of a row of squares, eight to a word. */
    private final long[] counts;

    /** Nothing counted yet. */
    public WallDensity(int rows, int columns) {
        this.rows = rows;
        words = BitRow.words(columns);
        counts = new long[Math.toIntExact((long) Math.ceilDiv(rows, CELLS) * words)];
    }

    /** The memory, in bytes, that the counts of a maze take. */
    public static long bytes(int rows, int columns) {
        return Memory.sum((long) Math.ceilDiv(rows, CELLS) * BitRow.words(columns) * Long.BYTES);
    }

    /** Reads all rows of a maze; progress is called with the number of rows that were read. */
    public void read(Puzzle puzzle, IntConsumer progress) {
        WallCounter walls = new WallCounter(puzzle);
        for (int row = 0; row < rows; row++) {
            CancelledException.check();
            walls.look(row);
            int at = row / CELLS * words;
            for (int word = 0; word < words; word++) {
                counts[at + word] += eights(walls.above[word]) + eights(walls.left[word]) + eights(walls.posts[word]);
            }
            progress.accept(row + 1);
        }
    }

    /** How many of each eight bits are set. */
    private static long eights(long bits) {
        long pairs = bits - (bits >>> 1 & 0x5555_5555_5555_5555L);
        long fours = (pairs & 0x3333_3333_3333_3333L) + (pairs >>> 2 & 0x3333_3333_3333_3333L);
        return (fours + (fours >>> 4)) & 0x0F0F_0F0F_0F0F_0F0FL;
    }

    /** Writes a tile whose pixels show {@value #CELLS} cells a side, or a power of two times as many. */
    void write(int tileRow, int tileColumn, int cells, Tile tile) throws IOException {
        int side = cells / CELLS;
        long first = (long) tileRow * TileZoom.SIDE * side;
        long squares = Math.ceilDiv(rows, CELLS);
        byte[] pixels = tile.pixels();
        int written = 0;
        for (long from = first; from < squares && written < TileZoom.SIDE; from += side, written++) {
            CancelledException.check();
            long to = Math.min(from + side, squares);
            for (int i = 0; i < TileZoom.SIDE; i++) {
                long left = ((long) tileColumn * TileZoom.SIDE + i) * side;
                pixels[i] = CoverageTile.level(sum((int) from, (int) to, left, left + side), cells);
            }
            tile.row(pixels, 1);
        }
        tile.end(TileZoom.SIDE - written);
    }

    /** The sum over some rows and columns of squares. */
    private long sum(int from, int to, long left, long right) {
        long end = Math.min(right, (long) words * OF_WORD);
        long sum = 0;
        for (int row = from; row < to; row++) {
            int at = row * words;
            for (long column = left; column < end; ) {
                long word = counts[at + (int) (column / OF_WORD)];
                if (column % OF_WORD == 0 && end - column >= OF_WORD) {
                    sum += (((word & PAIRS) + (word >>> Byte.SIZE & PAIRS)) * (BYTES & PAIRS)) >>> 48;
                    column += OF_WORD;
                } else {
                    sum += (word >>> (column % OF_WORD * Byte.SIZE)) & 0xFF;
                    column++;
                }
            }
        }
        return sum;
    }
}
