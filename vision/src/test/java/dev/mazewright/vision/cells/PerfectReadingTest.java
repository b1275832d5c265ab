package dev.mazewright.vision.cells;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.vision.picture.Homography;
import dev.mazewright.vision.picture.Spot;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class PerfectReadingTest {
    private static final String PERFECT = "rectangle:20x24/wilson/open:none/seed:5";

    private final Random random = new Random(1);
    private DrawnWalls drawn = drawn(PERFECT);
    private double[] values = values();

    private static DrawnWalls drawn(String recipe) {
        return new DrawnWalls(recipe, Homography.affine(10, 0, 5, 0, 10, 5), 1, 1, 1, 255, 0);
    }

    /** As measured: about 0 of open sides, about 1 of walls. */
    private double[] values() {
        double[] to = new double[drawn.isWall.length];
        for (int i = 0; i < to.length; i++) {
            to[i] = (drawn.isWall[i] ? 1 : 0) + 0.05 * Math.clamp(random.nextGaussian(), -2, 2);
        }
        return to;
    }

    private static BitSet numbers(int... sides) {
        BitSet numbers = new BitSet();
        for (int side : sides) {
            numbers.set(side);
        }
        return numbers;
    }

    private BitSet others(BitSet hidden, BitSet covered) {
        List<Spot> places = new ArrayList<>();
        drawn.sides.forEach(side -> places.add(new Spot(10 * side.middle().x(), 10 * side.middle().y())));
        return PerfectReading.of(drawn.grid, drawn.sides, new WallDecision(values, places, 10), hidden, covered).others();
    }

    private int inner(boolean isWall) {
        int i = drawn.sides.size() / 2;
        while (drawn.isWall[i] != isWall || drawn.sides.get(i).isOutline()) {
            i++;
        }
        return i;
    }

    @Test
    void whatIsPerfectStays() {
        assertThat(others(numbers(), numbers())).isEqualTo(numbers());
    }

    @Test
    void aFaintWallIsDecidedByAllOthers() {
        int wall = inner(true);
        values[wall] = 0.35;
        assertThat(others(numbers(), numbers())).isEqualTo(numbers(wall));
    }

    /** An open side is not closed only since there is another path. */
    @Test
    void clearLoopsStay() {
        drawn = drawn("rectangle:20x24/wilson/braid:0.1/open:none/seed:5");
        values = values();
        assertThat(others(numbers(), numbers())).isEqualTo(numbers());
    }

    @Test
    void aWallIsClearUnlessAMarkHidesIt() {
        int wall = inner(true);
        values[wall] = 0.12;
        assertThat(others(numbers(), numbers())).isEqualTo(numbers());
        assertThat(others(numbers(wall), numbers())).isEqualTo(numbers(wall));
        values[wall] = 0;
        assertThat(others(numbers(wall), numbers(wall))).isEqualTo(numbers(wall));
    }

    /** Of two sides that nothing is seen of, the one that looks more like a wall is one. */
    @Test
    void coveredSidesCountALittle() {
        int wall = inner(true);
        int open = inner(false);
        values[wall] = 0.9;
        values[open] = 0.1;
        assertThat(others(numbers(wall, open), numbers(wall, open))).isEqualTo(numbers());
    }
}
