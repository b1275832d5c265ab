package dev.mazewright.tools.verify;

import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.CRC32C;

/**
 * The rows of a file of the format {@code maze}, kind 1 (squares on a full grid), in order, by docs/maze-format.md. All checksums are
 * compared. Memory for one block of rows.
 */
final class MazeRows implements Closeable {
    private static final byte[] MAGIC = {(byte) 0x89, 'M', 'A', 'Z', 'E', '\r', '\n', 0x1A, 1, 1, 0, 0};
    private static final int SIZES = 56;
    private static final int LONGEST_HEADER = 1 << 28;
    private static final int LONGEST_BLOCK = 1 << 30;

    private final InputStream in;
    private final int rows;
    private final int columns;
    private final int rowBytes;
    private final int blockRows;
    private final String recipe;
    private final byte[] block;
    private final ByteBuffer numbers;
    private final CRC32C whole = new CRC32C();
    private int row;

    MazeRows(Path file) throws IOException {
        in = new BufferedInputStream(Files.newInputStream(file), 1 << 16);
        try {
            byte[] head = take(SIZES);
            ByteBuffer sizes = numbers(head);
            require(Arrays.equals(head, 0, MAGIC.length, MAGIC, 0, MAGIC.length), "not a maze file of version 1, kind 1");
            int length = sizes.getInt(12);
            rows = sizes.getInt(16);
            columns = sizes.getInt(20);
            blockRows = sizes.getInt(24);
            rowBytes = sizes.getInt(28);
            require(rows > 0 && columns > 0 && rowBytes == 2 * Math.ceilDiv(columns, Byte.SIZE), "sizes that do not fit together");
            require(blockRows > 0 && (long) blockRows * rowBytes <= LONGEST_BLOCK, "blocks of more than 1 GiB");
            int ends = Long.BYTES * (sizes.getInt(40) + sizes.getInt(44));
            int text = sizes.getInt(48);
            require(length <= LONGEST_HEADER && ends >= 0 && text >= 0 && length - SIZES - Integer.BYTES >= ends + text, "a header of another length");
            byte[] rest = take(length - SIZES);
            recipe = new String(rest, ends, text, StandardCharsets.US_ASCII);
            int last = rest.length - Integer.BYTES;
            CRC32C ofHeader = new CRC32C();
            ofHeader.update(head);
            ofHeader.update(rest, 0, last);
            compare(numbers(rest).getInt(last), ofHeader, "the header");
            // with room for the last words of its last row to be read whole
            block = new byte[blockRows * rowBytes + Long.BYTES];
            numbers = numbers(block);
        } catch (IOException | RuntimeException e) {
            in.close();
            throw e;
        }
    }

    int rows() {
        return rows;
    }

    int columns() {
        return columns;
    }

    /** The recipe that the file was made by, or an empty text. */
    String recipe() {
        return recipe;
    }

    /** How many words of 64 columns a row has. */
    int words() {
        return Math.ceilDiv(columns, Long.SIZE);
    }

    /**
     * Reads the next row; column c is bit c mod 64 of word c / 64. After the last row, compares the end of the file.
     *
     * @param east set to the passages to the right
     * @param south set to the passages down
     */
    void next(long[] east, long[] south) throws IOException {
        if (row % blockRows == 0) {
            read();
        }
        int at = row % blockRows * rowBytes;
        take(at, east);
        take(at + rowBytes / 2, south);
        row++;
        int last = words() - 1;
        long inside = -1L >>> -columns;
        boolean isOutside = (east[last] & ~(inside >>> 1)) != 0 || (south[last] & ~inside) != 0;
        if (row == rows) {
            for (long word : south) {
                isOutside |= word != 0;
            }
            end();
        }
        require(!isOutside, "a passage out of the grid in row " + (row - 1));
    }

    private void take(int from, long[] words) {
        for (int word = 0; word < words.length; word++) {
            words[word] = numbers.getLong(from + word * Long.BYTES);
        }
        int rest = rowBytes / 2 % Long.BYTES * Byte.SIZE;
        if (rest != 0) {
            words[words.length - 1] &= (1L << rest) - 1;
        }
    }

    private void read() throws IOException {
        int length = Math.min(blockRows, rows - row) * rowBytes;
        require(in.readNBytes(block, 0, length) == length, "no more bytes in row " + row);
        CRC32C ofBlock = new CRC32C();
        ofBlock.update(numbers(new byte[Long.BYTES]).putLong(0, row / blockRows));
        ofBlock.update(block, 0, length);
        compare(numbers(take(Integer.BYTES)).getInt(0), ofBlock, "the block of row " + row);
    }

    private void end() throws IOException {
        require("MAZE-END".equals(new String(take(Long.BYTES), StandardCharsets.US_ASCII)), "no MAZE-END after the last row");
        require(numbers(take(Integer.BYTES)).getInt(0) == (int) whole.getValue(), "another checksum of the file");
        require(in.read() < 0, "bytes after the end");
    }

    private byte[] take(int length) throws IOException {
        byte[] bytes = in.readNBytes(length);
        require(bytes.length == length, "the end of the file too early");
        return bytes;
    }

    private static ByteBuffer numbers(byte[] bytes) {
        return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    private void compare(int written, CRC32C computed, String of) throws IOException {
        require(written == (int) computed.getValue(), "another checksum of " + of);
        whole.update(numbers(new byte[Integer.BYTES]).putInt(0, written));
    }

    private static void require(boolean isSo, String otherwise) throws IOException {
        if (!isSo) {
            throw new IOException("the file has " + otherwise);
        }
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
