import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.Map;
import java.util.SortedMap;
import java.util.stream.Stream;

/** The package for Debian and Ubuntu: the program with its runtime in /usr/lib/mazewright, and the command in /usr/bin. */
final class DebianPackage {
    private static final String CONTROL = """
            Package: mazewright
            Version: %s
            Architecture: %s
            Maintainer: The Mazewright authors <mazewright@localhost>
            Installed-Size: %d
            Depends: libc6, zlib1g
            Recommends: libfreetype6, fontconfig
            Section: games
            Priority: optional
            Description: maze toolkit
             Generates, solves, draws, reads, measures and explains mazes: a command line and a studio in the browser.
            """;

    /** Prepares the fast start, for all users, in the folder that only root may write. */
    private static final String AFTER_INSTALLATION = """
            #!/bin/sh
            set -e
            [ "$1" != configure ] || mazewright --version >/dev/null 2>&1 || :
            """;

    private static final String BEFORE_REMOVAL = """
            #!/bin/sh
            set -e
            rm -f /usr/lib/mazewright/lib/*.aot /usr/lib/mazewright/lib/*.aot.cksum
            """;

    private DebianPackage() {}

    static void write(Path target, SortedMap<String, Path> files, Path folder, String version, Instant time)
            throws IOException, InterruptedException {
        long size = 0;
        for (Map.Entry<String, Path> file : files.entrySet()) {
            boolean legal = file.getKey().equals("LICENSE") || file.getKey().equals("NOTICE");
            if (!file.getKey().matches("mazewright[.]cmd|.*[.]ps1")) {
                Path copy = folder.resolve(legal ? "usr/share/doc/mazewright/" + file.getKey() : Manual.debian(file.getKey()));
                put(copy, Files.readAllBytes(file.getValue()), Files.isExecutable(file.getValue()));
                size += Files.size(copy);
            }
        }
        Files.createDirectories(folder.resolve("usr/bin"));
        Files.createSymbolicLink(folder.resolve("usr/bin/mazewright"), Path.of("../lib/mazewright/mazewright"));
        String architecture = System.getProperty("os.arch").equals("aarch64") ? "arm64" : "amd64";
        put(folder.resolve("DEBIAN/control"), CONTROL.formatted(debian(version), architecture, size / 1024).getBytes(), false);
        put(folder.resolve("DEBIAN/postinst"), AFTER_INSTALLATION.getBytes(), true);
        put(folder.resolve("DEBIAN/prerm"), BEFORE_REMOVAL.getBytes(), true);
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path file : all.toList()) {
                if (!Files.isSymbolicLink(file)) {
                    Files.setLastModifiedTime(file, FileTime.from(time));
                }
                if (Files.isDirectory(file)) {
                    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
                }
            }
        }
        ProcessBuilder builder = new ProcessBuilder("dpkg-deb", "--root-owner-group", "-Zgzip", "--build", folder.toString(), target.toString());
        builder.environment().put("SOURCE_DATE_EPOCH", Long.toString(time.getEpochSecond()));
        int code = builder.redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD).start().waitFor();
        if (code != 0) {
            throw new IOException("dpkg-deb ended with " + code);
        }
    }

    /** A version as Debian orders them: 1.0-SNAPSHOT before 1.0. */
    private static String debian(String version) {
        return version.replace("-", "~");
    }

    private static void put(Path file, byte[] content, boolean executable) throws IOException {
        Files.createDirectories(file.getParent());
        Files.write(file, content);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(executable ? "rwxr-xr-x" : "rw-r--r--"));
    }
}
