package dev.mazewright.core.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.mazewright.core.measure.DeadEndTypes.Sums;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.testing.DrawnMaze;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Kim and Crawfis's counts: mazes counted by hand, and each dead end walked on its own. */
class DeadEndTypesTest {
    private static final Sums NONE = new Sums(0, 0, 0, 0);

    private static SolutionMeasures measured(Puzzle puzzle) {
        SolutionMeasures solution = SolutionMeasures.of(puzzle);
        assertThat(solution).isNotNull();
        return solution;
    }

    /** The alcove hangs below the middle of the first row; the other leads from S, once round the corner, to below E. */
    @Test
    void alcoveIsStraightAndForwardEndsNearerToTheGoal() {
        SolutionMeasures solution = measured(DrawnMaze.of("""
                +---+---+---+
                | S         |
                +   +   +   +
                |   |   | E |
                +   +---+---+
                |           |
                +---+---+---+
                """));
        assertThat(solution.deadEnds()).isEqualTo(new DeadEndTypes(new Sums(1, 1, 0, 0), new Sums(1, 4, 1, 0), NONE));
        assertThat(solution.form()).isEqualTo(new PathForm(1, 1, 0, 2.236));
    }

    /** To the left of S a corridor of two ends, 2 and 3 steps away, both behind one decision; behind E a third end. */
    @Test
    void backwardEndsFartherFromTheGoal() {
        SolutionMeasures solution = measured(DrawnMaze.of("""
                +---+---+---+---+
                |         S   E |
                +   +   +---+   +
                |   |   |       |
                +---+---+---+---+
                """));
        assertThat(solution.deadEnds()).isEqualTo(new DeadEndTypes(NONE, NONE, new Sums(3, 7, 3, 2)));
        assertThat(solution.form()).isEqualTo(new PathForm(0, 0, 0, 1));
    }

    @Test
    void crossroadsOfTheSolutionAreCounted() {
        SolutionMeasures solution = measured(DrawnMaze.of("""
                +---+---+---+
                |   |   |   |
                +---+   +---+
                | S       E |
                +---+   +---+
                |   |   |   |
                +---+---+---+
                """));
        assertThat(solution.form()).isEqualTo(new PathForm(0, 0, 1, 2));
        assertThat(solution.deadEnds()).isEqualTo(new DeadEndTypes(new Sums(2, 2, 0, 0), NONE, NONE));
    }

    @ParameterizedTest
    @CsvSource({"rectangle:9x8", "zeta:6x7", "hexagon:7x6", "triangle:6x9", "polar:5x7", "cairo:6x6", "weave:7x8", "cylinder:6x7",
        "'rectangle:12x12,mask=heart'"})
    void sumsAreThoseOfEachDeadEnd(String shape) {
        for (int seed = 0; seed < 12; seed++) {
            for (String generator : new String[] {"kruskal", "recursive-backtracker"}) {
                Puzzle puzzle = Recipe.parse(shape + "/" + generator + "/start:random/goal:random/seed:" + seed).make();
                SolutionMeasures solution = measured(puzzle);
                TreeWalk walk = new TreeWalk(puzzle);
                assertThat(solution.deadEnds()).isEqualTo(slow(walk));
                PathForm form = solution.form();
                assertThat(form.turns()).isEqualTo(walk.turns(walk.solution));
                assertThat(form.junctions()).isEqualTo(walk.solution.stream().filter(cell -> walk.neighbours(cell).size() == 3).count());
                assertThat(form.crossroads()).isEqualTo(walk.solution.stream().filter(cell -> walk.neighbours(cell).size() > 3).count());
                assertThat(form.straightDistance())
                        .isCloseTo(walk.apart(walk.solution.getFirst(), walk.solution.getLast()), within(0.00051));
            }
        }
    }

    private static DeadEndTypes slow(TreeWalk walk) {
        long[][] sums = new long[3][4];
        long goal = walk.solution.getLast();
        for (long end : walk.before.keySet()) {
            if (walk.neighbours(end).size() > 1) {
                continue;
            }
            List<Long> cells = walk.branchTo(end);
            long turns = walk.turns(cells);
            long decisions = cells.subList(1, cells.size()).stream().filter(cell -> walk.neighbours(cell).size() > 2).count();
            boolean isForward = walk.apart(end, goal) < walk.apart(cells.getFirst(), goal) - 1e-7;
            long[] sum = sums[turns + decisions == 0 ? 0 : isForward ? 1 : 2];
            sum[0]++;
            sum[1] += cells.size() - 1;
            sum[2] += turns;
            sum[3] += decisions;
        }
        return new DeadEndTypes(sums(sums[0]), sums(sums[1]), sums(sums[2]));
    }

    private static Sums sums(long[] sums) {
        return new Sums(sums[0], sums[1], sums[2], sums[3]);
    }

    /** In mazes with loops each dead end off the solution is of one type. */
    @ParameterizedTest
    @ValueSource(strings = {"rectangle:12x12/wilson/braid:0.5", "hexagon:9x9/kruskal/loops:0.2"})
    void everyDeadEndCountsOnceAmongLoops(String recipe) {
        for (int seed = 0; seed < 10; seed++) {
            Puzzle puzzle = Recipe.parse(recipe + "/seed:" + seed).make();
            TreeWalk walk = new TreeWalk(puzzle);
            long expected = walk.before.keySet().stream().filter(cell -> walk.neighbours(cell).size() == 1).count();
            DeadEndTypes types = measured(puzzle).deadEnds();
            assertThat(types.alcoves().count() + types.forward().count() + types.backward().count()).isEqualTo(expected);
        }
    }
}
