package dev.mazewright.micromouse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.UsageException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The search against all paths of small mazes, each cut into moves in every possible way; and the times against formulas. */
class SlalomSearchTest {
    private static final long MILLISECOND = 1_000_000;
    private static final int MOST_STEPS = 15;
    static final SlalomModel HALF = new SlalomModel("half", 90, 420, new SlalomModel.Run(4200, 1500), new SlalomModel.Run(3600, 1200),
            257 * MILLISECOND, 375 * MILLISECOND, 465 * MILLISECOND, 563 * MILLISECOND, 388 * MILLISECOND);
    /** Turns are so dear that detours pay. */
    private static final SlalomModel STIFF = new SlalomModel("stiff", 180, 300, new SlalomModel.Run(20_000, 5000), new SlalomModel.Run(1000, 500),
            900 * MILLISECOND, 1500 * MILLISECOND, 700 * MILLISECOND, 3000 * MILLISECOND, 200 * MILLISECOND);

    /**
     * The least time along a path by the definition of the moves as words of directions: from the middle of a cell after a step, "c", or the
     * middle of the edge that a step crosses, "e".
     */
    private static long least(ContestMaze maze, List<Integer> cells, SlalomModel model) {
        int n = cells.size() - 1;
        int[] d = new int[n + 2];
        d[n + 1] = -1;
        for (int i = 1; i <= n; i++) {
            d[i] = maze.direction(cells.get(i - 1), cells.get(i));
        }
        long[] centre = new long[n + 1]; // least time to the middle of the cell after step i, heading d[i]
        long[] edge = new long[n + 1]; // to the middle of the edge of step i, on the diagonal that goes on with step i + 1
        Arrays.fill(centre, Long.MAX_VALUE / 2);
        Arrays.fill(edge, Long.MAX_VALUE / 2);
        centre[0] = 0;
        for (int i = 0; i <= n; i++) {
            for (int k = 1; i + k <= n && d[i + k] == d[i + 1] && (i == 0 || d[i + 1] == d[i]); k++) {
                centre[i + k] = Math.min(centre[i + k], centre[i] + model.straightTime(k));
            }
            boolean isAhead = i < n && (i == 0 || d[i + 1] == d[i]);
            boolean isTurn = isAhead && i + 2 <= n && (d[i + 1] + d[i + 2]) % 2 == 1;
            if (isTurn) {
                centre[i + 2] = Math.min(centre[i + 2], centre[i] + model.turn90());
                if (i + 3 <= n && d[i + 3] == d[i + 1]) {
                    edge[i + 2] = Math.min(edge[i + 2], centre[i] + model.turn45());
                }
                if (i + 3 <= n && d[i + 3] == (d[i + 1] + 2) % 4) {
                    centre[i + 3] = Math.min(centre[i + 3], centre[i] + model.turn180());
                    if (i + 4 <= n && d[i + 4] == d[i + 2]) {
                        edge[i + 3] = Math.min(edge[i + 3], centre[i] + model.turn135());
                    }
                }
            }
            for (int k = 1; i > 0 && i + k + 1 <= n && d[i + k] == (k % 2 == 1 ? d[i + 1] : d[i]) && d[i + k + 1] == (k % 2 == 1 ? d[i] : d[i + 1]); k++) {
                edge[i + k] = Math.min(edge[i + k], edge[i] + model.diagonalTime(k));
            }
            if (i > 0 && i + 1 <= n) {
                centre[i + 1] = Math.min(centre[i + 1], edge[i] + model.turn45());
            }
            if (i > 0 && i + 2 <= n && d[i + 2] == (d[i] + 2) % 4) {
                centre[i + 2] = Math.min(centre[i + 2], edge[i] + model.turn135());
                if (i + 3 <= n && d[i + 3] == d[i + 1]) {
                    edge[i + 2] = Math.min(edge[i + 2], edge[i] + model.diagonal90());
                }
            }
        }
        return centre[n];
    }

    /** All walks to a goal of at most {@value #MOST_STEPS} steps that take no step twice and no step back at once; they may cross themselves. */
    private static void allWalks(ContestMaze maze, List<Integer> walk, boolean[] taken, List<List<Integer>> found) {
        int cell = walk.getLast();
        if (maze.isGoal(cell)) {
            found.add(List.copyOf(walk)); // a diagonal may also cross a goal and come back to its middle
        }
        for (int direction = 0; direction < 4 && walk.size() <= MOST_STEPS; direction++) {
            int beyond = maze.passage(cell, direction);
            boolean isBack = walk.size() > 1 && walk.get(walk.size() - 2) == beyond;
            if (beyond >= 0 && !isBack && !taken[4 * cell + direction]) {
                walk.add(beyond);
                taken[4 * cell + direction] = true;
                allWalks(maze, walk, taken, found);
                taken[4 * cell + direction] = false;
                walk.removeLast();
            }
        }
    }

    @Test
    @Timeout(60)
    void noWalkThroughASmallMazeIsFaster() {
        int mazes = 0;
        long walks = 0;
        for (int seed = 0; seed < 400; seed++) {
            String kind = seed % 4 == 0 ? "rectangle:4x4/percolation:0.6/seed:" : "rectangle:4x4/wilson/loops:0." + seed % 4 + "/seed:";
            ContestMaze maze = ContestMaze.of(Recipe.parse(kind + seed).make()).with(0, seed % 3 == 0 ? new int[] {15} : new int[] {10, 14});
            List<List<Integer>> all = new ArrayList<>();
            allWalks(maze, new ArrayList<>(List.of(0)), new boolean[64], all);
            for (SlalomModel model : List.of(HALF, STIFF)) {
                SlalomRun run = SlalomSearch.run(maze, model);
                if (all.isEmpty()) {
                    assertThat(run).isNull();
                    continue;
                }
                assertThat(run).isNotNull();
                long best = all.stream().mapToLong(walk -> least(maze, walk, model)).min().orElseThrow();
                assertThat(run.nanoseconds()).as("seed %d, %s", seed, model.name()).isEqualTo(best);
                assertThat(least(maze, run.cells(), model)).as("its own path, seed %d", seed).isEqualTo(best);
                assertThat(run.moves().stream().mapToLong(SlalomRun.Move::nanoseconds).sum()).isEqualTo(best);
            }
            mazes += all.isEmpty() ? 0 : 1;
            walks += all.size();
        }
        assertThat(mazes).isGreaterThan(300);
        assertThat(walks).isGreaterThan(1000);
    }

    /** Harrison: with turns at k cells a second and an acceleration of k^2 cells, accelerating over n cells takes (sqrt(2 n + 1) - 1) / k. */
    @Test
    void straightsFollowHarrisonsFormula() {
        double k = 10;
        double cell = 180;
        SlalomModel.Run run = new SlalomModel.Run(k * k * cell, 1e6);
        for (int n = 1; n < 16; n++) {
            double seconds = 2 * (Math.sqrt(2 * n + 1) - 1) / k; // n cells to accelerate, n to brake
            assertThat(run.time(2 * n * cell, k * cell) / 1e9).isCloseTo(seconds, within(1e-9));
        }
    }

    /** At the top speed a straight is a trapezium of speed over time: its area is its length. */
    @Test
    void aLongStraightIsATrapezium() {
        SlalomModel.Run run = new SlalomModel.Run(4200, 1500);
        for (double length : new double[] {600, 900, 2880}) {
            double speedingUp = (1500 - 420) / 4200.0;
            double atTop = run.time(length, 420) / 1e9 - 2 * speedingUp;
            assertThat(2 * speedingUp * (1500 + 420) / 2 + atTop * 1500).isCloseTo(length, within(1e-5));
        }
        assertThat(run.time(493.7, 420)).isCloseTo(run.time(493.8, 420), within(70_000L)); // 493.7 mm is where the two forms meet
    }

    /** All four kinds of turns from a straight, and a diagonal, in mazes that have a single path. */
    @Test
    void singlePathsTakeTheSumOfTheirMoves() {
        ContestMaze blank = ContestMaze.of(Recipe.parse("rectangle:4x4/wilson/seed:1").make());
        assertThat(time(blank, 0, 4, 8)).isEqualTo(HALF.straightTime(2));
        assertThat(time(blank, 0, 4, 5)).isEqualTo(HALF.turn90());
        assertThat(time(blank, 0, 4, 5, 1)).isEqualTo(HALF.turn180());
        assertThat(time(blank, 0, 4, 5, 9, 10, 14)).isEqualTo(2 * HALF.turn45() + HALF.diagonalTime(2));
        assertThat(time(blank, 0, 4, 5, 1, 2)).isEqualTo(HALF.turn135() + HALF.turn45());
        assertThat(time(blank, 0, 4, 5, 9, 8)).isEqualTo(Math.min(2 * HALF.turn90(), HALF.turn45() + HALF.turn135()));
        assertThat(SlalomSearch.run(blank.with(0, 0), HALF)).isNotNull().extracting(SlalomRun::nanoseconds).isEqualTo(0L);
    }

    private static long time(ContestMaze maze, int... path) {
        SlalomRun run = SlalomSearch.run(maze.with(path[0], path[path.length - 1]).alone(path), HALF);
        assertThat(run).isNotNull();
        assertThat(run.cells()).containsExactly(Arrays.stream(path).boxed().toArray(Integer[]::new));
        return run.nanoseconds();
    }

    @Test
    void shortestAndStraightestPathsDiffer() {
        ContestMaze maze = DrawnContest.of(
                "o---o---o---o---o",
                "|             G |",
                "o   o---o---o   o",
                "|   |   |       |",
                "o   o   o   o   o",
                "|           |   |",
                "o   o---o---o   o",
                "| S |       |   |",
                "o---o---o---o---o");
        assertThat(CellPaths.fewestTurns(maze)).containsExactly(0, 4, 8, 12, 13, 14, 15);
        assertThat(CellPaths.shortest(maze)).containsExactly(0, 4, 8, 12, 13, 14, 15);
        ContestMaze longer = maze.withWall(12, ContestMaze.EAST, true);
        assertThat(CellPaths.shortest(longer)).containsExactly(0, 4, 5, 6, 10, 11, 15);
        assertThat(SlalomRun.turns(longer, CellPaths.shortest(longer))).isEqualTo(4);
    }

    @Test
    void numbersThatAreNoMouseAreRefused() {
        assertThatThrownBy(() -> new SlalomModel("slow", 90, 420, new SlalomModel.Run(4200, 400), HALF.diagonal(), 1, 1, 1, 1, 1))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("a top speed is at least the speed of turns");
        assertThatThrownBy(() -> new SlalomModel("none", 0, 420, HALF.straight(), HALF.diagonal(), 1, 1, 1, 1, 1)).isInstanceOf(UsageException.class);
    }
}
