package dev.mazewright.formats.png;

import dev.mazewright.formats.deflate.Unpacker;
import dev.mazewright.formats.io.BadDataException;
import java.io.EOFException;
import java.io.IOException;
import java.util.Arrays;
import java.util.zip.DataFormatException;

/**
 * The rows of a PNG image, one after the other: the bytes of the IDAT chunks, unpacked and unfiltered. Holds two rows.
 *
 * <p>Source: PNG specification, sections 9 (filters) and 10 (compression).
 */
final class ImageRows {
    private static final int NONE = 0;
    private static final int SUB = 1;
    private static final int UP = 2;
    private static final int AVERAGE = 3;
    private static final int PAETH = 4;

    private final ChunkReader chunks;
    private final Unpacker unpacker = Unpacker.ofZlib(this::packed);
    private final byte[] filter = new byte[1];
    private final int bitsOfPixel;
    /** How many bytes to the left a filter reads. */
    private final int reach;

    private byte[] row;
    private byte[] above;
    /** Counts from 0. */
    private int number;

    private boolean isWhole;

    /** ImageRows of pictures up to this width, within the first IDAT chunk. */
    ImageRows(ChunkReader chunks, int width, int bitsOfPixel) {
        this.chunks = chunks;
        this.bitsOfPixel = bitsOfPixel;
        reach = Math.max(1, bitsOfPixel / Byte.SIZE);
        row = new byte[Math.toIntExact(bytes(width))];
        above = row.clone();
    }

    private long bytes(int width) {
        return Math.ceilDiv((long) width * bitsOfPixel, Byte.SIZE);
    }

    /** The bytes of the next row, until the next call. The first is that of a picture, or of a part of one. */
    byte[] next(int width, boolean first) throws IOException {
        byte[] last = row;
        row = above;
        above = last;
        int length = (int) bytes(width);
        if (first) {
            Arrays.fill(above, (byte) 0);
        }
        unpack(filter, 1);
        unpack(row, length);
        switch (filter[0]) {
            case NONE -> {}
            case SUB -> sub(length);
            case UP -> up(length);
            case AVERAGE -> average(length);
            case PAETH -> paeth(length);
            default -> throw bad("filter " + (filter[0] & 0xFF), "a filter of 0 to 4");
        }
        number++;
        return row;
    }

    /** Behind the last row, checks the checksum, if it is there: other rows than those of the picture are passed over. */
    void end() throws IOException {
        number--;
        isWhole = true;
        try {
            unpacker.end();
        } catch (EOFException e) {
            // the picture is there
        } catch (DataFormatException e) {
            throw damaged();
        }
    }

    private void unpack(byte[] target, int length) throws IOException {
        try {
            if (unpacker.read(target, 0, length) < length) {
                throw bad("the end of the image data", "more rows");
            }
        } catch (DataFormatException e) {
            throw damaged();
        }
    }

    /** More of the image data. */
    private int packed(byte[] to, int from, int length) throws IOException {
        int count = chunks.read(to, from, length);
        while (count < 0) {
            if (!chunks.next().equals("IDAT")) {
                if (isWhole) {
                    return -1;
                }
                throw bad("the chunk " + chunks.type(), "more image data");
            }
            count = chunks.read(to, from, length);
        }
        return count;
    }

    private BadDataException damaged() {
        return bad("damaged image data", "data packed by zlib");
    }

    private BadDataException bad(String found, String expected) {
        return chunks.bad(found + " in row " + number + " of the picture", expected);
    }

    // Bytes are signed here, but sums modulo 256 come out the same.

    private void sub(int length) {
        for (int i = reach; i < length; i++) {
            row[i] += row[i - reach];
        }
    }

    private void up(int length) {
        for (int i = 0; i < length; i++) {
            row[i] += above[i];
        }
    }

    private void average(int length) {
        for (int i = 0; i < length; i++) {
            int left = i < reach ? 0 : row[i - reach] & 0xFF;
            row[i] += (byte) ((left + (above[i] & 0xFF)) / 2);
        }
    }

    private void paeth(int length) {
        for (int i = 0; i < length; i++) {
            int left = i < reach ? 0 : row[i - reach] & 0xFF;
            int up = above[i] & 0xFF;
            int corner = i < reach ? 0 : above[i - reach] & 0xFF;
            int byLeft = Math.abs(up - corner);
            int byUp = Math.abs(left - corner);
            int byCorner = Math.abs(left + up - 2 * corner);
            if (byLeft <= byUp && byLeft <= byCorner) {
                row[i] += (byte) left;
            } else {
                row[i] += (byte) (byUp <= byCorner ? up : corner);
            }
        }
    }
}
