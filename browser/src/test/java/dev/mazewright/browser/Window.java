package dev.mazewright.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A browser, for the tests of one thread: no other may touch it. */
final class Window implements AutoCloseable {
    private final Playwright playwright = Playwright.create();
    private final Browser browser;
    private final String address;
    private final BrowserContext desktop;

    /** What its pages have complained about since the test began. */
    final List<String> complaints = new ArrayList<>();

    /** A browser that looks at the studio at an address. */
    Window(Path program, String address) {
        this.address = address;
        browser = playwright.chromium().launch(new BrowserType.LaunchOptions()
                .setExecutablePath(program)
                .setArgs(List.of("--no-sandbox", "--disable-gpu"))); // a container's root has no sandbox
        desktop = context(new Browser.NewContextOptions().setViewportSize(1280, 800));
    }

    /** For all tests that look at a desktop's screen: it keeps the page's files, as a browser does, but nothing of a test. */
    BrowserContext desktop() {
        return desktop;
    }

    /** Another device. */
    BrowserContext context(Browser.NewContextOptions options) {
        BrowserContext context = browser.newContext(options);
        context.setDefaultTimeout(30_000);
        context.onRequest(request -> {
            String url = request.url();
            if (!url.startsWith(address) && !url.startsWith("data:") && !url.startsWith("blob:")) {
                complaints.add("asked " + url);
            }
        });
        context.onWebError(error -> complaints.add("error " + error.error()));
        context.onConsoleMessage(message -> {
            if (message.type().equals("error") || message.type().equals("warning")) {
                complaints.add(message.type() + " " + message.text() + " at " + message.location());
            }
        });
        return context;
    }

    @Override
    public void close() {
        browser.close();
        playwright.close();
    }
}
