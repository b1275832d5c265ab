package dev.mazewright.drawing.game;

import dev.mazewright.core.grid.TextForm;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.png.Encoder;
import dev.mazewright.formats.text.TileView;
import java.io.IOException;
import java.io.OutputStream;

/**
 * The picture of the tiles that maps name, four in a row, 16 pixels wide: walls by their index, which tells the sides at which walls go on
 * (top 1, right 2, bottom 4, left 8), then floor, floor on the path, the start and the goal.
 */
final class TileSet {
    static final Format FORMAT = Format.named("tileset", "The picture of the tiles that tmx and tmj name.")
            .mediaType("image/png")
            .writes(TileSet::write)
            .build();

    /** The name that maps have for it where none is given. */
    static final String FILE = "mazewright-tiles.png";

    /** Pixels along a tile. */
    static final int SIDE = 16;

    /** Tiles in a row of the picture. */
    static final int ACROSS = 4;

    /** Tiles. */
    static final int COUNT = 20;

    /** Floor; what follows are path, start and goal, as in {@link TileView}. */
    static final int FLOOR = 16;

    /** What maps say of it. */
    static final TileSheet SHEET = new TileSheet(FILE, SIDE, SIDE, ACROSS, COUNT, FLOOR, 0);

    private static final int BITS = 4;
    static final int[] COLOURS = {0xE9E2D3, 0xDDD4C1, 0x4B5563, 0x374151, 0x6B7280, 0xF2C14E, 0x3E8E5A, 0xC8553D};
    static final int SPECK = 1;
    static final int STONE = 2;
    static final int SHADE = 3;
    static final int LIGHT = 4;
    static final int PATH = 5;
    static final int START = 6;
    static final int GOAL = 7;

    /** One pixel of this number is a speck on floor. */
    static final int SPECKS = 24;

    private TileSet() {}

    /** The tile of what a view shows that is no wall. */
    static int tile(byte seen) {
        return FLOOR + seen - TileView.FLOOR;
    }

    private static void write(Document document, OutputStream out) throws IOException {
        if (document.puzzle().grid().shape().textForm() == TextForm.HEXAGONS) {
            HexTileSet.write(out);
        } else {
            write(out);
        }
    }

    /** Writes the picture. */
    static void write(OutputStream out) throws IOException {
        Encoder png = Encoder.quick(ACROSS * SIDE, COUNT / ACROSS * SIDE, BITS, COLOURS, null);
        png.begin(out);
        png.start(out);
        for (int y = 0; y < COUNT / ACROSS * SIDE; y++) {
            byte[] row = new byte[png.bytesPerRow()];
            for (int x = 0; x < ACROSS * SIDE; x++) {
                int tile = y / SIDE * ACROSS + x / SIDE;
                row[x / 2] |= (byte) (colour(tile, x % SIDE, y % SIDE) << (x % 2 == 0 ? BITS : 0));
            }
            png.row(row);
        }
        png.end();
    }

    private static int colour(int tile, int x, int y) {
        if (tile < FLOOR) {
            return wall(tile, x, y);
        }
        int fromMiddle = (2 * x - SIDE + 1) * (2 * x - SIDE + 1) + (2 * y - SIDE + 1) * (2 * y - SIDE + 1);
        int mark = tile - FLOOR;
        if (mark == 1 && fromMiddle < 40) {
            return PATH;
        }
        if (mark > 1 && fromMiddle < 150) {
            return mark == 2 ? START : GOAL;
        }
        return MazeRandom.word(1, y * SIDE + x) % SPECKS == 0 ? SPECK : 0;
    }

    /** A wall is dark along sides where it ends, light at the top where it begins. */
    private static int wall(int index, int x, int y) {
        boolean isTop = (index & 1) == 0 && y < 2;
        boolean isRight = (index & 2) == 0 && x >= SIDE - 2;
        boolean isBottom = (index & 4) == 0 && y >= SIDE - 3;
        boolean isLeft = (index & 8) == 0 && x < 2;
        if (isBottom || isRight) {
            return SHADE;
        }
        return isTop || isLeft ? LIGHT : STONE;
    }
}
