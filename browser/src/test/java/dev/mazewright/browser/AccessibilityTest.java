package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ForcedColors;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** No panel has a fault by the rules of axe, in light and dark, on a desk and in a hand. */
class AccessibilityTest extends Panels {
    /** Names the faults of the document, or of the element of a selector. */
    static final String FAULTS = """
            async within => {
              document.querySelectorAll('details').forEach(each => { each.open = true; });
              const { violations } = await axe.run(within ?? document, { resultTypes: ['violations'] });
              return violations.map(fault => `${fault.impact} ${fault.id}: ${fault.help}: ` + fault.nodes.slice(0, 3)
                  .map(node => `${node.target.join(' ')} (${node.any.map(each => each.message).join('; ').slice(0, 160)})`).join(', '));
            }""";

    /** Keeps each sentence that a reader of the screen says by itself. */
    private static final String LISTEN = """
            () => {
              globalThis.said = [];
              const known = new Map();
              const hear = () => document.querySelectorAll('output, [role=status], [role=alert], [aria-live]').forEach(each => {
                const now = each.ariaLive !== 'off' && each.checkVisibility() ? each.textContent : '';
                if (now !== '' && now !== known.get(each)) said.push(now);
                known.set(each, now);
              });
              hear();
              said.length = 0;
              new MutationObserver(hear).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
            }""";

    @Test
    void hasNoFaults() throws IOException {
        look(ColorScheme.LIGHT, 1280, 800);
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"DARK, 1280, 800", "DARK, 390, 844", "LIGHT, 390, 844", "DARK, 3840, 2160"})
    void norElsewhere(ColorScheme colours, int width, int height) throws IOException {
        look(colours, width, height);
    }

    private void look(ColorScheme colours, int width, int height) throws IOException {
        use(Device.DESKTOP.size(width, height).colours(colours));
        open("rectangle:9x12/wilson/seed:5");
        page.evaluate(axe());
        List<String> faults = new ArrayList<>();
        for (Object panel : (List<?>) page.locator("[role=tab]").evaluateAll("tabs => tabs.map(tab => tab.id)")) {
            page.locator("#" + panel).click();
            page.locator("#" + panel + "[aria-selected=true]").waitFor();
            settle();
            for (Object fault : (List<?>) page.evaluate(FAULTS)) {
                faults.add(panel + ": " + fault);
            }
        }
        assertThat(faults).isEmpty();
    }

    /** Beside the tabs, tools have room in windows of any width, and the teacher's one more. */
    @Test
    void tabsCoverNoTool() {
        open("rectangle:9x12/wilson/seed:5");
        page.evaluate("() => { const tools = document.querySelector('.tools'); tools.append(tools.lastElementChild.cloneNode(true)); }");
        for (int width : new int[] {1280, 1241, 1100, 1024, 1000, 897, 896, 800, 761}) {
            page.setViewportSize(width, 800);
            double[] room = {number("document.querySelector('.tabs').lastElementChild.getBoundingClientRect().right"),
                number("[...document.querySelectorAll('.tools > *')].find(each => each.checkVisibility()).getBoundingClientRect().left"),
                number("document.querySelector('.tools').lastElementChild.getBoundingClientRect().right")};
            assertThat(room[0]).as("tabs in a window of %d", width).isLessThanOrEqualTo(room[1]);
            assertThat(room[2]).as("tools in a window of %d", width).isLessThanOrEqualTo(width);
        }
    }

    /** The rules do find what is wrong. */
    @Test
    void wouldFindFaults() throws IOException {
        open("rectangle:9x12/wilson/seed:5");
        page.evaluate(axe());
        page.evaluate("document.body.append(Object.assign(document.createElement('img'), { src: '/icon.svg' }))");
        assertThat((List<?>) page.evaluate(FAULTS)).anyMatch(fault -> fault.toString().startsWith("critical image-alt"));
    }

    /** What happens is said, and once. */
    @Test
    void saysOnceWhatHappens() {
        expect(complaint -> complaint.contains("422"));
        open("rectangle:9x12/wilson/seed:5");
        page.locator("#facts").getByText("difficulty").waitFor();
        page.evaluate(LISTEN);
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("New maze")).click();
        page.waitForFunction("() => said.length > 0");
        assertThat(said()).singleElement().asString().startsWith("Rectangle 9 × 12, 108 cells, ");
        enter("watch").getByLabel("Play (space)").click();
        page.waitForFunction("() => Number(document.querySelector('.scrub').value) > 3");
        page.getByLabel("Pause (space)").click();
        assertThat(said()).noneMatch(each -> each.toString().contains(" of "));
        enter("open").getByText("Paste as text").click();
        page.locator("#panel-open textarea").fill("no maze");
        page.getByText("Open this text").click();
        page.locator(".failure").getByText("could not be read").waitFor();
        assertThat(said()).filteredOn(each -> each.toString().contains("could not be read")).hasSize(1);
    }

    private List<?> said() {
        return (List<?>) page.evaluate("said.splice(0)");
    }

    /** Where the system chooses the colours, it still can be seen what is chosen. */
    @Test
    void showsWhatIsChosenInTheColoursOfTheSystem() {
        page.emulateMedia(new Page.EmulateMediaOptions().setForcedColors(ForcedColors.ACTIVE));
        open("rectangle:9x12/wilson/seed:5");
        enter("watch").locator(".scrub").fill("40");
        page.locator("li.lit").waitFor();
        assertThat(styleOf(".tab[aria-selected=true]", "color")).isNotEqualTo(styleOf(".tab[aria-selected=false]", "color"));
        String page = styleOf("body", "backgroundColor");
        assertThat(styleOf("#panel-watch .segment input:checked + label", "backgroundColor")).isNotEqualTo(page);
        assertThat(styleOf(".pseudocode li.lit", "backgroundColor")).isNotEqualTo(page);
        assertThat(styleOf(".swatch.round", "backgroundColor")).isNotEqualTo(page);
    }

    private String styleOf(String element, String property) {
        return (String) page.evaluate("([element, property]) => getComputedStyle(document.querySelector(element))[property]", List.of(element, property));
    }

    static String axe() throws IOException {
        try (InputStream script = AccessibilityTest.class.getResourceAsStream("/axe.min.js")) {
            return new String(script.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
