package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.FilePayload;
import dev.mazewright.api.Endpoints;
import dev.mazewright.api.request.Endpoint;
import dev.mazewright.api.request.MemoryBudget;
import dev.mazewright.api.request.Request;
import dev.mazewright.api.request.Reservation;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.measure.Digest;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.Sha256;
import dev.mazewright.studio.web.StaticSite;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;

/** The studio as files: nothing else is ever asked for. What people do with the page stands in the tests of their tasks. */
@EnabledIf("dev.mazewright.browser.SiteServer#isPossible")
class SiteTest extends Panels {
    @Override
    protected String address() {
        return SiteServer.url();
    }

    private byte[] bytes(String call, Object argument) {
        return Base64.getDecoder().decode((String) page.evaluate("""
                async (argument) => {
                  const bytes = new Uint8Array(await (await (%s)(argument)).arrayBuffer());
                  let text = '';
                  for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192));
                  return btoa(text);
                }""".formatted(call), argument));
    }

    private byte[] file(String recipe, String format) {
        return bytes("([recipe, format]) => mazewright.api.maze({ recipe }, { format })", List.of(recipe, format));
    }

    /** The first maze is seen while the engine is on its way; it is the one that the engine would have made. */
    @Test
    void theFirstMazeDoesNotWaitForTheEngine() {
        useAlone(Device.DESKTOP);
        CompletableFuture<Route> engine = new CompletableFuture<>();
        page.route("**/mazewright.wasm", engine::complete);
        page.navigate(address());
        page.waitForFunction("() => globalThis.mazewright?.scene");
        assertThat(page.locator(".stage .arriving").isVisible()).isFalse();
        assertThat(page.locator(".side .arriving").isVisible()).isTrue();
        assertThat(page.locator("body.ready").count()).isZero();
        engine.join().resume();
        page.locator("body.ready").waitFor();
        assertThat(page.locator(".side .arriving").isVisible()).isFalse();
        byte[] file = bytes("() => fetch('first.scene')", "");
        byte[] made = bytes("async () => new Response(await mazewright.api.scene({ recipe: mazewright.scene.recipe }, {}))", "");
        assertThat(file).isEqualTo(made);
    }

    /** The same files as on this machine, by the page's own door to the API. */
    @Test
    void makesTheSameFiles() throws IOException {
        open("rectangle:9x9/wilson/seed:1");
        for (String recipe : List.of("rectangle:20x30/recursive-backtracker/seed:42", "hexagon:9x9/wilson/seed:-3",
                "polar:6x8/kruskal/seed:5", "box:4x5x3/growing-tree/seed:9", "cairo:6x6/hunt-and-kill/braid:0.5/seed:7")) {
            Puzzle puzzle = new Maker(Recipe.parse(recipe), Context.standard()).make();
            assertThat(new String(file(recipe, "digest"), StandardCharsets.UTF_8)).contains(Digest.of(puzzle.maze()));
            for (String format : List.of("svg", "json", "maze", "png", "gif", "postscript", "scene", "html")) {
                assertThat(hash(file(recipe, format))).as("%s of %s", format, recipe).isEqualTo(hash(answered(recipe, format)));
            }
        }
    }

    /** Files of several parts, which the worker hands over one by one: written at once, and while the maze is made. */
    @Tag("thorough")
    @Test
    void longFilesAreTheSame() throws IOException {
        open("rectangle:9x9/wilson/seed:1");
        for (String[] each : new String[][] {{"rectangle:1000x1100/wilson/seed:3", "text"}, {"rectangle:5000x5000/sidewinder/seed:2", "png"}}) {
            byte[] wanted = answered(each[0], each[1]);
            assertThat(wanted).hasSizeGreaterThan(4 << 20);
            assertThat(hash(file(each[0], each[1]))).as(each[0]).isEqualTo(hash(wanted));
        }
    }

    /** What would be too much for the memory of a phone is refused in a sentence, before it is begun. */
    @Test
    void whatIsTooMuchIsRefusedFirst() {
        open("rectangle:9x9/wilson/seed:1");
        for (String asked : List.of(
                "beginTask('rectangle:30000x30000/wilson/seed:1', {})",
                "beginTask('rectangle:40000x40000/sidewinder/seed:1', {})",
                "scene({ recipe: 'hexagon:2000x2000/wilson/seed:1' }, {})",
                "maze({ recipe: 'voronoi:2000x2000/wilson/seed:1' }, { format: 'png' })",
                "zip('rectangle:300x300/wilson/seed:1', { count: 200, format: 'svg' })",
                "statistics('rectangle:200x200/wilson/seed:1', 1000)",
                "beginBook('title = \"Large\"\\ntrim = \"6x9\"\\n[[section]]\\nmazes = 40\\nsize = \"400x400\"', {})")) {
            String refused = (String) page.evaluate("async () => mazewright.api." + asked
                    + ".then(() => 'done', error => `${error.status} ${error.message}`)");
            assertThat(refused).as(asked).startsWith("413 ").doesNotContain("-Xmx");
        }
        assertThat(new String(file("rectangle:5x5/wilson/seed:1", "json"), StandardCharsets.UTF_8)).contains("rectangle");
    }

    /** In another language too, with the sentences of the engine. */
    @Test
    void speaksGerman() {
        useAlone(Device.DESKTOP);
        page.navigate(address() + "?lang=de#rectangle:9x9/wislon/seed:1");
        ready();
        assertThat(page.evaluate("document.documentElement.lang")).isEqualTo("de");
        assertThat(status().textContent()).contains("Unbekannt: Generator „wislon“");
    }

    /** Beside a file lies the same one, packed: what unpacks them here, and in the browser of the other tests, gives the file. */
    @Test
    void packedFilesAreTheFiles() throws IOException {
        Map<String, byte[]> files = StaticSite.files();
        for (String name : files.keySet()) {
            if (name.endsWith(".gz")) {
                byte[] unpacked = new GZIPInputStream(new ByteArrayInputStream(files.get(name))).readAllBytes();
                assertThat(unpacked).as(name).isEqualTo(files.get(name.replaceFirst("\\.gz$", "")));
            }
        }
        assertThat(files).containsKeys("engine/mazewright.wasm.gz", "js/main.js.gz", "index.html.gz");
        assertThat(files.containsKey("js/main.js.br")).as("packed by brotli as the engine is").isEqualTo(files.containsKey("engine/mazewright.wasm.br"));
    }

    private static String hash(byte[] file) {
        Sha256 hash = new Sha256();
        hash.update(file);
        return hash.hex();
    }

    /** What the studio's own endpoint answers here. */
    private static byte[] answered(String recipe, String format) throws IOException {
        Endpoint endpoint = Endpoints.ALL.stream().filter(each -> each.path().equals("/api/v1/maze")).findFirst().orElseThrow();
        try (Reservation reservation = new Reservation(new MemoryBudget(1L << 28))) {
            return endpoint.answer(new Request("GET", endpoint.path(), "recipe=" + recipe + "&format=" + format, "", new byte[0]), reservation).bytes();
        }
    }

    @Test
    void showsEachPanelAndComesBack() {
        open("hexagon:9x9/wilson/seed:1");
        panels().forEach(this::enter);
        enter("create");
        page.reload();
        ready();
        assertThat(page.evaluate("mazewright.scene.recipe")).isEqualTo("hexagon:9x9/wilson/seed:1");
    }

    /** After one visit, no network is needed. */
    @Test
    void worksWithoutANetwork() {
        useAlone(Device.DESKTOP);
        open("rectangle:9x9/wilson/seed:1");
        page.evaluate("navigator.serviceWorker.ready");
        page.waitForFunction("async () => (await Promise.all((await caches.keys()).map(async name => (await (await caches.open(name)).keys()).length)))"
                + ".some(count => count > 50)");
        page.waitForFunction("navigator.serviceWorker.controller !== null");
        context().setOffline(true);
        page.reload();
        page.locator("body.ready").waitFor();
        page.navigate(address() + "index.html#rectangle:7x7/wilson/seed:1"); // as some hosts name it
        page.locator("body.ready").waitFor();
        open("triangle:8x8/kruskal/seed:2");
        assertThat(page.evaluate("mazewright.scene.cells")).isEqualTo(64);
    }

    /** A large maze is made by a task in a worker, whose progress is told, and which can be cancelled. */
    @Test
    void makesLargeMazesByTasks() {
        open("rectangle:9x9/wilson/seed:1");
        Object states = page.evaluate("""
                async () => {
                  let task = await mazewright.api.beginTask('rectangle:4000x4000/eller/seed:1', { solution: true });
                  const states = new Set([task.state]);
                  while (!['done', 'failed', 'cancelled'].includes(task.state)) {
                    await new Promise(resolve => setTimeout(resolve, 50));
                    task = await mazewright.api.task(task.id);
                    states.add(task.state);
                  }
                  const tile = await mazewright.api.tile({ maze: task.maze, zoom: 0, row: 0, column: 0, layer: 'walls' });
                  const other = await mazewright.api.beginTask('rectangle:9000x9000/wilson/seed:2', {});
                  const ended = await mazewright.api.cancelTask(other.id);
                  let next = await mazewright.api.beginTask('rectangle:1000x1000/eller/seed:3', {});
                  while (!['done', 'failed', 'cancelled'].includes(next.state)) {
                    await new Promise(resolve => setTimeout(resolve, 50));
                    next = await mazewright.api.task(next.id);
                  }
                  return [...states, tile.type, ended.state, next.state].join(' ');
                }""");
        assertThat((String) states).contains("running").contains("done").endsWith("image/png cancelled done");
    }

    /** An aborted request for a tile does not end the worker, which keeps the maze. */
    @Test
    void anAbortedTileEndsNoWorker() {
        open("rectangle:9x9/wilson/seed:1");
        Object seen = page.evaluate("""
                async () => {
                  const { api } = mazewright;
                  let task = await api.beginTask('rectangle:4000x4000/eller/seed:1', {});
                  while (!['done', 'failed', 'cancelled'].includes(task.state)) {
                    await new Promise(resolve => setTimeout(resolve, 50));
                    task = await api.task(task.id);
                  }
                  let begun = 0;
                  const { Worker } = globalThis;
                  globalThis.Worker = class extends Worker {
                    constructor(...given) {
                      super(...given);
                      begun += 1;
                    }
                  };
                  const overtaken = async request => {
                    const flight = new AbortController();
                    const answer = request({ signal: flight.signal }).catch(error => error.name);
                    setTimeout(() => flight.abort(), 5);
                    return answer;
                  };
                  const tile = column => ({ maze: task.maze, zoom: 0, row: 0, column, layer: 'walls' });
                  await overtaken(options => api.tile(tile(0), options));
                  const { type } = await api.tile(tile(1));
                  return `${type} ${begun}`;
                }""");
        assertThat(seen).isEqualTo("image/png 0");
    }

    /** What cannot be done here is said in a sentence, and the page goes on. */
    @Test
    void saysWhatItLacks() {
        open("rectangle:9x9/wilson/seed:1");
        enter("open");
        page.locator("#panel-open input[type=file]").setInputFiles(new FilePayload("photo.jpg", "image/jpeg", new byte[] {(byte) 0xFF, (byte) 0xD8, (byte) 0xFF, 0}));
        page.getByText("Photographs and scans are read by the installed program").first().waitFor();
        assertThat(new String(file("rectangle:5x5/wilson/seed:1", "json"), StandardCharsets.UTF_8)).contains("rectangle");
    }

    @Test
    void savesAPicture() throws IOException {
        open("zeta:9x9/wilson/seed:4");
        enter("export");
        Download download = page.waitForDownload(() -> page.locator("button", new Page.LocatorOptions().setHasText("Download")).first().click());
        assertThat(Files.readString(download.path())).contains("<svg", "zeta:9x9/wilson/seed:4");
    }
}
