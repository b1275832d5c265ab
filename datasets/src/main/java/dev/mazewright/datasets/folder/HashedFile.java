package dev.mazewright.datasets.folder;

import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.Sha256;
import java.io.BufferedOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** A new file, whose SHA-256 is computed while it is written. Closed, it is on the disk. */
final class HashedFile extends OutputStream {
    private static final int BUFFER = 1 << 16;

    private final Path file;
    private final String path;
    private final FileChannel channel;
    private final Sha256 sha = new Sha256();
    private final OutputStream out;
    private long bytes;
    private boolean isClosed;

    /** A file, and the path where it is going to be. */
    HashedFile(Path file, String path) throws IOException {
        this.file = file;
        this.path = path;
        Files.createDirectories(file.getParent());
        channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE, StandardOpenOption.TRUNCATE_EXISTING);
        out = new BufferedOutputStream(new Hashing(Channels.newOutputStream(channel), sha), BUFFER);
    }

    /** What a file on the disk holds. */
    static WrittenFile of(Path file, String path) throws IOException {
        Sha256 sha = new Sha256();
        ByteBuffer buffer = ByteBuffer.allocate(BUFFER);
        long bytes = 0;
        try (FileChannel in = FileChannel.open(file, StandardOpenOption.READ)) {
            while (in.read(buffer) >= 0) {
                buffer.flip();
                bytes += buffer.remaining();
                sha.update(buffer.array(), 0, buffer.remaining());
                buffer.clear();
            }
        }
        return new WrittenFile(path, bytes, sha.hex());
    }

    @Override
    public void write(int b) throws IOException {
        try {
            out.write(b);
        } catch (IOException e) {
            throw named(e);
        }
    }

    @Override
    public void write(byte[] from, int offset, int length) throws IOException {
        try {
            out.write(from, offset, length);
        } catch (IOException e) {
            throw named(e);
        }
    }

    private IOException named(IOException e) {
        CancelledException.check(); // an interrupt closes the channel
        return new IOException("cannot write " + file + ": " + e.getMessage(), e);
    }

    @Override
    public void close() throws IOException {
        if (isClosed) {
            return;
        }
        isClosed = true;
        try (channel) {
            out.flush();
            bytes = channel.position();
            channel.force(false);
        } catch (IOException e) {
            throw named(e);
        }
    }

    /** Where it is going to be. */
    String path() {
        return path;
    }

    /** Closes the file as it is, if it is still open. */
    void abandon() throws IOException {
        isClosed = true;
        channel.close();
    }

    /** What was written, after {@link #close}. */
    WrittenFile written() {
        return new WrittenFile(path, bytes, sha.hex());
    }

    /** Adds to a SHA-256 what is written. */
    private static final class Hashing extends FilterOutputStream {
        private final Sha256 sha;

        Hashing(OutputStream out, Sha256 sha) {
            super(out);
            this.sha = sha;
        }

        @Override
        public void write(int b) throws IOException {
            out.write(b);
            sha.update((byte) b);
        }

        @Override
        public void write(byte[] from, int offset, int length) throws IOException {
            out.write(from, offset, length);
            sha.update(from, offset, length);
        }
    }
}
