package dev.mazewright.formats.maze;

import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.Context;
import dev.mazewright.formats.io.BadDataException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * The bits of a file of {@link CellsFile}. All are read and checked before the first is looked at, and memory is taken
 * for a block when it is there, so it takes no more than the file has, even if the header claims more.
 */
final class BitsIn {
    private static final int BLOCK = BitsOut.BLOCK;

    private final FileIn in;
    private final long begin;
    private final List<byte[]> blocks = new ArrayList<>();
    /** The next bit. */
    private long next;

    /** Reads blocks of this many bytes in all, in the memory of the context, and the end of the file; bad data if it is damaged. */
    BitsIn(FileIn in, long bytes, Checksums checksums, Context context) throws IOException {
        this.in = in;
        begin = in.position();
        for (long left = bytes; left > 0; left -= BLOCK) {
            CancelledException.check();
            context.requireMore("reading " + in.name(), bytes - left, BLOCK);
            byte[] block = new byte[(int) Math.min(left, BLOCK)];
            in.fill(block, block.length, "the rest of the bits");
            checksums.begin(blocks.size());
            checksums.add(block, 0, block.length);
            in.checksum(checksums.end(), "of the bits before it");
            blocks.add(block);
        }
        in.end(checksums);
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
            in.require(!next(), begin + at + at / BLOCK * Integer.BYTES, "a bit more", "0 after the last");
        }
    }
}
