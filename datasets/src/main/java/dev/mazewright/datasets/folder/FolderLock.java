package dev.mazewright.datasets.folder;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** That one process alone works in a folder. The operating system ends it with the process. */
final class FolderLock implements AutoCloseable {
    private static final int ATTEMPTS = 10;

    private final FileChannel channel;

    private FolderLock(FileChannel channel) {
        this.channel = channel;
    }

    /**
     * Takes the lock of a file, which is made if need be.
     *
     * @param folder named in the message
     * @throws FolderRefusedException if another process has it, or the folder cannot be written to
     */
    static FolderLock take(Path file, Path folder) throws IOException {
        try {
            return tryTake(file, folder);
        } catch (AccessDeniedException e) {
            throw new FolderRefusedException(folder, "no permission");
        } catch (FileSystemException e) {
            throw new FolderRefusedException(folder, e.getFile() + ": " + Objects.requireNonNullElse(e.getReason(), e.getClass().getSimpleName()));
        }
    }

    private static FolderLock tryTake(Path file, Path folder) throws IOException {
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            Files.createDirectories(file.getParent());
            FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            Object key = key(file);
            if (!isLocked(channel)) {
                channel.close();
                throw new FolderRefusedException(folder, "another run is writing to it; wait for its end, or name another folder");
            }
            if (key != null && Objects.equals(key, key(file))) {
                return new FolderLock(channel);
            }
            channel.close(); // a run that has just ended removed the file
        }
        throw new FolderRefusedException(folder, "another run is writing to it");
    }

    private static boolean isLocked(FileChannel channel) throws IOException {
        try {
            @Nullable FileLock lock = channel.tryLock();
            return lock != null;
        } catch (OverlappingFileLockException e) {
            return false;
        }
    }

    private static @Nullable Object key(Path file) {
        try {
            return Files.readAttributes(file, BasicFileAttributes.class).fileKey();
        } catch (IOException gone) {
            return null;
        }
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
