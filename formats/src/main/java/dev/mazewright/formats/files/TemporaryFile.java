package dev.mazewright.formats.files;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * A file that is being written to its target, beside which it is written as {@code .name.tmp-} and a number: {@link
 * #commit} gives it the target's name in one step. Without that, {@link #close} removes it, and so does an interrupt. A
 * run that was killed leaves it behind; {@link #sweep} finds it without a lock on it, and removes it.
 */
public final class TemporaryFile implements Closeable {
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

    /**
     * Creates one beside its target, an absolute path; an {@link IllegalStateException} if the program is being stopped.
     *
     * @throws IOException if the file system refuses
     */
    public static TemporaryFile beside(Path target) throws IOException {
        while (true) {
            Path path = TemporaryNames.beside(target);
            Thread hook = Interrupt.add(() -> Disk.clear(path)); // before there is anything to remove
            try {
                FileChannel channel = FileChannel.open(path, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
                if (LockedFile.lock(channel) != LockedFile.Attempt.BUSY && Files.exists(path)) {
                    return new TemporaryFile(path, target, channel, hook);
                }
                channel.close(); // another run took it for abandoned
                Interrupt.remove(hook);
            } catch (FileAlreadyExistsException e) {
                Interrupt.remove(hook); // another run has had the same number
            } catch (IOException e) {
                Interrupt.remove(hook);
                throw e;
            }
        }
    }

    /** Where to write. */
    public OutputStream stream() {
        return Channels.newOutputStream(channel);
    }

    /**
     * All is written: makes it last.
     *
     * @throws IOException if writing fails
     */
    public void finish() throws IOException {
        Disk.finish(channel, path, target);
        channel.close();
    }

    /**
     * Gives it its name; with {@code noClobber}, a target that exists by now is refused by a {@link FileAlreadyExistsException}.
     *
     * @throws IOException if the file system refuses
     */
    public void commit(boolean noClobber) throws IOException {
        Disk.rename(path, target, noClobber);
    }

    /** Removes it if it was not committed. */
    @Override
    public void close() throws IOException {
        channel.close();
        Disk.clear(path);
        Interrupt.remove(hook);
    }

    /** Removes what killed runs left beside a target, in whose name {@code anything} stands for anything. */
    public static void sweep(Path target, String anything) {
        TemporaryNames.sweepFiles(target, anything, TemporaryFile::removeAbandoned);
    }

    private static void removeAbandoned(Path file) {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            if (LockedFile.lock(channel) == LockedFile.Attempt.LOCKED) {
                Files.deleteIfExists(file);
            }
        } catch (IOException e) {
            // it is not ours to remove
        }
    }
}
