package dev.mazewright.cli;

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
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Where a result goes: standard output, a device or pipe, or a file that appears whole or not at all.
 *
 * <p>A file is written beside its target, as {@code .name.tmp-<random>}, and takes the target's name in one step when
 * {@link #commit} is called. Without that, {@link #close} removes it, and so does an interrupt. A run that was killed
 * leaves it behind; the next run for the same target finds it without a lock on it, and removes it.
 */
final class Output implements AutoCloseable {
    private static final String MARK = ".tmp-";
    private static final int RANDOM_DIGITS = 16;
    /** A name may take 255 bytes; of a long one, so many characters are kept. */
    private static final int KEPT = 40;

    private static final int MOST_LINKS = 40;

    private static volatile boolean stopping;

    private final String name;
    private final Sink sink;
    private final @Nullable Temporary temporary;

    private Output(String name, Sink sink, @Nullable Temporary temporary) {
        this.name = name;
        this.sink = sink;
        this.temporary = temporary;
    }

    /** A file on its way to its target. */
    private record Temporary(Path path, Path target, FileChannel channel, boolean noClobber, Thread hook) {}

    /**
     * Opens a target; {@code -} is standard output.
     *
     * @param noClobber whether to refuse a file that exists
     * @throws CannotCreateException if it cannot be written to; the message says why
     */
    static Output open(String target, boolean noClobber, Terminal terminal) throws IOException {
        if (isStandardOutput(target)) {
            return new Output("standard output", terminal.out(), null);
        }
        Path path = path(target);
        if (Files.isDirectory(path)) {
            throw new CannotCreateException(target, "it is a folder");
        }
        if (Files.exists(path)) {
            if (!Files.isRegularFile(path)) {
                return direct(target, path);
            }
            if (noClobber) {
                throw new CannotCreateException(target, "it exists, and --no-clobber was given");
            }
            if (!Files.isWritable(path)) {
                throw new CannotCreateException(target, "no permission");
            }
        }
        return beside(target, behindLinks(target, path), noClobber);
    }

    /** Whether this target is standard output: that is never replaced, wherever it leads. */
    static boolean isStandardOutput(String target) {
        return target.equals("-") || target.equals("/dev/stdout") || target.equals("/dev/fd/1");
    }

    private static Path path(String target) throws CannotCreateException {
        if (target.isEmpty()) {
            throw new CannotCreateException("''", "a file needs a name");
        }
        try {
            return Path.of(target);
        } catch (InvalidPathException e) {
            throw new CannotCreateException(target, "no file can have this name here: " + e.getReason());
        }
    }

    /** Devices and pipes are written to as they are. */
    private static Output direct(String target, Path path) throws IOException {
        try {
            OutputStream out = Files.newOutputStream(path, StandardOpenOption.WRITE);
            return new Output(target, new Sink(target, out, () -> false), null);
        } catch (IOException e) {
            throw new CannotCreateException(target, e);
        }
    }

    /** The file that a symbolic link stands for, whether it exists or not: the link itself stays. */
    private static Path behindLinks(String target, Path path) throws CannotCreateException {
        try {
            Path real = path;
            for (int links = 0; Files.isSymbolicLink(real); links++) {
                if (links == MOST_LINKS) {
                    throw new CannotCreateException(target, "its symbolic links lead in a circle");
                }
                real = real.resolveSibling(Files.readSymbolicLink(real));
            }
            try {
                Files.readAttributes(real, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
            } catch (NoSuchFileException isNew) {
                // as it should be; any other answer, such as a name too long, had better be known before the work
            }
            return real.toAbsolutePath();
        } catch (CannotCreateException e) {
            throw e;
        } catch (IOException e) {
            throw new CannotCreateException(target, e);
        }
    }

    private static Output beside(String target, Path real, boolean noClobber) throws IOException {
        while (true) {
            Path path = real.resolveSibling(temporaryName(real) + hex(Seeds.fresh()));
            Thread hook = new Thread(() -> {
                stopping = true;
                remove(path);
            });
            try {
                Runtime.getRuntime().addShutdownHook(hook); // before there is anything to remove
                FileChannel channel =
                        FileChannel.open(path, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
                if (keepsItself(channel, path)) {
                    Sink sink = new Sink(target, Channels.newOutputStream(channel), () -> false);
                    return new Output(target, sink, new Temporary(path, real, channel, noClobber, hook));
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
                throw new CannotCreateException(target, e);
            }
        }
    }

    /** Locks it, so that no other run takes it for abandoned. False if one did so in between. */
    private static boolean keepsItself(FileChannel channel, Path path) {
        try {
            return channel.tryLock() != null && Files.exists(path);
        } catch (IOException noLocksHere) {
            return true;
        }
    }

    private static String temporaryName(Path real) {
        Path last = real.getFileName();
        return "." + kept(last == null ? "" : last.toString()) + MARK;
    }

    private static String kept(String name) {
        return name.length() <= KEPT ? name : name.substring(0, KEPT);
    }

    private static String hex(long number) {
        String digits = Long.toHexString(number);
        return "0".repeat(RANDOM_DIGITS - digits.length()) + digits;
    }

    /** Where to write. */
    OutputStream stream() {
        return sink;
    }

    /** All is written: makes it last, and gives it its name. */
    void commit() throws IOException {
        sink.flush();
        if (temporary == null) {
            return;
        }
        try {
            temporary.channel.force(true);
            keepPermissions(temporary.path, temporary.target);
            temporary.channel.close();
        } catch (IOException e) {
            throw new WriteFailedException(name, false, e);
        }
        try {
            move(temporary);
        } catch (FileAlreadyExistsException e) {
            throw new CannotCreateException(name, "it exists, and --no-clobber was given");
        } catch (IOException e) {
            throw new CannotCreateException(name, e);
        }
        flushFolder(temporary.target);
    }

    private static void move(Temporary temporary) throws IOException {
        if (temporary.noClobber) {
            // Unlike a move, a second name is refused if there is such a file by now.
            try {
                Files.createLink(temporary.target, temporary.path);
                Files.delete(temporary.path);
                return;
            } catch (FileAlreadyExistsException e) {
                throw e;
            } catch (IOException | UnsupportedOperationException noLinksHere) {
                Files.move(temporary.path, temporary.target);
                return;
            }
        }
        try {
            Files.move(temporary.path, temporary.target, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(temporary.path, temporary.target, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private static void keepPermissions(Path from, Path replaced) throws IOException {
        if (Files.exists(replaced)) {
            try {
                Set<PosixFilePermission> permissions = Files.getPosixFilePermissions(replaced);
                Files.setPosixFilePermissions(from, permissions);
            } catch (UnsupportedOperationException e) {
                // a system without such permissions
            }
        }
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

    /** Removes what was not committed. */
    @Override
    public void close() throws IOException {
        if (temporary == null) {
            return;
        }
        temporary.channel.close();
        remove(temporary.path);
        unhook(temporary.hook);
    }

    private static void remove(Path path) {
        try {
            Files.deleteIfExists(path);
        } catch (IOException e) {
            // it stays behind; the next run removes it
        }
    }

    private static void unhook(Thread hook) {
        if (!stopping) {
            try {
                Runtime.getRuntime().removeShutdownHook(hook);
            } catch (IllegalStateException e) {
                // the program is being stopped
            }
        }
    }

    /** Whether the program has been interrupted and is on its way out. */
    static boolean isStopping() {
        return stopping;
    }

    /**
     * Removes what runs that were killed have left beside a target.
     *
     * @param target as it was given; in a name, {@code %d} stands for anything
     */
    static void sweep(String target) {
        if (isStandardOutput(target)) {
            return;
        }
        try {
            Path path = behindLinks(target, Path.of(target));
            Path folder = path.getParent();
            Path last = path.getFileName();
            if (folder == null || last == null) {
                return;
            }
            String wanted = last.toString();
            int seed = wanted.indexOf(OutputOptions.SEED);
            String begin = seed < 0 ? temporaryName(path) : "." + kept(wanted.substring(0, seed));
            try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, file -> isTemporary(file, begin))) {
                files.forEach(Output::removeAbandoned);
            }
        } catch (IOException | DirectoryIteratorException | InvalidPathException e) {
            // what cannot be listed cannot be swept
        }
    }

    private static boolean isTemporary(Path file, String begin) {
        Path last = file.getFileName();
        String fileName = last == null ? "" : last.toString();
        int mark = fileName.length() - RANDOM_DIGITS - MARK.length();
        if (mark < 0 || !fileName.startsWith(begin) || !fileName.startsWith(MARK, mark)) {
            return false;
        }
        for (int i = mark + MARK.length(); i < fileName.length(); i++) {
            if (Character.digit(fileName.charAt(i), 16) < 0) {
                return false;
            }
        }
        return Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS);
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
}
