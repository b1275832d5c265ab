package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonParser;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * What the tests of whole tasks share. Each begins at the studio's address, as a visitor who was never there, and ends
 * with what that visitor came for.
 */
abstract class Tasks extends Panels {
    private Device device = Device.DESKTOP;
    /** The texts of the language that the studio was opened in. */
    protected Map<String, String> texts = Map.of();

    /** Opens the studio's address on a device, and waits for the start cards. */
    protected void visit(Device with) {
        use(with);
        visitHere(with);
    }

    /** Opens the studio in a language that has all texts, in a tab of its own. */
    protected void visit(Device with, String language) throws IOException {
        useAlone(with);
        visitHere(with, language);
    }

    /** Opens it in a language in the tab that is open. */
    protected void visitHere(Device with, String language) throws IOException {
        device = with;
        texts = CataloguesTest.catalogue(language);
        page.navigate(address() + "?lang=" + language);
        ready();
    }

    /** A text in that language. */
    protected String text(String key) {
        return Objects.requireNonNull(texts.get(key), key);
    }

    /** Opens it in the tab that is open. */
    protected void visitHere(Device with) {
        device = with;
        page.navigate(address());
        ready();
        assertThat(card("A maze a day").isVisible()).isTrue();
    }

    /** Visits, and closes the start cards. */
    protected Locator visitCreate(Device with) {
        visit(with);
        press(page.getByLabel("Close the start cards"));
        return page.locator("#panel-create");
    }

    protected Locator card(String title) {
        return page.locator(".start-card", new Page.LocatorOptions().setHasText(title));
    }

    /** Taps on a phone, clicks on a desktop. */
    protected void press(Locator what) {
        if (device.isPhone()) {
            what.tap();
        } else {
            what.click();
        }
    }

    /** Taps or clicks on the middle of a cell. */
    protected void pressCell(long cell) {
        double[] at = middle(cell);
        if (device.isPhone()) {
            page.touchscreen().tap(at[0], at[1]);
        } else {
            page.mouse().click(at[0], at[1]);
        }
    }

    /** Opens a folded section of a panel by its title. */
    protected void unfold(Locator panel, String title) {
        press(panel.locator("summary").getByText(title, new Locator.GetByTextOptions().setExact(true)));
    }

    /** A control by its whole label. */
    protected static Locator labelled(Locator panel, String label) {
        return panel.getByLabel(label, new Locator.GetByLabelOptions().setExact(true)).locator("visible=true");
    }

    /** A button by its whole text. */
    protected static Locator named(Locator panel, String text) {
        return panel.getByText(text, new Locator.GetByTextOptions().setExact(true)).locator("visible=true");
    }

    /** Presses a button and gives the file that it downloads. */
    protected Download download(Locator button) {
        return page.waitForDownload(() -> press(button));
    }

    /** Waits until an expression of the page holds, and all is painted. */
    protected void until(String expression) {
        page.waitForFunction("() => " + expression);
        settle();
    }

    /** Puts a finger on the screen, and moves it in a few steps to where it lets go; a mouse with its button does the same. */
    protected void drag(double[] from, double[] to) {
        double[] middle = {(from[0] + to[0]) / 2, (from[1] + to[1]) / 2};
        if (device.isPhone()) {
            CDPSession hand = context().newCDPSession(page);
            touch(hand, "touchStart", from);
            touch(hand, "touchMove", middle);
            touch(hand, "touchMove", to);
            touch(hand, "touchEnd");
            hand.detach();
        } else {
            page.mouse().move(from[0], from[1]);
            page.mouse().down();
            page.mouse().move(middle[0], middle[1]);
            page.mouse().move(to[0], to[1]);
            page.mouse().up();
        }
    }

    private static void touch(CDPSession hand, String type, double... at) {
        String points = at.length == 0 ? "" : "{'x': " + at[0] + ", 'y': " + at[1] + "}";
        hand.send("Input.dispatchTouchEvent",
                JsonParser.parseString("{'type': '" + type + "', 'touchPoints': [" + points + "]}").getAsJsonObject());
    }

    /** Two numbers that an expression of the page gives. */
    protected double[] point(String expression) {
        return ((List<?>) page.evaluate(expression)).stream().mapToDouble(each -> ((Number) each).doubleValue()).toArray();
    }
}
