package dev.mazewright.vision.cells;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.vision.picture.Spot;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
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

    private Set<CellSides.Side> others(Set<CellSides.Side> hidden, Set<CellSides.Side> covered) {
        List<Spot> places = new ArrayList<>();
        drawn.sides.forEach(side -> places.add(new Spot(10 * side.middle().x(), 10 * side.middle().y())));
        return PerfectReading.of(drawn.sides, new WallDecision(values, places, 10), hidden, covered).others();
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
        assertThat(others(Set.of(), Set.of())).isEmpty();
    }

    @Test
    void aFaintWallIsDecidedByAllOthers() {
        int wall = inner(true);
        values[wall] = 0.35;
        assertThat(others(Set.of(), Set.of())).containsExactly(drawn.sides.get(wall));
    }

    /** An open side is not closed only since there is another path. */
    @Test
    void clearLoopsStay() {
        drawn = drawn("rectangle:20x24/wilson/braid:0.1/open:none/seed:5");
        values = values();
        assertThat(others(Set.of(), Set.of())).isEmpty();
    }

    @Test
    void aWallIsClearUnlessAMarkHidesIt() {
        int wall = inner(true);
        values[wall] = 0.12;
        CellSides.Side side = drawn.sides.get(wall);
        assertThat(others(Set.of(), Set.of())).isEmpty();
        assertThat(others(Set.of(side), Set.of())).containsExactly(side);
        values[wall] = 0;
        assertThat(others(Set.of(side), Set.of(side))).containsExactly(side);
    }

    /** Of two sides that nothing is seen of, the one that looks more like a wall is one. */
    @Test
    void coveredSidesCountALittle() {
        int wall = inner(true);
        int open = inner(false);
        values[wall] = 0.9;
        values[open] = 0.1;
        Set<CellSides.Side> covered = Set.of(drawn.sides.get(wall), drawn.sides.get(open));
        assertThat(others(covered, covered)).isEmpty();
    }
}
