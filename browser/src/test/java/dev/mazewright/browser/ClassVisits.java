package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import dev.mazewright.studio.Studio;
import java.io.IOException;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** A studio for a class at 127.0.0.2, and those who visit it, each in a context of their own; none may complain. */
final class ClassVisits implements BeforeAllCallback, AfterEachCallback, AfterAllCallback {
    private final List<BrowserContext> contexts = new ArrayList<>();
    /** What the browsers complained about. */
    final List<String> complaints = new ArrayList<>();

    private Studio studio;

    @Override
    public void beforeAll(ExtensionContext test) throws IOException {
        studio = Studio.startForClass(InetAddress.ofLiteral("127.0.0.2"), 0);
    }

    @Override
    public void afterAll(ExtensionContext test) {
        studio.close();
    }

    @Override
    public void afterEach(ExtensionContext test) {
        contexts.forEach(BrowserContext::close);
        contexts.clear();
        List<String> found = List.copyOf(complaints);
        complaints.clear();
        assertThat(found).as("what the browsers complained about").isEmpty();
    }

    int port() {
        return studio.port();
    }

    /** The teacher's link to a maze. */
    String teacherUrl(String link) {
        return studio.url() + "#" + link;
    }

    /** The pupils' link. */
    String pupilUrl() {
        return Objects.requireNonNull(studio.pupilUrl());
    }

    Page teacher(Browser browser, String link) {
        return visit(browser, Device.DESKTOP.options(), teacherUrl(link));
    }

    Page pupil(Browser browser, Device device) {
        return visit(browser, device.options(), pupilUrl());
    }

    /** Opens a link in a context with these options, and waits until the page is there. */
    Page visit(Browser browser, Browser.NewContextOptions options, String url) {
        BrowserContext context = browser.newContext(options);
        contexts.add(context);
        context.onWebError(error -> complaints.add(error.error()));
        context.onConsoleMessage(message -> {
            if (message.type().equals("error") || message.type().equals("warning")) {
                complaints.add(message.text());
            }
        });
        Page page = context.newPage();
        page.navigate(url);
        page.locator("body.ready").waitFor();
        return page;
    }
}
