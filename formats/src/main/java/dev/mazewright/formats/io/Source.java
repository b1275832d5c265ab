package dev.mazewright.formats.io;

import dev.mazewright.core.run.InsufficientMemoryException;
import dev.mazewright.core.run.Memory;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;

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

    /** An input that reads this stream; it is closed with it. */
    public Source(String name, InputStream in) {
        this(name, in, UNKNOWN);
    }

    /**
     * An input that reads this stream.
     *
     * @param length how many bytes it has, or -1 where it is unknown
     */
    public Source(String name, InputStream in, long length) {
        this.name = name;
        this.in = new BufferedInputStream(in, CHUNK);
        this.length = length;
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

    /** The first bytes, at most {@link #HEAD}; they will be read again. */
    public byte[] head() throws IOException {
        in.mark(HEAD);
        byte[] head = in.readNBytes(HEAD);
        in.reset();
        return head;
    }

    /**
     * All bytes.
     *
     * @throws InsufficientMemoryException if there are more than fit into memory
     * @throws BadDataException if there are 2 GiB or more
     */
    public byte[] bytes() throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        byte[] chunk = new byte[CHUNK];
        for (int read = in.read(chunk); read >= 0; read = in.read(chunk)) {
            // Growing keeps the old and the new buffer, and the caller makes a copy of its own.
            Memory.require("reading " + name, 4L * (all.size() + read));
            if (all.size() > LONGEST - read) {
                throw bad("byte " + LONGEST, "more bytes", "the end: an input of this format has less than 2 GiB");
            }
            all.write(chunk, 0, read);
        }
        return all.toByteArray();
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
