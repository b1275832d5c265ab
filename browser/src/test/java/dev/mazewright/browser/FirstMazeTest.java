package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** A maze is on the screen as soon as the page is, and looks as the maze is. */
class FirstMazeTest extends Browsing {
    /** Of the page's thread on a processor, in seconds: how long it waits for one says nothing of the page. */
    private static final double MOST_WORK = 2;

    private static final int MOST_REQUESTS = 15;
    private static final Pattern CATALOG = Pattern.compile("/api/v1/catalog");

    /** Work is counted, as a machine that does other work too makes the page wait; the time that passed is printed. */
    @Test
    void comesSoon() {
        CDPSession devTools = context().newCDPSession(page);
        JsonObject domain = new JsonObject();
        domain.addProperty("timeDomain", "threadTicks");
        devTools.send("Performance.enable", domain);
        double before = work(devTools);
        long start = System.nanoTime();
        page.navigate(address());
        page.locator("body.ready").waitFor();
        long took = (System.nanoTime() - start) / 1_000_000;
        double work = work(devTools) - before;
        devTools.detach();
        System.out.printf("From the address to the first maze: %d ms, of which the page worked %.0f%n", took, 1000 * work);
        assertThat(work).isPositive().isLessThan(MOST_WORK);
        settle();
        assertThat(recipeInAddress()).startsWith("hexagon:24x32,mask=hexagon/wilson/seed:");
    }

    /** Who is quicker than the line has the panel that was asked for. */
    @Test
    void aTabThatIsPressedBeforeTheCatalogIsHereIsEnteredThen() {
        List<Route> held = new CopyOnWriteArrayList<>();
        page.route(CATALOG, held::add);
        page.navigate(address());
        page.locator("#tab-watch").click();
        page.waitForCondition(() -> !held.isEmpty());
        page.unroute(CATALOG);
        held.forEach(Route::resume);
        page.locator("body.ready").waitFor();
        assertThat(page.locator("#tab-watch").getAttribute("aria-selected")).isEqualTo("true");
        assertThat(page.locator("#panel-watch").textContent()).doesNotContain("could not be loaded");
        assertThat(page.locator("#panel-watch button").count()).isPositive();
    }

    /** The modules and style sheets are joined when the program is built, where there is a tool for that machine. */
    @Test
    void asksForLittle() {
        boolean canJoin = System.getProperty("os.name").equals("Linux") && System.getProperty("os.arch").equals("amd64");
        assumeTrue(canJoin, "the build joins the page's modules on Linux and x86-64 only");
        List<String> asked = new CopyOnWriteArrayList<>();
        page.onRequest(request -> asked.add(request.url()));
        page.navigate(address());
        page.locator("body.ready").waitFor();
        settle();
        assertThat(asked).hasSizeLessThanOrEqualTo(MOST_REQUESTS);
    }

    /** How long the page's thread has worked. */
    private static double work(CDPSession devTools) {
        for (JsonElement each : devTools.send("Performance.getMetrics").getAsJsonArray("metrics")) {
            if (each.getAsJsonObject().get("name").getAsString().equals("TaskDuration")) {
                return each.getAsJsonObject().get("value").getAsDouble();
            }
        }
        throw new AssertionError("the browser does not count its work");
    }

    /**
     * All walls of a maze whose walls are known: one row of a perfect maze is a corridor, so its outline is all there is.
     */
    @Test
    void showsACorridor() {
        open("rectangle:1x5/wilson/start:0,0/goal:0,4/seed:1");
        Fit fit = fit(5, 1);
        String wall = colour("wall");
        String paper = colour("paper");
        assertThat(pixel(fit.x(0.5), fit.y(0.5))).as("start").isEqualTo(colour("start"));
        assertThat(pixel(fit.x(4.5), fit.y(0.5))).as("goal").isEqualTo(colour("goal"));
        for (int column = 0; column < 5; column++) {
            assertThat(pixel(fit.x(column + 0.5), fit.y(0))).as("above " + column).isEqualTo(wall);
            assertThat(pixel(fit.x(column + 0.5), fit.y(1))).as("below " + column).isEqualTo(wall);
            assertThat(pixel(fit.x(column + 0.88), fit.y(0.12))).as("in " + column).isEqualTo(paper);
            if (column > 0) {
                assertThat(pixel(fit.x(column), fit.y(0.12))).as("before " + column).isEqualTo(paper);
            }
        }
        assertThat(pixel(fit.x(0), fit.y(0.5))).as("left").isEqualTo(wall);
        assertThat(pixel(fit.x(5), fit.y(0.5))).as("right").isEqualTo(wall);
        assertThat(pixel(fit.x(5) + 15, fit.y(0.5))).as("outside").isEqualTo(paper);
    }

    @Test
    void showsTheDarkOneInTheDark() {
        use(Device.DESKTOP.colours(ColorScheme.DARK));
        open("rectangle:1x5/wilson/start:0,0/goal:0,4/seed:1");
        Fit fit = fit(5, 1);
        assertThat(colour("paper")).startsWith("#1");
        assertThat(pixel(fit.x(2.5), fit.y(0.5))).isEqualTo(colour("paper"));
        assertThat(pixel(fit.x(2.5), fit.y(0))).isEqualTo(colour("wall"));
    }
}
