package dev.mazewright.drawing.png;

import dev.mazewright.core.atlas.Atlas;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.recipe.AtlasPuzzle;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.png.Encoder;
import java.io.IOException;
import java.io.OutputStream;

/**
 * An atlas as a slippy map: square tiles at zooms from 0, where one tile shows the whole maze, on, each of twice the scale of the one
 * before. Names of tiles are those of web maps: zoom, x from the left, y from the top.
 *
 * <p>With sides of up to 2^m cells, a cell has 2^(8 + zoom - m) pixels. A tile shows the zoom level of the atlas whose blocks have at least
 * 4 pixels a side. Walls are thicker where they part blocks of higher levels. No tile needs another one.
 *
 * <p>Safe for threads. A tile takes one to three milliseconds, and memory for a picture of it.
 */
public final class AtlasTiles {
    /** Pixels of a tile's side. */
    public static final int SIDE = 256;

    /** The most bytes that drawing a tile takes, beside those of the atlas. */
    public static final long BYTES = 1L << 20;

    private static final int SIDE_BITS = 8;
    /** The least size of a block in pixels, and the size of a cell at the last zoom, as powers of two. */
    private static final int LEAST_BITS = 2;

    private static final int MOST_BITS = 6;

    private final AtlasPuzzle puzzle;
    private final Atlas atlas;
    private final int sideBits;
    private final int wholeBits;

    /** The tiles of an atlas, and of the path between its start and goal. */
    public AtlasTiles(AtlasPuzzle puzzle) {
        this.puzzle = puzzle;
        atlas = puzzle.atlas();
        sideBits = Integer.numberOfTrailingZeros(atlas.side());
        wholeBits = Long.SIZE - Long.numberOfLeadingZeros(Math.max(atlas.rows(), atlas.columns()) - 1);
    }

    /** The last zoom, at which a cell has 64 pixels a side. */
    public int mostZoom() {
        return Math.max(0, wholeBits + MOST_BITS - SIDE_BITS);
    }

    /** The level that the tiles of a zoom show. */
    public int level(int zoom) {
        requireZoom(zoom);
        int level = Math.ceilDiv(wholeBits + LEAST_BITS - SIDE_BITS - zoom, sideBits);
        return Math.clamp(level, 0, atlas.levels());
    }

    /** How many tiles there are from left to right. */
    public long columns(int zoom) {
        return tiles(zoom, atlas.columns());
    }

    /** How many tiles there are from top to bottom. */
    public long rows(int zoom) {
        return tiles(zoom, atlas.rows());
    }

    private long tiles(int zoom, long cells) {
        return tileOf(zoom, cells - 1) + 1;
    }

    /** The tile, counted from the left or the top, in which a column or row of cells begins. */
    public long tileOf(int zoom, long cell) {
        return cell >> (wholeBits - requireZoom(zoom));
    }

    private int requireZoom(int zoom) {
        return (int) Numbers.whole("zoom", Integer.toString(zoom), 0, mostZoom());
    }

    /** Writes a tile as a PNG, with the path if solved; a {@link UsageException} if there is no such tile. The stream stays open. */
    public void write(int zoom, long x, long y, boolean isSolved, Context context, OutputStream out) throws IOException {
        Numbers.whole("x", Long.toString(x), 0, columns(zoom) - 1);
        Numbers.whole("y", Long.toString(y), 0, rows(zoom) - 1);
        int level = level(zoom);
        int cellBits = SIDE_BITS + zoom - wholeBits;
        AtlasAxis down = new AtlasAxis(atlas::rows, level, atlas.levels(), sideBits, cellBits, y);
        AtlasAxis along = new AtlasAxis(atlas::columns, level, atlas.levels(), sideBits, cellBits, x);
        byte[] pixels = new AtlasTile(puzzle, level, down, along).paint(isSolved, context);
        Encoder encoder = Encoder.quick(SIDE, SIDE, Byte.SIZE, AtlasTile.PALETTE, null);
        encoder.begin(out);
        encoder.start(out);
        byte[] row = new byte[SIDE];
        for (int line = 0; line < SIDE; line++) {
            System.arraycopy(pixels, line * SIDE, row, 0, SIDE);
            encoder.row(row);
        }
        encoder.end();
    }
}
