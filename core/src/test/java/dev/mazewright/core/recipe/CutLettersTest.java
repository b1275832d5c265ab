package dev.mazewright.core.recipe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.grid.Outline.Corner;
import dev.mazewright.core.maze.Puzzle;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The letters of a word in an outline cover what the outline has without the word, and the maze has not. */
class CutLettersTest {
    @ParameterizedTest
    @ValueSource(strings = {"rectangle:60x70", "torus:60x70", "zeta:60x70", "weave:60x70"})
    void coverTheSquaresThatTheWordTakes(String shape) {
        String outline = shape + ",mask=heart";
        long taken = positions(outline) - positions(outline + ",mask-text=BOA");
        assertThat(taken).isGreaterThan(100);
        assertThat(area(CutLetters.of(make(outline + ",mask-text=BOA")))).isCloseTo(taken, within(1e-6));
    }

    @Test
    void coverTheHexagonsThatTheWordTakes() {
        double cell = 1.5 * Math.sqrt(3) / 3; // with the distance between two opposite sides as unit
        long taken = make("hexagon:50x60,mask=circle").maze().grid().cells() - make("hexagon:50x60,mask=circle,mask-text=LI").maze().grid().cells();
        assertThat(area(CutLetters.of(make("hexagon:50x60,mask=circle,mask-text=LI")))).isCloseTo(taken * cell, within(1e-6));
    }

    @Test
    void turnWithTheMaze() {
        Puzzle turned = Recipe.parse("rectangle:60x70,mask=heart,mask-text=BOA/wilson/dihedral:transpose/seed:1").make();
        assertThat(area(CutLetters.of(turned))).isCloseTo(area(CutLetters.of(make("rectangle:60x70,mask=heart,mask-text=BOA"))), within(1e-6));
    }

    @ParameterizedTest
    @ValueSource(strings = {"rectangle:20x20", "rectangle:20x20,mask=ring", "rectangle:20x20,mask-text=O", "tiles:61x61,mask=heart,mask-text=O"})
    void otherMazesHaveNone(String shape) {
        String generator = shape.startsWith("tiles") ? "obstacles" : "wilson";
        assertThat(CutLetters.of(Recipe.parse(shape + "/" + generator + "/seed:1").make())).isEmpty();
    }

    private static long positions(String shape) {
        return Objects.requireNonNull(make(shape).maze().grid().shape().mask()).count();
    }

    private static Puzzle make(String shape) {
        return Recipe.parse(shape + "/wilson/seed:1").make();
    }

    private static double area(List<Outline> letters) {
        double twice = 0;
        for (Outline letter : letters) {
            for (int i = 0; i < letter.corners().size(); i++) {
                Corner from = letter.corners().get(i);
                Corner to = letter.end(i);
                twice += to.x() * from.y() - from.x() * to.y();
            }
        }
        return twice / 2;
    }
}
