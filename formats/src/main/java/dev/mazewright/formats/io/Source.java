package dev.mazewright.formats.io;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.InsufficientMemoryException;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/** An input: a stream of bytes, of which the first can be looked at beforehand, and its name for messages. */
public final class Source implements AutoCloseable {
    /** How many of the first bytes are read to detect the format. */
    public static final int HEAD = 1 << 12;

    private static final int CHUNK = 1 << 16;

    /** As long as an array can be. */
    private static final int LONGEST = Integer.MAX_VALUE - 8;

    private static final long UNKNOWN = -1;

    private final String name;
    private final InputStream in;
    private final long length;
    private final Context context;
    /** Shared by all sources of one input. */
    private final Remarks remarks;
    private final boolean keepsOutside;
    /** How many lines of the input stand before this one's first, and how many columns before its first. */
    private final long linesBefore;

    private final long columnsBefore;

    private @Nullable Original original;

    /** An input that reads this stream, with all the memory there is; the stream is closed with it. */
    public Source(String name, InputStream in) {
        this(name, in, UNKNOWN);
    }

    /** An input that reads this stream of this number of bytes, -1 if unknown, with all the memory there is. */
    public Source(String name, InputStream in, long length) {
        this(name, in, length, Context.standard(), new Remarks(), false, 0, 0);
    }

    private Source(
            String name, InputStream in, long length, Context context, Remarks remarks, boolean keepsOutside, long linesBefore, long columnsBefore) {
        this.name = name;
        this.in = in instanceof BufferedInputStream ? in : new BufferedInputStream(in, CHUNK);
        this.length = length;
        this.context = context;
        this.remarks = remarks;
        this.keepsOutside = keepsOutside;
        this.linesBefore = linesBefore;
        this.columnsBefore = columnsBefore;
    }

    /** The same input, read within this context. */
    public Source within(Context other) {
        return new Source(name, in, length, other, remarks, keepsOutside, linesBefore, columnsBefore);
    }

    /** The same input, where paths may leave the outline of a drawing of tiles. */
    public Source keepingOutside() {
        return new Source(name, in, length, context, remarks, true, linesBefore, columnsBefore);
    }

    /** Whether paths may leave the outline of a drawing of tiles: then all its floor is part of the maze. */
    public boolean keepsOutside() {
        return keepsOutside;
    }

    /** The same name and context with other bytes, such as those that were read before. */
    public Source again(byte[] bytes) {
        return part(bytes, 0, 0);
    }

    /** Part of the lines of this text, in which messages count lines and columns (in bytes) as in the whole: this number is before it. */
    public Source part(byte[] bytes, long lines, long columns) {
        return new Source(name, new ByteArrayInputStream(bytes), bytes.length, context, remarks, keepsOutside, linesBefore + lines,
                columnsBefore + columns);
    }

    /** The number of a line in the whole input, from 1; lines of this one count from 0. */
    public long lineNumber(long line) {
        return linesBefore + line + 1;
    }

    /** The number of a column in the whole input, from 1; columns of this one count from 0. */
    public long columnNumber(long column) {
        return columnsBefore + column + 1;
    }

    /** The memory that reading may take, and what stops it. */
    public Context context() {
        return context;
    }

    /** Makes sure that reading can have this much memory, in bytes; else an {@link InsufficientMemoryException}. */
    public void requireMemory(long bytes) {
        context.requireMemory("reading " + name, bytes);
    }

    /** The input's name, such as a file's. */
    public String name() {
        return name;
    }

    /** Whether it is known to have another length than this number of bytes, 0 or more. */
    public boolean isSurelyNot(long bytes) {
        return length >= 0 && length != bytes;
    }

    /** How many bytes it has, where that is known. */
    public long length() {
        return length;
    }

    /** The bytes from here on. */
    public InputStream stream() {
        return in;
    }

    /**
     * The first bytes, at most {@link #HEAD}; they will be read again.
     *
     * @throws IOException if reading fails
     */
    public byte[] head() throws IOException {
        in.mark(HEAD);
        byte[] head = in.readNBytes(HEAD);
        in.reset();
        return head;
    }

    /**
     * All bytes.
     *
     * @throws InsufficientMemoryException if they do not fit into memory
     * @throws BadDataException if there are 2 GiB or more
     * @throws IOException if reading fails
     */
    public byte[] bytes() throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        byte[] chunk = new byte[CHUNK];
        for (int read = in.read(chunk); read >= 0; read = in.read(chunk)) {
            // Growing keeps the old and the new buffer, and the caller makes a copy of its own.
            requireMemory(4L * (all.size() + read));
            if (all.size() > LONGEST - read) {
                throw bad("byte " + LONGEST, "more bytes", "the end: an input of this format has less than 2 GiB");
            }
            all.write(chunk, 0, read);
        }
        return all.toByteArray();
    }

    /** A blank maze to read into; an {@link InsufficientMemoryException} if reading cannot have the memory. */
    public Maze maze(Grid grid) {
        requireMemory(Maze.bytes(grid));
        return new Maze(grid);
    }

    /** Keeps what was read, to be written again; a reader calls it that can do so. */
    public void keep(Original kept) {
        original = kept;
    }

    /** What was read, if it can be written again with a path marked, else null. */
    public @Nullable Original original() {
        return original;
    }

    /** Remarks what is uncertain and was assumed, without a period at its end; a command prints it behind {@code unsure:}. */
    public void doubt(Doubt.About about, String sentence) {
        doubt(new Doubt(about, sentence));
    }

    /** Remarks that something is uncertain. */
    public void doubt(Doubt doubt) {
        remarks.add(doubt);
    }

    /** Remarks how something unusual was understood; a sentence without a period at its end, which a command prints. */
    public void note(String sentence) {
        remarks.add(sentence);
    }

    /** What was remarked on this input so far. */
    public Remarks remarks() {
        return remarks;
    }

    /** An exception that names this input. */
    public BadDataException bad(String where, String found, String expected) {
        return new BadDataException(name, where, found, expected);
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
