package dev.mazewright.cli.output;

import dev.mazewright.cli.process.Seeds;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermission;
import java.util.Set;
import java.util.function.Consumer;

/**
 * A file that is being written to its target, beside which it is written as {@code .name.tmp-<random>}: {@link #commit}
 * gives it the target's name in one step. Without that, {@link #close} removes it, and so does an interrupt. A run that
 * was killed leaves it behind; the next run for the same target finds it without a lock on it, and removes it.
 */
public final class TemporaryFile implements AutoCloseable {
    private static final String MARK = ".tmp-";
    private static final int RANDOM_DIGITS = 16;
    /** A name may take 255 bytes; of a long one, this number of characters is kept. */
    private static final int KEPT = 40;

    private static volatile boolean stopping;

    private final Path path;
    private final Path target;
    private final FileChannel channel;
    private final Thread hook;

    private TemporaryFile(Path path, Path target, FileChannel channel, Thread hook) {
        this.path = path;
        this.target = target;
        this.channel = channel;
        this.hook = hook;
    }

    /** Creates one beside its target, an absolute path. */
    static TemporaryFile beside(Path target) throws IOException {
        while (true) {
            Path path = nameBeside(target);
            Thread hook = new Thread(() -> {
                stopping = true;
                remove(path);
            });
            try {
                Runtime.getRuntime().addShutdownHook(hook); // before there is anything to remove
                FileChannel channel = FileChannel.open(path, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
                if (keepsItself(channel, path)) {
                    return new TemporaryFile(path, target, channel, hook);
                }
                channel.close();
                unhook(hook);
            } catch (IllegalStateException e) {
                stopping = true;
                throw e;
            } catch (FileAlreadyExistsException e) {
                unhook(hook); // another run has had the same random number
            } catch (IOException e) {
                unhook(hook);
                throw e;
            }
        }
    }

    /** The name of a temporary file, or folder, of a target. */
    static Path nameBeside(Path target) {
        return target.resolveSibling(begin(target) + hex(Seeds.fresh()));
    }

    /** Locks it, so that no other run takes it for abandoned. False if one did so in between. */
    private static boolean keepsItself(FileChannel channel, Path path) {
        try {
            return channel.tryLock() != null && Files.exists(path);
        } catch (IOException noLocksHere) {
            return true;
        }
    }

    /** Where to write. */
    OutputStream stream() {
        return Channels.newOutputStream(channel);
    }

    /** All is written: makes it last. */
    void finish() throws IOException {
        channel.force(true);
        keepPermissions(path, target);
        channel.close();
    }

    /** A file that is to replace another one gets its permissions. */
    static void keepPermissions(Path path, Path target) throws IOException {
        if (Files.exists(target)) {
            try {
                Set<PosixFilePermission> permissions = Files.getPosixFilePermissions(target);
                Files.setPosixFilePermissions(path, permissions);
            } catch (UnsupportedOperationException e) {
                // a system without such permissions
            }
        }
    }

    /**
     * Gives it its name.
     *
     * @throws FileAlreadyExistsException if there is such a file by now, and it is not to be replaced
     */
    void commit(boolean noClobber) throws IOException {
        rename(path, target, noClobber);
    }

    /**
     * Gives a file its name.
     *
     * @throws FileAlreadyExistsException if there is such a file by now, and it is not to be replaced
     */
    static void rename(Path path, Path target, boolean noClobber) throws IOException {
        if (noClobber) {
            moveToNewName(path, target);
        } else {
            try {
                Files.move(path, target, StandardCopyOption.ATOMIC_MOVE);
            } catch (AtomicMoveNotSupportedException e) {
                Files.move(path, target, StandardCopyOption.REPLACE_EXISTING);
            }
        }
        flushFolder(target);
    }

    /** Unlike a move, a second name is refused if there is such a file by now. */
    private static void moveToNewName(Path path, Path target) throws IOException {
        try {
            Files.createLink(target, path);
            Files.delete(path);
        } catch (FileAlreadyExistsException e) {
            throw e;
        } catch (IOException | UnsupportedOperationException noLinksHere) {
            Files.move(path, target);
        }
    }

    /** A new name lasts only when its folder is on the disk too; where folders cannot be flushed, that is that. */
    static void flushFolder(Path target) {
        Path folder = target.getParent();
        if (folder != null) {
            try (FileChannel folderChannel = FileChannel.open(folder, StandardOpenOption.READ)) {
                folderChannel.force(true);
            } catch (IOException e) {
                // not every system lets folders be opened
            }
        }
    }

    /** Removes it if it was not committed. */
    @Override
    public void close() throws IOException {
        channel.close();
        remove(path);
        unhook(hook);
    }

    private static void remove(Path path) {
        try {
            Files.deleteIfExists(path);
        } catch (IOException e) {
            // it stays behind; the next run removes it
        }
    }

    static void unhook(Thread hook) {
        if (!stopping) {
            try {
                Runtime.getRuntime().removeShutdownHook(hook);
            } catch (IllegalStateException e) {
                // the program is being stopped
            }
        }
    }

    /** The program has been interrupted. */
    static void stopping() {
        stopping = true;
    }

    /** Whether the program has been interrupted and is terminating. */
    public static boolean isStopping() {
        return stopping;
    }

    // ---- those that others left behind

    /**
     * Removes what runs that were killed have left beside a target, in whose name {@code anything} stands for anything.
     */
    static void sweep(Path target, String anything) {
        Path last = target.getFileName();
        String name = last == null ? "" : last.toString();
        int open = name.indexOf(anything);
        String begin = open < 0 ? begin(target) : "." + kept(name.substring(0, open));
        sweep(target, file -> isTemporary(file, begin) && Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS), TemporaryFile::removeAbandoned);
    }

    /** Finds the folders that runs that were killed have left beside a target. */
    static void sweepFolders(Path target, Consumer<Path> remove) {
        sweep(target, file -> isTemporary(file, begin(target)) && Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS), remove);
    }

    private static void sweep(Path target, DirectoryStream.Filter<Path> isLeft, Consumer<Path> remove) {
        Path folder = target.getParent();
        if (folder == null || target.getFileName() == null) {
            return;
        }
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, isLeft)) {
            files.forEach(remove);
        } catch (IOException | DirectoryIteratorException e) {
            // what cannot be listed cannot be swept
        }
    }

    private static boolean isTemporary(Path file, String begin) {
        Path last = file.getFileName();
        String name = last == null ? "" : last.toString();
        int mark = name.length() - RANDOM_DIGITS - MARK.length();
        if (mark < 0 || !name.startsWith(begin) || !name.startsWith(MARK, mark)) {
            return false;
        }
        for (int i = mark + MARK.length(); i < name.length(); i++) {
            if (Character.digit(name.charAt(i), 16) < 0) {
                return false;
            }
        }
        return true;
    }

    private static void removeAbandoned(Path file) {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            if (channel.tryLock() != null) {
                Files.deleteIfExists(file);
            }
        } catch (IOException | OverlappingFileLockException e) {
            // it is in use, or not ours to remove
        }
    }

    private static String begin(Path target) {
        Path last = target.getFileName();
        return "." + kept(last == null ? "" : last.toString()) + MARK;
    }

    private static String kept(String name) {
        return name.length() <= KEPT ? name : name.substring(0, KEPT);
    }

    private static String hex(long number) {
        String digits = Long.toHexString(number);
        return "0".repeat(RANDOM_DIGITS - digits.length()) + digits;
    }
}
