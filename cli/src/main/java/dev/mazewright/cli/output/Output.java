package dev.mazewright.cli.output;

import dev.mazewright.cli.process.CannotCreateException;
import dev.mazewright.cli.process.Sink;
import dev.mazewright.cli.process.Terminal;
import dev.mazewright.cli.process.WriteFailedException;
import dev.mazewright.formats.files.TemporaryFile;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import org.jspecify.annotations.Nullable;

/** Where a result goes: standard output, a device or pipe, or a file that appears, when {@link #commit} is called, whole or not at all. */
public final class Output implements AutoCloseable {
    /** What stands for the seed in the name of a file. */
    public static final String SEED = "%d";

    private static final int MOST_LINKS = 40;

    private final String name;
    private final Sink sink;
    private final @Nullable TemporaryFile temporary;
    private final boolean noClobber;

    private Output(String name, Sink sink, @Nullable TemporaryFile temporary, boolean noClobber) {
        this.name = name;
        this.sink = sink;
        this.temporary = temporary;
        this.noClobber = noClobber;
    }

    /**
     * Opens a target; {@code -} is standard output.
     *
     * @param noClobber whether to refuse a file that exists
     * @throws CannotCreateException if it cannot be written to; the message says why
     */
    public static Output open(String target, boolean noClobber, Terminal terminal) throws IOException {
        if (isStandardOutput(target)) {
            return new Output("standard output", terminal.out(), null, false);
        }
        Path real = file(target, noClobber);
        if (real == null) {
            return direct(target, path(target));
        }
        try {
            TemporaryFile temporary = TemporaryFile.beside(real);
            return new Output(target, new Sink(target, temporary.stream(), () -> false), temporary, noClobber);
        } catch (IOException e) {
            throw new CannotCreateException(target, e);
        }
    }

    /**
     * The file that a target stands for, which may be written; null for standard output, devices and pipes.
     *
     * @param noClobber whether to refuse a file that exists
     * @throws CannotCreateException if it cannot be written to; the message says why
     */
    public static @Nullable Path file(String target, boolean noClobber) throws CannotCreateException {
        if (isStandardOutput(target)) {
            return null;
        }
        Path path = path(target);
        if (Files.isDirectory(path)) {
            throw new CannotCreateException(target, "it is a folder");
        }
        if (Files.exists(path)) {
            if (!Files.isRegularFile(path)) {
                return null;
            }
            if (noClobber) {
                throw new CannotCreateException(target, "it exists, and --no-clobber was given");
            }
            if (!Files.isWritable(path)) {
                throw new CannotCreateException(target, "no permission");
            }
        }
        return behindLinks(target, path);
    }

    /** Whether this target is standard output: that is never replaced, wherever it leads. */
    public static boolean isStandardOutput(String target) {
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
            return new Output(target, new Sink(target, out, () -> false), null, false);
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
                    throw new CannotCreateException(target, "its symbolic links form a loop");
                }
                real = real.resolveSibling(Files.readSymbolicLink(real));
            }
            try {
                Files.readAttributes(real, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
            } catch (NoSuchFileException isNew) {
                // as it should be; any other answer, such as a name too long, had better be known before the work
            }
            return real.toAbsolutePath();
        } catch (IOException e) {
            throw CannotCreateException.of(target, e);
        }
    }

    /** Where to write. */
    public OutputStream stream() {
        return sink;
    }

    /** All is written: makes it last, and gives it its name. */
    public void commit() throws IOException {
        sink.flush();
        if (temporary == null) {
            return;
        }
        try {
            temporary.finish();
        } catch (IOException e) {
            throw new WriteFailedException(name, false, e);
        }
        try {
            temporary.commit(noClobber);
        } catch (FileAlreadyExistsException e) {
            throw new CannotCreateException(name, "it exists, and --no-clobber was given");
        } catch (IOException e) {
            throw new CannotCreateException(name, e);
        }
    }

    /** Removes what was not committed. */
    @Override
    public void close() throws IOException {
        if (temporary != null) {
            temporary.close();
        }
    }

    /**
     * Removes what runs that were killed have left beside a target.
     *
     * @param target as it was given; in a name, {@code %d} stands for anything
     */
    public static void sweep(String target) {
        if (isStandardOutput(target)) {
            return;
        }
        try {
            TemporaryFile.sweep(behindLinks(target, Path.of(target)), SEED);
        } catch (IOException | InvalidPathException e) {
            // what cannot be there cannot be swept
        }
    }
}
