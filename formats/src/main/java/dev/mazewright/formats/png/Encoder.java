package dev.mazewright.formats.png;

import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.deflate.Packer;
import java.io.IOException;
import java.io.OutputStream;
import java.util.stream.IntStream;
import java.util.zip.Adler32;
import org.jspecify.annotations.Nullable;

/**
 * A PNG file that is written row by row, from rows whose bytes are packed already. The caller closes the stream.
 *
 * <p>At a {@link #mark} the packer forgets what came before, so that a file that was cut off can be gone on with there:
 * see {@link ResumePoint}. It also does where a row is repeated for as long as it remembers at all; those rows are not
 * packed again, but taken as they were packed the first time: see {@link Repeats}.
 *
 * <p>Source: PNG specification, third edition, 2025; RFC 1950 and 1951.
 */
public final class Encoder {
    /** How a zlib stream begins. */
    private static final byte[] ZLIB = {0x78, 0x5E};

    /** The bits of a pixel of {@link #rgb}. */
    public static final int RGB_BITS = 24;
    /** The bits of a pixel of {@link #rgba}. */
    public static final int RGBA_BITS = 32;
    private static final int GREYS = 256;
    private static final int GREY = 0x010101;
    /** The packer refers to no more than this number of bytes before. */
    private static final int WINDOW = 1 << 15;
    /** Image data goes out in pieces of this size. */
    private static final int PIECE = 1 << 16;

    private Head head;
    private final int bytesPerRow;

    private final Packer packer;
    private final byte[] data = new byte[PIECE];
    private final byte[] filter = new byte[1];
    private byte[] before = {};
    private final byte[] zeros;
    private final Repeats ready;
    /** The number of rows still to be repeated. */
    private int repeats;

    private int size;
    /** Of the bytes up to the last that were summed up. */
    private int sum = 1;

    private final Adler32 sinceSum = new Adler32();
    private long bytesSinceSum;
    private ChunkWriter out = new ChunkWriter(OutputStream.nullOutputStream());

    private Encoder(
            long width, long height, int bits, int @Nullable [] palette, @Nullable Shape shape, @Nullable String recipe, Packer.Effort effort) {
        requireSize(width, height);
        head = new Head((int) width, (int) height, bits, palette, shape == null ? null : shape.name() + ":" + shape.size(), recipe, 0);
        long bytes = Math.ceilDiv(width * bits, Byte.SIZE);
        bytesPerRow = Math.toIntExact(bytes);
        zeros = new byte[(int) Math.min(bytes, PIECE)];
        packer = new Packer(effort, new Pieces());
        ready = new Repeats(effort, bytesPerRow);
    }

    /** The memory, in bytes, that writing takes, with this number of bits a pixel; the caller makes sure that it is available. */
    public static long bytes(long width, int bits) {
        return 3 * Math.ceilDiv(width * bits, Byte.SIZE);
    }

    /** A picture of 1, 2, 4 or 8 bits a pixel, of colours as {@link Pixels.Alpha#KEPT} has them, if {@link #requireSize} allows its size. */
    public static Encoder indexed(long width, long height, int bits, int[] palette, Shape shape, @Nullable String recipe) {
        return new Encoder(width, height, bits, palette, shape, recipe, Packer.Effort.GOOD);
    }

    /** The same, packed in the least time: where rows do not repeat, that makes it hardly larger. */
    public static Encoder quick(long width, long height, int bits, int[] palette, @Nullable Shape shape) {
        return new Encoder(width, height, bits, palette, shape, null, Packer.Effort.QUICK);
    }

    /** A picture of three bytes a pixel, if {@link #requireSize} allows its size. */
    public static Encoder rgb(long width, long height, Shape shape, @Nullable String recipe) {
        return new Encoder(width, height, RGB_BITS, null, shape, recipe, Packer.Effort.GOOD);
    }

    /** A picture of four bytes a pixel, the last of which is how opaque it is, if {@link #requireSize} allows its size. */
    public static Encoder rgba(long width, long height, Shape shape, @Nullable String recipe) {
        return new Encoder(width, height, RGBA_BITS, null, shape, recipe, Packer.Effort.GOOD);
    }

    /** A page in grey, a byte a pixel from 0, black, to 255, or in three bytes, if {@link #requireSize} allows its size; nothing is named. */
    public static Encoder page(long width, long height, boolean isGrey) {
        int[] greys = IntStream.range(0, GREYS).map(grey -> grey * GREY).toArray();
        return new Encoder(width, height, isGrey ? Byte.SIZE : RGB_BITS, isGrey ? greys : null, null, null, Packer.Effort.GOOD);
    }

    /** Says how large the picture is in print, in pixels to the inch. Call it before anything is written. */
    public void printAt(int resolution) {
        head = head.printedAt(resolution);
    }

    /** Makes sure that a size can be; a {@link UsageException} if PNG has no pictures of that size. */
    public static void requireSize(long width, long height) {
        if (width > Integer.MAX_VALUE || height > Integer.MAX_VALUE) {
            throw new UsageException("a picture of " + width + " x " + height
                    + " pixels is too large for png, which has at most "
                    + Integer.MAX_VALUE + " a side; take a smaller cell size, or svg");
        }
    }

    /** How many bytes a row has. */
    public int bytesPerRow() {
        return bytesPerRow;
    }

    // ---- the file

    /**
     * Writes what comes before the image data.
     *
     * @throws IOException if writing fails
     */
    public void begin(OutputStream target) throws IOException {
        out = new ChunkWriter(target);
        head.write(out);
    }

    /**
     * Begins the image data.
     *
     * @throws IOException if writing fails
     */
    public void start(OutputStream target) throws IOException {
        out = new ChunkWriter(target);
        System.arraycopy(ZLIB, 0, data, 0, ZLIB.length);
        size = ZLIB.length;
    }

    /** Goes on with the image data behind a mark. */
    public void goOn(int sumBefore, OutputStream target) {
        out = new ChunkWriter(target);
        sum = sumBefore;
    }

    /**
     * Writes the next row.
     *
     * @throws IOException if writing fails
     */
    public void row(byte[] bytes) throws IOException {
        packRepeats();
        filter[0] = 0;
        pack(filter, 1);
        pack(bytes, bytesPerRow);
    }

    /** Writes the same row this many times again; the first time, one of zeros. */
    public void repeat(int times) {
        repeats += times;
    }

    /**
     * Writes the next row as what differs from the last one that was written so, which makes the file smaller.
     *
     * @throws IOException if writing fails
     */
    public void difference(byte[] bytes) throws IOException {
        packRepeats();
        if (before.length == 0) {
            before = new byte[bytesPerRow];
        }
        for (int i = 0; i < bytesPerRow; i++) {
            byte above = before[i];
            before[i] = (byte) (bytes[i] - above);
        }
        filter[0] = Repeats.UP;
        pack(filter, 1);
        pack(before, bytesPerRow);
        System.arraycopy(bytes, 0, before, 0, bytesPerRow);
    }

    /**
     * Begins a part of the image data that needs nothing of what comes before.
     *
     * @throws IOException if writing fails
     */
    public void mark() throws IOException {
        packRepeats();
        packer.separate();
        flush();
        sumUp();
        out.chunk("IDAT", ResumePoint.bytes(sum));
    }

    /**
     * Writes what comes after the last row.
     *
     * @throws IOException if writing fails
     */
    public void end() throws IOException {
        packRepeats();
        packer.end();
        flush();
        sumUp();
        out.end(sum);
    }

    private void packRepeats() throws IOException {
        int rows = repeats;
        repeats = 0;
        if (rows * (1L + bytesPerRow) >= WINDOW) {
            takeReady(rows);
            return;
        }
        for (int i = 0; i < rows; i++) {
            filter[0] = Repeats.UP;
            pack(filter, 1);
            for (int left = bytesPerRow; left > 0; left -= zeros.length) {
                pack(zeros, Math.min(left, zeros.length));
            }
        }
    }

    private void takeReady(int rows) throws IOException {
        packer.separate();
        sumUp();
        sum = ready.sum(sum, rows);
        for (int left = rows; left > 0; ) {
            int count = ready.atOnce(left);
            byte[] bytes = ready.packed(count);
            append(bytes, 0, bytes.length);
            left -= count;
        }
    }

    private void append(byte[] bytes, int from, int length) throws IOException {
        for (int done = 0; done < length; ) {
            int count = Math.min(length - done, PIECE - size);
            System.arraycopy(bytes, from + done, data, size, count);
            done += count;
            size += count;
            if (size == PIECE) {
                flush();
            }
        }
    }

    private void sumUp() {
        sum = ResumePoint.combined(sum, (int) sinceSum.getValue(), bytesSinceSum);
        sinceSum.reset();
        bytesSinceSum = 0;
    }

    private void pack(byte[] bytes, int length) throws IOException {
        sinceSum.update(bytes, 0, length);
        bytesSinceSum += length;
        packer.add(bytes, 0, length);
    }

    private void flush() throws IOException {
        if (size > 0) {
            out.chunk("IDAT", data, size);
            size = 0;
        }
    }

    /** What the packer writes into. */
    private final class Pieces extends OutputStream {
        @Override
        public void write(int value) throws IOException {
            append(new byte[] {(byte) value}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int from, int length) throws IOException {
            append(bytes, from, length);
        }
    }
}
