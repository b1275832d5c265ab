package dev.mazewright.formats.files;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A file that is being written to its target, beside which it is written as {@code FILE.part} and locked. Whatever stops
 * the run, the part stays; the next run writes the same bytes again from any place on, which are compared as far as the
 * part goes and appended from there. {@link #commit} gives it the target's name in one step. For one writing thread;
 * others may ask how far it is.
 */
public final class ResumableFile implements Closeable {
    /** What is appended to the target's name. */
    public static final String MARK = ".part";
    /** The most bytes of a file's name. */
    private static final int LONGEST_NAME = 255;

    private final Path path;
    private final Path target;
    private final LockedFile file;
    private @Nullable Thread hook;
    private volatile long position;
    private volatile boolean isComparing;

    /** Thrown where the part holds another byte than the one that is written. */
    public static final class OtherBytesException extends RuntimeException {
        private static final long serialVersionUID = 1;

        OtherBytesException() {
            super("the part is of another file", null, false, false);
        }
    }

    private ResumableFile(Path path, Path target, LockedFile file) {
        this.path = path;
        this.target = target;
        this.file = file;
    }

    /** Whether a target's name leaves room for the part's. */
    public static boolean fits(Path target) {
        String last = String.valueOf(target.getFileName());
        return last.getBytes(StandardCharsets.UTF_8).length + MARK.length() <= LONGEST_NAME;
    }

    /** Where the part of a target is. */
    public static Path part(Path target) {
        return target.resolveSibling(target.getFileName() + MARK);
    }

    /**
     * Opens the part of a target, an absolute path, or creates it; null if it is in use.
     *
     * @throws IOException if the file system refuses
     */
    public static @Nullable ResumableFile open(Path target) throws IOException {
        Path path = part(target);
        LockedFile file = LockedFile.open(path);
        return file == null ? null : new ResumableFile(path, target, file);
    }

    /** Does this if the program is interrupted before the file is closed; an {@link IllegalStateException} if it is being stopped. */
    public void whenInterrupted(Runnable work) {
        hook = Interrupt.add(work);
    }

    /**
     * How many bytes there are.
     *
     * @throws IOException if the file system does not tell
     */
    public long size() throws IOException {
        return file.channel().size();
    }

    /** The bytes, to read. */
    public SeekableByteChannel bytes() {
        return file.channel();
    }

    /**
     * Begins anew.
     *
     * @throws IOException if writing fails
     */
    public void clear() throws IOException {
        file.channel().truncate(0);
    }

    /** Compares as far as the part goes, and appends. */
    private final class Appending extends OutputStream {
        private final long length;
        private byte[] there = {};

        Appending(long from, long length) {
            position = from;
            this.length = length;
            isComparing = from < length;
        }

        @Override
        public void write(int b) throws IOException {
            write(new byte[] {(byte) b}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int from, int count) throws IOException {
            long at = position;
            int known = Math.clamp(length - at, 0, count);
            if (known > 0) {
                compare(bytes, from, known);
            }
            at += known;
            isComparing = at < length;
            ByteBuffer rest = ByteBuffer.wrap(bytes, from + known, count - known);
            while (rest.hasRemaining()) {
                at += file.channel().write(rest, at);
            }
            position = at;
        }

        private void compare(byte[] bytes, int from, int count) throws IOException {
            if (there.length < count) {
                there = new byte[count];
            }
            ByteBuffer found = ByteBuffer.wrap(there, 0, count);
            while (found.hasRemaining() && file.channel().read(found, position + found.position()) >= 0) {
                // on to the rest
            }
            if (found.hasRemaining() || !Arrays.equals(bytes, from, from + count, there, 0, count)) {
                throw new OtherBytesException();
            }
        }
    }

    /** Writes from this place on, comparing at most this length: an {@link OtherBytesException} where the part holds other bytes. */
    public OutputStream from(long place, long length) {
        return new Appending(place, length);
    }

    /** All is written; an {@link OtherBytesException} if the part holds more. */
    public void requireEnd() {
        if (isComparing) {
            throw new OtherBytesException();
        }
    }

    /** How many bytes are compared or written by now. */
    public long position() {
        return position;
    }

    /** Whether bytes are compared, not written. */
    public boolean isComparing() {
        return isComparing;
    }

    /**
     * All is written: makes it last.
     *
     * @throws IOException if writing fails
     */
    public void finish() throws IOException {
        Disk.finish(file.channel(), path, target);
    }

    /**
     * Gives it its name; with {@code noClobber}, a target that exists by now is refused by a {@link FileAlreadyExistsException}.
     *
     * @throws IOException if the file system refuses
     */
    public void commit(boolean noClobber) throws IOException {
        Disk.rename(path, target, noClobber);
    }

    /**
     * Removes it if it holds no bytes, and returns whether it did.
     *
     * @throws IOException if the file system refuses
     */
    public boolean removeEmpty() throws IOException {
        return size() == 0 && Files.deleteIfExists(path);
    }

    @Override
    public void close() throws IOException {
        file.close();
        if (hook != null) {
            Interrupt.remove(hook);
        }
    }
}
