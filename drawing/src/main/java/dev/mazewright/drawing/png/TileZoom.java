package dev.mazewright.drawing.png;

import dev.mazewright.core.run.UsageException;

/**
 * The scale of tiles, which are squares of {@value #SIDE} pixels: at zoom z a cell has 2^z pixels, or, below 1, a pixel
 * shows 2^-z cells a side.
 *
 * @param zoom from {@value #LEAST} to {@value #MOST}
 */
public record TileZoom(int zoom) {
    /** Pixels of a tile's side. */
    public static final int SIDE = 512;

    /** The smallest zoom: 2^20 cells a pixel. */
    public static final int LEAST = -20;

    /** The greatest zoom: cells of 32 pixels. */
    public static final int MOST = 5;

    /** The thickness of walls in cells of 2, 4, 8, 16, 32 pixels. */
    private static final int[] THICKNESS = {1, 1, 1, 2, 3};

    /** One of the zooms that there are; else refused. */
    public TileZoom {
        if (zoom < LEAST || zoom > MOST) {
            throw new UsageException("zoom " + zoom + " is not possible; it is " + LEAST + " to " + MOST);
        }
    }

    /** Whether a cell has at least two pixels a side, so that its walls are drawn. */
    public boolean showsWalls() {
        return zoom > 0;
    }

    /** Pixels from one cell to the next, where walls are drawn. */
    public int cellSize() {
        return 1 << zoom;
    }

    /** Pixels of a wall, where walls are drawn. */
    public int thickness() {
        return THICKNESS[zoom - 1];
    }

    /** How many cells a pixel shows a side, where walls are not drawn. */
    public int cellsOfPixel() {
        return 1 << -zoom;
    }

    /** How many cells a tile shows a side. */
    public int cells() {
        return zoom > 0 ? SIDE >> zoom : SIDE << -zoom;
    }

    /** How many tiles there are along a side of this number of cells; walls at its end may need one more. */
    public int tiles(int count) {
        long pixels = zoom > 0 ? ((long) count << zoom) + thickness() : Math.ceilDiv(count, cellsOfPixel());
        return (int) Math.ceilDiv(pixels, SIDE);
    }
}
