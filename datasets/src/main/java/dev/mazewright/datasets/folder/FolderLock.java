package dev.mazewright.datasets.folder;

import dev.mazewright.formats.files.LockedFile;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** That one process alone works in a folder. */
final class FolderLock {
    private FolderLock() {}

    /**
     * Takes the lock of a file, which is created if need be.
     *
     * @param folder named in the message
     * @throws FolderRefusedException if another process has it, or the folder cannot be written to
     */
    static LockedFile take(Path file, Path folder) throws IOException {
        @Nullable LockedFile lock;
        try {
            lock = open(file);
        } catch (AccessDeniedException e) {
            throw new FolderRefusedException(folder, "no permission");
        } catch (FileSystemException e) {
            throw new FolderRefusedException(folder, e.getFile() + ": " + Objects.requireNonNullElse(e.getReason(), e.getClass().getSimpleName()));
        }
        if (lock == null) {
            throw new FolderRefusedException(folder, "another run is writing to it; wait for its end, or name another folder");
        }
        if (!lock.isLocked()) {
            lock.close();
            throw new FolderRefusedException(folder, "its file system has no locks; name a folder on another one");
        }
        return lock;
    }

    private static @Nullable LockedFile open(Path file) throws IOException {
        while (true) {
            Files.createDirectories(file.getParent());
            try {
                return LockedFile.open(file);
            } catch (NoSuchFileException e) {
                // a run that has just ended removed its folder
            }
        }
    }
}
