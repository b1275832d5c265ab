package dev.mazewright.formats.maze;

import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.Context;
import dev.mazewright.formats.io.BadDataException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The bits of a file of {@link CellsFile}. All are read and checked before the first is looked at, and memory is taken
 * for a block when it is there, so it takes no more than the file has, even if the header claims more.
 */
final class BitsIn {
    private static final int BLOCK = BitsOut.BLOCK;

    private final String name;
    private final Header.Bytes in;
    private final long begin;
    private final List<byte[]> blocks = new ArrayList<>();
    /** How many bytes of the file are read. */
    private long position;
    /** The next bit. */
    private long next;

    /**
     * Reads blocks of this many bytes in all, and the end of the file.
     *
     * @param position of the first byte
     * @param name of the file, for messages
     * @param context the memory that the blocks may take
     * @throws BadDataException if the file is damaged
     */
    BitsIn(Header.Bytes in, long position, long bytes, Checksums checksums, String name, Context context)
            throws IOException {
        this.in = in;
        this.name = name;
        this.begin = position;
        this.position = position;
        for (long left = bytes; left > 0; left -= BLOCK) {
            CancelledException.check();
            context.requireMore("reading " + name, bytes - left, BLOCK);
            byte[] block = take((int) Math.min(left, BLOCK), "the rest of the bits");
            checksums.begin(blocks.size());
            checksums.add(block, 0, block.length);
            check(checksums.end(), "of the bits before it");
            blocks.add(block);
        }
        if (!Arrays.equals(take(Checksums.END.length, "MAZE-END"), Checksums.END)) {
            throw Header.bad(name, this.position - Checksums.END.length, "other bytes", "MAZE-END");
        }
        check(checksums.whole(), "of the whole file");
        if (in.next(1).length > 0) {
            throw Header.bad(name, this.position, "more bytes", "the end of the file");
        }
    }

    private void check(int computed, String of) throws IOException {
        byte[] bytes = take(Integer.BYTES, "the checksum " + of);
        if (ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).getInt() != computed) {
            throw Header.bad(name, position - Integer.BYTES, "a wrong checksum " + of,
                    "the one of those bytes; the file is damaged");
        }
    }

    private byte[] take(int count, String expected) throws IOException {
        byte[] bytes = in.next(count);
        position += bytes.length;
        if (bytes.length < count) {
            throw Header.bad(name, position, "the end of the file", expected);
        }
        return bytes;
    }

    /** The next bit; there must be one. */
    boolean next() {
        long at = next >>> 3;
        boolean isSet = (blocks.get((int) (at / BLOCK))[(int) (at % BLOCK)] >>> (next & 7) & 1) != 0;
        next++;
        return isSet;
    }

    /** Goes on at the next whole byte. */
    void align() throws BadDataException {
        while ((next & 7) != 0) {
            long at = next >>> 3;
            Header.require(!next(), name, begin + at + at / BLOCK * Integer.BYTES, "a bit more", "0 after the last");
        }
    }
}
