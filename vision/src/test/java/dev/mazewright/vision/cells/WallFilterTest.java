package dev.mazewright.vision.cells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class WallFilterTest {
    private final Random random = new Random(11);

    /** A wall of a height that falls onto samples in any way, with a rule of the paper three samples beside the middle. */
    private double[] profile(double wall, double rule) {
        double[] profile = new double[SideSamples.ACROSS];
        double shift = random.nextDouble() - 0.5;
        for (int i = 0; i < profile.length; i++) {
            double at = i - SideSamples.HALF - shift;
            double beside = i - SideSamples.HALF - 3;
            profile[i] = wall * Math.exp(-at * at / 2) + rule * Math.exp(-beside * beside / 2) + 0.02 * random.nextGaussian();
        }
        SideSamples.level(profile);
        return profile;
    }

    private List<double[]> profiles(double wall, int count) {
        List<double[]> profiles = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            profiles.add(profile(wall, random.nextInt(2)));
        }
        return profiles;
    }

    @Test
    void wallsRespondByOneAndOpenSidesByNone() {
        WallFilter filter = WallFilter.of(profiles(0, 200), profiles(1, 200));
        assertThat(filter.response(profile(1, 0))).isCloseTo(1, within(0.2));
        assertThat(filter.response(profile(0, 0))).isCloseTo(0, within(0.2));
    }

    @Test
    void aRuleIsNoWall() {
        WallFilter filter = WallFilter.of(profiles(0, 200), profiles(1, 200));
        assertThat(filter.response(profile(0, 1))).isCloseTo(0, within(0.2));
        assertThat(filter.response(profile(1, 1))).isCloseTo(1, within(0.2));
    }

    @Test
    void lightAndItsSlopeAreNothing() {
        WallFilter filter = WallFilter.of(profiles(0, 50), profiles(1, 50));
        double[] light = new double[SideSamples.ACROSS];
        for (int i = 0; i < light.length; i++) {
            light[i] = 5 + 3 * i;
        }
        assertThat(filter.response(light) + filter.offset).isCloseTo(0, within(1e-9));
    }

    /** Shrinkage: of as few profiles as they have values. */
    @Test
    void aFewProfilesAreEnough() {
        WallFilter filter = WallFilter.of(profiles(0, 8), profiles(1, 8));
        for (int i = 0; i < 20; i++) {
            assertThat(filter.response(profile(1, 0)) - filter.response(profile(0, 0))).isGreaterThan(0.4);
        }
    }
}
