package dev.mazewright.core.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.generate.floor.ObstacleHunt;
import dev.mazewright.core.generate.floor.WallSet;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.option.Settings;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Tiles;
import dev.mazewright.core.testing.ChiSquare;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Random walls on tiles, with a start and a goal that are far apart. */
class ObstaclesTest {
    private static Puzzle make(String recipe, long seed) {
        return Recipe.parse(recipe + "/seed:" + seed).make();
    }

    /** The steps from the start to the nearest goal, by a search over the characters of the floor; -1 if no goal is reached. */
    private static int steps(Puzzle puzzle) {
        Grid grid = puzzle.grid();
        int[][] distance = new int[grid.rows() + 2][grid.columns() + 2];
        for (int[] row : distance) {
            Arrays.fill(row, -2);
        }
        for (int row = 0; row < grid.rows(); row++) {
            for (int column = 0; column < grid.columns(); column++) {
                distance[row + 1][column + 1] = grid.cell(row, column) == Grid.NONE ? -2 : -1;
            }
        }
        Deque<int[]> waiting = new ArrayDeque<>();
        waiting.add(new int[] {grid.row(puzzle.start()) + 1, grid.column(puzzle.start()) + 1});
        distance[waiting.peek()[0]][waiting.peek()[1]] = 0;
        while (!waiting.isEmpty()) {
            int[] tile = waiting.remove();
            int steps = distance[tile[0]][tile[1]];
            if (puzzle.ends().isGoal(grid.cell(tile[0] - 1L, tile[1] - 1L))) {
                return steps;
            }
            for (int[] step : new int[][] {{-1, 0}, {0, 1}, {1, 0}, {0, -1}}) {
                int row = tile[0] + step[0];
                int column = tile[1] + step[1];
                if (distance[row][column] == -1) {
                    distance[row][column] = steps + 1;
                    waiting.add(new int[] {row, column});
                }
            }
        }
        return -1;
    }

    /** Of n tiles, from 3 floor(n / 10) to 5 floor(n / 10) by default. */
    @ParameterizedTest
    @CsvSource({"30, 900, 270", "50, 900, 450", "30, 99, 27", "50, 99, 45", "35, 128, 42", "33, 100, 33", "100, 99, 90", "1, 1000, 10", "50, 9, 0"})
    void aShareOfTheTilesIsANumberOfWalls(int hundredths, long tiles, long walls) {
        assertThat(WallSet.count(hundredths, tiles)).isEqualTo(walls);
    }

    @ParameterizedTest
    @ValueSource(strings = {"tiles:30x30/obstacles", "tiles:9x16/obstacles:0.2..0.6", "tiles:1x7/obstacles", "tiles:1x1/obstacles"})
    void thePathIsAtLeastAsLongAsTheGrid(String recipe) {
        for (long seed = 0; seed < 20; seed++) {
            Puzzle puzzle = make(recipe, seed);
            Grid grid = puzzle.grid();
            assertThat(steps(puzzle) + 1).isGreaterThanOrEqualTo(Math.max(grid.rows(), grid.columns()));
            long bricks = grid.positions() - grid.cells();
            long tens = grid.positions() / 10;
            assertThat(bricks).isBetween(recipe.contains("0.2") ? 2 * tens : 3 * tens, recipe.contains("0.6") ? 6 * tens : 5 * tens);
        }
    }

    /** Where every wall leaves a path long enough, all numbers of walls are kept alike. */
    @Test
    void theNumberOfWallsIsUniform() {
        long[] walls = new long[7];
        long[] tiles = new long[30];
        for (long seed = 0; seed < 2100; seed++) {
            Puzzle puzzle = make("tiles:5x6/obstacles:0..0.2/start:0,0/goal:0,0", seed);
            walls[(int) (30 - puzzle.grid().cells())]++;
            for (int i = 0; i < 30; i++) {
                tiles[i] += puzzle.grid().cell(i / 6, i % 6) == Grid.NONE ? 1 : 0;
            }
        }
        assertThat(tiles[0]).as("the start is no wall").isZero();
        assertThat(ChiSquare.ofEqual(walls)).isLessThan(ChiSquare.limit(7));
        assertThat(ChiSquare.ofEqual(Arrays.copyOfRange(tiles, 1, 30))).isLessThan(ChiSquare.limit(29));
    }

    /** On 1 x 4 tiles without walls two of sixteen pairs are far enough apart; on 2 x 2 all but equal ones. */
    @Test
    void endsAreUniformAmongThoseFarEnoughApart() {
        long[] line = new long[2];
        long[] square = new long[12];
        for (long seed = 0; seed < 1200; seed++) {
            Puzzle puzzle = make("tiles:1x4/obstacles", seed);
            line[(int) puzzle.grid().number(puzzle.start()) / 3]++;
            puzzle = make("tiles:2x2/obstacles", seed);
            int from = (int) puzzle.grid().number(puzzle.start());
            int to = (int) puzzle.grid().number(puzzle.ends().goal());
            square[3 * from + to - (to > from ? 1 : 0)]++;
        }
        assertThat(ChiSquare.ofEqual(line)).isLessThan(ChiSquare.limit(2));
        assertThat(ChiSquare.ofEqual(square)).isLessThan(ChiSquare.limit(12));
    }

    @Test
    void namedEndsAreFloorAndConnected() {
        for (long seed = 0; seed < 10; seed++) {
            Puzzle puzzle = make("tiles:12x15/obstacles:0.4..0.5/start:3,4/goal:random", seed);
            Grid grid = puzzle.grid();
            assertThat(puzzle.start()).isEqualTo(grid.cell(3, 4));
            assertThat(steps(puzzle)).isNotNegative();
            Puzzle one = make("tiles:12x15/obstacles:0.4..0.5/goal:11,14", seed);
            assertThat(one.goals()).containsExactly(one.grid().cell(11, 14));
            assertThat(steps(one) + 1).isGreaterThanOrEqualTo(15);
            Puzzle several = make("tiles:12x15/obstacles/goal:0,0/goal:corner", seed);
            assertThat(several.goals()).hasSize(2).contains(several.grid().cell(0, 0));
            assertThat(steps(several) + 1).isGreaterThanOrEqualTo(15);
        }
    }

    /** What depends on the passages is measured on the floor that the generator has made by itself. */
    @Test
    void measuredEndsAreThoseOfTheFloor() {
        Puzzle plain = make("tiles:12x15/obstacles", 5);
        Puzzle puzzle = make("tiles:12x15/obstacles/goal:farthest", 5);
        assertThat(puzzle.maze()).isEqualTo(plain.maze());
        assertThat(puzzle.start()).isEqualTo(plain.start());
        assertThat(steps(puzzle)).isGreaterThanOrEqualTo(steps(plain));
    }

    @Test
    void givesUpWhereNoPathIsLongEnough() {
        for (String recipe : new String[] {"tiles:9x9/obstacles:1..1", "tiles:5x5/obstacles:0.9..0.9/start:0,0/goal:4,4"}) {
            assertThatThrownBy(() -> make(recipe, 1))
                    .isInstanceOf(UsageException.class)
                    .hasMessageContaining("obstacles found no path")
                    .hasMessageContaining("take fewer walls");
        }
    }

    @Test
    void aShareAloneAndAnEmptyRangeAreRefused() {
        for (String walls : new String[] {"0.4", "0.5..0.3"}) {
            assertThatThrownBy(() -> Recipe.parse("tiles:9x9/obstacles:" + walls + "/seed:1"))
                    .hasMessageStartingWith("'" + walls + "' is not a valid range of walls; it is two numbers from 0 to 1");
        }
    }

    @Test
    void octileTilesAreRefused() {
        Maze blank = new Maze(new Tiles(Tiles.blank(4, 4).floor(), Tiles.Moves.OCTILE).grid());
        assertThatThrownBy(() -> Obstacles.ENTRY.make("").generate(blank, new MazeRandom(1)))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("tiles:30x30");
    }

    // ---- the hunt

    private static String options(String recipe) {
        return recipe.contains("obstacles:") ? recipe.substring(recipe.indexOf("obstacles:") + 10) : "";
    }

    /** The hunt knows the length of each path without making the maze, and the kernel makes the reference's maze. */
    @ParameterizedTest
    @ValueSource(strings = {
        "tiles:30x30/obstacles", "tiles:8x8/obstacles:0.1..0.9", "tiles:62x7/obstacles", "tiles:5x62/obstacles", "tiles:1x1/obstacles",
        "tiles:16x16/obstacles:0.45..0.55", "tiles:13x31/obstacles:0..0.3"
    })
    void theHuntAndTheKernelAgreeWithTheReference(String text) {
        Recipe recipe = Recipe.parse(text + "/seed:0");
        Generator reference = recipe.generator().make();
        Grid grid = new Maker(recipe).grid();
        Generator kernel = Obstacles.ENTRY.kernels().getFirst().make(Settings.parse(Obstacles.ENTRY, options(text)), Context.standard());
        ObstacleHunt hunt = Obstacles.hunt(recipe.generator().make(), new Maker(recipe).grid());
        for (long seed = -5; seed < 5; seed++) {
            int steps = steps(reference.make(Puzzle.of(new Maze(grid)), new MazeRandom(seed).stream("generator")));
            assertThat(hunt.pathLength(seed, Ends.NONE, 0)).as("seed %s", seed).isEqualTo(steps);
            assertThat(hunt.pathLength(seed, Ends.NONE, steps)).isEqualTo(steps);
            assertThat(hunt.pathLength(seed, Ends.NONE, steps + 1)).isEqualTo(-1);
            assertThat(kernel.make(Puzzle.of(new Maze(grid)), new MazeRandom(seed)))
                    .isEqualTo(reference.make(Puzzle.of(new Maze(grid)), new MazeRandom(seed)));
            Maze carved = new Maze(grid);
            kernel.generate(carved, new MazeRandom(seed));
            Maze expected = new Maze(grid);
            reference.generate(expected, new MazeRandom(seed));
            assertThat(carved).isEqualTo(expected);
        }
    }

    /** The same where the start, the goal or both are asked for; these are never walls. */
    @ParameterizedTest
    @CsvSource({"30, 30, 0.3..0.5", "8, 8, 0.1..0.9", "62, 7, 0.25..0.35", "3, 4, 0.9..1", "1, 1, 0.3..0.5"})
    void theHuntAndTheKernelKeepTheEndsThatAreAskedFor(int rows, int columns, String walls) {
        Recipe recipe = Recipe.parse("tiles:" + rows + "x" + columns + "/obstacles:" + walls + "/seed:0");
        Generator reference = recipe.generator().make();
        Grid grid = new Maker(recipe).grid();
        Generator kernel = Obstacles.ENTRY.kernels().getFirst().make(Settings.parse(Obstacles.ENTRY, walls), Context.standard());
        ObstacleHunt hunt = Obstacles.hunt(reference, grid);
        for (long seed = 0; seed < 6; seed++) {
            MazeRandom random = new MazeRandom(seed).stream("ends");
            Ends both = Ends.NONE.withStart(random.cell(grid)).withGoals(random.cell(grid));
            for (Ends asked : List.of(both, Ends.NONE.withStart(both.start()), Ends.NONE.withGoals(both.goal()), both.withGoals(both.start()))) {
                Puzzle blank = new Puzzle(new Maze(grid), asked, null);
                Puzzle made;
                try {
                    made = reference.make(blank, new MazeRandom(seed).stream("generator"));
                } catch (UsageException none) {
                    assertThat(hunt.pathLength(seed, asked, 0)).isEqualTo(-1);
                    continue;
                }
                assertThat(hunt.pathLength(seed, asked, 0)).as("seed %s, %s", seed, asked).isEqualTo(steps(made));
                assertThat(kernel.make(new Puzzle(new Maze(grid), asked, null), new MazeRandom(seed).stream("generator"))).isEqualTo(made);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"tiles:63x9/obstacles", "tiles:9x63/obstacles", "tiles:20x20,mask=heart/obstacles", "tiles:9x9/dig", "rectangle:9x9/wilson"})
    void thereIsNoHuntForOtherMazes(String text) {
        Recipe recipe = Recipe.parse(text + "/seed:0");
        assertThat(Obstacles.hunt(recipe.generator().make(), new Maker(recipe).grid())).isNull();
    }
}
