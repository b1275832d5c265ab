package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.Gson;
import com.microsoft.playwright.Route;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The page in every language: no English left over, nothing cut. */
@Tag("thorough")
class LanguagesTest extends Panels {
    private static final String RECIPE = "hexagon:9x9/wilson/seed:2";

    /** Texts that are seen or read aloud and have letters, but not the mark of a translation. */
    private static final String UNMARKED = """
            () => {
              const data = '.mono, code, kbd, pre, output, canvas, .brand, script, style, noscript, option[lang], svg text, .soon, .arriving';
              const isId = /^[a-z0-9]+(-[a-z0-9]+)*$/; // a recipe's word, as tooltips have it
              const isLanguage = /^(English|Deutsch|Español|Français|日本語|简体中文)$/; // by its own name
              const isEnglish = text => !isLanguage.test(text) && !isId.test(text.replace(/: ⟦.*/s, '')) && !/\\/seed:\\d+$/.test(text) && /\\p{L}{3}/u.test(text.replace(/⟦[^⟦⟧]*⟧/g, '').replace(/⟦.*⟧/gs, ''));
              const found = new Set();
              const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
              while (walk.nextNode()) {
                const { parentElement: at, data: text } = walk.currentNode;
                if (!at.closest(data) && isEnglish(text)) found.add(`${at.tagName}.${at.className}: ${text}`);
              }
              for (const at of document.body.querySelectorAll('[aria-label], [title], [placeholder], [aria-valuetext]')) {
                for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext']) {
                  const text = at.getAttribute(name);
                  if (text && !at.closest(data) && isEnglish(text)) found.add(`${name} of ${at.tagName}.${at.className}: ${text}`);
                }
              }
              return [...found];
            }""";

    /** Buttons, tabs and choices whose text sticks out of them, or is broken into lines. */
    static final String CUT = """
            () => [...document.querySelectorAll('.button, .tab, .segment label, :not(.book-section) > summary, .start-card')].filter(each =>
                each.checkVisibility({ visibilityProperty: true })).map(each => {
              const walk = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
              const boxes = [];
              while (walk.nextNode()) {
                const text = document.createRange();
                text.selectNodeContents(walk.currentNode);
                const isSeen = getComputedStyle(walk.currentNode.parentElement).clipPath === 'none';
                boxes.push(...(isSeen ? text.getClientRects() : []));
              }
              const room = each.getBoundingClientRect();
              const isOut = boxes.some(box => box.width > 1 && (box.left < room.left - 1 || box.right > room.right + 1));
              const lines = new Set(boxes.map(box => Math.round(box.top))).size;
              return isOut ? `out: ${each.textContent}` : lines > 1 && !each.matches('.start-card') ? `lines: ${each.textContent}` : null;
            }).filter(Boolean)""";

    /** Choices of which one stands alone below a row of three or more. */
    private static final String ALONE = """
            () => [...document.querySelectorAll('.segments')].filter(each => each.checkVisibility()).map(each => {
              const tops = [...each.children].map(choice => Math.round(choice.getBoundingClientRect().top));
              return tops.filter(top => top === tops[0]).length > 2 && tops.filter(top => top === tops.at(-1)).length === 1
                ? `alone: ${each.lastChild.textContent}` : null;
            }).filter(Boolean)""";

    /** The name beside the tabs is whole, or not there. */
    @ParameterizedTest
    @ValueSource(ints = {1600, 1440, 1366, 1280, 1152, 1024})
    void theTabsDoNotLieOnTheName(int width) {
        use(Device.DESKTOP.size(width, 800));
        for (String language : CataloguesTest.complete()) {
            page.navigate(address() + "?lang=" + language + "#rectangle:5x5/wilson/seed:1");
            ready();
            assertThat(page.evaluate("""
                    () => {
                      const [home, tab] = ['.home', '.tab'].map(each => document.querySelector(each).getBoundingClientRect());
                      const name = document.createRange();
                      name.selectNode(document.querySelector('.home').lastChild);
                      const { top, right, width } = name.getBoundingClientRect();
                      return home.right <= tab.left + 1 && (right <= home.right + 1 || width === 0 || top >= home.bottom - 1);
                    }""")).as(language).isEqualTo(true);
        }
    }

    /** Every text that comes by a key is marked; what has no mark has no key. */
    @Test
    void noEnglishIsLeftOver() throws IOException {
        Map<String, String> marked = new LinkedHashMap<>();
        Map<String, String> english = CataloguesTest.english(page, address());
        CataloguesTest.catalogue("de").forEach((key, text) -> marked.put(key,
                key.startsWith("firstBook.") ? text : marked(english.getOrDefault(key, text)))); // what a book has is no text of the page
        useAlone(Device.DESKTOP);
        page.route("**/messages/de.json", route -> route.fulfill(
                new Route.FulfillOptions().setContentType("application/json").setBody(new Gson().toJson(marked))));
        page.navigate(address() + "?lang=de#" + RECIPE);
        ready();
        assertThat(page.locator("html").getAttribute("lang")).isEqualTo("de");
        assertThat(page.locator("#tab-create").textContent()).isEqualTo("⟦Create⟧");
        Set<String> left = new TreeSet<>();
        for (String panel : panels()) {
            enter(panel);
            page.evaluate("document.querySelectorAll('details').forEach(each => { each.open = true; })");
            settle();
            for (Object each : (List<?>) page.evaluate(UNMARKED)) {
                left.add(each.toString());
            }
        }
        assertThat(left).as("texts without a key").isEmpty();
    }

    @ParameterizedTest
    @MethodSource("dev.mazewright.browser.CataloguesTest#languages")
    @ValueSource(strings = "en")
    void nothingIsCutOrBroken(String language) {
        for (Device device : List.of(Device.DESKTOP, Device.PHONE, Device.PHONE.size(320, 480))) {
            useAlone(device);
            page.navigate(address() + "?lang=" + language + "#" + RECIPE);
            ready();
            List<String> cut = new ArrayList<>();
            for (String panel : panels()) {
                enter(panel);
                Stream.of(CUT, ALONE).flatMap(script -> ((List<?>) page.evaluate(script)).stream())
                        .forEach(each -> cut.add(panel + " " + device.width() + ": " + each));
                assertThat(number("document.scrollingElement.scrollWidth")).as(panel).isLessThanOrEqualTo(device.width());
            }
            assertThat(new TreeSet<>(cut)).as(language).isEmpty();
        }
    }

    @Test
    void theBrowserDecidesTheSwitchOverridesAndTheLinkCarriesIt() {
        useAlone(Device.DESKTOP);
        page.addInitScript("Object.defineProperty(navigator, 'languages', { value: ['fr-CH', 'en'] })");
        page.navigate(address() + "#" + RECIPE);
        ready();
        assertThat(page.locator("html").getAttribute("lang")).isEqualTo("fr");
        page.navigate("about:blank");
        page.navigate(address() + "#" + RECIPE + "?lang=ja");
        ready();
        assertThat(page.locator("html").getAttribute("lang")).as("of the link").isEqualTo("ja");
        page.keyboard().press("?");
        page.locator("dialog.help select.language").selectOption("de");
        page.waitForFunction("language => document.documentElement.lang === language", "de");
        ready();
        assertThat(page.locator("#tab-create").textContent()).isEqualTo("Erstellen");
        assertThat(recipeInAddress()).isEqualTo(RECIPE);
        page.reload();
        ready();
        assertThat(page.locator("html").getAttribute("lang")).as("kept").isEqualTo("de");
    }

    /** Only a link or the switch chooses a language whose shell alone is translated. */
    @Test
    void theBrowserChoosesNoShell() {
        useAlone(Device.DESKTOP);
        page.addInitScript("Object.defineProperty(navigator, 'languages', { value: ['he-IL', 'es-MX', 'en'] })");
        page.navigate(address() + "#" + RECIPE);
        ready();
        assertThat(page.locator("html").getAttribute("lang")).isEqualTo("es");
    }

    /** What the server refuses, and something that its sentence in German has. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            rectangle:0x9/wilson/seed:1 | „0“ ist nicht möglich (Zahl der Zeilen)
            rectangle:9x9/wilsn/seed:1 | vielleicht wilson?
            rectangle:9x9/row/seed:1 | Generator „row“
            foo:9x9/wilson/seed:1 | Unbekannt: Form „foo“
            polar:9x9/tiled/seed:1 | tiled läuft nicht auf polar
            rectangle:9x9/wilson/braid:2/seed:1 | „2“ ist nicht möglich
            rectangle:9999x9999,mask=heart/wilson/seed:1 | Zu groß für das Studio
            rectangle:9x9,mask=foo/wilson/seed:1 | Form der Maske „foo“
            """)
    void whatTheServerRefusesIsSaidInTheLanguage(String recipe, String said) {
        expect(complaint -> complaint.contains("422") || complaint.contains("413"));
        useAlone(Device.DESKTOP);
        page.navigate(address() + "?lang=de#" + RECIPE);
        ready();
        assertThat((String) page.evaluate("""
                async recipe => {
                  try {
                    await mazewright.api.scene({ recipe });
                    return 'a maze';
                  } catch (error) {
                    return mazewright.explain(error);
                  }
                }""", recipe)).contains(said);
    }

    @Test
    void englishAsksForNoCatalogue() {
        useAlone(Device.DESKTOP);
        List<String> asked = new ArrayList<>();
        page.onRequest(request -> asked.add(request.url()));
        page.navigate(address() + "#" + RECIPE);
        ready();
        assertThat(asked).isNotEmpty().noneMatch(url -> url.contains("/messages/"));
    }

    @ParameterizedTest
    @ValueSource(strings = "he")
    void theShellStandsFromRightToLeft(String language) {
        useAlone(Device.DESKTOP);
        page.navigate(address() + "?lang=" + language + "#" + RECIPE);
        ready();
        assertThat(page.locator("html").getAttribute("dir")).isEqualTo("rtl");
        assertThat(number("document.querySelector('#side').getBoundingClientRect().left"))
                .as("the controls stand on the right of the maze")
                .isGreaterThan(number("document.querySelector('#stage canvas').getBoundingClientRect().left"));
    }

    /** With a mark around what is said, also in the cases of plurals, whose braces stay. */
    private static String marked(String text) {
        return text.isEmpty() ? text : "⟦" + text + "⟧";
    }
}
