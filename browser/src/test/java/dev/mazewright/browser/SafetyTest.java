package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.FilePayload;
import com.microsoft.playwright.options.WaitForSelectorState;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A page from elsewhere gets nothing out of the studio and into it; a file with markup in it stays a file. */
class SafetyTest extends Browsing {
    private static final String RECIPE = "recipe=rectangle:5x5/wilson/seed:1";

    /** What a hostile page may try, each with what came of it, or what kept it from coming. */
    private static final String ATTACKS = """
            async (studio) => {
              const api = studio + 'api/v1/maze?recipe=rectangle:5x5/wilson/seed:1';
              const attempt = async (name, work) => {
                try { return [name, await work()]; } catch (error) { return [name, 'refused']; }
              };
              const loaded = (element) => new Promise((resolve) => {
                element.onload = () => resolve('loaded');
                element.onerror = () => resolve('refused');
                setTimeout(() => resolve('refused'), 3000);
                document.body.append(element);
              });
              return Promise.all([
                attempt('fetch', async () => (await fetch(api)).text()),
                attempt('blind fetch', async () => (await fetch(api, { mode: 'no-cors' })).type),
                attempt('post', async () => (await fetch(studio + 'api/v1/info', {
                  method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"recipe":"rectangle:5x5/wilson/seed:1"}',
                })).text()),
                attempt('blind post', async () => (await fetch(studio + 'api/v1/info', {
                  method: 'POST', mode: 'no-cors', body: '{"recipe":"rectangle:5x5/wilson/seed:1"}',
                })).type),
                attempt('image', () => loaded(Object.assign(new Image(), { src: api + '&format=svg' }))),
                attempt('script', () => loaded(Object.assign(document.createElement('script'), { src: studio + 'js/main.js' }))),
                attempt('websocket', () => new Promise((resolve, refuse) => {
                  const socket = new WebSocket(studio.replace('http', 'ws') + 'api/v1/trace');
                  socket.onopen = () => resolve('open');
                  socket.onerror = refuse;
                })),
              ]);
            }""";

    private HttpServer elsewhere;
    private final Map<String, Integer> answers = new ConcurrentHashMap<>();
    private final Set<String> failures = ConcurrentHashMap.newKeySet();

    @BeforeEach
    void startElsewhere() throws IOException {
        elsewhere = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        elsewhere.createContext("/", exchange -> {
            byte[] bytes = ("<!doctype html><title>elsewhere</title><body>"
                            + (exchange.getRequestURI().getPath().equals("/frame") ? "<iframe src='" + address() + "'></iframe>" : "")
                            + (exchange.getRequestURI().getPath().equals("/form")
                                    ? "<form method=post enctype=text/plain action='" + address()
                                            + "api/v1/info'><input name='{\"recipe\":\"rectangle:5x5/wilson/seed:1\",\"a\":\"'"
                                            + " value='\"}'></form>"
                                    : ""))
                    .getBytes(StandardCharsets.UTF_8);
            exchange.getResponseHeaders().set("Content-Type", "text/html");
            exchange.sendResponseHeaders(200, bytes.length);
            exchange.getResponseBody().write(bytes);
            exchange.close();
        });
        elsewhere.start();
    }

    @AfterEach
    void stopElsewhere() {
        elsewhere.stop(0);
    }

    private void goElsewhere(String path) {
        useAlone(Device.DESKTOP);
        expect(complaint -> true); // a hostile page complains of all that it is refused
        context().onResponse(response -> {
            if (response.url().startsWith(address())) {
                answers.merge(response.request().method() + " " + response.url().substring(address().length()), response.status(), Math::min);
            }
        });
        context().onRequestFailed(request -> failures.add(request.method() + " " + request.url()));
        page.navigate("http://localhost:" + elsewhere.getAddress().getPort() + path);
    }

    @Test
    void givesOthersNothing() {
        goElsewhere("/");
        for (Object attack : (List<?>) page.evaluate(ATTACKS, address())) {
            List<?> outcome = (List<?>) attack;
            assertThat(outcome.get(1)).as(outcome.get(0).toString()).isEqualTo("refused");
        }
        page.waitForCondition(() -> failures.size() >= 4); // what the browser did not hand over
        assertThat(answers).allSatisfy((asked, status) -> assertThat(status).as(asked).isEqualTo(403));
    }

    @Test
    void takesNoForms() {
        goElsewhere("/form");
        page.evaluate("() => document.forms[0].submit()");
        page.waitForURL(url -> url.startsWith(address()));
        page.waitForCondition(() -> !answers.isEmpty());
        assertThat(answers).allSatisfy((asked, status) -> assertThat(status).as(asked).isIn(403, 415));
    }

    @Test
    void standsInNoFrame() {
        goElsewhere("/frame");
        page.waitForCondition(() -> !answers.isEmpty());
        page.frames().getLast().waitForLoadState();
        frames(10);
        assertThat(page.frames()).hasSize(2).noneMatch(frame -> frame.url().startsWith(address()) && frame.locator("#stage").count() > 0);
    }

    @Test
    void leavesMarkupInNamesAsItIs() {
        open("");
        String maze = context().request().get(api("maze", RECIPE + "&format=text")).text();
        page.locator("#tab-open").click();
        page.locator("#panel-open input[type=file]").first().waitFor(new Locator.WaitForOptions()
                .setState(WaitForSelectorState.ATTACHED));
        String name = "<img src=x onerror=window.stolen=1><svg onload=window.stolen=1>.txt";
        page.locator("#panel-open input[type=file]").first()
                .setInputFiles(new FilePayload(name, "text/plain", maze.getBytes(StandardCharsets.UTF_8)));
        page.getByText("onerror=window.stolen").first().waitFor(); // the name, as it is
        settle();
        staysInert();
    }

    @Test
    void leavesMarkupInAddressesAsItIs() {
        expect(complaint -> complaint.contains("422"));
        open("<img src=x onerror=window.stolen=1>/wilson/seed:1");
        staysInert();
    }

    private void staysInert() {
        assertThat(page.evaluate("() => window.stolen ?? null")).isNull();
        assertThat(page.locator("[onerror], [onload], img[src=x]").count()).isZero();
    }
}
