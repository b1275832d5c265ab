package dev.mazewright.vision.ink;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.run.Context;
import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.io.Theme;
import dev.mazewright.vision.picture.Spot;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("thorough")
class ColourMarksTest {
    private static final Spot START = new Spot(16, 16);
    private static final Spot GOAL = new Spot(112, 112);

    @ParameterizedTest
    @ValueSource(strings = {"plain", "turtle", "blueprint", "high-contrast", "brick"})
    void theEndsOfAThemeAreSpots(String theme) throws Exception {
        Grey grey = new Looks(Drawn.of("rectangle:9x9/wilson/seed:3", Style.of(12, 2, 10).with(Theme.named(theme))), Context.standard()).usual();
        List<Mark> spots = grey.marks().spots();
        assertThat(spots).hasSize(2);
        Mark goal = spots.get(0).isRatherStart(spots.get(1)) ? spots.get(1) : spots.get(0);
        Mark start = spots.get(spots.get(0).equals(goal) ? 1 : 0);
        assertThat(start.middle().distance(START)).isLessThan(2);
        assertThat(goal.middle().distance(GOAL)).isLessThan(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"plain", "turtle", "blueprint", "high-contrast", "brick"})
    void theyAreNoWalls(String theme) throws Exception {
        Grey grey = new Looks(Drawn.of("rectangle:9x9/wilson/seed:3", Style.of(12, 2, 10).with(Theme.named(theme))), Context.standard()).usual();
        for (Spot end : List.of(START, GOAL)) {
            int at = (int) (end.y() / grey.scale()) * grey.width() + (int) (end.x() / grey.scale());
            assertThat(grey.ink()[at]).isLessThan(0.25f);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"plain", "turtle", "blueprint", "high-contrast", "brick"})
    void paperHasTheColourOfNoEndButOfItsOwnPart(String theme) throws Exception {
        Theme drawn = Theme.named(theme);
        ColourMarks marks = new Looks(Drawn.of("rectangle:9x9/wilson/seed:3", Style.of(12, 2, 10).with(drawn)), Context.standard()).usual().marks();
        assertThat(marks.spots()).allSatisfy(mark -> assertThat(marks.paperLike(mark)).isLessThan(0.1));
        Mark paper = new Mark(START, 4, 4, 16, 1, drawn.paper() & 0xFFFFFF, 1, 1);
        assertThat(marks.paperLike(paper)).isGreaterThan(0.8);
    }
}
