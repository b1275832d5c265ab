package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import dev.mazewright.formats.json.JsonLine;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URL;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/**
 * The page's modules as code. The TypeScript compiler, in the browser, checks their types as {@code studio/tsconfig.json} says,
 * and measures their functions.
 */
class PageCodeTest extends Browsing {
    private static final Path PAGE = Path.of("../page");
    private static final Path WEB = PAGE.resolve("src/main/resources/dev/mazewright/page/web");
    private static final Path MODULES = WEB.resolve("js");
    private static final Path CHECK = Path.of("src/test/resources/dev/mazewright/browser/page/compiling.js");
    private static final String JAR = "/META-INF/resources/webjars/typescript/";

    /** The most lines of a file of the page, and of a function. */
    private static final int FILE = 250;

    private static final int FUNCTION = 100;

    /** A fault of each of the kinds that the page's records have, put at the end of a module, with what is said of it. */
    private static final Map<String, List<String>> PLANTED = Map.of(
            "recipe.js", List.of("parse('').sead;", "Property 'sead' does not exist on type 'Recipe'."),
            "app.js", List.of("new App().scene.cels;", "Property 'cels' does not exist on type 'Scene'."),
            "names.js", List.of("nameOf(7);", "Argument of type 'number' is not assignable to parameter of type 'string'."),
            "trace/feed.js", List.of("parsePage(null).header.evnts;", "Property 'evnts' does not exist on type 'Trace'."));

    /** A compiler that finds all planted faults, one in each module beside them, finds no other. */
    @Test
    void allModulesHaveTheTypesThatTheyDeclare() throws IOException {
        Map<?, ?> result = check(PLANTED);
        assertThat((List<?>) result.get("checked")).as("modules that it checked").hasSameSizeAs(modules());
        assertThat((List<?>) result.get("faults")).as("what the compiler reports").hasSameSizeAs(PLANTED.keySet());
        PLANTED.forEach((module, fault) -> assertThat((List<?>) result.get("faults"))
                .anyMatch(report -> report.toString().contains("/" + module + ":") && report.toString().contains(fault.get(1))));
    }

    @Test
    void noFileIsLong() throws IOException {
        List<String> lengths = new ArrayList<>();
        for (Path file : files(WEB, "")) {
            if (file.startsWith(WEB.resolve("messages"))) {
                continue; // a line a text
            }
            long lines = Files.readString(file).lines().count();
            if (lines > FILE) {
                lengths.add(WEB.relativize(file) + ": " + lines);
            }
        }
        assertThat(lengths).as("files of more than %d lines", FILE).isEmpty();
    }

    @Test
    void noFunctionIsLong() throws IOException {
        open(json(Map.of()));
        for (Path module : modules()) {
            assertThat(longFunctions(module.toString(), Files.readString(module))).as("functions of more than %d lines", FUNCTION).isEmpty();
        }
        String body = "x();\n".repeat(FUNCTION - 1);
        assertThat(longFunctions("just", "function just() {\n" + body + "}")).hasSize(1);
        assertThat(longFunctions("most", "const most = () => {" + body + "};")).isEmpty();
    }

    private List<?> longFunctions(String path, String text) {
        String script = "async ([path, text, most]) => (await import('/compiling.js')).longFunctions(path, text, most)";
        return (List<?>) Objects.requireNonNull(page.evaluate(script, List.of(path, text, FUNCTION)));
    }

    @AfterEach
    void servesNoMore() {
        page.unrouteAll();
    }

    /** What the compiler says of all modules, some of them with a line more. */
    private Map<?, ?> check(Map<String, List<String>> planted) throws IOException {
        Map<String, String> files = declarations();
        files.put("/tsconfig.json", Files.readString(PAGE.resolve("tsconfig.json")));
        for (Path module : modules()) {
            List<String> fault = planted.getOrDefault(MODULES.relativize(module).toString(), List.of(""));
            files.put("/" + PAGE.relativize(module), Files.readString(module) + fault.getFirst());
        }
        open(json(files));
        Object result = page.evaluate("""
                async () => {
                  const { read, check } = await import('/compiling.js');
                  return check(await read('/files.json'));
                }""");
        return (Map<?, ?>) Objects.requireNonNull(result);
    }

    /** Opens a page with the compiler, which can ask for files. */
    private void open(byte[] files) {
        page.route(address() + "**", route -> serve(route, files));
        page.navigate(address());
        page.addScriptTag(new Page.AddScriptTagOptions().setUrl(address() + "typescript.js"));
    }

    private static void serve(Route route, byte[] files) {
        Route.FulfillOptions answer = new Route.FulfillOptions();
        try {
            switch (URI.create(route.request().url()).getPath()) {
                case "/typescript.js" -> answer.setContentType("text/javascript").setBodyBytes(compiler());
                case "/compiling.js" -> answer.setContentType("text/javascript").setPath(CHECK);
                case "/files.json" -> answer.setContentType("application/json").setBodyBytes(files);
                default -> answer.setContentType("text/html").setBody("");
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        route.fulfill(answer);
    }

    private static List<Path> modules() throws IOException {
        return files(MODULES, ".js");
    }

    private static List<Path> files(Path folder, String end) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> Files.isRegularFile(file) && file.toString().endsWith(end)).sorted().toList();
        }
    }

    private static byte[] json(Map<String, String> texts) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        JsonLine json = new JsonLine(out).beginObject();
        texts.forEach((path, text) -> json.name(path).value(text));
        json.endObject().endLine();
        return out.toByteArray();
    }

    /** The declarations of the language and of browsers, in /lib. */
    private static Map<String, String> declarations() throws IOException {
        Map<String, String> files = new TreeMap<>();
        inJar(lib -> {
            try (Stream<Path> all = Files.list(lib)) {
                for (Path file : all.filter(each -> each.getFileName().toString().matches("lib\\..*d\\.ts")).toList()) {
                    files.put("/lib/" + file.getFileName(), Files.readString(file));
                }
            }
        });
        return files;
    }

    private static byte[] compiler() throws IOException {
        AtomicReference<byte[]> script = new AtomicReference<>();
        inJar(lib -> script.set(Files.readAllBytes(lib.resolve("typescript.js"))));
        return script.get();
    }

    /** Reads in the folder of the compiler, whose name has its version. */
    private static void inJar(Reading reading) throws IOException {
        URL folder = Objects.requireNonNull(PageCodeTest.class.getResource(JAR), "the jar of TypeScript");
        URI jar = URI.create(((JarURLConnection) folder.openConnection()).getJarFileURL().toString());
        try (FileSystem files = FileSystems.newFileSystem(Path.of(jar)); Stream<Path> versions = Files.list(files.getPath(JAR))) {
            reading.in(versions.findFirst().orElseThrow().resolve("lib"));
        }
    }

    private interface Reading {
        void in(Path folder) throws IOException;
    }
}
