package dev.mazewright.cli.output;

import dev.mazewright.cli.process.CannotCreateException;
import dev.mazewright.cli.process.Sink;
import dev.mazewright.cli.process.WriteFailedException;
import dev.mazewright.formats.files.TemporaryFolder;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** A folder of results that appears, when {@link #commit} is called, whole or not at all. */
public final class OutputFolder implements AutoCloseable {
    private final String name;
    private final TemporaryFolder folder;

    private OutputFolder(String name, TemporaryFolder folder) {
        this.name = name;
        this.folder = folder;
    }

    /**
     * Opens a folder that does not exist yet, or is empty.
     *
     * @throws CannotCreateException if it cannot be created; the message says why
     */
    public static OutputFolder open(String target) throws IOException {
        Path wanted = requireFree(target);
        try {
            return new OutputFolder(target, TemporaryFolder.beside(wanted));
        } catch (IOException e) {
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
        } catch (IOException e) {
            throw CannotCreateException.of(target, e);
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
        }
    }

    /** A new file in the folder, which lasts when it is closed. Safe for use by several threads. */
    public OutputStream file(String file) throws IOException {
        FileChannel channel = folder.newFile(file);
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
            requireFree(name);
            folder.commit();
        } catch (IOException e) {
            throw CannotCreateException.of(name, e);
        }
    }

    /** Removes it if it was not committed. */
    @Override
    public void close() throws IOException {
        folder.close();
    }
}
