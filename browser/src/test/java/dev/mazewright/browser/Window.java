package dev.mazewright.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A browser, for the tests of one thread: no other may touch it. It keeps one tab for desktops and one for telephones,
 * because a new tab costs more than a page that is loaded.
 */
final class Window implements AutoCloseable {
    /**
     * Chromium loads a page of its own, of some 400 files, for the address bar of each new tab, which is not seen here.
     * Of two such arguments it heeds the last, so what Playwright switches off is repeated.
     */
    private static final String SWITCHED_OFF = "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,"
            + "AvoidUnnecessaryBeforeUnloadCheckSync,BoundaryEventDispatchTracksNodeRemoval,DestroyProfileOnBrowserClose,"
            + "DialMediaRouteProvider,GlobalMediaControls,HttpsUpgrades,LensOverlay,MediaRouter,PaintHolding,"
            + "ThirdPartyStoragePartitioning,BlockOriginHeaderModificationOnRedirect,Translate,OptimizationHints";

    /** Until what is waited for must be there, in milliseconds; on a machine that does other work too. */
    private static final int PATIENCE = 90_000;

    private final Playwright playwright = Playwright.create();
    private final Browser browser;
    private final String address;
    private @Nullable Page desktop;
    private @Nullable Page phone;

    /** What its pages have complained about since the test began. */
    final List<String> complaints = new ArrayList<>();

    /** A browser that looks at the studio at an address. */
    Window(Path program, String address) {
        this.address = address;
        browser = playwright.chromium().launch(new BrowserType.LaunchOptions()
                .setExecutablePath(program)
                .setTimeout(PATIENCE)
                .setArgs(List.of("--no-sandbox", "--disable-gpu", SWITCHED_OFF))); // a container's root has no sandbox
    }

    /** The tab that is kept for devices such as this, empty, or a new one. */
    Page tab(Device device) {
        Page tab;
        if (device.isKin(Device.DESKTOP)) {
            tab = desktop = desktop == null ? newTab(device) : desktop;
        } else if (device.isKin(Device.PHONE)) {
            tab = phone = phone == null ? newTab(device) : phone;
        } else {
            return newTab(device);
        }
        device.apply(tab);
        return tab;
    }

    /** A tab that no other test sees: for one that changes more of it than its page. */
    Page newTab(Device device) {
        Page tab = context(device).newPage();
        device.apply(tab);
        return tab;
    }

    /** Empties a tab that is kept, and closes any other. */
    void leave(Page tab) {
        if (!tab.equals(desktop) && !tab.equals(phone)) {
            tab.context().close();
            return;
        }
        park(tab);
        tab.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }");
        tab.mouse().move(0, 0);
    }

    /**
     * Leaves the page for a small picture of the studio's own. From an empty page, which is of another origin, each load of
     * the studio would begin with a new process and take twice as long.
     */
    void park(Page tab) {
        tab.navigate(address + "icon.svg");
    }

    /** Whether it has left the page. */
    boolean isParked(Page tab) {
        return tab.url().equals(address + "icon.svg");
    }

    /** Closes a tab, in whatever state it is; the next test gets a new one. */
    void forget(Page tab) {
        desktop = tab.equals(desktop) ? null : desktop;
        phone = tab.equals(phone) ? null : phone;
        tab.context().close();
    }

    private BrowserContext context(Device device) {
        BrowserContext context = browser.newContext(device.options());
        context.setDefaultTimeout(PATIENCE);
        context.onRequest(request -> {
            String url = request.url();
            if (!url.startsWith(address) && !url.startsWith("data:") && !url.startsWith("blob:")) {
                complaints.add("asked " + url);
            }
        });
        context.onWebError(error -> complaints.add("error " + error.error()));
        context.onConsoleMessage(message -> {
            boolean isBusy = message.text().contains("503 (Service Unavailable)"); // with other tests; the page asks again
            boolean isComplaint = !isBusy && (message.type().equals("error") || message.type().equals("warning"));
            if (isComplaint && !message.location().contains("/favicon.ico")) { // of the picture in an idle tab
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
