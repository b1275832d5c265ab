package dev.mazewright.core.generate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.testing.Texture;
import dev.mazewright.core.testing.Texture.Kind;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Averages of the mazes of walks and row algorithms: against exact numbers, where there are any, else against an
 * independent simulation of 2000 mazes of 21 x 34 and 300 of 100 x 100. Seeds are fixed.
 */
class WalkGeneratorStatisticsTest {
    /** In the order of the golden facts. */
    private static final List<Kind> COUNTED = List.of(
            Kind.DEAD_ENDS, Kind.CORRIDORS, Kind.JUNCTIONS, Kind.CROSSROADS,
            Kind.EAST_WEST, Kind.NORTH_SOUTH, Kind.TURNS);

    private static Texture texture(String generator, int rows, int columns, int mazes) {
        return new Texture(Catalog.generator(generator).make(""), rows, columns, mazes);
    }

    /** Exact, from the transfer currents of the grid: the mean numbers of cells of each kind in uniform mazes. */
    private static void assertUniform(String generator, int rows, int columns, int mazes, double... exact) {
        Texture texture = texture(generator, rows, columns, mazes);
        for (int i = 0; i < COUNTED.size(); i++) {
            texture.assertExact(COUNTED.get(i), exact[i]);
        }
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("dev.mazewright.core.generate.UniformityTest#uniform")
    void uniformMazesHaveTheirExactAverages(String name) {
        assertUniform(name, 10, 10, 3000, 29.1998, 46.4633, 21.474, 2.8629, 9.301, 9.301, 27.862);
        assertUniform(name, 21, 34, 1000, 207.587, 324.659, 157.921, 23.833, 66.255, 60.421, 197.983);
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("dev.mazewright.core.generate.UniformityTest#uniform")
    void uniformMazesHaveTheirExactAveragesInALongTest(String name) {
        assertUniform(name, 10, 10, 100_000, 29.1998, 46.4633, 21.474, 2.8629, 9.301, 9.301, 27.862);
        assertUniform(name, 20, 20, 10_000, 116.1517, 182.7059, 88.1333, 13.0092, 35.908, 35.908, 110.890);
        assertUniform(name, 21, 34, 20_000, 207.587, 324.659, 157.921, 23.833, 66.255, 60.421, 197.983);
        assertUniform(name, 25, 25, 10_000, 181.7235, 284.344, 138.142, 20.791, 55.511, 55.511, 173.321);
        assertUniform(name, 20, 30, 10_000, 174.3591, 273.170, 132.583, 19.888, 55.658, 51.163, 166.349);
        assertUniform(name, 39, 39, 5000, 443.678, 687.822, 337.322, 52.178, 132.757, 132.757, 422.309);
        assertUniform(name, 41, 41, 5000, 490.526, 759.766, 372.893, 57.817, 146.482, 146.482, 466.802);
    }

    /** Houston's bias shows in its dead ends as well: their mean is not that of uniform mazes. */
    @Test
    void houstonHasMoreDeadEndsThanUniformMazes() {
        Texture texture = texture("houston", 21, 34, 3000);
        double error = texture.deviation(Kind.DEAD_ENDS) / Math.sqrt(3000);
        assertThat(texture.mean(Kind.DEAD_ENDS)).isGreaterThan(207.587 + 6 * error);
    }

    /** mn / 4 + 1, and no crossroads: a random bit for each cell, except those of two sides. */
    @ParameterizedTest
    @CsvSource({"2, 2, 4000", "3, 7, 4000", "21, 34, 1000", "41, 41, 400"})
    void binaryTreeHasItsExactDeadEnds(int rows, int columns, int mazes) {
        Texture texture = texture("binary-tree", rows, columns, mazes);
        texture.assertExact(Kind.DEAD_ENDS, rows * columns / 4.0 + 1);
        assertThat(texture.mean(Kind.CROSSROADS)).isZero();
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource({
        "10, 10, 27.5787, 5000", "20, 20, 109.4840, 3000", "21, 34, 196.7476, 1500", "25, 25, 171.3185, 1500"
    })
    void sidewinderHasItsExactDeadEnds(int rows, int columns, double exact, int mazes) {
        texture("sidewinder", rows, columns, mazes).assertExact(Kind.DEAD_ENDS, exact);
    }

    // ---- simulated

    @Tag("slow")
    @ParameterizedTest
    @CsvSource({
        "eller, 29.11", "hunt-and-kill, 9.81", "recursive-division, 27.01", "sidewinder, 27.58", "houston, 29.45",
        "binary-tree, 25.15", "aldous-broder, 29.07", "wilson, 29.05"
    })
    void deadEndsAt21x34AreAsSimulated(String name, double percent) {
        texture(name, 21, 34, 1000).assertSimulated(Kind.DEAD_ENDS, percent, 2000, 0.005);
    }

    /** Cells with 1 to 4 passages, turns, straights, and the solution, in percent; the diameter in steps. */
    @Tag("slow")
    @ParameterizedTest
    @CsvSource({
        "eller, 29.49, 44.78, 21.98, 3.74, 24.5, 4.4, 16.0, 4.00, 650",
        "hunt-and-kill, 9.39, 81.40, 9.04, 0.17, 51.7, 14.1, 15.6, 4.92, 924",
        "recursive-division, 26.95, 48.80, 21.57, 2.68, 30.0, 9.4, 9.4, 5.66, 872",
        "sidewinder, 27.73, 47.31, 22.19, 2.76, 24.7, 9.9, 12.7, 2.62, 450",
        "binary-tree, 25.02, 49.98, 25.00, 0, 24.6, 12.8, 12.7, 1.99, 386",
        "houston, 29.58, 44.52, 22.24, 3.66, 27.6, 8.5, 8.5, 4.41, 682",
        "wilson, 29.36, 44.84, 22.27, 3.54, 27.8, 8.6, 8.5, 4.55, 702"
    })
    void texturesAt100x100AreAsSimulated(
            String name, double ends, double corridors, double junctions, double crossroads, double turns,
            double eastWest, double northSouth, double solution, int diameter) {
        Texture texture = texture(name, 100, 100, 60);
        assertTexture(texture, ends, corridors, junctions, crossroads, turns, eastWest, northSouth);
        texture.assertSimulated(Kind.SOLUTION, solution, 300, 0.005);
        texture.assertSimulated(Kind.DIAMETER, diameter, 300, 0.5);
    }

    /** The slowest generator. */
    @Tag("slow")
    @Test
    void aldousBrodersTextureAt100x100IsAsSimulated() {
        Texture texture = texture("aldous-broder", 100, 100, 300);
        assertTexture(texture, 29.32, 44.92, 22.22, 3.54, 27.8, 8.6, 8.5);
        texture.assertSimulated(Kind.SOLUTION, 4.49, 300, 0.005);
        texture.assertSimulated(Kind.DIAMETER, 700, 300, 0.5);
    }

    private static void assertTexture(
            Texture texture, double ends, double corridors, double junctions, double crossroads, double turns,
            double eastWest, double northSouth) {
        texture.assertSimulated(Kind.DEAD_ENDS, ends, 300, 0.005);
        texture.assertSimulated(Kind.CORRIDORS, corridors, 300, 0.005);
        texture.assertSimulated(Kind.JUNCTIONS, junctions, 300, 0.005);
        texture.assertSimulated(Kind.CROSSROADS, crossroads, 300, 0.005);
        texture.assertSimulated(Kind.TURNS, turns, 300, 0.05);
        texture.assertSimulated(Kind.EAST_WEST, eastWest, 300, 0.05);
        texture.assertSimulated(Kind.NORTH_SOUTH, northSouth, 300, 0.05);
    }
}
