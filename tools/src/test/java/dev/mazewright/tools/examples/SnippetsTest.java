package dev.mazewright.tools.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The documentation of each package that is promised begins with a program that does what it asserts. */
class SnippetsTest {
    private static final Path PROJECT = Path.of("..");
    private static final Pattern ROW = Pattern.compile("^ *\\| ([a-z]+) \\| (`.*`) \\|$", Pattern.MULTILINE);
    private static final Pattern PACKAGE = Pattern.compile("`([a-z.]+)`");
    private static final Pattern SNIPPET = Pattern.compile("\\{@snippet file=\"([A-Za-z]+)\\.java\" region=\"snippet\"}");

    @TempDir static Path folder;

    /** A package that docs/compatibility.md promises, of the seven modules that people write programs with. */
    private record Promised(String module, String name) {
        Path documentation() {
            return PROJECT.resolve(module + "/src/main/java/dev/mazewright/" + name.replace('.', '/') + "/package-info.java");
        }

        Path program(String program) {
            return PROJECT.resolve(module + "/src/snippets/" + program + ".java");
        }

        @Override
        public String toString() {
            return name;
        }
    }

    static List<Promised> packages() {
        List<Promised> packages = new ArrayList<>();
        for (MatchResult row : ROW.matcher(read(PROJECT.resolve("docs/compatibility.md"))).results().toList()) {
            if (!row.group(1).equals("certify")) {
                PACKAGE.matcher(row.group(2)).results().forEach(each -> packages.add(new Promised(row.group(1), each.group(1))));
            }
        }
        assertThat(packages).hasSizeGreaterThan(20);
        return packages;
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @BeforeAll
    static void compile() throws IOException {
        List<String> options = new ArrayList<>(List.of(
                "-Xlint:all,-path", "-Werror", "-proc:none", "-d", folder.toString(), "-cp", System.getProperty("java.class.path")));
        for (Path module : packages().stream().map(each -> each.program("").getParent()).distinct().toList()) {
            try (Stream<Path> files = Files.list(module)) {
                files.map(Path::toString).forEach(options::add);
            }
        }
        assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, options.toArray(String[]::new))).isZero();
    }

    @ParameterizedTest
    @MethodSource("packages")
    void theSnippetHoldsWhatItAsserts(Promised promised) throws Exception {
        Matcher snippet = SNIPPET.matcher(read(promised.documentation()));
        assertThat(snippet.find()).as("package-info.java of " + promised + " has no snippet").isTrue();
        String program = snippet.group(1);
        assertThat(read(promised.program(program))).contains("import dev.mazewright." + promised.name(), "assert ");
        try (URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
            loader.setDefaultAssertionStatus(true);
            Method run = loader.loadClass(program).getDeclaredMethod("run");
            run.setAccessible(true);
            run.invoke(null);
        }
    }
}
