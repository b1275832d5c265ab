package dev.mazewright.cli.fault;

import java.io.IOException;
import java.net.URI;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.AccessMode;
import java.nio.file.CopyOption;
import java.nio.file.DirectoryStream;
import java.nio.file.FileStore;
import java.nio.file.FileSystem;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileAttributeView;
import java.nio.file.spi.FileSystemProvider;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;

/**
 * The system's files, whose operations {@link Faults} may fail. A JVM that has it as its default,
 * {@code -Djava.nio.file.spi.DefaultFileSystemProvider}, uses it for every path.
 */
public final class FaultyProvider extends FileSystemProvider {
    private final FileSystemProvider real;
    private final FaultyFileSystem files;

    /** Over the system's own. */
    public FaultyProvider(FileSystemProvider real) {
        this.real = real;
        this.files = new FaultyFileSystem(real.getFileSystem(URI.create("file:///")), this);
    }

    private static Path real(Path path) {
        return FaultyFileSystem.real(path);
    }

    // ---- what may fail

    @Override
    public FileChannel newFileChannel(Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes) throws IOException {
        Faults.count("open", real(path));
        return new FaultyChannel(real.newFileChannel(real(path), options, attributes), real(path));
    }

    @Override
    public SeekableByteChannel newByteChannel(Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes) throws IOException {
        if (options.isEmpty() || options.equals(Set.of(StandardOpenOption.READ))) {
            return real.newByteChannel(real(path), options, attributes); // also of devices, which have no place
        }
        return newFileChannel(path, options, attributes);
    }

    @Override
    public void createDirectory(Path path, FileAttribute<?>... attributes) throws IOException {
        Faults.count("create folder", real(path));
        real.createDirectory(real(path), attributes);
    }

    @Override
    public void createLink(Path link, Path existing) throws IOException {
        Faults.count("link", real(link));
        real.createLink(real(link), real(existing));
    }

    @Override
    public void delete(Path path) throws IOException {
        Faults.count("delete", real(path));
        real.delete(real(path));
    }

    @Override
    public void move(Path source, Path target, CopyOption... options) throws IOException {
        Faults.count("move", real(target));
        real.move(real(source), real(target), options);
    }

    @Override
    public void copy(Path source, Path target, CopyOption... options) throws IOException {
        Faults.count("copy", real(target));
        real.copy(real(source), real(target), options);
    }

    @Override
    public DirectoryStream<Path> newDirectoryStream(Path path, DirectoryStream.Filter<? super Path> filter) throws IOException {
        Faults.count("list", real(path));
        DirectoryStream<Path> names = real.newDirectoryStream(real(path), name -> filter.accept(files.of(name)));
        return new DirectoryStream<>() {
            @Override
            public Iterator<Path> iterator() {
                return files.of(names.iterator());
            }

            @Override
            public void close() throws IOException {
                names.close();
            }
        };
    }

    // ---- what may not

    @Override
    public String getScheme() {
        return real.getScheme();
    }

    @Override
    public FileSystem newFileSystem(URI uri, Map<String, ?> settings) throws IOException {
        return real.newFileSystem(uri, settings);
    }

    @Override
    public FileSystem getFileSystem(URI uri) {
        return files;
    }

    @Override
    public Path getPath(URI uri) {
        return files.of(real.getPath(uri));
    }

    @Override
    public boolean isSameFile(Path path, Path other) throws IOException {
        return real.isSameFile(real(path), real(other));
    }

    @Override
    public boolean isHidden(Path path) throws IOException {
        return real.isHidden(real(path));
    }

    @Override
    public FileStore getFileStore(Path path) throws IOException {
        return real.getFileStore(real(path));
    }

    @Override
    public void checkAccess(Path path, AccessMode... modes) throws IOException {
        real.checkAccess(real(path), modes);
    }

    @Override
    public Path readSymbolicLink(Path link) throws IOException {
        return files.of(real.readSymbolicLink(real(link)));
    }

    @Override
    public <V extends FileAttributeView> V getFileAttributeView(Path path, Class<V> type, LinkOption... options) {
        return real.getFileAttributeView(real(path), type, options);
    }

    @Override
    public <A extends BasicFileAttributes> A readAttributes(Path path, Class<A> type, LinkOption... options) throws IOException {
        return real.readAttributes(real(path), type, options);
    }

    @Override
    public Map<String, Object> readAttributes(Path path, String attributes, LinkOption... options) throws IOException {
        return real.readAttributes(real(path), attributes, options);
    }

    @Override
    public void setAttribute(Path path, String attribute, Object value, LinkOption... options) throws IOException {
        real.setAttribute(real(path), attribute, value, options);
    }
}
