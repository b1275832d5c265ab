package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A word as a mask can be read: the grid is as large as its letters need, and what is outside is shaded. */
@Tag("thorough")
class WordMaskTest extends Panels {
    private Locator word;

    private void write(String recipe, String text) {
        open(recipe);
        Locator panel = enter("create");
        word = panel.getByLabel("Word", new Locator.GetByLabelOptions().setExact(true));
        if (!word.isVisible()) {
            panel.locator("summary").getByText("Mask").click();
        }
        word.fill(text);
    }

    private double grown(String text) {
        page.waitForFunction("text => mazewright.source.recipe.includes('mask-text=' + text)", text);
        settle();
        return number("mazewright.scene.columns");
    }

    @Test
    void theGridGrowsWithTheLetters() {
        write("rectangle:26x28/wilson/seed:1", "EMMA");
        assertThat(grown("EMMA")).isBetween(40.0, 50.0);
        assertThat(number("mazewright.scene.rows")).isEqualTo(26);
        page.getByText("as large as the letters need").waitFor();
        write("rectangle:3x3/wilson/seed:1", "Hippopotamus");
        assertThat(grown("Hippopotamus")).isBetween(80.0, 120.0);
        assertThat(number("mazewright.scene.rows")).isBetween(10.0, 20.0);
    }

    /** A longer name makes the cells smaller, and a shorter one as large as they were. */
    @Test
    void theGridShrinksWithTheLetters() {
        write("rectangle:60x70,mask=heart,mask-text=EMMA/recursive-backtracker/seed:1", "Maximilian");
        assertThat(grown("Maximilian")).isGreaterThan(90);
        word.fill("Al");
        assertThat(grown("Al")).isEqualTo(70);
        assertThat(page.getByText("as large as the letters need").isVisible()).as("a note that holds no longer").isFalse();
        word.fill("Maximilian");
        assertThat(grown("Maximilian")).isGreaterThan(90);
        word.fill("");
        page.waitForFunction("() => !mazewright.source.recipe.includes('mask-text')");
        assertThat(number("mazewright.scene.columns")).isEqualTo(70);
    }

    @Test
    void aWordStandsInAnOutline() {
        write("rectangle:30x30,mask=heart/wilson/seed:1", "EMMA");
        assertThat(grown("EMMA")).isBetween(45.0, 75.0);
        assertThat(recipeInAddress()).contains("mask=heart,mask-text=EMMA");
        page.getByLabel("Mask shape").selectOption("circle");
        page.waitForFunction("() => mazewright.source.recipe.includes('mask=circle,mask-text=EMMA')");
        word.fill("");
        page.waitForFunction("() => !mazewright.source.recipe.includes('mask-text')");
        assertThat(recipeInAddress()).contains("mask=circle/");
    }

    /** Letters without strokes are drawn by the browser, again for another size, and the field keeps the word. */
    @Test
    void aWordOfAnotherScriptIsDrawnByTheBrowser() {
        write("rectangle:20x20,mask=heart/wilson/seed:1", "\u0416\u0443\u043a");
        page.waitForFunction("() => mazewright.source.recipe.includes('mask=heart,mask-bits=')");
        settle();
        assertThat(number("mazewright.scene.letters.length")).as("letters that are filled").isGreaterThan(0);
        assertThat(word.inputValue()).isEqualTo("\u0416\u0443\u043a");
        double columns = number("mazewright.scene.columns");
        word.fill("\u0416");
        page.waitForFunction("columns => mazewright.scene.columns < columns", columns);
        settle();
        String small = recipeInAddress();
        page.getByLabel("Rows", new Page.GetByLabelOptions().setExact(true)).fill("50");
        page.waitForFunction("() => mazewright.source.recipe.startsWith('rectangle:50x')");
        settle();
        assertThat(recipeInAddress()).contains("mask=heart,mask-bits=").isNotEqualTo(small);
        assertThat(word.inputValue()).isEqualTo("\u0416");
    }

    /** A letter of private use, which no font has, would be a box; one beside it that fonts have is not named. */
    @Test
    void lettersThatNoFontHasAreNamed() {
        write("rectangle:20x30/wilson/seed:1", "\u0416\uE123");
        page.getByText("No font of this browser has \uE123; take other letters").waitFor();
        assertThat(recipeInAddress()).isEqualTo("rectangle:20x30/wilson/seed:1");
        word.fill("\u0416");
        page.waitForFunction("() => mazewright.source.recipe.includes('mask-bits=')");
        Locator export = enterExport("Print");
        export.getByLabel("Title").fill("\u0416 \uE123");
        export.getByText("No font of this browser has \uE123: a box is printed instead.").waitFor();
        export.getByLabel("Title").fill("\u0416");
        page.waitForFunction("() => document.querySelector('.proof .page-title')?.textContent === '\u0416'");
        assertThat(export.locator(".printing .fail:visible").count()).isZero();
    }

    @Test
    void tooManyLettersAreRefusedWithTheSizeTheyNeed() {
        write("rectangle:20x30/wilson/seed:1", "a".repeat(200));
        page.getByText("cells to be read; take fewer letters").waitFor();
        assertThat(recipeInAddress()).isEqualTo("rectangle:20x30/wilson/seed:1");
    }

    @Test
    void whatIsOutsideIsShaded() {
        open("rectangle:20x20,mask-text=O/wilson/seed:1");
        String shade = colourAt(10, 10);
        assertThat(colourAt(0.5, 0.5)).as("the corner, as the hole of the O").isEqualTo(shade);
        long inside = (long) number("Math.floor(mazewright.scene.cells / 2)");
        assertThat(colourAt(number("mazewright.scene.y[" + inside + "]"), number("mazewright.scene.x[" + inside + "]"))).isNotEqualTo(shade);
        open("rectangle:20x20,mask=ring/wilson/seed:1");
        assertThat(colourAt(10, 10)).as("the hole of the ring").isNotEqualTo(shade);
        open("rectangle:20x20,mask=ring/wilson/seed:1?style=outside-colour.aa3300");
        assertThat(colourAt(10, 10)).as("the colour of the style").isEqualTo("#aa3300");
        assertThat(colour("paper")).as("the other colours stay").isEqualTo(page.evaluate("mazewright.view.colours.paper"));
    }

    private String colourAt(double row, double column) {
        List<?> at = (List<?>) page.evaluate("""
                ([x, y]) => {
                  const { left, top } = mazewright.view.canvas.getBoundingClientRect();
                  const [onX, onY] = mazewright.view.toScreen(x, y);
                  return [left + onX, top + onY];
                }""", List.of(column, row));
        return pixel(((Number) at.get(0)).doubleValue(), ((Number) at.get(1)).doubleValue());
    }
}
