package dev.mazewright.drawing.game;

import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.formats.png.Encoder;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;

/**
 * The picture of hexagonal tiles, which stand on a corner, four in a row: 64 walls by their index, which tells the sides at which walls go on
 * (top left 1, top right 2, right 4, bottom right 8, bottom left 16, left 32), then floor, floor on the path, the start and the goal, in the
 * colours of {@link TileSet}. They lie side by side without a gap and without an overlap.
 */
final class HexTileSet {
    /** Pixels across a tile. */
    static final int WIDTH = 28;

    /** Pixels from the top corner of a tile to that at the bottom. */
    static final int HEIGHT = 32;

    private static final int SIDE = 16;

    /** Pixels from one row of tiles to the next. */
    static final int PITCH = (HEIGHT + SIDE) / 2;

    private static final int ACROSS = 4;
    private static final int FLOOR = 64;

    /** The usual name of the picture. */
    static final String FILE = "mazewright-hexagons.png";

    /** What maps say of it. */
    static final TileSheet SHEET = new TileSheet(FILE, WIDTH, HEIGHT, ACROSS, FLOOR + 4, FLOOR, SIDE);

    private static final int BITS = 4;
    private static final int NOTHING = 8;
    private static final int TRANSPARENT = 0xFF000000;
    private static final int SLOPE = (HEIGHT - SIDE) / 2;

    /** How deep the edges of walls are, in pixels. */
    private static final int EDGE = 3;

    private HexTileSet() {}

    /** Writes the picture. */
    static void write(OutputStream out) throws IOException {
        int[] colours = Arrays.copyOf(TileSet.COLOURS, NOTHING + 1);
        colours[NOTHING] = TRANSPARENT;
        int height = SHEET.count() / ACROSS * HEIGHT;
        Encoder png = Encoder.quick(ACROSS * WIDTH, height, BITS, colours, null);
        png.begin(out);
        png.start(out);
        for (int y = 0; y < height; y++) {
            byte[] row = new byte[png.bytesPerRow()];
            for (int x = 0; x < ACROSS * WIDTH; x++) {
                int tile = y / HEIGHT * ACROSS + x / WIDTH;
                row[x / 2] |= (byte) (colour(tile, x % WIDTH, y % HEIGHT) << (x % 2 == 0 ? BITS : 0));
            }
            png.row(row);
        }
        png.end();
    }

    /** How far a pixel lies below the upper edges of the hexagon, in pixels, where it lies below: more than 0. Of the lower ones, y from the bottom. */
    private static double depth(int x, int y) {
        double fromMiddle = Math.abs(x + 0.5 - WIDTH / 2.0);
        return y + 0.5 - fromMiddle * SLOPE / (WIDTH / 2.0);
    }

    private static int colour(int tile, int x, int y) {
        double above = depth(x, y);
        double below = depth(x, HEIGHT - 1 - y);
        if (above < 0 || below < 0) {
            return NOTHING;
        }
        if (tile < FLOOR) {
            return wall(tile, x, above, below);
        }
        int fromMiddle = (2 * x - WIDTH + 1) * (2 * x - WIDTH + 1) + (2 * y - HEIGHT + 1) * (2 * y - HEIGHT + 1);
        int mark = tile - FLOOR;
        if (mark == 1 && fromMiddle < 100) {
            return TileSet.PATH;
        }
        if (mark > 1 && fromMiddle < 400) {
            return mark == 2 ? TileSet.START : TileSet.GOAL;
        }
        return MazeRandom.word(1, y * WIDTH + x) % TileSet.SPECKS == 0 ? TileSet.SPECK : 0;
    }

    /** A wall is dark along the sides where it ends to the right and below, light along the others. */
    private static int wall(int index, int x, double above, double below) {
        boolean isLeft = x < WIDTH / 2;
        boolean isDark = (ends(index, isLeft ? 16 : 8) && below < EDGE) || (ends(index, 4) && x >= WIDTH - EDGE);
        boolean isLight = (ends(index, isLeft ? 1 : 2) && above < EDGE) || (ends(index, 32) && x < EDGE - 1);
        return isDark ? TileSet.SHADE : isLight ? TileSet.LIGHT : TileSet.STONE;
    }

    private static boolean ends(int index, int side) {
        return (index & side) == 0;
    }
}
