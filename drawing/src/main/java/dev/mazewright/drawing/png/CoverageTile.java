package dev.mazewright.drawing.png;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.run.CancelledException;
import java.io.IOException;
import java.util.Arrays;

/**
 * A tile in which a pixel shows 1, 2 or 4 cells a side: as opaque as the share of wall that these cells have where each
 * is drawn with two pixels.
 *
 * <p>Reads the rows of the tile and the one above it; memory for two rows.
 */
record CoverageTile(Puzzle puzzle, int cells) {
    private static final int OPAQUE = 255;

    void write(int tileRow, int tileColumn, Tile tile) throws IOException {
        WallCounter walls = new WallCounter(puzzle);
        int first = tileRow * TileZoom.SIDE * cells;
        int last = (int) Math.min(first + (long) TileZoom.SIDE * cells, puzzle.grid().rows());
        if (first > 0) {
            walls.look(first - 1);
        }
        byte[] pixels = tile.pixels();
        int[] sums = new int[TileZoom.SIDE];
        for (int row = first; row < last; row++) {
            CancelledException.check();
            walls.look(row);
            add(walls, tileColumn * (TileZoom.SIDE * cells / Long.SIZE), sums);
            if (row % cells == cells - 1 || row == last - 1) {
                for (int i = 0; i < sums.length; i++) {
                    pixels[i] = level(sums[i], cells);
                }
                Arrays.fill(sums, 0);
                tile.row(pixels, 1);
            }
        }
        tile.end(TileZoom.SIDE - Math.ceilDiv(last - first, cells));
    }

    private void add(WallCounter walls, int word, int[] sums) {
        int pixelsOfWord = Long.SIZE / cells;
        for (int i = 0; i < sums.length && word + i / pixelsOfWord < walls.above.length; i++) {
            long mask = ((1L << cells) - 1) << (i % pixelsOfWord * cells);
            sums[i] += walls.count(word + i / pixelsOfWord, mask);
        }
    }

    /** How opaque a pixel is that shows a square of cells with this many pixels of wall. */
    static byte level(long sum, long side) {
        long all = WallCounter.PIXELS * side * side;
        return (byte) ((sum * OPAQUE * 2 + all) / (all * 2));
    }
}
