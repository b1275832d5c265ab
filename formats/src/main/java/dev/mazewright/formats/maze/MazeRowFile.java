package dev.mazewright.formats.maze;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.rows.SquareRows;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.RowFile;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.SeekableByteChannel;

/** A {@link MazeFormat} file, written row by row. It is gone on with at its last sound block. */
final class MazeRowFile implements RowFile {
    private static final int CHUNK = 1 << 16;

    private final SquareRows source;
    private final byte[] head;
    private final Header header;
    private final RowBlocks blocks;
    private Checksums checksums;

    MazeRowFile(Document document) {
        Puzzle puzzle = document.puzzle();
        source = puzzle.rows();
        Header unsigned = Header.of(puzzle);
        head = unsigned.toBytes();
        header = unsigned.with(Checksums.numbers(head).getInt(head.length - Integer.BYTES));
        blocks = new RowBlocks(header);
        checksums = new Checksums(header.checksum());
        document.requireMemory("a row of " + header.columns() + " cells", 2 * header.rowBytes());
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
            if (checksum.length < Integer.BYTES || Checksums.numbers(checksum).getInt() != checksums.end()) {
                return fromStart(start); // damaged: writing it again finds where
            }
        }
        return last <= 0 ? start : new Mark(last * header.blockRows(), head.length + last * header.blockBytes(), 0);
    }

    private Mark fromStart(Mark start) {
        checksums = new Checksums(header.checksum());
        return start;
    }

    @Override
    public void rows(Mark from, OutputStream out) throws IOException {
        long[] east = new long[source.words()];
        long[] south = new long[source.words()];
        source.skip(from.row());
        byte[] row = blocks.row();
        ByteBuffer numbers = Checksums.numbers(row);
        int length = (int) header.rowBytes();
        for (int block = from.row() / header.blockRows(); block < header.blocks(); block++) {
            checksums.begin(block);
            for (int i = 0; i < header.rowsOf(block); i++) {
                CancelledException.check();
                source.next(east, south);
                blocks.put(east, south, numbers);
                checksums.add(row, 0, length);
                out.write(row, 0, length);
            }
            writeWord(checksums.end(), out);
        }
        out.write(Checksums.END);
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
