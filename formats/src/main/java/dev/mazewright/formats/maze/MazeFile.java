package dev.mazewright.formats.maze;

import dev.mazewright.core.run.Context;
import dev.mazewright.formats.io.BadDataException;
import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A file of the format {@code maze}, of squares on a full grid, of which single rows are read, however large it is: a
 * row costs its block, about 64 KiB, which is read and checked. Rows in order cost each block once.
 *
 * <p>Cells are numbered row by row: row x columns + column. Not safe for threads.
 */
public final class MazeFile implements Closeable {
    private final String name;
    private final SeekableByteChannel channel;
    private final Header header;
    private final RowBlocks blocks;
    private final Checksums checksums;
    private final ByteBuffer row;
    private final ByteBuffer block;
    /** The block that is held, or -1. */
    private int held = -1;

    /**
     * The maze of a channel, which is closed with it.
     *
     * @param name for messages
     * @param context the memory that a block of rows may take
     * @throws BadDataException if it is not such a file, or not a whole one
     */
    public MazeFile(String name, SeekableByteChannel channel, Context context) throws IOException {
        this.name = name;
        this.channel = channel;
        channel.position(0);
        header = Header.read(this::next, name);
        if (channel.size() != header.fileBytes()) {
            throw header.badLength(name, channel.size());
        }
        context.requireMemory("a block of rows", header.blockBytes() + 2 * header.rowBytes());
        if (header.blockBytes() > Integer.MAX_VALUE - Long.BYTES) {
            throw Header.bad(name, 24, "blocks of " + header.blockBytes() + " bytes", "less than 2 GiB");
        }
        blocks = new RowBlocks(header);
        checksums = new Checksums(header.checksum());
        row = RowBlocks.numbers(blocks.row());
        block = ByteBuffer.allocate((int) header.blockBytes()).order(ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * Opens a file.
     *
     * @param context the memory that a block of rows may take
     * @throws BadDataException if it is not such a file, or not a whole one
     */
    public static MazeFile open(Path path, Context context) throws IOException {
        SeekableByteChannel channel = Files.newByteChannel(path);
        try {
            return new MazeFile(path.toString(), channel, context);
        } catch (Throwable e) {
            channel.close();
            throw e;
        }
    }

    private byte[] next(int count) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate((int) Math.min(count, channel.size() - channel.position()));
        fill(bytes);
        return bytes.array();
    }

    private void fill(ByteBuffer bytes) throws IOException {
        while (bytes.hasRemaining() && channel.read(bytes) >= 0) {
            // on to the rest
        }
    }

    /** How many rows there are. */
    public int rows() {
        return header.rows();
    }

    /** How many columns there are. */
    public int columns() {
        return header.columns();
    }

    /** The cell where one starts, or -1. */
    public long start() {
        return header.start();
    }

    /** The cells one wants to reach, any of them. */
    public List<Long> goals() {
        return List.copyOf(header.goals());
    }

    /** The text of the recipe that makes the maze, or null. */
    public @Nullable String recipe() {
        return header.recipe();
    }

    /**
     * Reads a row.
     *
     * @param east set to the columns with a passage to the right: column c is bit c mod 64 of word c / 64
     * @param south the same number of words, of passages down
     * @throws BadDataException if the file is damaged there
     * @throws IndexOutOfBoundsException if there is no such row
     */
    public void row(int number, long[] east, long[] south) throws IOException {
        if (number < 0 || number >= header.rows()) {
            throw new IndexOutOfBoundsException("row " + number + " of 0 to " + (header.rows() - 1));
        }
        int wanted = number / header.blockRows();
        if (wanted != held) {
            read(wanted);
        }
        int length = (int) header.rowBytes();
        row.put(0, block, number % header.blockRows() * length, length);
        if (!blocks.get(row, number == header.rows() - 1, east, south)) {
            throw Header.bad(name, begin(wanted) + number % header.blockRows() * (long) length,
                    "a passage out of the grid in row " + number, "0 where the grid has no edge");
        }
    }

    private long begin(int ofBlock) {
        return header.bytes() + ofBlock * header.blockBytes();
    }

    private void read(int wanted) throws IOException {
        held = -1;
        int length = (int) (header.rowsOf(wanted) * header.rowBytes());
        block.clear().limit(length + Integer.BYTES);
        channel.position(begin(wanted));
        fill(block);
        if (block.hasRemaining()) {
            throw Header.bad(name, begin(wanted) + block.position(), "the end of the file", "the rest of the rows");
        }
        checksums.begin(wanted);
        checksums.add(block.array(), 0, length);
        if (block.getInt(length) != checksums.end()) {
            throw Header.bad(name, begin(wanted) + length, "a wrong checksum of the rows before it",
                    "the one of those bytes; the file is damaged");
        }
        held = wanted;
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
