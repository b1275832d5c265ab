import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

/** A Java runtime of only the modules that the program needs, for those who have none: beside the launcher, in the folder runtime. */
final class Image {
    /** What is found by name alone: the encodings of old files. */
    private static final String FOUND_BY_NAME = "jdk.charsets";

    private Image() {}

    /** Makes the runtime in this folder, for what these jars need; its files by their places beside the launcher. */
    static SortedMap<String, Path> runtime(Path folder, Path... jars) throws IOException {
        TreeSet<String> modules = new TreeSet<>();
        modules.add(FOUND_BY_NAME);
        for (Path jar : jars) {
            String needed = run("jdeps", "--multi-release", "base", "--ignore-missing-deps", "--print-module-deps", jar.toString());
            modules.addAll(Stream.of(needed.strip().split(",")).toList());
        }
        run("jlink", "--add-modules", String.join(",", modules), "--output", folder.toString(),
                "--strip-debug", "--no-header-files", "--no-man-pages", "--compress", "zip-6");
        SortedMap<String, Path> files = new TreeMap<>();
        Release.files(folder).forEach((name, file) -> files.put("runtime/" + name, file));
        return files;
    }

    /** Runs a tool of the JDK; what it prints. */
    static String run(String name, String... arguments) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream print = new PrintStream(out, true, StandardCharsets.UTF_8);
        int code = ToolProvider.findFirst(name).orElseThrow(() -> new IOException("the JDK has no " + name)).run(print, print, arguments);
        if (code != 0) {
            throw new IOException(name + " failed: " + out.toString(StandardCharsets.UTF_8));
        }
        return out.toString(StandardCharsets.UTF_8);
    }
}
