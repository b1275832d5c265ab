package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.options.ColorScheme;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** A maze is on the screen as soon as the page is, and looks as the maze is. */
class FirstMazeTest extends Browsing {
    /** A loaded machine of two cores takes its time; the figure that people feel is printed. */
    private static final Duration BOUND = Duration.ofSeconds(8);

    @Test
    void comesSoon() {
        long start = System.nanoTime();
        page.navigate(address());
        page.locator("body.ready").waitFor();
        Duration took = Duration.ofNanos(System.nanoTime() - start);
        System.out.println("From the address to the first maze: " + took.toMillis() + " ms");
        assertThat(took).isLessThan(BOUND);
        settle();
        assertThat(recipeInAddress()).startsWith("hexagon:24x32,mask=hexagon/wilson/seed:");
    }

    /**
     * All walls of a maze whose walls are known: one row of a perfect maze is a corridor, so its outline is all there is.
     */
    @Test
    void showsACorridor() {
        open("rectangle:1x5/wilson/start:0,0/goal:0,4/seed:1");
        Place place = place(5, 1);
        String wall = colour("wall");
        String paper = colour("paper");
        assertThat(pixel(place.x(0.5), place.y(0.5))).as("start").isEqualTo(colour("start"));
        assertThat(pixel(place.x(4.5), place.y(0.5))).as("goal").isEqualTo(colour("goal"));
        for (int column = 0; column < 5; column++) {
            assertThat(pixel(place.x(column + 0.5), place.y(0))).as("above " + column).isEqualTo(wall);
            assertThat(pixel(place.x(column + 0.5), place.y(1))).as("below " + column).isEqualTo(wall);
            assertThat(pixel(place.x(column + 0.88), place.y(0.12))).as("in " + column).isEqualTo(paper);
            if (column > 0) {
                assertThat(pixel(place.x(column), place.y(0.12))).as("before " + column).isEqualTo(paper);
            }
        }
        assertThat(pixel(place.x(0), place.y(0.5))).as("left").isEqualTo(wall);
        assertThat(pixel(place.x(5), place.y(0.5))).as("right").isEqualTo(wall);
        assertThat(pixel(place.x(5) + 15, place.y(0.5))).as("outside").isEqualTo(paper);
    }

    @Test
    void showsTheDarkOneInTheDark() {
        use(new Browser.NewContextOptions().setColorScheme(ColorScheme.DARK));
        open("rectangle:1x5/wilson/start:0,0/goal:0,4/seed:1");
        Place place = place(5, 1);
        assertThat(colour("paper")).startsWith("#1");
        assertThat(pixel(place.x(2.5), place.y(0.5))).isEqualTo(colour("paper"));
        assertThat(pixel(place.x(2.5), place.y(0))).isEqualTo(colour("wall"));
    }
}
