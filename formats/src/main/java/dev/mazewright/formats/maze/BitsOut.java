package dev.mazewright.formats.maze;

import dev.mazewright.core.run.CancelledException;
import java.io.IOException;
import java.io.OutputStream;

/** Writes the bits of {@link CellsFile}, the lowest of a byte first, in blocks with their checksums, and the end. */
final class BitsOut {
    /** How many bytes a block has without its checksum; the last may have fewer. */
    static final int BLOCK = 1 << 16;

    private final OutputStream out;
    private final Checksums checksums;
    private final byte[] block = new byte[BLOCK];
    private int length;
    private long number;
    /** Those of the byte that is not whole yet. */
    private int bits;

    private int count;

    BitsOut(OutputStream out, Checksums checksums) {
        this.out = out;
        this.checksums = checksums;
    }

    void put(boolean isSet) throws IOException {
        bits |= (isSet ? 1 : 0) << count++;
        if (count == Byte.SIZE) {
            putByte();
        }
    }

    /** Goes on at the next whole byte. */
    void align() throws IOException {
        if (count > 0) {
            putByte();
        }
    }

    private void putByte() throws IOException {
        block[length++] = (byte) bits;
        bits = 0;
        count = 0;
        if (length == BLOCK) {
            endBlock();
        }
    }

    private void endBlock() throws IOException {
        CancelledException.check();
        checksums.begin(number++);
        checksums.add(block, 0, length);
        out.write(block, 0, length);
        MazeRowFile.writeWord(checksums.end(), out);
        length = 0;
    }

    /** Writes what is left and the end of the file. */
    void end() throws IOException {
        align();
        if (length > 0) {
            endBlock();
        }
        out.write(Checksums.END);
        MazeRowFile.writeWord(checksums.whole(), out);
        out.flush();
    }
}
