package dev.mazewright.formats;

import dev.mazewright.core.Grid;
import dev.mazewright.core.Mask;
import dev.mazewright.core.Maze;
import dev.mazewright.core.OutOfRoomException;
import dev.mazewright.core.Puzzle;
import dev.mazewright.core.shape.Tiles;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.List;

/**
 * Reads a picture that has one pixel a tile: dark is brick, light or transparent is floor. A single floor tile in the
 * top row is the start, one in the bottom row the goal, as in the pictures of mikepound/mazesolving.
 *
 * <p>Row by row, of any colour type, depth and interlacing; what a header claims is checked before anything is
 * unpacked. Memory: about 7 bits a pixel, most of it for the maze.
 */
final class PngReader {
    /** The most pixels along a side. */
    static final int LONGEST_SIDE = 16_384;

    /** The most pixels of a picture. */
    static final long MOST_PIXELS = 128_000_000;

    private static final int GREY = 0;
    private static final int RGB = 2;
    private static final int PALETTE = 3;
    private static final int GREY_ALPHA = 4;
    private static final int RGBA = 6;

    /** Adam7, the one kind of interlacing: first column, first row, columns between pixels, rows between rows. */
    private static final int[][] PASSES = {
        {0, 0, 8, 8}, {4, 0, 8, 8}, {0, 4, 4, 8}, {2, 0, 4, 4}, {0, 2, 2, 4}, {1, 0, 2, 2}, {0, 1, 1, 2}
    };

    private static final int[][] AT_ONCE = {{0, 0, 1, 1}};

    private final Source source;
    private final PngChunks chunks;

    private int width;
    private int height;
    private int depth;
    private int colour;
    private boolean interlaced;
    /** Red, green and blue of each colour of a palette. */
    private byte[] palette = {};
    /** Alpha of each colour of a palette, else the samples of the one transparent colour, 16 bits each. */
    private byte[] transparency = {};

    PngReader(Source source) throws IOException {
        this.source = source;
        this.chunks = new PngChunks(source);
    }

    Puzzle read() throws IOException {
        header();
        while (!chunks.next().equals("IDAT")) {
            chunk();
        }
        if (colour == PALETTE && palette.length == 0) {
            throw chunks.bad("no palette", "a PLTE chunk before the image data");
        }
        Mask floor = pixels();
        for (String type = chunks.type(); !type.equals("IEND"); type = chunks.next()) {
            if (!type.equals("IDAT")) {
                chunk();
            }
        }
        chunks.finish();
        if (floor.count() == 0) {
            throw source.bad("", "no floor", "light pixels as floor and dark ones as walls");
        }
        Maze maze = Tiles.maze(floor, Tiles.Moves.ORTHOGONAL);
        long start = onlyOne(maze.grid(), floor, 0);
        long goal = onlyOne(maze.grid(), floor, height - 1);
        return new Puzzle(maze, start, goal == Grid.NONE ? List.of() : List.of(goal), List.of(), null);
    }

    /** The cell in a row that has one, else none. */
    private static long onlyOne(Grid grid, Mask floor, int row) {
        int column = floor.nextColumn(row, 0);
        return floor.nextColumn(row, column + 1) < floor.columns() ? Grid.NONE : grid.cell(row, column);
    }

    // ---- chunks

    private void header() throws IOException {
        if (!chunks.next().equals("IHDR") || chunks.left() != 13) {
            throw chunks.bad("the chunk " + chunks.type() + " of " + chunks.left() + " bytes",
                    "the header, IHDR, of 13");
        }
        ByteBuffer header = ByteBuffer.wrap(chunks.bytes(13));
        long claimedWidth = Integer.toUnsignedLong(header.getInt());
        long claimedHeight = Integer.toUnsignedLong(header.getInt());
        depth = header.get();
        colour = header.get();
        int packing = header.get();
        int filtering = header.get();
        int interlacing = header.get();
        if (!isLawful(colour, depth) || packing != 0 || filtering != 0 || interlacing < 0 || interlacing > 1) {
            throw chunks.bad(
                    "colour type " + colour + ", depth " + depth + ", compression " + packing + ", filter " + filtering
                            + ", interlacing " + interlacing,
                    "what the PNG specification allows");
        }
        if (claimedWidth < 1 || claimedHeight < 1) {
            throw chunks.bad("a picture of " + claimedWidth + " x " + claimedHeight + " pixels", "at least 1 x 1");
        }
        if (claimedWidth > LONGEST_SIDE || claimedHeight > LONGEST_SIDE || claimedWidth * claimedHeight > MOST_PIXELS) {
            throw chunks.bad(
                    "a picture of " + claimedWidth + " x " + claimedHeight + " pixels",
                    "at most " + LONGEST_SIDE + " a side and " + MOST_PIXELS + " in all");
        }
        width = (int) claimedWidth;
        height = (int) claimedHeight;
        interlaced = interlacing == 1;
        chunks.finish();
        // The mask takes a bit a pixel, the maze four, and what tells cells from dead ground two.
        OutOfRoomException.require("reading " + source.name(), (long) width * height * 7 / Byte.SIZE);
    }

    private static boolean isLawful(int colour, int depth) {
        return switch (colour) {
            case GREY -> depth == 1 || depth == 2 || depth == 4 || depth == 8 || depth == 16;
            case PALETTE -> depth == 1 || depth == 2 || depth == 4 || depth == 8;
            case RGB, GREY_ALPHA, RGBA -> depth == 8 || depth == 16;
            default -> false;
        };
    }

    private void chunk() throws IOException {
        switch (chunks.type()) {
            case "PLTE" -> {
                palette = chunks.bytes(3 * 256);
                if (palette.length == 0 || palette.length % 3 != 0) {
                    throw chunks.bad("a palette of " + palette.length + " bytes", "three for each of 1 to 256 colours");
                }
            }
            case "tRNS" -> transparency = colour == GREY_ALPHA || colour == RGBA ? new byte[0] : chunks.bytes(256);
            default -> {
                // A capital letter says that the picture cannot be understood without the chunk.
                if (Character.isUpperCase(chunks.type().charAt(0))) {
                    throw chunks.bad("the chunk " + chunks.type(), "image data, or chunks that are not critical");
                }
            }
        }
    }

    // ---- pixels

    private Mask pixels() throws IOException {
        Mask floor = new Mask(height, width);
        int row = 0;
        try (PngRows rows = new PngRows(chunks, width, depth * channels())) {
            for (int[] pass : interlaced ? PASSES : AT_ONCE) {
                int columns = Math.ceilDiv(width - pass[0], pass[2]);
                if (columns == 0) {
                    continue;
                }
                for (int y = pass[1]; y < height; y += pass[3]) {
                    byte[] bytes = rows.next(row++, columns, y == pass[1]);
                    Interruption.check();
                    for (int i = 0; i < columns; i++) {
                        if (isFloor(bytes, i)) {
                            floor.add(y, pass[0] + i * pass[2]);
                        }
                    }
                }
            }
        }
        return floor;
    }

    private int channels() {
        return switch (colour) {
            case RGB -> 3;
            case GREY_ALPHA -> 2;
            case RGBA -> 4;
            default -> 1;
        };
    }

    private boolean isFloor(byte[] row, int pixel) throws IOException {
        int most = (1 << depth) - 1;
        return switch (colour) {
            case GREY -> isFloor(row, pixel, 0, most);
            case GREY_ALPHA -> isFloor(row, 2 * pixel, 0, sample(row, 2 * pixel + 1));
            case RGB -> isFloor(row, 3 * pixel, 1, most);
            case RGBA -> isFloor(row, 4 * pixel, 1, sample(row, 4 * pixel + 3));
            default -> isFloor(sample(row, pixel));
        };
    }

    /** Of samples from this one on, red, green and blue a step apart, or all grey. */
    private boolean isFloor(byte[] row, int first, int step, int alpha) {
        int red = sample(row, first);
        int green = sample(row, first + step);
        int blue = sample(row, first + 2 * step);
        boolean clear = isTransparent(0, red) && isTransparent(step, green) && isTransparent(2 * step, blue);
        return clear || isLight(red, green, blue, alpha, (1 << depth) - 1);
    }

    /** Of a colour of the palette. */
    private boolean isFloor(int index) throws IOException {
        if (3 * index >= palette.length) {
            throw chunks.bad("colour " + index, "one of the " + palette.length / 3 + " of the palette");
        }
        int alpha = index < transparency.length ? transparency[index] & 0xFF : 255;
        return isLight(palette[3 * index] & 0xFF, palette[3 * index + 1] & 0xFF, palette[3 * index + 2] & 0xFF, alpha,
                255);
    }

    /** Sample number i of a row. */
    private int sample(byte[] row, int i) {
        if (depth == 8) {
            return row[i] & 0xFF;
        }
        if (depth == 16) {
            return ((row[2 * i] & 0xFF) << Byte.SIZE) | (row[2 * i + 1] & 0xFF);
        }
        int bit = i * depth;
        return (row[bit >> 3] >> (Byte.SIZE - depth - (bit & 7))) & ((1 << depth) - 1);
    }

    /** Whether the one colour that is transparent has this value in this channel. */
    private boolean isTransparent(int channel, int value) {
        return transparency.length > 2 * channel + 1
                && value == (((transparency[2 * channel] & 0xFF) << Byte.SIZE) | (transparency[2 * channel
                        + 1] & 0xFF));
    }

    /** Whether a colour on white paper, by its luminance (ITU-R BT.709), is nearer to white than to black. */
    private static boolean isLight(long red, long green, long blue, long alpha, long most) {
        long luminance = (2126 * red + 7152 * green + 722 * blue) * alpha + 10_000 * most * (most - alpha);
        return 2 * luminance >= 10_000 * most * most;
    }
}
