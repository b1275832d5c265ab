package dev.mazewright.cli.output;

import dev.mazewright.cli.process.CannotCreateException;
import dev.mazewright.cli.process.Sink;
import dev.mazewright.cli.process.WriteFailedException;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Comparator;
import java.util.stream.Stream;

/**
 * A folder of results that appears, when {@link #commit} is called, whole or not at all: until then it is {@code
 * .name.tmp-<random>} beside its target. Without a commit {@link #close} removes it, and so does an interrupt. A run that was killed
 * leaves it behind; the next run for the same target finds it without a lock on it, and removes it.
 */
public final class OutputFolder implements AutoCloseable {
    private static final String LOCK = ".lock";

    private final String name;
    private final Path path;
    private final Path target;
    private final FileChannel lock;
    private final Thread hook;

    private OutputFolder(String name, Path path, Path target, FileChannel lock, Thread hook) {
        this.name = name;
        this.path = path;
        this.target = target;
        this.lock = lock;
        this.hook = hook;
    }

    /**
     * Opens a folder that does not exist yet, or is empty.
     *
     * @throws CannotCreateException if it cannot be created; the message says why
     */
    public static OutputFolder open(String target) throws IOException {
        Path wanted = requireFree(target);
        TemporaryFile.sweepFolders(wanted, OutputFolder::removeAbandoned);
        Path path = TemporaryFile.nameBeside(wanted);
        Thread hook = new Thread(() -> {
            TemporaryFile.stopping();
            remove(path);
        });
        try {
            Runtime.getRuntime().addShutdownHook(hook); // before there is anything to remove
            Files.createDirectory(path);
            FileChannel lock = FileChannel.open(path.resolve(LOCK), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
            hasLocked(lock);
            return new OutputFolder(target, path, wanted, lock, hook);
        } catch (IllegalStateException e) {
            TemporaryFile.stopping(); // the program is being stopped
            throw e;
        } catch (IOException e) {
            remove(path);
            TemporaryFile.unhook(hook);
            throw new CannotCreateException(target, e);
        }
    }

    /**
     * The path of a folder that does not exist yet, or is empty.
     *
     * @throws CannotCreateException if it is something else
     */
    public static Path requireFree(String target) throws IOException {
        try {
            Path path = Path.of(target).toAbsolutePath().normalize();
            if (path.getFileName() == null) {
                throw new CannotCreateException(target, "a folder needs a name");
            }
            if (Files.exists(path)) {
                requireEmpty(target, path);
            }
            return path;
        } catch (InvalidPathException e) {
            throw new CannotCreateException(target, "no folder can have this name here: " + e.getReason());
        }
    }

    private static void requireEmpty(String target, Path path) throws IOException {
        if (!Files.isDirectory(path)) {
            throw new CannotCreateException(target, "it is a file, and a folder is written");
        }
        try (DirectoryStream<Path> files = Files.newDirectoryStream(path)) {
            if (files.iterator().hasNext()) {
                throw new CannotCreateException(target, "the folder is not empty; remove it, or name another one");
            }
        } catch (CannotCreateException e) {
            throw e;
        } catch (IOException e) {
            throw new CannotCreateException(target, e);
        }
    }

    private static boolean hasLocked(FileChannel channel) {
        try {
            return channel.tryLock() != null;
        } catch (OverlappingFileLockException e) {
            return false;
        } catch (IOException noLocksHere) {
            return true;
        }
    }

    /** A new file in the folder, which lasts when it is closed. Safe for use by several threads. */
    public OutputStream file(String file) throws IOException {
        FileChannel channel = FileChannel.open(path.resolve(file), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        Sink sink = new Sink(name + "/" + file, Channels.newOutputStream(channel), () -> false);
        return new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                sink.write(b);
            }

            @Override
            public void write(byte[] bytes, int from, int length) throws IOException {
                sink.write(bytes, from, length);
            }

            @Override
            public void close() throws IOException {
                try (channel) {
                    sink.flush();
                    force(channel, file);
                }
            }
        };
    }

    private void force(FileChannel channel, String file) throws IOException {
        try {
            channel.force(true);
        } catch (IOException e) {
            throw new WriteFailedException(name + "/" + file, false, e);
        }
    }

    /** All is written: gives the folder its name. */
    public void commit() throws IOException {
        try {
            lock.close();
            Files.delete(path.resolve(LOCK));
            requireFree(name);
            Files.deleteIfExists(target);
            Files.move(path, target, StandardCopyOption.ATOMIC_MOVE);
            TemporaryFile.flushFolder(target);
        } catch (CannotCreateException e) {
            throw e;
        } catch (IOException e) {
            throw new CannotCreateException(name, e);
        }
    }

    /** Removes it if it was not committed. */
    @Override
    public void close() throws IOException {
        lock.close();
        remove(path);
        TemporaryFile.unhook(hook);
    }

    private static void removeAbandoned(Path folder) {
        try (FileChannel channel = FileChannel.open(folder.resolve(LOCK), StandardOpenOption.WRITE)) {
            if (!hasLocked(channel)) {
                return;
            }
        } catch (IOException e) {
            return; // it is in use, or not ours to remove
        }
        remove(folder);
    }

    private static void remove(Path folder) {
        try (Stream<Path> all = Files.walk(folder)) {
            all.sorted(Comparator.reverseOrder()).forEach(OutputFolder::delete);
        } catch (IOException e) {
            // there is none, or it stays behind; the next run removes it
        }
    }

    private static void delete(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException | DirectoryIteratorException e) {
            // it stays behind; the next run removes it
        }
    }
}
