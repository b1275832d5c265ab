package dev.mazewright.cli.output;

import dev.mazewright.cli.process.CannotCreateException;
import dev.mazewright.cli.process.Sink;
import dev.mazewright.cli.process.Terminal;
import dev.mazewright.cli.process.WriteFailedException;
import dev.mazewright.formats.io.RowFile;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Arrays;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A file of rows that is being written to its target, beside which it is written as {@code FILE.part} and locked.
 * Whatever stops the run, the part stays, and the next run for the same maze resumes it: {@link #write} makes its
 * last rows again, compares, and appends. {@link #commit} gives it the target's name in one step.
 */
public final class PartFile implements AutoCloseable {
    private static final String MARK = ".part";
    /** The most bytes of a file's name. */
    private static final int LONGEST_NAME = 255;

    private static final long MILLION = 1_000_000;

    private final String targetName;
    private final String name;
    private final Path path;
    private final Path target;
    private final FileChannel channel;
    private final Thread hook;
    private final Supplier<String> progress;
    private final Terminal terminal;
    private volatile long position;
    private volatile boolean isComparing;
    private boolean isDone;

    private PartFile(
            String targetName,
            Path path,
            Path target,
            FileChannel channel,
            Supplier<String> progress,
            Terminal terminal) {
        this.targetName = targetName;
        name = targetName + MARK;
        this.path = path;
        this.target = target;
        this.channel = channel;
        this.progress = progress;
        this.terminal = terminal;
        hook = new Thread(this::stopped);
    }

    /** Whether a target's name leaves room for the part's. */
    public static boolean fits(Path target) {
        String last = String.valueOf(target.getFileName());
        return last.getBytes(StandardCharsets.UTF_8).length + MARK.length() <= LONGEST_NAME;
    }

    /**
     * Opens the part of a target, whether there is one already or not.
     *
     * @param name of the target as it was given
     * @param target an absolute path
     * @param progress how far the maze is, such as 37%
     * @throws CannotCreateException if it cannot be written, or another run does so
     */
    public static PartFile open(String name, Path target, Supplier<String> progress, Terminal terminal) throws IOException {
        Path path = target.resolveSibling(target.getFileName() + MARK);
        String partName = name + MARK;
        try {
            if (Files.exists(path, LinkOption.NOFOLLOW_LINKS) && !Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS)) {
                throw new CannotCreateException(partName, "it exists and is not a regular file");
            }
            FileChannel channel = open(path, partName);
            PartFile part = new PartFile(name, path, target, channel, progress, terminal);
            Runtime.getRuntime().addShutdownHook(part.hook);
            return part;
        } catch (IllegalStateException e) {
            TemporaryFile.stopping(); // the program is being stopped
            throw e;
        } catch (CannotCreateException e) {
            throw e;
        } catch (IOException e) {
            throw new CannotCreateException(partName, e);
        }
    }

    /** Opens and locks it; again, if another run has just finished with it and given it its name. */
    private static FileChannel open(Path path, String name) throws IOException {
        while (true) {
            try {
                Files.createFile(path);
            } catch (FileAlreadyExistsException e) {
                // left by a run that was stopped
            }
            Object before = Files.readAttributes(path, BasicFileAttributes.class).fileKey();
            FileChannel channel = FileChannel.open(path, StandardOpenOption.READ, StandardOpenOption.WRITE);
            if (!isLocked(channel)) {
                channel.close();
                throw new CannotCreateException(name, "another run is writing it");
            }
            if (Files.exists(path) && Objects.equals(before, Files.readAttributes(path, BasicFileAttributes.class).fileKey())) {
                return channel;
            }
            channel.close();
        }
    }

    private static boolean isLocked(FileChannel channel) {
        try {
            @Nullable FileLock lock = channel.tryLock();
            return lock != null;
        } catch (OverlappingFileLockException e) {
            return false;
        } catch (IOException noLocksHere) {
            return true;
        }
    }

    // ---- writing

    /** Thrown where the part holds another byte than the maze has there. */
    private static final class Other extends RuntimeException {
        private static final long serialVersionUID = 1;

        Other() {
            super("the part is of another maze", null, false, false);
        }
    }

    /** Compares as far as the part goes, and appends. */
    private final class Appending extends OutputStream {
        private final long length;
        private long at;
        private byte[] there = {};

        Appending(long from, long length) {
            at = from;
            position = from;
            this.length = length;
            isComparing = from < length;
        }

        @Override
        public void write(int b) throws IOException {
            write(new byte[] {(byte) b}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int from, int count) throws IOException {
            int known = Math.clamp(length - at, 0, count);
            if (known > 0) {
                compare(bytes, from, known);
            }
            at += known;
            isComparing = at < length;
            ByteBuffer rest = ByteBuffer.wrap(bytes, from + known, count - known);
            while (rest.hasRemaining()) {
                at += channel.write(rest, at);
            }
            position = at;
        }

        private void compare(byte[] bytes, int from, int count) throws IOException {
            if (there.length < count) {
                there = new byte[count];
            }
            ByteBuffer found = ByteBuffer.wrap(there, 0, count);
            while (found.hasRemaining() && channel.read(found, at + found.position()) >= 0) {
                // on to the rest
            }
            if (found.hasRemaining() || !Arrays.equals(bytes, from, from + count, there, 0, count)) {
                throw new Other();
            }
        }

        void requireAll() {
            if (at < length) {
                throw new Other();
            }
        }
    }

    /**
     * Writes all rows; what is there already stays, if it is of the same maze.
     *
     * @param rows the file
     * @param again makes it once more, for a part that turns out to be of another maze
     */
    public void write(RowFile rows, Supplier<RowFile> again) throws IOException {
        long length = channel.size();
        try {
            write(rows, length);
        } catch (Other e) {
            terminal.say(name + " is of another maze; starting again");
            channel.truncate(0);
            write(again.get(), 0);
        }
    }

    private void write(RowFile rows, long length) throws IOException {
        ByteArrayOutputStream head = new ByteArrayOutputStream();
        rows.begin(head);
        Appending beginning = new Appending(0, length);
        Sink first = new Sink(name, beginning, () -> false);
        head.writeTo(first);
        first.flush();
        RowFile.Mark start = new RowFile.Mark(0, head.size(), 0);
        RowFile.Mark from = length > head.size() ? rows.mark(channel, start) : start;
        if (length > head.size()) {
            terminal.say("resuming " + name + ", which holds " + length + " bytes");
        }
        Appending appending = new Appending(from.bytes(), length);
        Sink sink = new Sink(name, appending, () -> false);
        rows.rows(from, sink);
        sink.flush();
        appending.requireAll();
    }

    /** How many bytes there are by now, in words that follow others. */
    public String progress() {
        return isComparing ? ", comparing" : ", " + position / MILLION + " MB";
    }

    // ---- the end

    /** All is written: makes it last, and gives it its name. */
    public synchronized void commit(boolean noClobber) throws IOException {
        try {
            channel.force(true);
            TemporaryFile.keepPermissions(path, target);
        } catch (IOException e) {
            throw new WriteFailedException(name, false, e);
        }
        try {
            TemporaryFile.rename(path, target, noClobber);
            isDone = true;
        } catch (FileAlreadyExistsException e) {
            throw new CannotCreateException(targetName, "it exists, and --no-clobber was given");
        } catch (IOException e) {
            throw new CannotCreateException(targetName, e);
        }
    }

    /** Says what is left, if it was not committed. */
    @Override
    public void close() throws IOException {
        if (TemporaryFile.isStopping()) {
            return; // the hook says it
        }
        leave();
        channel.close();
        TemporaryFile.unhook(hook);
    }

    private void stopped() {
        TemporaryFile.stopping();
        leave();
    }

    private synchronized void leave() {
        if (isDone) {
            return;
        }
        isDone = true;
        try {
            if (channel.size() == 0) {
                Files.deleteIfExists(path);
                return;
            }
        } catch (IOException e) {
            // then it stays
        }
        String holds = isComparing ? " holds what it held" : " holds " + progress.get();
        terminal.say(name + holds + "; the same command resumes it");
    }
}
