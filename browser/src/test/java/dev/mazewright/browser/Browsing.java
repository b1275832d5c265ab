package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.studio.Studio;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.extension.AfterTestExecutionCallback;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * Each test has a page of its own, each thread of tests a browser, and all of them one studio. A test fails where the
 * page complains, breaks, or asks any other host for anything.
 */
abstract class Browsing {
    /** What the tests look with: the first without windows of its own, which loads a page in 0.6 of the time. */
    private static final List<Path> BROWSERS = Stream.of(
                    "/usr/bin/chromium-headless-shell", "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome")
            .map(Path::of)
            .toList();

    /** Milliseconds that a request may take: a machine that does other work too is no reason to give up. */
    private static final int WORK = 60_000;

    private static final List<Window> WINDOWS = new CopyOnWriteArrayList<>();
    /** Of each thread, by the address that they look at. */
    private static final ThreadLocal<Map<String, Window>> OWN = ThreadLocal.withInitial(HashMap::new);

    private static Studio studio;
    private static Path chromium;

    /** Says to {@link #nothingIsWrong} whether the test failed. */
    @RegisterExtension
    final AfterTestExecutionCallback result = test -> hasFailed = test.getExecutionException().isPresent();

    private Window window;
    /** Without a graphics card, the driver of WebGL says that it copies pictures, which is no fault of the page. */
    private Predicate<String> expected = complaint -> complaint.contains("GPU stall due to ReadPixels");
    private boolean hasFailed;
    /** The page of this test. */
    protected Page page;

    @BeforeAll
    static void startAll() throws IOException {
        synchronized (WINDOWS) {
            if (studio == null) {
                chromium = browser();
                assumeTrue(chromium != null, "there is no Chromium here: install the package chromium-headless-shell or chromium");
                studio = Studio.start(0, WORK);
                Runtime.getRuntime().addShutdownHook(new Thread(Browsing::stopAll));
            }
        }
    }

    /** A browser of this machine, or null without one. */
    static @Nullable Path browser() {
        return BROWSERS.stream().filter(Files::isExecutable).findFirst().orElse(null);
    }

    /** Whether this build has the script of the stage: it has none where there is no esbuild for the machine that builds. */
    static boolean hasStage() {
        return Studio.class.getResource("/dev/mazewright/page/web/mazewright-stage.js") != null;
    }

    private static void stopAll() {
        WINDOWS.forEach(Window::close);
        studio.close();
    }

    @BeforeEach
    void openPage() {
        window = OWN.get().computeIfAbsent(address(), at -> new Window(chromium, at));
        if (!WINDOWS.contains(window)) {
            WINDOWS.add(window);
        }
        window.complaints.clear();
        page = window.tab(Device.DESKTOP);
    }

    @AfterEach
    void nothingIsWrong() {
        if (hasFailed) {
            window.forget(page);
        } else {
            window.leave(page);
        }
        assertThat(window.complaints.stream().filter(expected.negate())).as("what the browser complained about").isEmpty();
    }

    /** Opens the page of another device instead of this one. */
    protected void use(Device device) {
        window.leave(page);
        page = window.tab(device);
    }

    /** A page in a tab that no other test sees: for what changes more of it than its page, such as permissions. */
    protected void useAlone(Device device) {
        window.leave(page);
        page = window.newTab(device);
    }

    /** From now on, complaints such as this are what the test wants. */
    protected void expect(Predicate<String> complaint) {
        expected = expected.or(complaint);
    }

    protected BrowserContext context() {
        return page.context();
    }

    /** The address of the page, up to and with its last slash: the studio's, or that of the same page without a server. */
    protected String address() {
        return studio.url();
    }

    /** Whether the page is the studio's, and has its server. */
    protected boolean hasServer() {
        return address().equals(studio.url());
    }

    /** Leaves a test out where the page has no server. */
    protected void needServer() {
        assumeTrue(hasServer(), "files alone do not serve this");
    }

    /** An address of the studio's API. */
    protected static String api(String path, String query) {
        return studio.url() + "api/v1/" + path + "?" + query;
    }

    /** Goes to a recipe's maze, or with an empty one to the first, and waits until it is there. */
    protected void open(String recipe) {
        park();
        page.navigate(address() + (recipe.isEmpty() ? "" : "#" + recipe));
        ready();
    }

    /** Leaves the studio: an address that differs from the present one in its fragment alone would not be loaded. */
    protected void park() {
        if (!page.url().equals("about:blank") && !window.isParked(page)) {
            window.park(page);
        }
    }

    /** Goes on to another recipe's maze in the page that is there, as a link in it does. */
    protected void go(String recipe) {
        page.evaluate("recipe => { location.hash = recipe; }", recipe);
        page.waitForFunction("recipe => mazewright.scene.recipe === recipe", Recipe.parse(recipe).toString());
        settle();
    }

    /** Waits until the page is there and all is painted. */
    protected void ready() {
        page.locator("body.ready").waitFor();
        settle();
    }

    /** Waits until no task runs, nothing moves and all is painted, for a few frames one after the other. */
    protected void settle() {
        page.evaluate("""
                async () => {
                  const moves = one => one.playState === 'running' && one.effect.getTiming().iterations !== Infinity;
                  const paints = view => view.isBusy && view.canvas.checkVisibility();
                  const isStill = () => !mazewright.isBusy && !mazewright.stage.seen.some(paints)
                    && !document.getAnimations().some(moves);
                  const end = performance.now() + 60_000;
                  for (let still = 0; still < 6;) {
                    await new Promise(requestAnimationFrame);
                    still = isStill() ? still + 1 : 0;
                    if (performance.now() > end) throw new Error('the page does not come to rest');
                  }
                }""");
    }

    /** Waits while {@code many} frames are painted: for what must not happen meanwhile. */
    protected void frames(int many) {
        page.evaluate("async many => { for (let i = 0; i < many; i++) await new Promise(requestAnimationFrame); }", many);
    }

    /** The recipe in the page's address, without the settings behind it. */
    protected String recipeInAddress() {
        String fragment = URI.create(page.url()).getFragment();
        return fragment == null ? "" : fragment.replaceFirst("\\?.*", "");
    }

    /** The colour of the canvas at a point of the window, as #rrggbb. */
    protected String pixel(double x, double y) {
        return (String) page.evaluate("""
                ([x, y]) => {
                  const canvas = document.querySelector('#stage canvas');
                  const box = canvas.getBoundingClientRect();
                  const at = (from, size, pixels) => Math.floor(from / size * pixels);
                  const one = new OffscreenCanvas(1, 1).getContext('2d');
                  one.drawImage(canvas, -at(x - box.left, box.width, canvas.width), -at(y - box.top, box.height, canvas.height));
                  const { data } = one.getImageData(0, 0, 1, 1);
                  return '#' + [...data.slice(0, 3)].map(part => part.toString(16).padStart(2, '0')).join('');
                }""", List.of(x, y));
    }

    /** A custom property of the page's style. */
    protected String colour(String name) {
        return (String) page.evaluate(
                "name => getComputedStyle(document.documentElement).getPropertyValue(name).trim()", "--" + name);
    }

    /** Where the grid of the open maze lies in the window: its scale, left and top, as the page fits it. */
    protected Fit fit(double width, double height) {
        List<?> box = (List<?>) page.evaluate("""
                () => {
                  const { left, top, width, height } = document.querySelector('#stage canvas').getBoundingClientRect();
                  return [left, top, width, height];
                }""");
        double[] of = box.stream().mapToDouble(each -> ((Number) each).doubleValue()).toArray();
        double room = 2 * 16;
        double scale = Math.min((of[2] - room) / width, (of[3] - room) / height);
        scale = scale >= 6 ? Math.floor(scale) : scale;
        return new Fit(scale, of[0] + (of[2] - width * scale) / 2, of[1] + (of[3] - height * scale) / 2);
    }

    /** A grid in the window: how large a cell is, and where its corner lies. */
    protected record Fit(double scale, double left, double top) {
        double x(double column) {
            return left + column * scale;
        }

        double y(double row) {
            return top + row * scale;
        }
    }
}
