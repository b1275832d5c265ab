package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.Recording;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Animation;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.io.Theme;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** The web component maze-stage in pages of others: documents, scenes and traces from a web server. */
@Tag("thorough")
class EmbeddedTest extends Panels {
    private static final Path EXAMPLE = Path.of("../docs/embed");
    private static final String SITE = "http://page.test/";
    private static final String ALONE = "stage-of-";
    private static final Map<String, String> TYPES =
            Map.of("html", "text/html", "js", "text/javascript", "json", "application/json");

    /** The files that docs/embed.md has made by the command line. */
    private static final Map<String, Supplier<byte[]>> FILES = Map.of(
            "maze.json", () -> file("rectangle:12x18/wilson/seed:42", "json", false),
            "maze.trace", () -> file("rectangle:12x18/wilson/seed:42", "trace", false),
            "rings.json", () -> file("polar:9x6/wilson/seed:42", "json", true),
            "hexagons.json", () -> file("hexagon:6x6/wilson/seed:1", "json", false),
            "cylinder.json", () -> file("cylinder:6x6/wilson/seed:1", "json", true),
            "hostile.json", () -> new String(file("rectangle:3x3/wilson/seed:1", "json", false), StandardCharsets.UTF_8)
                    .replaceAll("\"shape\":\"rectangle\"", "\"shape\":\"<img src=x onerror=stolen=1>\"")
                    .getBytes(StandardCharsets.UTF_8));

    @BeforeEach
    void allowThatSite() {
        assumeTrue(hasStage(), "this build has no mazewright-stage.js: there is no esbuild for the machine that built it");
        expect(complaint -> complaint.startsWith("asked " + SITE));
    }

    private static byte[] file(String recipe, String format, boolean outlines) {
        Recording made = Recording.making(new Maker(Recipe.parse(recipe)), 100_000);
        Document document = new Document(made.puzzle(), null, Style.DEFAULT.with(new Style.Details(outlines, false, false)))
                .animated(new Animation(made.trace(), made.before(), false, 9, 50));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            Objects.requireNonNull(Formats.named(format).writer()).write(document, out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }

    private byte[] script() {
        return context().request().get(address() + "mazewright-stage.js").body();
    }

    /** Shows a page of a site that has the example's files, those made by the command line, and the script. */
    private void visit(String path) {
        byte[] script = script();
        page.route(SITE + "**", route -> {
            String name = URI.create(route.request().url()).getPath().substring(1);
            byte[] body = name.equals("mazewright-stage.js") ? script : content(name);
            String extension = name.startsWith(ALONE) ? "html" : name.substring(name.lastIndexOf('.') + 1);
            route.fulfill(new Route.FulfillOptions()
                    .setStatus(body == null ? 404 : 200)
                    .setContentType(TYPES.getOrDefault(extension, "application/octet-stream"))
                    .setBodyBytes(body == null ? new byte[0] : body));
        });
        page.navigate(SITE + path);
        rest();
    }

    /** A file of the example, one made by the command line, or a page with one of these alone; null if the file is missing. */
    private static byte @Nullable [] content(String name) {
        if (name.startsWith(ALONE)) {
            return ("<!doctype html><script src=mazewright-stage.js defer></script><maze-stage src=" + name.substring(ALONE.length())
                    + " watch></maze-stage>").getBytes(StandardCharsets.UTF_8);
        }
        if (FILES.containsKey(name)) {
            return FILES.get(name).get();
        }
        try {
            return Files.exists(EXAMPLE.resolve(name)) ? Files.readAllBytes(EXAMPLE.resolve(name)) : null;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void rest() {
        page.evaluate("""
                async () => {
                  for (const stage of document.querySelectorAll('maze-stage')) {
                    await stage.ready;
                    while (stage.isBusy) await new Promise(requestAnimationFrame);
                  }
                }""");
    }

    /** A page of one file has the colours and the widths of its style. */
    @Test
    void aPageHasItsStyle(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("maze.html");
        try (OutputStream out = Files.newOutputStream(file)) {
            Style style = Style.of(10, 5, 0).with(Theme.named("blueprint"));
            Objects.requireNonNull(Formats.named("html").writer())
                    .write(new Document(Recipe.parse("rectangle:5x5/wilson/seed:1").make(), null, style), out);
        }
        expect(complaint -> complaint.equals("asked " + file.toUri()));
        page.navigate(file.toUri().toString());
        rest();
        Object share = page.evaluate("""
                () => {
                  const { canvas } = document.querySelector('maze-stage').view;
                  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
                  const count = (red, green, blue) => {
                    let sum = 0;
                    for (let i = 0; i < data.length; i += 4) sum += data[i] === red && data[i + 1] === green && data[i + 2] === blue;
                    return sum;
                  };
                  return count(0xe8, 0xf1, 0xfa) / count(0x0b, 0x3c, 0x6f);
                }""");
        assertThat(((Number) share).doubleValue()).as("thick pale walls on blue").isBetween(0.3, 4.0);
    }

    @Test
    void theExampleOfTheDocumentationPlaysAndIsWatched() {
        visit("index.html");
        Locator maze = page.locator("#maze");
        assertThat(maze.evaluate("stage => stage.scene.cells")).isEqualTo(12 * 18);
        maze.getByText("Watch").click();
        maze.locator(".keys button").last().click();
        assertThat(maze.locator(".position").innerText()).matches("([0-9,]+) of \\1");
        maze.getByText("Play", new Locator.GetByTextOptions().setExact(true)).click();
        maze.evaluate("stage => { stage.shadowRoot.querySelector('canvas').focus(); }");
        page.keyboard().press("h");
        assertThat(maze.locator("dd").nth(2).innerText()).isEqualTo("1");
        maze.evaluate("stage => stage.dispatchEvent(new CustomEvent('solved', { detail: { moves: 9, milliseconds: 2000 } }))");
        assertThat(page.locator("#result").innerText()).isEqualTo("Solved in 9 moves and 2 seconds.");
        assertThat(page.locator(".blue").evaluate("stage => [stage.view.colours.paper, stage.path.length > 5]")).isEqualTo(List.of("#0b3c6f", true));
    }

    /** Without a server: the script lies beside the page, and the maze is inside. */
    @Test
    void theExampleWithTheMazeInsidePlaysFromADisk(@TempDir Path folder) throws IOException {
        Files.copy(EXAMPLE.resolve("inside.html"), folder.resolve("inside.html"));
        Files.write(folder.resolve("mazewright-stage.js"), script());
        expect(complaint -> complaint.startsWith("asked " + folder.toUri()));
        page.navigate(folder.resolve("inside.html").toUri().toString());
        rest();
        Locator maze = page.locator("maze-stage");
        assertThat(maze.evaluate("stage => stage.scene.cells")).isEqualTo(6 * 9);
        maze.evaluate("stage => { stage.shadowRoot.querySelector('canvas').focus(); }");
        page.keyboard().press("ArrowRight");
        assertThat(maze.locator("dd").first().innerText()).isEqualTo("1");
        maze.getByText("Watch").click();
        maze.locator(".keys button").last().click();
        assertThat(maze.evaluate("({ view }) => view.solution.length - 1"))
                .isEqualTo((int) shortest(puzzle("rectangle:6x9/wilson/seed:42")));
    }

    /** A maze without a trace is watched as it is searched. */
    @Test
    void aDocumentAloneIsWatchedAsItIsSolved() {
        visit("stage-of-maze.json");
        page.locator("maze-stage").locator(".keys button").last().click();
        assertThat(page.locator("maze-stage").evaluate("({ view }) => view.solution.length - 1"))
                .isEqualTo((int) shortest(puzzle("rectangle:12x18/wilson/seed:42")));
    }

    @Test
    void whatCannotBeShownIsReported() {
        visit("stage-of-cylinder.json");
        assertThat(page.locator("maze-stage .status").innerText()).contains("crosses no common side").contains("convert FILE -o maze.scene");
        visit("stage-of-hexagons.json");
        assertThat(page.locator("maze-stage .status").innerText()).contains("no outlines of its cells").contains("convert FILE -o maze.scene");
        expect(complaint -> complaint.contains("404"));
        visit("stage-of-none.json");
        assertThat(page.locator("maze-stage .status").innerText()).isEqualTo("none.json could not be loaded: the server answered with status 404.");
        visit("stage-of-example.js");
        assertThat(page.locator("maze-stage .status").innerText()).contains("neither a maze document nor a scene");
        visit("stage-of-hostile.json");
        assertThat(page.locator("maze-stage .status").innerText()).contains("<img src=x onerror=stolen=1>");
        assertThat(page.evaluate("() => window.stolen ?? null")).isNull();
    }

    @Test
    void itsScriptIsSmall() {
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION);
        byte[] script = script();
        deflater.setInput(script);
        deflater.finish();
        int size = deflater.deflate(new byte[script.length]) + 12; // gzip's header and checksum are longer than zlib's by that
        System.out.printf("mazewright-stage.js: %d bytes, %d gzipped%n", script.length, size);
        assertThat(size).isBetween(10_000, 41 * 1024);
        assertThat(new String(script, StandardCharsets.UTF_8)).doesNotContain("</script", "import(", "\nimport ");
    }

    /** What it draws is what the studio draws, to the pixel: from a scene any shape, from a document squares. */
    @TestFactory
    Stream<DynamicTest> drawsWhatTheStudioDraws() {
        open("");
        page.addScriptTag(new Page.AddScriptTagOptions().setUrl("/mazewright-stage.js"));
        List<String> shapes = List.of("rectangle", "hexagon", "polar", "weave", "cube", "zeta", "voronoi");
        return Stream.concat(
                shapes.stream().map(shape -> DynamicTest.dynamicTest(shape, () -> assertThat(difference(shape, "scene?")).isZero())),
                Stream.of("rectangle", "hexagon", "polar", "voronoi").map(shape -> DynamicTest.dynamicTest(
                        shape + " by its document",
                        () -> assertThat(difference(shape, "maze?outlines=true&")).isLessThan(shape.equals("rectangle") ? 1e-9 : 0.5))));
    }

    /** By how much a channel of a pixel differs on average, 0 to 255. */
    private double difference(String shape, String request) {
        String recipe = shape + ":8x8/wilson/seed:3";
        go(recipe);
        return ((Number) page.evaluate("""
                async src => {
                  const pixels = canvas => {
                    const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d', { willReadFrequently: true });
                    copy.drawImage(canvas, 0, 0);
                    return copy.getImageData(0, 0, canvas.width, canvas.height).data;
                  };
                  const { canvas } = mazewright.view;
                  const own = Object.assign(document.createElement('maze-stage'), { style: 'position: fixed; inset: 0 auto auto 0' });
                  own.setAttribute('src', src);
                  document.body.append(own);
                  const foot = own.shadowRoot.querySelector('.foot').getBoundingClientRect().height;
                  own.style.width = canvas.clientWidth + 'px';
                  own.style.height = canvas.clientHeight + foot + 'px';
                  await own.ready;
                  const isSized = () => own.view.canvas.width === canvas.width && own.view.canvas.height === canvas.height;
                  for (let i = 0; i < 300 && (own.isBusy || !isSized()); i++) await new Promise(requestAnimationFrame);
                  while (own.isBusy) await new Promise(requestAnimationFrame);
                  const [one, other] = [pixels(canvas), pixels(own.view.canvas)];
                  own.remove();
                  if (one.length !== other.length) throw new Error(`${one.length} and ${other.length} numbers`);
                  return one.reduce((sum, part, i) => sum + Math.abs(part - other[i]), 0) / one.length;
                }""", "/api/v1/" + request + "recipe=" + recipe)).doubleValue();
    }
}
