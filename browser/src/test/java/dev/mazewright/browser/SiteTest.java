package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.FilePayload;
import com.sun.net.httpserver.HttpServer;
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
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** The studio as a site of files, under an address with folders: nothing but files is ever asked for. */
@Execution(ExecutionMode.SAME_THREAD)
class SiteTest {
    private static final String FOLDER = "/some/where/";
    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html", "js", "text/javascript", "css", "text/css", "svg", "image/svg+xml", "png", "image/png", "wasm", "application/wasm",
            "webmanifest", "application/manifest+json");

    private static HttpServer server;
    private static Playwright playwright;
    private static Browser browser;
    private static String address;

    private final List<String> complaints = new CopyOnWriteArrayList<>();
    private BrowserContext context;
    private Page page;

    @BeforeAll
    static void serve() throws IOException {
        assumeTrue(StaticSite.hasEngine(), "there is no engine here: build it by mvn -Pweb -pl web -am -DskipTests package");
        Path chromium = Browsing.browser();
        assumeTrue(chromium != null, "there is no Chromium here");
        Map<String, byte[]> files = StaticSite.files();
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            String path = exchange.getRequestURI().getPath();
            String name = path.equals(FOLDER) ? "index.html" : path.startsWith(FOLDER) ? path.substring(FOLDER.length()) : "";
            byte[] file = files.get(name);
            if (file == null) {
                exchange.sendResponseHeaders(404, -1);
            } else {
                exchange.getResponseHeaders().set("Content-Type", TYPES.getOrDefault(name.substring(name.lastIndexOf('.') + 1), "text/plain"));
                exchange.sendResponseHeaders(200, file.length);
                exchange.getResponseBody().write(file);
            }
            exchange.close();
        });
        server.start();
        address = "http://localhost:" + server.getAddress().getPort() + FOLDER;
        playwright = Playwright.create();
        browser = playwright.chromium().launch(new BrowserType.LaunchOptions().setExecutablePath(chromium));
    }

    @AfterAll
    static void stop() {
        if (server != null) {
            browser.close();
            playwright.close();
            server.stop(0);
        }
    }

    @BeforeEach
    void open() {
        context = browser.newContext();
        page = context.newPage();
        page.onConsoleMessage(message -> {
            if (List.of("error", "warning").contains(message.type())) {
                complaints.add(message.text());
            }
        });
        page.onPageError(complaints::add);
        context.onRequest(request -> {
            if (!request.url().startsWith(address) && !request.url().startsWith("blob:") && !request.url().startsWith("data:")) {
                complaints.add("asked for " + request.url());
            }
        });
        context.onResponse(response -> {
            if (response.status() >= 400) {
                complaints.add(response.status() + " " + response.url());
            }
        });
    }

    @AfterEach
    void nothingIsWrong() {
        context.close();
        assertThat(complaints).isEmpty();
    }

    private void go(String recipe) {
        page.navigate(address + "#" + recipe);
        page.locator("body.ready").waitFor();
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
        CompletableFuture<Route> engine = new CompletableFuture<>();
        page.route("**/mazewright.wasm", engine::complete);
        page.navigate(address);
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
        go("rectangle:9x9/wilson/seed:1");
        for (String recipe : List.of("rectangle:20x30/recursive-backtracker/seed:42", "hexagon:9x9/wilson/seed:-3",
                "polar:6x8/kruskal/seed:5", "box:4x5x3/growing-tree/seed:9", "cairo:6x6/hunt-and-kill/braid:0.5/seed:7")) {
            Puzzle puzzle = new Maker(Recipe.parse(recipe), Context.standard()).make();
            assertThat(new String(file(recipe, "digest"), StandardCharsets.UTF_8)).contains(Digest.of(puzzle.maze()));
            for (String format : List.of("svg", "json", "maze", "png", "gif", "postscript", "scene")) {
                assertThat(hash(file(recipe, format))).as("%s of %s", format, recipe).isEqualTo(hash(answered(recipe, format)));
            }
        }
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
        go("hexagon:9x9/wilson/seed:1");
        for (String panel : List.of("watch", "race", "play", "compare", "open", "export", "book", "map", "create")) {
            page.locator("[role=tab][id$=" + panel + "], [role=tab][data-panel=" + panel + "]").first().click();
            page.waitForFunction("panel => mazewright.panel === panel || document.querySelector('[role=tab][aria-selected=true]')", panel);
        }
        page.reload();
        page.locator("body.ready").waitFor();
        assertThat(page.evaluate("mazewright.scene.recipe")).isEqualTo("hexagon:9x9/wilson/seed:1");
    }

    /** After one visit, no network is needed. */
    @Test
    void worksWithoutANetwork() {
        go("rectangle:9x9/wilson/seed:1");
        page.evaluate("navigator.serviceWorker.ready");
        page.waitForFunction("async () => (await Promise.all((await caches.keys()).map(async name => (await (await caches.open(name)).keys()).length)))"
                + ".some(count => count > 50)");
        page.waitForFunction("navigator.serviceWorker.controller !== null");
        context.setOffline(true);
        page.reload();
        page.locator("body.ready").waitFor();
        page.navigate(address + "index.html#rectangle:7x7/wilson/seed:1"); // as some hosts name it
        page.locator("body.ready").waitFor();
        go("triangle:8x8/kruskal/seed:2");
        assertThat(page.evaluate("mazewright.scene.cells")).isEqualTo(64);
    }

    /** A large maze is made by a task in a worker, whose progress is told, and which can be cancelled. */
    @Test
    void makesLargeMazesByTasks() {
        go("rectangle:9x9/wilson/seed:1");
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
                  return [...states, tile.type, ended.state].join(' ');
                }""");
        assertThat((String) states).contains("running").contains("done").endsWith("image/png cancelled");
    }

    /** What cannot be done here is said in a sentence, and the page goes on. */
    @Test
    void saysWhatItLacks() {
        go("rectangle:9x9/wilson/seed:1");
        page.locator("[role=tab]", new Page.LocatorOptions().setHasText("Open")).click();
        page.locator("#panel-open input[type=file]").setInputFiles(new FilePayload("photo.jpg", "image/jpeg", new byte[] {(byte) 0xFF, (byte) 0xD8, (byte) 0xFF, 0}));
        page.getByText("Photographs and scans are read by the installed program").first().waitFor();
        assertThat(new String(file("rectangle:5x5/wilson/seed:1", "json"), StandardCharsets.UTF_8)).contains("rectangle");
    }

    @Test
    void savesAPicture() throws IOException {
        go("zeta:9x9/wilson/seed:4");
        page.locator("[role=tab]", new Page.LocatorOptions().setHasText("Export")).click();
        Download download = page.waitForDownload(() -> page.locator("button", new Page.LocatorOptions().setHasText("Download")).first().click());
        assertThat(Files.readString(download.path())).contains("<svg", "zeta:9x9/wilson/seed:4");
    }
}
