package dev.mazewright.formats.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Files that are changed such that they take other branches of the program, by Jazzer: whatever a test gives to {@link Mutations#read} is
 * a target of it. With {@code -Dmazewright.guided=SECONDS} and the profile "fuzz", each is run that long in a process of its own.
 *
 * <p>Beside a test, {@code corpus/KIND.txt} keeps files in Base64, a line each, that are read again in every run: those that Jazzer found
 * to take other branches, a few of each kind ({@code -Dmazewright.record=true} writes them anew), and all that were ever read wrongly.
 */
public final class Guided {
    static final int SECONDS = Integer.getInteger("mazewright.guided", 0);

    private static final String CLASS = "mazewright.guided.test";
    private static final String KIND = "mazewright.guided.kind";
    /** What is sent to a server of this machine; no other target may connect to anything. */
    private static final String REQUEST = "request";
    private static final boolean IS_RECORDING = Boolean.getBoolean("mazewright.record");
    private static final int KEPT = 24;
    private static final int LONGEST = 600;
    /** Twice what a reader may take, since the code that Jazzer changes is slower. */
    private static final int SLOWEST = 10;

    private static final String LIBRARIES = "dev.mazewright.**:org.apache.pdfbox.**:com.github.weisj.**:com.twelvemonkeys.**:"
            + "boofcv.**:tools.jackson.**:org.tomlj.**:io.netty.handler.codec.**";

    private static final Pattern DONE = Pattern.compile("Done (\\d+) runs in (\\d+) second");
    private static final Pattern COVERED = Pattern.compile("#\\d+\\s+DONE\\s+cov: (\\d+)");

    private static Mutations.Reading target = file -> {
        throw new IllegalStateException("no test reads " + System.getProperty(KIND));
    };

    private Guided() {}

    /** In Jazzer's process: takes the reading of that kind, if it is the one that is looked for; what it needs is loaded before it is timed. */
    static boolean takes(String kind, List<byte[]> samples, Mutations.Reading reading) {
        if (kind.equals(System.getProperty(KIND))) {
            target = reading;
            Stream.concat(Stream.of(new byte[0]), samples.stream()).forEach(sample -> {
                try {
                    reading.of(sample);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            });
        }
        return isRun();
    }

    /** Is this Jazzer's process? */
    static boolean isRun() {
        return System.getProperty(KIND) != null;
    }

    /** Called by Jazzer, once: runs the tests of the class, which come to {@link Mutations#read}. */
    public static void fuzzerInitialize() throws ReflectiveOperationException {
        Class<?> test = Class.forName(System.getProperty(CLASS));
        var constructor = test.getDeclaredConstructor();
        constructor.setAccessible(true);
        Object instance = constructor.newInstance();
        List<Method> methods = List.of(test.getDeclaredMethods());
        for (Method method : methods) {
            method.setAccessible(true);
            if (method.isAnnotationPresent(BeforeAll.class)) {
                method.invoke(instance);
            }
        }
        for (Method method : methods) {
            if (method.isAnnotationPresent(Test.class)) {
                method.invoke(instance);
            } else if (method.isAnnotationPresent(ParameterizedTest.class)) {
                Method source = test.getDeclaredMethod(method.getAnnotation(MethodSource.class).value()[0]);
                source.setAccessible(true);
                for (Object each : ((Stream<?>) source.invoke(instance)).toList()) {
                    method.invoke(instance, each instanceof Arguments arguments ? arguments.get() : new Object[] {each});
                }
            }
        }
    }

    /** Called by Jazzer with file after file. */
    public static void fuzzerTestOneInput(byte[] file) throws IOException {
        target.of(file);
    }

    /** Runs Jazzer on the reading of a kind, from these samples on; fails with what it wrote if a file is read wrongly. */
    static synchronized void run(Class<?> test, String kind, List<byte[]> samples) {
        try {
            Path folder = Files.createDirectories(Path.of("target", "guided", name(kind)).toAbsolutePath());
            Path found = Files.createDirectories(folder.resolve("found"));
            Path given = Files.createDirectories(folder.resolve("given"));
            List<byte[]> files = new ArrayList<>(samples);
            files.addAll(kept(test, kind));
            for (int i = 0; i < files.size(); i++) {
                Files.write(given.resolve(Integer.toString(i)), files.get(i));
            }
            String said = jazzer(test, kind, folder, found, given);
            var done = DONE.matcher(said);
            var covered = COVERED.matcher(said);
            if (!done.find() || !covered.find()) {
                throw new AssertionError("Jazzer on " + kind + ", in " + folder + ": " + said);
            }
            System.out.printf("%s: %s files in %s s, guided; %s branches%n", kind, done.group(1), done.group(2), covered.group(1));
            if (IS_RECORDING) {
                record(test, kind, found);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private static String jazzer(Class<?> test, String kind, Path folder, Path... corpora) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx1g", "-XX:+UseSerialGC",
                "-XX:+EnableDynamicAgentLoading", "--enable-native-access=ALL-UNNAMED", "--sun-misc-unsafe-memory-access=allow",
                "-Djava.awt.headless=true", "-D" + CLASS + "=" + test.getName(), "-D" + KIND + "=" + kind,
                "-cp", System.getProperty("java.class.path"), "com.code_intelligence.jazzer.Jazzer",
                "--target_class=" + Guided.class.getName(), "--instrumentation_includes=" + LIBRARIES, "--custom_hook_includes=" + LIBRARIES,
                "--disabled_hooks=com.code_intelligence.jazzer.sanitizers.UnsafeSanitizer", "--reproducer_path=" + folder,
                "-artifact_prefix=" + folder + "/", "-rss_limit_mb=0", "-max_total_time=" + SECONDS, "-timeout=" + SLOWEST));
        for (Path corpus : corpora) {
            command.add(corpus.toString());
        }
        Path log = folder.resolve("log");
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile());
        if (kind.equals(REQUEST)) {
            builder.environment().put("JAZZER_SSRF_PERMISSIVE_UNTIL_CONFIGURED", "1");
        }
        Process process = builder.start();
        try {
            if (!process.waitFor(SECONDS + 300L, TimeUnit.SECONDS)) {
                throw new AssertionError("Jazzer does not end on " + kind + ", see " + log);
            }
        } finally {
            process.destroyForcibly();
        }
        String said = Files.readString(log, StandardCharsets.ISO_8859_1);
        if (process.exitValue() != 0) {
            throw new AssertionError("Jazzer on " + kind + ", in " + folder + ": " + said.substring(Math.max(0, said.length() - 6000)));
        }
        return said;
    }

    /** Keeps short files and long ones, of those that took other branches. */
    private static void record(Class<?> test, String kind, Path found) throws IOException {
        List<byte[]> files = new ArrayList<>();
        try (Stream<Path> all = Files.list(found)) {
            for (Path file : all.sorted().toList()) {
                files.add(Files.readAllBytes(file));
            }
        }
        files.removeIf(file -> file.length > LONGEST || file.length == 0);
        files.sort(Comparator.comparingInt(file -> file.length));
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < Math.min(KEPT, files.size()); i++) {
            lines.append(Base64.getEncoder().encodeToString(files.get(i * files.size() / Math.min(KEPT, files.size())))).append('\n');
        }
        Path corpus = Path.of("src", "test", "resources").resolve(test.getPackageName().replace('.', '/')).resolve(file(kind));
        Files.createDirectories(corpus.getParent());
        Files.writeString(corpus, lines);
    }

    /** The files of a kind that are kept beside a test. */
    static List<byte[]> kept(Class<?> test, String kind) throws IOException {
        try (var lines = test.getResourceAsStream(file(kind))) {
            return lines == null
                    ? List.of()
                    : new String(lines.readAllBytes(), StandardCharsets.US_ASCII).lines().map(Base64.getDecoder()::decode).toList();
        }
    }

    private static String file(String kind) {
        return "corpus/" + name(kind) + ".txt";
    }

    private static String name(String kind) {
        return kind.replaceAll("[^a-z0-9]+", "-");
    }
}
