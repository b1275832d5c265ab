package dev.mazewright.vision.ink;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.io.Theme;
import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.Spot;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FlatSpotsTest {
    private static final Style STYLE = Style.of(24, 2, 10);
    private static final String MAZE = "rectangle:9x9/wilson/seed:3";
    private static final Spot START = new Spot(22, 22);
    private static final Spot GOAL = new Spot(214, 214);

    private static List<Mark> spots(Picture picture) {
        return FlatSpots.of(WorkingCopy.of(picture), 26);
    }

    @ParameterizedTest
    @ValueSource(strings = {"plain", "turtle", "blueprint", "high-contrast", "brick"})
    void theEndsOfAThemeAreTheOnlySpots(String theme) throws Exception {
        List<Mark> spots = spots(Drawn.of(MAZE, STYLE.with(Theme.named(theme))));
        assertThat(spots).hasSize(2);
        assertThat(spots.get(0).middle().distance(START)).isLessThan(4);
        assertThat(spots.get(1).middle().distance(GOAL)).isLessThan(4);
    }

    @ParameterizedTest
    @ValueSource(strings = {"plain", "turtle", "blueprint", "high-contrast", "brick"})
    void aMazeWithoutMarksHasNone(String theme) throws Exception {
        assertThat(spots(Drawn.withoutEnds(MAZE, STYLE.with(Theme.named(theme))))).isEmpty();
    }

    /** They surround much, and cover little of it. */
    @Test
    void theWallsOfASmallMazeAreNoSpot() throws Exception {
        Picture picture = Drawn.withoutEnds("rectangle:3x3/wilson/seed:3", STYLE.with(Theme.named("blueprint")));
        assertThat(spots(picture)).isEmpty();
    }

    @Test
    void oneColourInManyPlacesIsNoSpot() throws Exception {
        Picture picture = Drawn.withoutEnds(MAZE, STYLE);
        int[] rgb = picture.rgb().clone();
        for (int cell = 0; cell < 6; cell++) {
            for (int i = 0; i < 100; i++) {
                rgb[(18 + 24 * cell + i / 10) * picture.width() + 18 + i % 10] = 0xC08040;
            }
        }
        assertThat(spots(new Picture(picture.width(), picture.height(), rgb))).isEmpty();
    }

    @Test
    void aSpotOfAlmostTheColourOfWallsThatTouchesThemIsSeenAmongCloseColours() throws Exception {
        Picture picture = Drawn.withoutEnds(MAZE, Style.of(24, 6, 10));
        int[] rgb = picture.rgb().clone();
        for (int y = 0; y < 30; y++) {
            for (int x = 0; x < 30; x++) {
                if (Math.hypot(x - 14.5, y - 14.5) < 13) {
                    rgb[(103 + y) * picture.width() + 103 + x] = 0x320E0E;
                }
            }
        }
        Picture spotted = new Picture(picture.width(), picture.height(), rgb);
        assertThat(spots(spotted)).isEmpty();
        assertThat(FlatSpots.close(WorkingCopy.of(spotted), 26))
                .singleElement()
                .satisfies(spot -> assertThat(spot.middle().distance(new Spot(118, 118))).isLessThan(2));
    }
}
