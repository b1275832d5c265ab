package dev.mazewright.formats;

import dev.mazewright.core.Interruption;
import dev.mazewright.core.OutOfRoomException;
import dev.mazewright.core.RowPuzzle;
import dev.mazewright.core.SquareRows;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.SeekableByteChannel;

/** A {@link MazeBytes} file, written row by row. It is gone on with at its last sound block. */
final class MazeRowFile implements RowFile {
    private static final int CHUNK = 1 << 16;

    private final SquareRows told;
    private final byte[] head;
    private final MazeHeader header;
    private final MazeBlocks blocks;
    private MazeChecksums checksums;

    MazeRowFile(RowPuzzle puzzle) {
        told = puzzle.rows();
        MazeHeader unsigned = MazeHeader.of(puzzle);
        head = unsigned.toBytes();
        header = unsigned.with(MazeBlocks.numbers(head).getInt(head.length - Integer.BYTES));
        blocks = new MazeBlocks(header);
        checksums = new MazeChecksums(header.checksum());
        OutOfRoomException.require("a row of " + header.columns() + " cells", 2 * header.rowBytes());
    }

    @Override
    public void begin(OutputStream out) throws IOException {
        out.write(head);
    }

    /** The last block but one: what lies behind it must be the same again. */
    @Override
    public Mark mark(SeekableByteChannel part, Mark start) throws IOException {
        long whole = (part.size() - head.length) / header.blockBytes();
        int last = (int) Math.min(whole, header.blocks()) - 1;
        part.position(head.length);
        InputStream in = Channels.newInputStream(part);
        byte[] chunk = new byte[CHUNK];
        for (int block = 0; block < last; block++) {
            checksums.begin(block);
            for (long left = header.blockRows() * header.rowBytes(); left > 0; ) {
                int count = in.read(chunk, 0, (int) Math.min(left, CHUNK));
                if (count < 0) {
                    return fromStart(start);
                }
                checksums.add(chunk, 0, count);
                left -= count;
            }
            byte[] checksum = in.readNBytes(Integer.BYTES);
            if (checksum.length < Integer.BYTES || MazeBlocks.numbers(checksum).getInt() != checksums.end()) {
                return fromStart(start); // damaged: whoever writes it again sees where
            }
        }
        return last <= 0 ? start : new Mark(last * header.blockRows(), head.length + last * header.blockBytes(), 0);
    }

    private Mark fromStart(Mark start) {
        checksums = new MazeChecksums(header.checksum());
        return start;
    }

    @Override
    public void rows(Mark from, OutputStream out) throws IOException {
        long[] east = new long[told.words()];
        long[] south = new long[told.words()];
        told.skip(from.row());
        byte[] row = blocks.row();
        ByteBuffer numbers = MazeBlocks.numbers(row);
        int length = (int) header.rowBytes();
        for (int block = from.row() / header.blockRows(); block < header.blocks(); block++) {
            checksums.begin(block);
            for (int i = 0; i < header.rowsOf(block); i++) {
                Interruption.check();
                told.next(east, south);
                blocks.put(east, south, numbers);
                checksums.add(row, 0, length);
                out.write(row, 0, length);
            }
            writeWord(checksums.end(), out);
        }
        out.write(MazeChecksums.END);
        writeWord(checksums.whole(), out);
        out.flush();
    }

    /** Writes four bytes, the lowest first. */
    static void writeWord(int word, OutputStream out) throws IOException {
        for (int shift = 0; shift < Integer.SIZE; shift += Byte.SIZE) {
            out.write(word >>> shift);
        }
    }
}
