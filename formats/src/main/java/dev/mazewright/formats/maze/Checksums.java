package dev.mazewright.formats.maze;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.zip.CRC32C;

/** The checksums of a {@link MazeFormat} file: one of each block, and one of all of them at its end. */
final class Checksums {
    /** The last bytes of a whole file but for its checksum. */
    static final byte[] END = {'M', 'A', 'Z', 'E', '-', 'E', 'N', 'D'};

    /** How many bytes follow the last block. */
    static final int TRAILER = END.length + Integer.BYTES;

    private final ByteBuffer number = ByteBuffer.allocate(Long.BYTES).order(ByteOrder.LITTLE_ENDIAN);
    private final CRC32C block = new CRC32C();
    private final CRC32C whole = new CRC32C();

    /** Bytes as numbers, the lowest byte first. */
    static ByteBuffer numbers(byte[] bytes) {
        return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    /** The checksum of these bytes from the first to that before {@code end}. */
    static int of(byte[] bytes, int end) {
        CRC32C crc = new CRC32C();
        crc.update(bytes, 0, end);
        return (int) crc.getValue();
    }

    /** Those of the file whose header has this one. */
    Checksums(int ofHeader) {
        add(whole, ofHeader);
    }

    /** Begins the checksum of a block; its number keeps blocks from being swapped. */
    void begin(long blockNumber) {
        block.reset();
        number.putLong(0, blockNumber);
        block.update(number.array(), 0, Long.BYTES);
    }

    void add(byte[] bytes, int from, int length) {
        block.update(bytes, from, length);
    }

    /** Ends a block: its checksum, which counts for the whole from now on. */
    int end() {
        int checksum = (int) block.getValue();
        add(whole, checksum);
        return checksum;
    }

    /** The checksum of the header's and all blocks' checksums. */
    int whole() {
        return (int) whole.getValue();
    }

    private void add(CRC32C crc, int checksum) {
        number.putInt(0, checksum);
        crc.update(number.array(), 0, Integer.BYTES);
    }
}
