package dev.mazewright.formats.png;

import dev.mazewright.core.run.CancelledException;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.io.StyleRules;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * The pixels of a PNG file as colours, on white paper or with their transparency, row by row, of any colour type, depth and interlacing. What a
 * header claims is checked before anything is unpacked. Holds two rows.
 *
 * <p>Source: PNG specification, third edition, W3C 2025.
 */
public final class Pixels {
    private static final int WHITE = 255;

    /** Adam7, the one kind of interlacing: first column, first row, columns between pixels, rows between rows. */
    private static final int[][] PASSES = {
        {0, 0, 8, 8}, {4, 0, 8, 8}, {0, 4, 4, 8}, {2, 0, 4, 4}, {0, 2, 2, 4}, {1, 0, 2, 2}, {0, 1, 1, 2}
    };

    private static final int[][] AT_ONCE = {{0, 0, 1, 1}};

    /** What becomes of pixels that are not opaque. */
    public enum Alpha {
        /** They lie on white paper. */
        ON_WHITE,
        /** Black is given for opaque pixels, white for transparent ones, and greys between, whatever their colours. */
        ONLY,
        /** The highest byte of a colour is 0 for opaque pixels, 255 for transparent ones. */
        KEPT
    }

    /** Receives the pixels. */
    @FunctionalInterface
    public interface Row {
        /** Some pixels of a row as 0xRRGGBB: those of columns from, from + step and so on. They change with the next call. */
        void pixels(int y, int from, int step, int[] colours, int count) throws IOException;

        /**
         * A whole row as it is stored, from left to right, before {@link #pixels} would be called for it.
         *
         * @param samples of 1, 2, 4 or 8 bits, the first highest; they change with the next call
         * @param depth how many bits a sample has
         * @param colours the colour of each sample, as 0xRRGGBB; samples beyond them have none
         * @return whether that is enough: then {@link #pixels} is not called for this row
         */
        default boolean samples(int y, byte[] samples, int depth, int[] colours) {
            return false;
        }
    }

    private final ChunkReader chunks;
    private final int width;
    private final int height;
    private final int depth;
    private final int colour;
    private final boolean interlaced;
    /** Red, green and blue of each colour of a palette. */
    private byte[] palette = {};
    /** Alpha of each colour of a palette, else the samples of the one transparent colour, 16 bits each. */
    private byte[] transparency = {};

    /** The colours of samples, where a pixel is one of at most 256. */
    private int[] table = {};

    private @Nullable String shape;
    private final Alpha alpha;

    /**
     * Reads the header; a {@link BadDataException} if it is not valid, or its picture is too large.
     *
     * @throws IOException if reading fails
     */
    public Pixels(Source source) throws IOException {
        this(source, Alpha.ON_WHITE);
    }

    /**
     * The same with transparent pixels as they are to be seen.
     *
     * @throws IOException if reading fails
     */
    public Pixels(Source source, Alpha alpha) throws IOException {
        this(source, alpha, ImageHeader.LONGEST_SIDE, ImageHeader.MOST_PIXELS);
    }

    /**
     * The same of a picture that has at most this number of pixels, and any sides.
     *
     * @throws IOException if reading fails
     */
    public Pixels(Source source, Alpha alpha, long mostPixels) throws IOException {
        this(source, alpha, Integer.MAX_VALUE, mostPixels);
    }

    private Pixels(Source source, Alpha alpha, int longestSide, long mostPixels) throws IOException {
        this.alpha = alpha;
        chunks = new ChunkReader(source);
        ImageHeader header = ImageHeader.read(chunks, longestSide, mostPixels);
        width = header.width();
        height = header.height();
        depth = header.depth();
        colour = header.colour();
        interlaced = header.interlaced();
    }

    public int width() {
        return width;
    }

    public int height() {
        return height;
    }

    /** Whether the rows come in seven passes. */
    public boolean isInterlaced() {
        return interlaced;
    }

    /** What the file says it is a picture of, once it is read: {@link StyleRules#SHAPE}. */
    public @Nullable String shape() {
        return shape;
    }

    /**
     * Passes on all pixels, row by row, and reads the file to its end.
     *
     * @throws IOException if reading fails
     */
    public void read(Row sink) throws IOException {
        while (!chunks.next().equals("IDAT")) {
            chunk();
        }
        if (colour == ImageHeader.PALETTE && palette.length == 0) {
            throw chunks.bad("no palette", "a PLTE chunk before the image data");
        }
        table = table();
        boolean isSampled = table.length > 0 && !interlaced;
        boolean isOpaqueRgb = colour == ImageHeader.RGB && depth == Byte.SIZE && transparency.length == 0 && alpha != Alpha.ONLY;
        int[] colours = new int[width];
        ImageRows rows = new ImageRows(chunks, width, depth * channels());
        for (int[] pass : interlaced ? PASSES : AT_ONCE) {
            int columns = Math.ceilDiv(width - pass[0], pass[2]);
            if (columns == 0) {
                continue;
            }
            for (int y = pass[1]; y < height; y += pass[3]) {
                byte[] bytes = rows.next(columns, y == pass[1]);
                CancelledException.check();
                if (isSampled && sink.samples(y, bytes, depth, table)) {
                    continue;
                }
                if (isOpaqueRgb) {
                    colours(bytes, colours, columns);
                } else {
                    for (int i = 0; i < columns; i++) {
                        colours[i] = colour(bytes, i);
                    }
                }
                sink.pixels(y, pass[0], pass[2], colours, columns);
            }
        }
        rows.end();
        for (String type = chunks.type(); !type.equals("IEND"); type = chunks.next()) {
            if (!type.equals("IDAT")) {
                chunk();
            }
        }
        chunks.finish();
    }

    private void chunk() throws IOException {
        switch (chunks.type()) {
            case "PLTE" -> {
                palette = chunks.bytes(3 * 256);
                if (palette.length == 0 || palette.length % 3 != 0) {
                    throw chunks.bad("a palette of " + palette.length + " bytes", "three for each of 1 to 256 colours");
                }
            }
            case "tRNS" -> {
                boolean hasAlpha = colour == ImageHeader.GREY_ALPHA || colour == ImageHeader.RGBA;
                transparency = hasAlpha ? new byte[0] : chunks.bytes(256);
            }
            case "tEXt" -> {
                String key = StyleRules.SHAPE + "\0";
                if (chunks.left() <= Source.HEAD) {
                    String text = new String(chunks.bytes(Source.HEAD), StandardCharsets.ISO_8859_1);
                    shape = text.startsWith(key) ? text.substring(key.length()) : shape;
                }
            }
            default -> {
                // A capital letter says that the picture cannot be understood without the chunk.
                if (Character.isUpperCase(chunks.type().charAt(0))) {
                    throw chunks.bad("the chunk " + chunks.type(), "image data, or chunks that are not critical");
                }
            }
        }
    }

    private int channels() {
        return switch (colour) {
            case ImageHeader.RGB -> 3;
            case ImageHeader.GREY_ALPHA -> 2;
            case ImageHeader.RGBA -> 4;
            default -> 1;
        };
    }

    private int[] table() {
        if (channels() > 1 || depth > Byte.SIZE) {
            return table;
        }
        boolean isGrey = colour == ImageHeader.GREY;
        int[] colours = new int[isGrey ? 1 << depth : Math.min(1 << depth, palette.length / 3)];
        for (int i = 0; i < colours.length; i++) {
            if (isGrey) {
                colours[i] = colour(i, i, i, isTransparent(0, i) ? 0 : colours.length - 1, colours.length - 1);
            } else {
                int opaque = i < transparency.length ? transparency[i] & 0xFF : WHITE;
                colours[i] = colour(
                        palette[3 * i] & 0xFF, palette[3 * i + 1] & 0xFF, palette[3 * i + 2] & 0xFF, opaque, WHITE);
            }
        }
        return colours;
    }

    /** The colours of opaque pixels of three bytes. */
    private static void colours(byte[] row, int[] colours, int count) {
        for (int i = 0, at = 0; i < count; i++, at += 3) {
            colours[i] = (row[at] & 0xFF) << 16 | (row[at + 1] & 0xFF) << 8 | (row[at + 2] & 0xFF);
        }
    }

    private int colour(byte[] row, int pixel) throws IOException {
        if (table.length > 0) {
            int sample = sample(row, pixel);
            if (sample >= table.length) {
                throw chunks.bad("colour " + sample, "one of the " + palette.length / 3 + " of the palette");
            }
            return table[sample];
        }
        int opaque = (1 << depth) - 1;
        int channels = channels();
        int first = channels * pixel;
        int step = channels < 3 ? 0 : 1;
        int red = sample(row, first);
        int green = sample(row, first + step);
        int blue = sample(row, first + 2 * step);
        boolean hasAlpha = colour == ImageHeader.GREY_ALPHA || colour == ImageHeader.RGBA;
        boolean clear = isTransparent(0, red) && isTransparent(step, green) && isTransparent(2 * step, blue);
        return colour(red, green, blue, hasAlpha ? sample(row, first + channels - 1) : clear ? 0 : opaque, opaque);
    }

    /** Of samples from 0 to {@code most}. */
    private int colour(int red, int green, int blue, int opaque, int most) {
        if (opaque == most && most == WHITE && alpha != Alpha.ONLY) {
            return red << 16 | green << 8 | blue;
        }
        return switch (alpha) {
            case ON_WHITE -> onWhite(red, green, blue, opaque, most);
            case ONLY -> onWhite(0, opaque, most) * 0x010101;
            case KEPT -> onWhite(red, green, blue, most, most) | (WHITE - onWhite(opaque, most, most)) << 24;
        };
    }

    /** What a colour is on white paper whose highest byte is 0 if it is opaque, 255 if it is transparent. */
    public static int onWhite(int colour) {
        int clear = colour >>> 24;
        return clear == 0
                ? colour
                : onWhite(colour >> 16 & 0xFF, colour >> 8 & 0xFF, colour & 0xFF, WHITE - clear, WHITE);
    }

    private static int onWhite(int red, int green, int blue, int alpha, int most) {
        return onWhite(red, alpha, most) << 16 | onWhite(green, alpha, most) << 8 | onWhite(blue, alpha, most);
    }

    /** A sample that lies on white paper, from 0 to 255, rounded. */
    private static int onWhite(long sample, long alpha, long most) {
        return (int) ((2 * WHITE * (sample * alpha + most * (most - alpha)) + most * most) / (2 * most * most));
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
}
