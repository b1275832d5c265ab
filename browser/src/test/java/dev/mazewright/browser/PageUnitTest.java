package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.microsoft.playwright.Route;
import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.option.Entry;
import dev.mazewright.drawing.CatalogJson;
import dev.mazewright.formats.json.JsonLine;
import dev.mazewright.studio.Studio;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The unit tests of the page's modules that need no server: {@code page/NAME.test.js}, all in one page that is given
 * its files from disk, with one JUnit test for each test of theirs.
 */
class PageUnitTest extends Browsing {
    private static final Path RESOURCES = Path.of("src/test/resources/dev/mazewright/browser/page");
    private static final Path VECTORS = Path.of("../core/src/test/resources/dev/mazewright/core/recipe/recipe-vectors.txt");
    private static final Map<String, String> TYPES = Map.of("js", "text/javascript", "json", "application/json", "txt", "text/plain");

    @TestFactory
    List<DynamicContainer> modules() throws IOException {
        page.route(address() + "**", PageUnitTest::serve);
        page.navigate(address());
        List<DynamicContainer> modules = new ArrayList<>();
        for (String module : tests()) {
            modules.add(dynamicContainer(module, run(module)));
        }
        page.unrouteAll();
        return modules;
    }

    private static List<String> tests() throws IOException {
        try (Stream<Path> files = Files.list(RESOURCES)) {
            List<String> names = files.map(file -> file.getFileName().toString()).filter(name -> name.endsWith(".test.js")).sorted().toList();
            assertThat(names).isNotEmpty();
            return names;
        }
    }

    /** Runs the tests of a module. */
    private List<DynamicTest> run(String module) {
        List<?> results = (List<?>) page.evaluate(
                "async module => (await import('/test/testing.js')).run('/test/' + module)", module);
        assertThat(results).as("tests of %s", module).isNotEmpty();
        return results.stream().map(result -> test((Map<?, ?>) result)).toList();
    }

    private static DynamicTest test(Map<?, ?> result) {
        return dynamicTest((String) result.get("name"), () -> assertThat(result.get("error")).as("what it reports").isNull());
    }

    private static void serve(Route route) {
        String path = URI.create(route.request().url()).getPath();
        String extension = path.substring(path.lastIndexOf('.') + 1);
        byte[] body = file(path);
        route.fulfill(new Route.FulfillOptions()
                .setStatus(body == null ? 404 : 200)
                .setContentType(TYPES.getOrDefault(extension, "text/html"))
                .setBodyBytes(body == null ? new byte[0] : body));
    }

    /** The content of a file of the site, or null if the file is missing. */
    private static byte @Nullable [] file(String path) {
        try {
            if (path.startsWith("/js/")) {
                try (InputStream file = Studio.class.getResourceAsStream("/dev/mazewright/page/web" + path)) {
                    return file == null ? null : file.readAllBytes();
                }
            }
            if (path.startsWith("/test/")) {
                Path file = RESOURCES.resolve(path.substring("/test/".length()));
                return Files.exists(file) ? Files.readAllBytes(file) : null;
            }
            return switch (path) {
                case "/" -> new byte[0];
                case "/catalog.json" -> catalog();
                case "/recipe-vectors.txt" -> Files.readAllBytes(VECTORS);
                default -> null;
            };
        } catch (IOException e) {
            throw new AssertionError(path, e);
        }
    }

    /** What the page gets from the server as its catalog, as far as recipes need it. */
    private static byte[] catalog() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        JsonLine json = new JsonLine(out).beginObject();
        write("shapes", Catalog.SHAPES, json);
        write("generators", Catalog.GENERATORS, json);
        write("transforms", Catalog.TRANSFORMS, json);
        json.endObject().endLine();
        return out.toByteArray();
    }

    private static <T> void write(String name, List<Entry<T>> entries, JsonLine json) {
        json.name(name);
        CatalogJson.write(entries, json);
    }
}
