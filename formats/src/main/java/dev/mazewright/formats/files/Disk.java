package dev.mazewright.formats.files;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermission;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Steps that leave the old or the new on the disk, never something in between. */
public final class Disk {
    private static final int ATTEMPTS = 10;

    private Disk() {}

    /**
     * Gives a file its name in one step; a file that has the name is replaced.
     *
     * @throws IOException if the file system refuses
     */
    public static void replace(Path path, Path target) throws IOException {
        try {
            Files.move(path, target, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(path, target, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** The same, to last; with {@code noClobber}, a target that exists by now is refused by a {@link FileAlreadyExistsException}. */
    static void rename(Path path, Path target, boolean noClobber) throws IOException {
        if (noClobber) {
            moveToNewName(path, target);
        } else {
            replace(path, target);
        }
        flushFolder(target);
    }

    /** Unlike a move, a second name is refused if there is such a file by now. What cannot lose its first one is there all the same. */
    private static void moveToNewName(Path path, Path target) throws IOException {
        try {
            Files.createLink(target, path);
        } catch (FileAlreadyExistsException e) {
            throw e;
        } catch (IOException | UnsupportedOperationException noLinksHere) {
            Files.move(path, target);
            return;
        }
        clear(path);
    }

    /** A new name lasts only when its folder is on the disk too; where folders cannot be flushed, that is that. */
    private static void flushFolder(Path target) {
        Path folder = target.getParent();
        if (folder != null) {
            try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
                channel.force(true);
            } catch (IOException e) {
                // not every system lets folders be opened
            }
        }
    }

    /** All of a file is written: makes it last, with the permissions of the file that it is to replace. */
    static void finish(FileChannel channel, Path path, Path target) throws IOException {
        channel.force(true);
        if (Files.exists(target)) {
            try {
                Set<PosixFilePermission> permissions = Files.getPosixFilePermissions(target);
                Files.setPosixFilePermissions(path, permissions);
            } catch (UnsupportedOperationException e) {
                // a system without such permissions
            }
        }
    }

    /** Removes a file, or a folder with all that it holds; an {@link IOException} if something cannot be removed, and the rest is. */
    public static void removeAll(Path path) throws IOException {
        if (!Files.exists(path)) {
            return;
        }
        List<Path> all;
        try (Stream<Path> walked = Files.walk(path)) {
            all = walked.sorted(Comparator.reverseOrder()).toList();
        }
        @Nullable IOException failure = null;
        for (Path each : all) {
            try {
                Files.deleteIfExists(each);
            } catch (IOException e) {
                failure = failure == null ? e : failure;
            }
        }
        if (failure != null) {
            throw failure;
        }
    }

    /** The same, for what may stay behind: the next run removes it. Others may still be writing to it. */
    static void clear(Path path) {
        for (int i = 0; i < ATTEMPTS; i++) {
            try {
                removeAll(path);
                return;
            } catch (IOException | UncheckedIOException e) {
                // once more, it may have grown
            }
        }
    }
}
