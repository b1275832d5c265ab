package dev.mazewright.vision.ink;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BlotTest {
    private static final int SIZE = 40;
    private static final int LEFT = 14;
    private static final int RIGHT = 24;

    /** Two walls, and a disc in the corridor between them. */
    private static float[] ink(double radius, double level, double blur) {
        float[] ink = new float[SIZE * SIZE];
        for (int at = 0; at < ink.length; at++) {
            int x = at % SIZE;
            boolean isDisc = Math.hypot(x - 19, at / SIZE - 19) <= radius;
            ink[at] = x == LEFT || x == RIGHT ? 1 : isDisc ? (float) level : 0;
        }
        return Gaussian.blurred(ink, SIZE, SIZE, blur);
    }

    private static float wall(double blur) {
        return ink(0, 0, blur)[LEFT];
    }

    @ParameterizedTest(name = "radius {0}, level {1}, blur {2}")
    @CsvSource({"2.5, 1, 0.6", "3, 0.6, 0.8", "3.5, 1, 0.6", "3.5, 0.5, 0.8", "4, 0.7, 0.8"})
    void aCorridorThatADiscFillsIsFreeAndItsWallsStay(double radius, double level, double blur) {
        float[] ink = ink(radius, level, blur);
        Blot.remove(ink, SIZE, 19, 19, radius);
        for (int y = 0; y < SIZE; y++) {
            assertThat(ink[y * SIZE + 19]).isLessThan(0.1f);
            assertThat(ink[y * SIZE + LEFT]).isCloseTo(wall(blur), within(0.2f));
            assertThat(ink[y * SIZE + RIGHT]).isCloseTo(wall(blur), within(0.2f));
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {4, 7, 12})
    void aSpotThatIsNoInkLeavesWallsAsTheyAre(double radius) {
        float[] ink = ink(0, 0, 0.6);
        Blot.remove(ink, SIZE, 19, 19, radius);
        assertThat(ink).containsExactly(ink(0, 0, 0.6));
    }
}
