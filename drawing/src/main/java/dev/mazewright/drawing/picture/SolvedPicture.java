package dev.mazewright.drawing.picture;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.rows.BitRow;
import dev.mazewright.core.run.ByteView;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.Context;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Original;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.io.Theme;
import dev.mazewright.formats.png.Encoder;
import dev.mazewright.formats.png.Pixels;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A picture of one pixel a tile, to be written again in its own size with the pixels of a path coloured. All other
 * pixels keep their colours and their transparency, with 8 bits a channel, also where the file had 16.
 *
 * <p>Of few colours, the numbers that were read are written, 16 or 32 pixels at a time; of more, the file is unpacked
 * again, row by row. Up to 255 colours become a palette. Memory: a bit a pixel for the path, and for interlaced pictures
 * of many colours four bytes.
 */
final class SolvedPicture implements Original {
    /** The colour of paths: opaque, and light, so that a path that is read again is floor. */
    static final int PATH = Theme.PLAIN.solution();

    private final Source source;
    private final byte[] file;
    private final int width;
    private final int height;
    private final @Nullable FewColours few;
    /** Where the first tile of the maze lies. */
    private final int top;

    private final int left;

    /** A picture of a source's bytes, its pixels if they have few colours, and the pixels where the maze's first row and column are. */
    SolvedPicture(Source source, byte[] file, int width, int height, @Nullable FewColours few, int top, int left) {
        this.source = source;
        this.file = few == null ? file : new byte[0];
        this.width = width;
        this.height = height;
        this.few = few;
        this.top = top;
        this.left = left;
    }

    @Override
    public String format() {
        return "png";
    }

    @Override
    public void write(Document document, OutputStream out) throws IOException {
        int stride = BitRow.words(width);
        document.context().requireMemory("a picture with the path",
                (long) Long.BYTES * stride * height + Encoder.bytes(width, Encoder.RGBA_BITS));
        long[] marked = new long[stride * height];
        Grid grid = document.puzzle().grid();
        Path path = document.solution();
        if (path != null) {
            path.forEach(cell -> BitRow.add(marked, (grid.row(cell) + top) * stride, grid.column(cell) + left));
        }
        if (few != null) {
            writeFew(few, grid.shape(), marked, out);
        } else {
            writeMore(grid.shape(), marked, document.context(), out);
        }
    }

    // ---- few colours and the path's

    private void writeFew(FewColours pixels, Shape shape, long[] marked, OutputStream out) throws IOException {
        int stride = BitRow.words(width);
        int[] colours = pixels.colours();
        int[] palette = Arrays.copyOf(colours, colours.length + 1);
        palette[colours.length] = PATH;
        int bits = palette.length > 4 ? 4 : 2;
        byte[] row = new byte[bits * stride * Long.BYTES];
        // Of four bits, the quick packer makes half as much again as the best one, of two a sixth more.
        Encoder encoder = bits == 2
                ? Encoder.quick(width, height, bits, palette, shape)
                : Encoder.indexed(width, height, bits, palette, shape, null);
        encoder.begin(out);
        encoder.start(out);
        for (int y = 0; y < height; y++) {
            CancelledException.check();
            for (int i = 0; i < stride; i++) {
                int word = y * stride + i;
                pack(pixels, word, marked[word], colours.length, bits, row, bits * i);
            }
            encoder.row(row);
        }
        encoder.end();
    }

    /** Packs 64 pixels of 2 or 4 bits, those of the path with its number, into the row from this word on. */
    private static void pack(FewColours pixels, int word, long path, int number, int bits, byte[] row, int at) {
        for (int part = 0; part < bits; part++) {
            long packed = 0;
            for (int digit = 0; digit < bits; digit++) {
                long ones = (pixels.word(digit, word) & ~path) | (path & -(number >>> digit & 1L));
                packed |= spread(ones >>> (part * Long.SIZE / bits), bits) << (bits - 1 - digit);
            }
            ByteView.putBig(row, (at + part) * Long.BYTES, Long.reverse(packed));
        }
    }

    /** The lowest bits, two or four bits apart: as many as fill a word. */
    private static long spread(long bits, int apart) {
        return apart == 2 ? spread(bits) : spread(spread(bits & 0xFFFF));
    }

    /** The lowest 32 bits, two bits apart. */
    private static long spread(long bits) {
        long apart = bits & 0xFFFF_FFFFL;
        apart = (apart | apart << 16) & 0x0000_FFFF_0000_FFFFL;
        apart = (apart | apart << 8) & 0x00FF_00FF_00FF_00FFL;
        apart = (apart | apart << 4) & 0x0F0F_0F0F_0F0F_0F0FL;
        apart = (apart | apart << 2) & 0x3333_3333_3333_3333L;
        return (apart | apart << 1) & 0x5555_5555_5555_5555L;
    }

    // ---- more colours

    private void writeMore(Shape shape, long[] marked, Context context, OutputStream out) throws IOException {
        Palette palette = new Palette();
        read(context, (y, row) -> palette.add(row));
        int stride = BitRow.words(width);
        Encoder encoder = palette.encoder(width, height, shape);
        encoder.begin(out);
        encoder.start(out);
        byte[] packed = new byte[encoder.bytesPerRow()];
        read(context, (y, row) -> {
            for (int x = 0; x < width; x++) {
                row[x] = BitRow.contains(marked, y * stride, x) ? PATH : row[x];
            }
            palette.pack(row, packed);
            encoder.row(packed);
        });
        encoder.end();
    }

    /** Receives the rows, each once, from the top. */
    @FunctionalInterface
    private interface Rows {
        void row(int y, int[] colours) throws IOException;
    }

    private void read(Context context, Rows rows) throws IOException {
        Pixels pixels = new Pixels(source.again(file), Pixels.Alpha.KEPT);
        if (!pixels.isInterlaced()) {
            pixels.read((y, from, step, colours, count) -> rows.row(y, colours));
            return;
        }
        context.requireMemory("an interlaced picture", (long) Integer.BYTES * width * height);
        int[] all = new int[width * height];
        pixels.read((y, from, step, colours, count) -> {
            for (int i = 0; i < count; i++) {
                all[y * width + from + i * step] = colours[i];
            }
        });
        for (int y = 0; y < height; y++) {
            rows.row(y, Arrays.copyOfRange(all, y * width, (y + 1) * width));
        }
    }
}
