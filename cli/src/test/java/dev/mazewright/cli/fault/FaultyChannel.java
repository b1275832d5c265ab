package dev.mazewright.cli.fault;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.WritableByteChannel;
import java.nio.file.Path;

/** An open file, whose operations {@link Faults} may fail. */
final class FaultyChannel extends FileChannel {
    private final FileChannel real;
    private final Path path;

    FaultyChannel(FileChannel real, Path path) {
        this.real = real;
        this.path = path;
    }

    // ---- what may fail

    @Override
    public int read(ByteBuffer to) throws IOException {
        Faults.count("read", path);
        return real.read(to);
    }

    @Override
    public long read(ByteBuffer[] to, int offset, int length) throws IOException {
        Faults.count("read", path);
        return real.read(to, offset, length);
    }

    @Override
    public int read(ByteBuffer to, long position) throws IOException {
        Faults.count("read", path);
        return real.read(to, position);
    }

    /** Half of the bytes are written before a write fails, as on a disk that is full. */
    @Override
    public int write(ByteBuffer from) throws IOException {
        try {
            Faults.count("write", path);
        } catch (IOException e) {
            real.write(from.slice(from.position(), from.remaining() / 2));
            throw e;
        }
        return real.write(from);
    }

    @Override
    public long write(ByteBuffer[] from, int offset, int length) throws IOException {
        Faults.count("write", path);
        return real.write(from, offset, length);
    }

    @Override
    public int write(ByteBuffer from, long position) throws IOException {
        try {
            Faults.count("write", path);
        } catch (IOException e) {
            real.write(from.slice(from.position(), from.remaining() / 2), position);
            throw e;
        }
        return real.write(from, position);
    }

    @Override
    public FileChannel truncate(long size) throws IOException {
        Faults.count("truncate", path);
        real.truncate(size);
        return this;
    }

    @Override
    public void force(boolean metaData) throws IOException {
        Faults.count("flush", path);
        real.force(metaData);
    }

    @Override
    public long transferTo(long position, long count, WritableByteChannel target) throws IOException {
        Faults.count("read", path);
        return real.transferTo(position, count, target);
    }

    @Override
    public long transferFrom(ReadableByteChannel source, long position, long count) throws IOException {
        Faults.count("write", path);
        return real.transferFrom(source, position, count);
    }

    /** It is closed, and fails all the same, as where a network's disk takes the last bytes then. */
    @Override
    protected void implCloseChannel() throws IOException {
        real.close();
        Faults.count("close", path);
    }

    // ---- what may not

    @Override
    public long position() throws IOException {
        return real.position();
    }

    @Override
    public FileChannel position(long position) throws IOException {
        real.position(position);
        return this;
    }

    @Override
    public long size() throws IOException {
        return real.size();
    }

    @Override
    public MappedByteBuffer map(MapMode mode, long position, long size) throws IOException {
        return real.map(mode, position, size);
    }

    @Override
    public FileLock lock(long position, long size, boolean shared) throws IOException {
        return real.lock(position, size, shared);
    }

    @Override
    public FileLock tryLock(long position, long size, boolean shared) throws IOException {
        return real.tryLock(position, size, shared);
    }
}
