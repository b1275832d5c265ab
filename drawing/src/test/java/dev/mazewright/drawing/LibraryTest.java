package dev.mazewright.drawing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.formats.Formats;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Core, formats and drawing as a library: the README's example, and the JDK 21 on which it is to run. */
class LibraryTest {
    private static final int RELEASE = 21;
    /** The version of its class files, in the seventh and eighth of their bytes (JVM specification, table 4.1-A). */
    private static final int CLASS_VERSION = 65;

    @TempDir static Path folder;

    /** Compiles the example for JDK 21. */
    @BeforeAll
    static void compile() throws IOException {
        Path source = folder.resolve("Example.java");
        Files.writeString(source, program(example()));
        List<String> options = new ArrayList<>(List.of("--release", Integer.toString(RELEASE), "-proc:none"));
        options.addAll(List.of("-d", folder.toString(), "-cp", classPath(), source.toString()));
        assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, options.toArray(String[]::new)))
                .as("javac on the README's example")
                .isZero();
    }

    /** The first Java in the README's section about the library. */
    private static String example() throws IOException {
        String readme = Files.readString(Path.of("..", "README.md"));
        int begin = readme.indexOf("```java\n") + "```java\n".length();
        return readme.substring(begin, readme.indexOf("```", begin));
    }

    /** A class whose main method has the statements of the example. */
    private static String program(String example) {
        String imports = example.lines().filter(line -> line.startsWith("import ")).collect(Collectors.joining("\n"));
        String statements = example.lines().filter(line -> !line.startsWith("import ")).collect(Collectors.joining("\n"));
        return imports + "\nclass Example {\n    public static void main(String[] arguments) throws Exception {\n" + statements
                + "\n    }\n}\n";
    }

    @Test
    void theExampleMakesAPicture() throws Exception {
        assertThat(run(Path.of(System.getProperty("java.home")))).contains("<svg ", "</svg>");
    }

    @Test
    void theExampleRunsOnJdk21() throws Exception {
        Path jdk = jdk21();
        assumeTrue(jdk != null, "no JDK 21 was found in /usr/lib/jvm, ~/.sdkman, /Library/Java and JAVA_HOME_21*");
        assertThat(run(jdk)).contains("<svg ", "</svg>");
    }

    @ParameterizedTest
    @ValueSource(classes = {Recipe.class, Formats.class, DrawnFormats.class})
    void classFilesAreThoseOfJdk21(Class<?> ofModule) throws Exception {
        Path location = Path.of(ofModule.getProtectionDomain().getCodeSource().getLocation().toURI());
        if (Files.isDirectory(location)) {
            assertVersions(location);
        } else {
            try (FileSystem jar = FileSystems.newFileSystem(location)) {
                assertVersions(jar.getPath("/"));
            }
        }
    }

    private static void assertVersions(Path location) throws IOException {
        try (Stream<Path> files = Files.walk(location)) {
            List<Path> classes = files.filter(file -> file.toString().endsWith(".class")).toList();
            assertThat(classes).hasSizeGreaterThan(50);
            for (Path file : classes) {
                byte[] bytes = Files.readAllBytes(file);
                assertThat(bytes[6] << 8 | bytes[7]).as(file.toString()).isEqualTo(CLASS_VERSION);
            }
        }
    }

    private static String run(Path jdk) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        jdk.resolve("bin").resolve("java").toString(),
                        "-cp",
                        folder + File.pathSeparator + classPath(),
                        "Example")
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).isZero();
        return said;
    }

    /** Core, formats and drawing, and what these need. */
    private static String classPath() {
        return System.getProperty("java.class.path");
    }

    /** A JDK 21 of this machine, or null. */
    private static @Nullable Path jdk21() throws IOException {
        List<Path> homes = new ArrayList<>();
        System.getenv().forEach((name, value) -> {
            if (name.startsWith("JAVA_HOME")) {
                homes.add(Path.of(value));
            }
        });
        for (Path parent : List.of(
                Path.of("/usr/lib/jvm"),
                Path.of(System.getProperty("user.home"), ".sdkman", "candidates", "java"),
                Path.of("/Library/Java/JavaVirtualMachines"))) {
            if (Files.isDirectory(parent)) {
                try (Stream<Path> children = Files.list(parent)) {
                    children.forEach(child -> homes.addAll(List.of(child, child.resolve("Contents").resolve("Home"))));
                }
            }
        }
        for (Path home : homes) {
            Path release = home.resolve("release");
            if (Files.isRegularFile(release)
                    && Files.readString(release).contains("JAVA_VERSION=\"" + RELEASE)
                    && Files.isExecutable(home.resolve("bin").resolve("java"))) {
                return home;
            }
        }
        return null;
    }
}
