package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.WaitForSelectorState;
import dev.mazewright.studio.Studio;
import java.io.IOException;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is not a panel has no fault by the rules of axe either: what lies over the stage, large mazes, pictures, the class. */
@Tag("thorough")
class AccessibleViewsTest extends Panels {
    private static final String RECIPE = "rectangle:9x12/wilson/seed:5";

    private final List<String> faults = new ArrayList<>();

    @Test
    void haveNoFaults() throws IOException {
        look(Device.PHONE.colours(ColorScheme.DARK));
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"LIGHT, false", "DARK, false", "LIGHT, true"})
    void norElsewhere(ColorScheme colours, boolean isPhone) throws IOException {
        look((isPhone ? Device.PHONE : Device.DESKTOP).colours(colours));
    }

    private void look(Device device) throws IOException {
        use(device);
        page.navigate(address());
        ready();
        page.evaluate(AccessibilityTest.axe());
        check(page, "start cards");
        page.getByLabel("Close the start cards").click();

        page.evaluate("location.hash = '#" + RECIPE + "?panel=race&lanes=wilson+kruskal'");
        page.waitForFunction("() => mazewright.stage.seen.length === 2");
        page.keyboard().press("f");
        page.waitForFunction("() => document.querySelectorAll('.beside .pseudocode li').length > 8");
        page.keyboard().press("ArrowRight");
        settle();
        check(page, "presentation", "#stage");
        page.keyboard().press("f");
        page.locator("#tab-export").click();
        page.waitForFunction("() => mazewright.panels.export !== undefined");
        page.evaluate("location.hash = '#rectangle:1300x1000/binary-tree/seed:1'");
        page.waitForFunction("() => mazewright.scene.isLarge");
        page.locator(".work-done").waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.HIDDEN));
        settle();
        check(page, "large maze", "#stage");
        go(RECIPE);
        Locator panel = page.locator("#panel-export");
        for (String preset : List.of("Print", "Recording", "Data", "Many", "Picture")) {
            preset(panel, preset);
            check(page, "export: " + preset, "#panel-export");
        }
        picture();
        classroom(device);
        assertThat(faults).isEmpty();
    }

    /** A picture with the path on it, and while its corners and the ends are set. */
    private void picture() {
        Locator panel = enter("open");
        page.evaluate("() => { mazewright.scene.isOld = true; }");
        panel.locator("input[type=file]").setInputFiles(Corpus.file("picture-wall/mazegenerator-20"));
        page.waitForFunction("() => !mazewright.scene.isOld");
        settle();
        check(page, "solution on a picture", "#work");
        for (String mode : List.of("Straighten", "Start and goal")) {
            panel.getByText(mode, new Locator.GetByTextOptions().setExact(true)).locator("visible=true").click();
            settle();
            check(page, mode, "#work");
        }
    }

    /** The teacher's dialog, and the pupils' page before and in a race. */
    private void classroom(Device device) throws IOException {
        try (Studio shared = Studio.startForClass(InetAddress.ofLiteral("127.0.0.2"), 0);
                BrowserContext one = context().browser().newContext(device.options());
                BrowserContext other = context().browser().newContext(device.options())) {
            Page teacher = visit(one, device, shared.url() + "#" + RECIPE);
            Page pupil = visit(other, device, Objects.requireNonNull(shared.pupilUrl()));
            check(pupil, "pupil");
            pupil.getByLabel("Your name").fill("Ada");
            pupil.getByText("Join").click();
            pupil.getByText("You are Ada.").waitFor();
            teacher.getByLabel("Class").click();
            teacher.locator(".class-dialog tbody th").waitFor();
            teacher.getByText("Start a race in this maze").click();
            pupil.waitForFunction("() => mazewright.view.layers.length > 0");
            check(teacher, "class");
            check(pupil, "race of the class");
        }
    }

    private static Page visit(BrowserContext context, Device device, String url) throws IOException {
        Page page = context.newPage();
        device.apply(page);
        page.navigate(url);
        page.locator("body.ready").waitFor();
        page.evaluate(AccessibilityTest.axe());
        return page;
    }

    private void check(Page looked, String what) {
        check(looked, what, "body");
    }

    /** Looks at the part of a page that is new. */
    private void check(Page looked, String what, String part) {
        ((List<?>) looked.evaluate(AccessibilityTest.FAULTS, part)).forEach(fault -> faults.add(what + ": " + fault));
    }
}
