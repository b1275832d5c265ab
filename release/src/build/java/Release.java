import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Fills the folder {@code dist} with what is published. Run by the build, after all else is built:
 * {@code java Release.java PROJECT VERSION TIME runtime|none BUILT KEY|none CLASSPATH}.
 */
final class Release {
    private Release() {}

    public static void main(String[] arguments) throws IOException, InterruptedException {
        Path project = Path.of(arguments[0]);
        String version = arguments[1];
        Instant time = Instant.parse(arguments[2]);
        Checksums.require(project.resolve("release/checksums.txt"), arguments[6], project);
        Path dist = project.resolve("dist");
        delete(dist);
        Files.createDirectories(dist);

        String name = "mazewright-" + version;
        SortedMap<String, Path> program = program(project);
        Path manual = project.resolve("release/target/manual");
        delete(manual);
        program.putAll(Manual.write(program.get("lib/mazewright.jar"), manual));
        Archive archive = new Archive(under(name, program), time);
        archive.zip(dist.resolve(name + ".zip"));
        archive.tarGz(dist.resolve(name + ".tar.gz"));
        bill(project, project.resolve("release").resolve(arguments[4]), dist.resolve(name));
        library(project, arguments[4], version, time, arguments[5]);
        if (arguments[3].equals("runtime")) {
            image(project, dist, name, program, version, time);
        }
        sums(dist);
    }

    /** The software bill of materials, once NOTICE says the same licences. */
    private static void bill(Path project, Path built, Path target) throws IOException {
        List<String> differences = Licences.differences(built.resolve("bill.xml"), project.resolve("NOTICE"));
        if (!differences.isEmpty()) {
            throw new IOException("NOTICE and the licences of the libraries inside differ:\n  " + String.join("\n  ", differences));
        }
        for (String form : List.of("json", "xml")) {
            // Only one licence is called so, wrongly; see Licences.
            String bill = Files.readString(built.resolve("bill." + form)).replace("BSD-4-Clause", "BSD-3-Clause");
            Files.writeString(Path.of(target + ".cdx." + form), bill);
        }
    }

    /** The library as Maven Central wants it, in one archive: a folder of this form is a repository as well. */
    private static void library(Path project, String built, String version, Instant time, String key) throws IOException, InterruptedException {
        Path folder = project.resolve("release/target/maven");
        delete(folder);
        Library.stage(project, built, version, folder);
        boolean signed = !key.equals("none");
        if (signed) {
            Signatures.sign(folder, key);
        }
        Library.sums(folder);
        for (String complaint : Central.complaints(folder, signed)) {
            if (!complaint.endsWith("-SNAPSHOT")) {
                throw new IOException("Maven Central would refuse the library: " + complaint);
            }
        }
        new Archive(Release.files(folder), time).zip(project.resolve("dist/mazewright-" + version + "-maven.zip"));
    }

    /** The program with a runtime of its own, and where dpkg-deb is installed, the package of both. */
    private static void image(Path project, Path dist, String name, SortedMap<String, Path> program, String version, Instant time)
            throws IOException, InterruptedException {
        Path target = project.resolve("release/target");
        delete(target.resolve("runtime"));
        delete(target.resolve("deb"));
        Files.createDirectories(target);
        SortedMap<String, Path> files = new TreeMap<>(program);
        files.putAll(Image.runtime(
                target.resolve("runtime"), program.get("lib/mazewright.jar"), program.get("lib/mazewright-parquet.jar")));
        boolean windows = System.getProperty("os.name").startsWith("Windows");
        String system = windows ? "windows" : System.getProperty("os.name").startsWith("Mac") ? "macos" : "linux";
        Archive archive = new Archive(under(name, files), time);
        String image = name + "-" + system + "-" + System.getProperty("os.arch");
        if (windows) {
            archive.zip(dist.resolve(image + ".zip"));
        } else {
            archive.tarGz(dist.resolve(image + ".tar.gz"));
        }
        if (Files.isExecutable(Path.of("/usr/bin/dpkg-deb"))) {
            DebianPackage.write(dist.resolve(name + ".deb"), files, target.resolve("deb"), version, time);
        }
    }

    /** The program's files by their places beside the launcher. */
    private static SortedMap<String, Path> program(Path project) {
        SortedMap<String, Path> files = new TreeMap<>();
        for (String file : List.of("mazewright", "mazewright.cmd", "LICENSE", "NOTICE")) {
            files.put(file, project.resolve(file));
        }
        Path built = project.resolve("cli/target");
        for (String file : List.of("mazewright.jar", "mazewright.options", "mazewright-parquet.jar")) {
            files.put("lib/" + file, built.resolve(file));
        }
        // The engine for browsers, where -Pweb has built it.
        Path web = built.resolve("mazewright-web.jar");
        if (Files.exists(web)) {
            files.put("lib/mazewright-web.jar", web);
        }
        files.put("lib/mazewright-tools.jar", project.resolve("tools/target/mazewright-tools.jar"));
        return files;
    }

    /** These files in a folder. */
    private static SortedMap<String, Path> under(String folder, SortedMap<String, Path> files) {
        SortedMap<String, Path> all = new TreeMap<>();
        files.forEach((name, file) -> all.put(folder + "/" + name, file));
        return all;
    }

    /** The SHA-256 sums of all files, as {@code sha256sum -c} reads them. */
    private static void sums(Path dist) throws IOException {
        StringBuilder lines = new StringBuilder();
        try (Stream<Path> files = Files.list(dist)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                lines.append(sha256(file)).append("  ").append(file.getFileName()).append('\n');
            }
        }
        Files.writeString(dist.resolve("SHA256SUMS"), lines);
    }

    static String sha256(Path file) throws IOException {
        return Library.sum("SHA-256", file);
    }

    /** All files of a folder by their places in it. */
    static SortedMap<String, Path> files(Path folder) throws IOException {
        SortedMap<String, Path> files = new TreeMap<>();
        try (Stream<Path> all = Files.walk(folder)) {
            all.filter(Files::isRegularFile)
                    .forEach(file -> files.put(folder.relativize(file).toString().replace('\\', '/'), file));
        }
        return files;
    }

    private static void delete(Path folder) throws IOException {
        if (Files.exists(folder)) {
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
    }
}
