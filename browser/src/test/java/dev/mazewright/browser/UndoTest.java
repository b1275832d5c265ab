package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Undo undoes what is seen: where another panel shows it, that is entered. A page that is loaded again has what was done in it. */
@Tag("thorough")
class UndoTest extends Tasks {
    @Test
    void theMazeIsShownThatUndoInABookBringsBack() {
        open("rectangle:9x9/wilson/seed:1");
        page.keyboard().press("n");
        until("mazewright.scene.recipe !== 'rectangle:9x9/wilson/seed:1'");
        enter("book");
        page.getByLabel("Undo (Ctrl+Z)").click();
        until("mazewright.panel === 'create' && mazewright.scene.recipe === 'rectangle:9x9/wilson/seed:1'");
        assertThat(page.locator("#stage .views canvas").isVisible()).isTrue();
    }

    @Test
    void theBookIsShownThatUndoInCreateBringsBack() {
        open("rectangle:9x9/wilson/seed:1");
        enter("book");
        String text = (String) page.evaluate("mazewright.panels.book.text");
        labelled(page.locator("#panel-book"), "Title").first().fill("Rainy days");
        until("mazewright.panels.book.text.includes('Rainy days')");
        enter("create");
        page.getByLabel("Undo (Ctrl+Z)").click();
        until("mazewright.panel === 'book'");
        assertThat(page.evaluate("mazewright.panels.book.text")).isEqualTo(text);
    }

    @Test
    void undoInABookUndoesTheBook() {
        open("rectangle:9x9/wilson/seed:1");
        page.keyboard().press("n");
        until("mazewright.scene.recipe !== 'rectangle:9x9/wilson/seed:1'");
        enter("book");
        labelled(page.locator("#panel-book"), "Title").first().fill("Rainy days");
        until("mazewright.panels.book.text.includes('Rainy days')");
        page.getByLabel("Undo (Ctrl+Z)").click();
        until("!mazewright.panels.book.text.includes('Rainy days')");
        assertThat(page.evaluate("mazewright.panel")).isEqualTo("book");
    }

    @Test
    void aWalkGoesOnWhenThePageIsLoadedAgain() {
        open("rectangle:9x9/wilson/seed:1");
        enter("play");
        for (String key : new String[] {"ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown", "ArrowDown"}) {
            page.keyboard().press(key);
        }
        settle();
        Object trail = page.evaluate("mazewright.panels.play.walk.trail.join()");
        assertThat((String) trail).as("some steps").contains(",");
        page.reload();
        ready();
        until("mazewright.panels.play?.walk");
        assertThat(page.evaluate("mazewright.panels.play.walk.trail.join()")).isEqualTo(trail);
        go("rectangle:9x9/wilson/seed:2");
        assertThat(page.evaluate("mazewright.panels.play.walk.trail.join()")).as("another maze").isEqualTo("0");
    }
}
