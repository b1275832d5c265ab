package dev.mazewright.formats.files;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A file that this process holds alone. The operating system releases it when the process ends, however it ends. */
public final class LockedFile implements Closeable {
    private static final int ATTEMPTS = 10;

    private final FileChannel channel;
    private final Attempt attempt;

    /** What came of an attempt to lock a file. */
    enum Attempt {
        LOCKED,
        /** Another process has it, or another thread of this one. */
        BUSY,
        /** The file system has no locks. */
        UNSUPPORTED
    }

    private LockedFile(FileChannel channel, Attempt attempt) {
        this.channel = channel;
        this.attempt = attempt;
    }

    /**
     * Opens and locks a file, or creates it; null if it is in use. Where the file system has no locks, it is not {@link #isLocked}.
     *
     * @throws IOException if the file system refuses
     */
    public static @Nullable LockedFile open(Path file) throws IOException {
        for (int i = 0; i < ATTEMPTS; i++) {
            create(file);
            Object before = key(file);
            FileChannel channel = FileChannel.open(
                    file, StandardOpenOption.READ, StandardOpenOption.WRITE, StandardOpenOption.CREATE);
            Attempt attempt = lock(channel);
            if (attempt != Attempt.BUSY && Objects.equals(before, key(file)) && Files.exists(file)) {
                return new LockedFile(channel, attempt);
            }
            channel.close();
            if (attempt == Attempt.BUSY) {
                return null;
            }
            // its owner has just removed or renamed it
        }
        return null;
    }

    private static void create(Path file) throws IOException {
        try {
            Files.createFile(file);
        } catch (FileAlreadyExistsException e) {
            // that is as good
        }
    }

    /** What tells this file from others that had its name; null where the system does not tell. */
    private static @Nullable Object key(Path file) throws IOException {
        try {
            return Files.readAttributes(file, BasicFileAttributes.class).fileKey();
        } catch (NoSuchFileException e) {
            return null;
        }
    }

    /** Tries to lock an open file, until its channel is closed. */
    static Attempt lock(FileChannel channel) {
        try {
            return channel.tryLock() == null ? Attempt.BUSY : Attempt.LOCKED;
        } catch (OverlappingFileLockException e) {
            return Attempt.BUSY;
        } catch (IOException e) {
            return Attempt.UNSUPPORTED;
        }
    }

    /** Whether others are kept out. */
    public boolean isLocked() {
        return attempt == Attempt.LOCKED;
    }

    FileChannel channel() {
        return channel;
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
