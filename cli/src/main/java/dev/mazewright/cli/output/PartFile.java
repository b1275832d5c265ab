package dev.mazewright.cli.output;

import dev.mazewright.cli.process.CannotCreateException;
import dev.mazewright.cli.process.Sink;
import dev.mazewright.cli.process.Terminal;
import dev.mazewright.cli.process.WriteFailedException;
import dev.mazewright.formats.files.Interrupt;
import dev.mazewright.formats.files.ResumableFile;
import dev.mazewright.formats.io.RowFile;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A file of rows that is being written to its target as a {@link ResumableFile}: the next run for the same maze makes the
 * part's last rows again, compares, and appends.
 */
public final class PartFile implements AutoCloseable {
    private static final long MILLION = 1_000_000;

    private final String targetName;
    private final String name;
    private final Supplier<String> progress;
    private final Terminal terminal;
    private final ResumableFile file;
    private boolean isDone;

    private PartFile(String targetName, ResumableFile file, Supplier<String> progress, Terminal terminal) {
        this.targetName = targetName;
        name = targetName + ResumableFile.MARK;
        this.file = file;
        this.progress = progress;
        this.terminal = terminal;
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
        Path path = ResumableFile.part(target);
        String partName = name + ResumableFile.MARK;
        if (Files.exists(path, LinkOption.NOFOLLOW_LINKS) && !Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS)) {
            throw new CannotCreateException(partName, "it exists and is not a regular file");
        }
        @Nullable ResumableFile file;
        try {
            file = ResumableFile.open(target);
        } catch (IOException e) {
            throw new CannotCreateException(partName, e);
        }
        if (file == null) {
            throw new CannotCreateException(partName, "another run is writing it");
        }
        PartFile part = new PartFile(name, file, progress, terminal);
        file.whenInterrupted(part::leave);
        return part;
    }

    /**
     * Writes all rows; what is there already stays, if it is of the same maze.
     *
     * @param rows the file
     * @param again makes it once more, for a part that turns out to be of another maze
     */
    public void write(RowFile rows, Supplier<RowFile> again) throws IOException {
        try {
            write(rows, file.size());
        } catch (ResumableFile.OtherBytesException e) {
            terminal.say(name + " is of another maze; starting again");
            file.clear();
            write(again.get(), 0);
        }
    }

    private void write(RowFile rows, long length) throws IOException {
        ByteArrayOutputStream head = new ByteArrayOutputStream();
        rows.begin(head);
        Sink first = new Sink(name, file.from(0, length), () -> false);
        head.writeTo(first);
        first.flush();
        RowFile.Mark start = new RowFile.Mark(0, head.size(), 0);
        RowFile.Mark from = length > head.size() ? rows.mark(file.bytes(), start) : start;
        if (length > head.size()) {
            terminal.say("resuming " + name + ", which holds " + length + " bytes");
        }
        Sink sink = new Sink(name, file.from(from.bytes(), length), () -> false);
        rows.rows(from, sink);
        sink.flush();
        file.requireEnd();
    }

    /** How many bytes there are by now, in words that follow others. */
    public String progress() {
        return file.isComparing() ? ", comparing" : ", " + file.position() / MILLION + " MB";
    }

    // ---- the end

    /** All is written: makes it last, and gives it its name. */
    public synchronized void commit(boolean noClobber) throws IOException {
        try {
            file.finish();
        } catch (IOException e) {
            throw new WriteFailedException(name, false, e);
        }
        try {
            file.commit(noClobber);
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
        if (Interrupt.hasBegun()) {
            return; // then it has been said
        }
        leave();
        file.close();
    }

    private synchronized void leave() {
        if (isDone) {
            return;
        }
        isDone = true;
        try {
            if (file.removeEmpty()) {
                return;
            }
        } catch (IOException e) {
            // then it stays
        }
        String holds = file.isComparing() ? " holds what it held" : " holds " + progress.get();
        terminal.say(name + holds + "; the same command resumes it");
    }
}
