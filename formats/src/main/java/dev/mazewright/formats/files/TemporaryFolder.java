package dev.mazewright.formats.files;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.TimeUnit;

/** A folder that is being written, as {@link TemporaryFile} is a file. A file in it, {@code .lock}, is locked until it is committed. */
public final class TemporaryFolder implements Closeable {
    private static final String LOCK = ".lock";
    private static final long LONGEST_STEP = TimeUnit.HOURS.toMillis(1);

    private final Path path;
    private final Path target;
    private final FileChannel lock;
    private final Thread hook;

    private TemporaryFolder(Path path, Path target, FileChannel lock, Thread hook) {
        this.path = path;
        this.target = target;
        this.lock = lock;
        this.hook = hook;
    }

    /**
     * Creates one beside its target, an absolute path, without what killed runs left; an {@link IllegalStateException} while the program is stopped.
     *
     * @throws IOException if the file system refuses
     */
    public static TemporaryFolder beside(Path target) throws IOException {
        TemporaryFolder made = create(target);
        TemporaryNames.sweepFolders(target, made::removeAbandoned);
        return made;
    }

    private static TemporaryFolder create(Path target) throws IOException {
        while (true) {
            Path path = TemporaryNames.beside(target);
            Thread hook = Interrupt.add(() -> Disk.clear(path)); // before there is anything to remove
            try {
                Files.createDirectory(path);
            } catch (FileAlreadyExistsException e) {
                Interrupt.remove(hook);
                continue; // another run has had the same number
            } catch (IOException e) {
                Interrupt.remove(hook);
                throw e;
            }
            try {
                FileChannel lock = newFile(path.resolve(LOCK));
                LockedFile.lock(lock);
                return new TemporaryFolder(path, target, lock, hook);
            } catch (IOException e) {
                Disk.clear(path);
                Interrupt.remove(hook);
                throw e;
            }
        }
    }

    private static FileChannel newFile(Path file) throws IOException {
        return FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    }

    /**
     * A new file in the folder, in folders of it where slashes are in its name. To last, it must be forced to the disk.
     *
     * @throws IOException if the file system refuses
     */
    public FileChannel newFile(String name) throws IOException {
        Path file = path.resolve(name);
        Files.createDirectories(file.getParent());
        return newFile(file);
    }

    /**
     * All is written: gives the folder its name. An empty folder of that name is replaced; any other refuses.
     *
     * @throws IOException if the file system refuses
     */
    public void commit() throws IOException {
        lock.close();
        Files.delete(path.resolve(LOCK));
        Files.deleteIfExists(target);
        Disk.rename(path, target, false);
    }

    /** Removes it if it was not committed. */
    @Override
    public void close() throws IOException {
        lock.close();
        Disk.clear(path);
        Interrupt.remove(hook);
    }

    /** Without a lock it is being created or renamed, or a run was killed then; a while later it can only be the latter. */
    private void removeAbandoned(Path folder) {
        if (folder.equals(path)) {
            return; // to open and close its lock once more would release it
        }
        try {
            if (Files.notExists(folder.resolve(LOCK)) && time(folder) < time(path) - LONGEST_STEP) {
                Disk.clear(folder);
                return;
            }
        } catch (IOException e) {
            return; // it has just been renamed
        }
        try (FileChannel lock = FileChannel.open(folder.resolve(LOCK), StandardOpenOption.WRITE)) {
            if (LockedFile.lock(lock) == LockedFile.Attempt.LOCKED) {
                Disk.clear(folder);
            }
        } catch (IOException e) {
            // it is not ours to remove
        }
    }

    /** When something in a folder has changed, in milliseconds of the file system's clock. */
    private static long time(Path folder) throws IOException {
        return Files.getLastModifiedTime(folder).toMillis();
    }
}
