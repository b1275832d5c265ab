package dev.mazewright.cli.fault;

import java.io.IOException;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.file.FileStore;
import java.nio.file.FileSystem;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.nio.file.WatchService;
import java.nio.file.attribute.UserPrincipalLookupService;
import java.nio.file.spi.FileSystemProvider;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.stream.StreamSupport;

/** The system's files, with paths of our own, each of which stands for one of the system's. */
final class FaultyFileSystem extends FileSystem {
    private final FileSystem real;
    private final FaultyProvider provider;

    FaultyFileSystem(FileSystem real, FaultyProvider provider) {
        this.real = real;
        this.provider = provider;
    }

    // ---- paths

    /** A path: what it is asked, the system's is asked. */
    private final class Asked implements InvocationHandler {
        private final Path path;

        Asked(Path path) {
            this.path = path;
        }

        @Override
        public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
            if (method.getName().equals("getFileSystem")) {
                return FaultyFileSystem.this;
            }
            if (method.getName().equals("toFile")) {
                return path.toFile();
            }
            Object[] asked = arguments == null ? new Object[0] : arguments.clone();
            for (int i = 0; i < asked.length; i++) {
                asked[i] = asked[i] instanceof Path each ? real(each) : asked[i];
            }
            Object answer;
            try {
                answer = method.invoke(path, asked);
            } catch (InvocationTargetException e) {
                throw e.getCause();
            }
            return answer instanceof Path each ? of(each) : answer instanceof Iterator<?> names ? of(names) : answer;
        }
    }

    Path of(Path path) {
        return (Path) Proxy.newProxyInstance(FaultyFileSystem.class.getClassLoader(), new Class<?>[] {Path.class}, new Asked(path));
    }

    Iterator<Path> of(Iterator<?> names) {
        return new Iterator<>() {
            @Override
            public boolean hasNext() {
                return names.hasNext();
            }

            @Override
            public Path next() {
                return of((Path) names.next());
            }
        };
    }

    static Path real(Path path) {
        return Proxy.isProxyClass(path.getClass()) && Proxy.getInvocationHandler(path) instanceof Asked asked ? asked.path : path;
    }

    // ---- the file system

    @Override
    public FileSystemProvider provider() {
        return provider;
    }

    @Override
    public void close() throws IOException {
        real.close();
    }

    @Override
    public boolean isOpen() {
        return real.isOpen();
    }

    @Override
    public boolean isReadOnly() {
        return real.isReadOnly();
    }

    @Override
    public String getSeparator() {
        return real.getSeparator();
    }

    @Override
    public List<Path> getRootDirectories() {
        return StreamSupport.stream(real.getRootDirectories().spliterator(), false).map(this::of).toList();
    }

    @Override
    public Iterable<FileStore> getFileStores() {
        return real.getFileStores();
    }

    @Override
    public Set<String> supportedFileAttributeViews() {
        return real.supportedFileAttributeViews();
    }

    @Override
    public Path getPath(String first, String... more) {
        return of(real.getPath(first, more));
    }

    @Override
    public PathMatcher getPathMatcher(String pattern) {
        PathMatcher matcher = real.getPathMatcher(pattern);
        return path -> matcher.matches(real(path));
    }

    @Override
    public UserPrincipalLookupService getUserPrincipalLookupService() {
        return real.getUserPrincipalLookupService();
    }

    @Override
    public WatchService newWatchService() throws IOException {
        return real.newWatchService();
    }
}
