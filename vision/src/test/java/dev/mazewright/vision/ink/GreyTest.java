package dev.mazewright.vision.ink;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.run.Context;
import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.io.Theme;
import dev.mazewright.vision.picture.NotUnderstoodException;
import dev.mazewright.vision.picture.Picture;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GreyTest {
    private static final String MAZE = "rectangle:9x9/wilson/seed:3";
    private static final Style STYLE = Style.of(12, 2, 10);

    @ParameterizedTest
    @ValueSource(strings = {"plain", "turtle", "blueprint", "high-contrast", "brick"})
    void inkIsWhatTheThemePaintsAsWalls(String theme) throws Exception {
        Picture picture = Drawn.withoutEnds(MAZE, STYLE.with(Theme.named(theme)));
        requireWalls(picture, Theme.named(theme));
    }

    @ParameterizedTest
    @ValueSource(strings = {"plain", "blueprint"})
    void unevenLightDoesNotChangeInk(String theme) throws Exception {
        Picture picture = Drawn.withoutEnds(MAZE, STYLE.with(Theme.named(theme)));
        Picture dim = Drawn.lit(picture, x -> 1 - 0.5 * x);
        boolean[] even = Ink.of(new Looks(picture, Context.standard()).whole().ink(), Ink.HALF);
        assertThat(different(Ink.of(new Looks(dim, Context.standard()).whole().ink(), Ink.HALF), even)).isLessThan(0.03);
    }

    /** From top to bottom it has 235 pixels. */
    @ParameterizedTest
    @ValueSource(strings = {"brick", "turtle"})
    void theEdgeOfAShadowIsNoMark(String theme) throws Exception {
        Picture picture = Drawn.withoutEnds("rectangle:24x24/wilson/seed:3", Style.of(9, 1, 9).with(Theme.named(theme)));
        Picture shaded = Drawn.lit(picture, x -> Math.clamp(9 - 16 * x, 0.42, 1));
        assertThat(new Looks(shaded, Context.standard()).usual().marks().all()).noneMatch(mark -> mark.extent() > 100);
    }

    /** The share of pixels that differ: those at the ends of walls may, as noise is smoothed. */
    private static double different(boolean[] a, boolean[] b) {
        int count = 0;
        for (int i = 0; i < a.length; i++) {
            count += a[i] == b[i] ? 0 : 1;
        }
        return (double) count / a.length;
    }

    private static void requireWalls(Picture picture, Theme theme) throws NotUnderstoodException {
        Grey grey = new Looks(picture, Context.standard()).whole();
        boolean[] set = Ink.of(grey.ink(), Ink.HALF);
        boolean[] walls = new boolean[set.length];
        for (int i = 0; i < walls.length; i++) {
            walls[i] = picture.rgb()[i] == theme.wall();
        }
        assertThat(different(set, walls)).isLessThan(0.02);
        assertThat(grey.isInverted()).isEqualTo(theme.name().equals("blueprint"));
    }

    /** Paths stay wide enough to be followed, and little is worked on in vain. */
    @ParameterizedTest
    @ValueSource(ints = {4, 12, 30})
    void corridorsHaveTheirWidthAtAnySizeOfThePicture(int cell) throws Exception {
        Grey grey = new Looks(Drawn.withoutEnds(MAZE, Style.of(cell, Math.max(1, cell / 8), cell)), Context.standard()).usual();
        assertThat(cell / grey.scale()).isBetween(9.0, 20.0);
        assertThat(grey.pitch()).isBetween(0.7 * cell / grey.scale(), 1.3 * cell / grey.scale());
    }

    @Test
    void corridorsOfFewPixelsAreReadAtThePicturesOwnSize() throws Exception {
        Picture picture = Drawn.withoutEnds(MAZE, Style.of(5, 1, 5));
        assertThat(new Looks(picture, Context.standard()).whole().pitch()).isBetween(4.0, 6.0);
    }

    /** Widths do not say which are walls, but the margin says what is paper. */
    @Test
    void wallsAsWideAsCorridorsAreNotAmbiguousBesideAWideMargin() throws Exception {
        assertThat(new Looks(Drawn.withoutEnds(MAZE, Style.of(24, 12, 40)), Context.standard()).opposite()).isNull();
        assertThat(new Looks(Drawn.withoutEnds(MAZE, Style.of(24, 12, 4)), Context.standard()).opposite()).isNotNull();
    }

    @Test
    void emptyPaperIsNotUnderstood() {
        int[] rgb = new int[80 * 60];
        Arrays.fill(rgb, 0xEEEEEE);
        assertThatThrownBy(() -> new Looks(new Picture(80, 60, rgb), Context.standard()).usual())
                .isInstanceOf(NotUnderstoodException.class)
                .hasMessageStartingWith("finding ink: a contrast of");
    }
}
