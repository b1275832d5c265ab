package dev.mazewright.vision.cells;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.vision.ink.Mark;
import dev.mazewright.vision.picture.Homography;
import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.Spot;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FineMeasurementTest {
    private static final String SQUARES = "rectangle:20x24/wilson/open:none/seed:5";
    /** Cells of 10 pixels, turned a little and in perspective. */
    private static final Homography MAP = new Homography(10, 0.8, 12, -0.7, 9.6, 30, 0.001, 0.002);

    private static DrawnWalls drawn(String recipe, double paper, double ink) {
        return new DrawnWalls(recipe, MAP, 0.5, 260, 260, paper, ink);
    }

    private static double[] measured(DrawnWalls drawn, Picture picture, Homography map, Mark[] marks, double[] rough) {
        FineMeasurement fine = new FineMeasurement(picture, drawn.sides, map);
        return Objects.requireNonNull(fine.values(rough, 0.5, marks, new boolean[rough.length]));
    }

    /** What is known before: all walls but those of which a part is mistaken. */
    private static double[] rough(DrawnWalls drawn, double mistaken) {
        Random random = new Random(3);
        double[] rough = new double[drawn.isWall.length];
        for (int i = 0; i < rough.length; i++) {
            rough[i] = drawn.isWall[i] != random.nextDouble() < mistaken ? 1 : 0;
        }
        return rough;
    }

    private static void assertSeen(DrawnWalls drawn, Picture picture) {
        double[] values = measured(drawn, picture, MAP, new Mark[drawn.isWall.length], rough(drawn, 0.03));
        for (int i = 0; i < values.length; i++) {
            assertThat(values[i] > 0.5).as("side %s of %s: %s", i, drawn.sides.get(i), values[i]).isEqualTo(drawn.isWall[i]);
        }
    }

    /** Half a pixel wide, dark or bright, although three in a hundred were mistaken before. */
    @ParameterizedTest
    @CsvSource({"230, 30", "30, 230"})
    void thinWallsAreSeenInNoise(double paper, double ink) {
        DrawnWalls drawn = drawn(SQUARES, paper, ink);
        drawn.noise(14);
        assertSeen(drawn, drawn.picture());
    }

    @ParameterizedTest
    @ValueSource(strings = {SQUARES, "hexagon:12x12/wilson/open:none/seed:2", "triangle:14x24/wilson/open:none/seed:2"})
    void anEdgeOfAShadowIsNoWall(String recipe) {
        DrawnWalls drawn = drawn(recipe, 230, 30);
        for (int i = 0; i < drawn.grey.length; i++) {
            double across = 0.6 * (i % drawn.width) + 0.8 * (i / drawn.width) - 130;
            drawn.grey[i] *= 1 - 0.6 * Math.clamp(across / 6, 0, 1);
        }
        assertSeen(drawn, drawn.picture());
    }

    @Test
    void aSpeckIsNoWall() {
        DrawnWalls drawn = drawn(SQUARES, 230, 30);
        for (int i = 0; i < drawn.isWall.length; i++) {
            if (!drawn.isWall[i]) {
                Spot middle = MAP.map(drawn.sides.get(i).middle());
                drawn.grey[(int) middle.y() * drawn.width + (int) middle.x()] = 0;
                break;
            }
        }
        assertSeen(drawn, drawn.picture());
    }

    /** Of a side of a cell that is red: a wall and an open side. */
    @Test
    void aMarkThatFillsACellIsNoWall() {
        DrawnWalls drawn = drawn(SQUARES, 230, 30);
        double[] rough = rough(drawn, 0);
        for (boolean wanted : new boolean[] {false, true}) {
            int i = 0;
            while (drawn.isWall[i] != wanted || drawn.sides.get(i).isOutline()) {
                i++;
            }
            Spot middle = MAP.map(drawn.sides.get(i).one());
            int[] rgb = drawn.picture().rgb();
            for (int at = 0; at < rgb.length; at++) {
                if (Math.hypot(at % drawn.width + 0.5 - middle.x(), at / drawn.width + 0.5 - middle.y()) < 4.6) {
                    int share = rgb[at] & 0xFF;
                    rgb[at] = share * 220 / 230 << 16 | share * 40 / 230 << 8 | share * 40 / 230;
                }
            }
            Mark[] marks = new Mark[rough.length];
            marks[i] = new Mark(middle, 9, 9, 64, 0.8, 0xDC2828, 1, 1);
            double[] known = rough.clone();
            known[i] = wanted ? 0 : 1;
            double value = measured(drawn, new Picture(drawn.width, drawn.height, rgb), MAP, marks, known)[i];
            assertThat(value > 0.5).as("%s", value).isEqualTo(wanted);
        }
    }

    /** Up to two pixels beside it, and in another perspective. */
    @ParameterizedTest
    @ValueSource(doubles = {0.5, 4})
    void aMazeIsMovedOntoItsWalls(double wall) {
        DrawnWalls drawn = new DrawnWalls(SQUARES, MAP, wall, 260, 260, 230, 30);
        Homography off = new Homography(10.03, 0.8, 13.2, -0.7, 9.57, 29, 0.00102, 0.00199);
        FineMeasurement fine = new FineMeasurement(drawn.picture(), drawn.sides, off);
        fine.values(rough(drawn, 0.03), 0.5, new Mark[drawn.isWall.length], new boolean[drawn.isWall.length]);
        for (CellSides.Side side : drawn.sides) {
            Spot middle = fine.map().map(side.middle());
            assertThat(middle.distance(MAP.map(side.middle()))).isLessThan(0.2);
        }
    }

    /** Of four cells, nothing is learned. */
    @Test
    void tooFewSidesTeachNothing() {
        DrawnWalls drawn = drawn("rectangle:2x2/wilson/open:none/seed:5", 230, 30);
        FineMeasurement fine = new FineMeasurement(drawn.picture(), drawn.sides, MAP);
        assertThat(fine.values(rough(drawn, 0), 0.5, new Mark[drawn.isWall.length], new boolean[drawn.isWall.length])).isNull();
    }
}
