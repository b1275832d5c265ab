package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** No panel has a serious fault by the rules of axe, in light and dark, on a desk and in a hand. */
class AccessibilityTest extends Browsing {
    private static final String FAULTS = """
            async () => {
              const { violations } = await axe.run(document, { resultTypes: ['violations'] });
              return violations.filter(fault => fault.impact === 'serious' || fault.impact === 'critical')
                .map(fault => `${fault.id}: ${fault.help}: ` + fault.nodes.slice(0, 3)
                  .map(node => `${node.target.join(' ')} (${node.any.map(each => each.message).join('; ').slice(0, 160)})`).join(', '));
            }""";

    @ParameterizedTest
    @CsvSource({"LIGHT, 1280, 800", "DARK, 390, 844"})
    void hasNoSeriousFaults(ColorScheme colours, int width, int height) throws IOException {
        look(colours, width, height);
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"DARK, 1280, 800", "LIGHT, 390, 844", "DARK, 3840, 2160"})
    void norElsewhere(ColorScheme colours, int width, int height) throws IOException {
        look(colours, width, height);
    }

    private void look(ColorScheme colours, int width, int height) throws IOException {
        use(new Browser.NewContextOptions().setColorScheme(colours).setViewportSize(width, height));
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

    /** The rules do find what is wrong. */
    @Test
    void wouldFindFaults() throws IOException {
        open("rectangle:9x12/wilson/seed:5");
        page.evaluate(axe());
        page.evaluate("document.body.append(Object.assign(document.createElement('img'), { src: '/icon.svg' }))");
        assertThat((List<?>) page.evaluate(FAULTS)).anyMatch(fault -> fault.toString().startsWith("image-alt"));
    }

    private static String axe() throws IOException {
        try (InputStream script = AccessibilityTest.class.getResourceAsStream("/axe.min.js")) {
            return new String(script.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
