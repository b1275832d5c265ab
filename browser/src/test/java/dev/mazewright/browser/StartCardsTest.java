package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The start cards lead to what people came for, on the first visit, and not again once they are closed. */
@Tag("thorough")
class StartCardsTest extends Panels {
    private Locator cards;

    private void visit() {
        park();
        page.navigate(address());
        page.locator("body.ready").waitFor();
        settle();
        cards = page.locator(".start-cards");
    }

    @Test
    void areShownUntilTheyAreClosed() {
        visit();
        assertThat(cards.isVisible()).isTrue();
        page.getByLabel("Close the start cards").click();
        visit();
        assertThat(cards.count()).as("closed for good").isZero();
        page.getByLabel("Start cards").click();
        assertThat(cards.isVisible()).as("asked for").isTrue();
        enter("play");
        assertThat(cards.count()).as("of those who went on").isZero();
        open("rectangle:5x5/wilson/seed:1");
        assertThat(page.locator(".start-cards").count()).as("of a link to a maze").isZero();
    }

    /** Who chose the heart writes the name at once, and an age for which its letters are too many puts it above the maze. */
    @Test
    void theNameIsWrittenAtOnceAndStaysReadable() {
        visit();
        page.getByText("A hard heart with a name").click();
        page.waitForFunction("() => document.activeElement.value === 'EMMA' && /mask-text=EMMA/.test(mazewright.source.recipe)");
        assertThat(status().textContent()).contains("Type the name");
        enter("export");
        assertThat(status().textContent()).as("a hint for another panel").isEmpty();
        enter("create").getByLabel("Word", new Locator.GetByLabelOptions().setExact(true)).focus();
        page.keyboard().press("Control+a");
        page.keyboard().type("Zoe");
        page.waitForFunction("() => /mask-text=Zoe/.test(mazewright.source.recipe)");
        settle();
        Locator panel = enter("export");
        panel.getByLabel("Print", new Locator.GetByLabelOptions().setExact(true)).check(new Locator.CheckOptions().setForce(true));
        panel.getByLabel("Make it for").selectOption("school");
        page.waitForFunction("() => /^rectangle:2\\d+x30,mask=heart.recursive/.test(mazewright.source.recipe)");
        settle();
        assertThat(panel.getByLabel("Title").inputValue()).isEqualTo("Zoe");
        assertThat(panel.getByText("it stands above the maze now").isVisible()).isTrue();
        page.keyboard().press("Control+z");
        page.waitForFunction("() => /mask-text=Zoe/.test(mazewright.source.recipe)");
    }

    /** The games that bring their own maze do not take its place. */
    @ParameterizedTest
    @ValueSource(strings = {"Cheese", "Dig"})
    void theMazeOfTheDayIsWalkedWhateverWasPlayed(String game) {
        visit();
        Locator panel = enter("play");
        panel.getByLabel(game, new Locator.GetByLabelOptions().setExact(true)).check(new Locator.CheckOptions().setForce(true));
        settle();
        for (String from : List.of("create", "play")) {
            enter(from);
            page.getByTitle("Show or hide the start cards").click();
            page.getByText("A maze a day").click();
            page.waitForFunction("() => mazewright.panel === 'play' && /seed:20[0-9]{6}$/.test(mazewright.source.recipe)");
            settle();
            assertThat(panel.getByLabel("Walk").isChecked() && page.locator("#stage canvas").first().isVisible()).isTrue();
            assertThat(page.evaluate("mazewright.source.recipe").toString()).contains("seed:20");
            panel.getByLabel(game, new Locator.GetByLabelOptions().setExact(true)).check(new Locator.CheckOptions().setForce(true));
            settle();
        }
    }

    /** The maze of the day is solved by a walk; the next visit counts one day, and yesterday's makes two. */
    @Test
    void daysInARowAreCounted() {
        needServer(); // which has the page's modules one by one, too
        visit();
        page.getByText("A maze a day").click();
        page.waitForFunction("() => mazewright.panel === 'play' && /seed:20[0-9]{6}$/.test(mazewright.source.recipe)");
        page.evaluate("mazewright.emit('walked', mazewright.source.recipe)");
        assertThat(page.locator("#status").textContent()).contains("1 day in a row");
        page.evaluate("""
                async () => {
                  const { recipeOf } = await import('/js/shell/daily.js');
                  const now = new Date();
                  const recipe = recipeOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1));
                  localStorage.setItem('mazewright.daily', JSON.stringify({ recipe, days: 4 }));
                  mazewright.emit('walked', mazewright.source.recipe);
                }""");
        assertThat(page.locator("#status").textContent()).contains("5 days in a row");
    }
}
