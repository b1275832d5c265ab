package dev.mazewright.formats;

import ar.com.hjg.pngj.FilterType;
import ar.com.hjg.pngj.IImageLine;
import ar.com.hjg.pngj.ImageInfo;
import ar.com.hjg.pngj.PngWriter;
import ar.com.hjg.pngj.PngjException;
import ar.com.hjg.pngj.chunks.PngChunkPLTE;
import dev.mazewright.core.OutOfRoomException;
import dev.mazewright.core.Puzzle;
import dev.mazewright.core.Shape;
import dev.mazewright.core.UsageException;
import java.io.IOException;
import java.io.OutputStream;
import org.jspecify.annotations.Nullable;

/** A PNG file that is written row by row, from rows whose bytes are packed already. The caller closes the stream. */
final class PngOutput implements AutoCloseable {
    /** Packs as well as the best does on maze pictures, where rows repeat, in a part of the time. */
    private static final int COMPRESSION = 4;

    private static final int RGB_BITS = 8;

    private final PngWriter writer;
    private final Row row = new Row();

    /** A row on its way. */
    private static final class Row implements IImageLine {
        private byte[] bytes = {};
        private FilterType filter = FilterType.FILTER_NONE;

        @Override
        public void readFromPngRaw(byte[] raw, int length, int offset, int step) {
            throw new UnsupportedOperationException("rows are only written");
        }

        @Override
        public void endReadFromPngRaw() {
            throw new UnsupportedOperationException("rows are only written");
        }

        @Override
        public void writeToPngRaw(byte[] raw) {
            raw[0] = (byte) filter.val;
            System.arraycopy(bytes, 0, raw, 1, raw.length - 1);
        }
    }

    private PngOutput(OutputStream out, ImageInfo info, Puzzle puzzle) {
        OutOfRoomException.require("a picture " + info.cols + " pixels wide", 8L * info.bytesPerRow);
        writer = new PngWriter(out, info);
        writer.setShouldCloseStream(false);
        writer.setCompLevel(COMPRESSION);
        writer.setFilterPreserve(true);
        Shape shape = puzzle.maze().grid().shape();
        tell(Look.SHAPE, shape.name() + ":" + shape.size());
        tell(Look.RECIPE, puzzle.recipe());
    }

    private void tell(String what, @Nullable String text) {
        if (text != null) {
            writer.getMetadata().setText(what, text, true, false).setPriority(true);
        }
    }

    /**
     * A picture of a few colours.
     *
     * @param bits of a pixel: 1, 2, 4 or 8
     * @param palette the colours, as 0xRRGGBB
     * @throws UsageException if PNG has no pictures of that size
     */
    static PngOutput indexed(OutputStream out, long width, long height, int bits, int[] palette,
            Puzzle puzzle) {
        requireSize(width, height);
        ImageInfo info = new ImageInfo((int) width, (int) height, bits, false, false, true);
        PngOutput output = new PngOutput(out, info, puzzle);
        PngChunkPLTE chunk = output.writer.getMetadata().createPLTEChunk();
        chunk.setNentries(palette.length);
        for (int i = 0; i < palette.length; i++) {
            chunk.setEntry(i, palette[i] >> 16 & 0xFF, palette[i] >> 8 & 0xFF, palette[i] & 0xFF);
        }
        return output;
    }

    /**
     * A picture of three bytes a pixel.
     *
     * @throws UsageException if PNG has no pictures of that size
     */
    static PngOutput rgb(OutputStream out, long width, long height, Puzzle puzzle) {
        requireSize(width, height);
        return new PngOutput(out, new ImageInfo((int) width, (int) height, RGB_BITS, false), puzzle);
    }

    /**
     * Makes sure that a size can be.
     *
     * @throws UsageException if PNG has no pictures of that size
     */
    static void requireSize(long width, long height) {
        if (width > ImageInfo.MAX_COLS_ROW || height > ImageInfo.MAX_COLS_ROW) {
            throw new UsageException("a picture of " + width + " x " + height
                    + " pixels is too large for png, which has at most "
                    + ImageInfo.MAX_COLS_ROW + " a side here; take a smaller cell size, or svg");
        }
    }

    /** How many bytes a row has. */
    int bytesPerRow() {
        return writer.imgInfo.bytesPerRow;
    }

    /** Writes the next row; the filter is a hint that makes the file smaller. */
    void row(byte[] bytes, FilterType filter) throws IOException {
        row.bytes = bytes;
        row.filter = filter;
        try {
            writer.writeRow(row);
        } catch (PngjException e) {
            throw reason(e);
        }
    }

    /** Writes what comes after the last row. */
    void end() throws IOException {
        try {
            writer.end();
        } catch (PngjException e) {
            throw reason(e);
        }
    }

    private static IOException reason(PngjException e) {
        return e.getCause() instanceof IOException reason ? reason : new IOException(e.getMessage(), e);
    }

    /** Lets go of the memory of a file that was given up. */
    @Override
    public void close() {
        try {
            writer.close();
        } catch (PngjException e) {
            // The stream has failed before, and said so.
        }
    }
}
