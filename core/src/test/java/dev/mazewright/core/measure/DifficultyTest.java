package dev.mazewright.core.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.shape.Graph;
import dev.mazewright.core.solve.BreadthFirst;
import dev.mazewright.core.testing.GridModel;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The difficulty against its definition, each factor that raises it, and the same texture at several sizes. */
class DifficultyTest {
    private static final int CELLS = 600;

    /**
     * A path of given length, with wrong turns of one length off its first cells, one each; all other cells follow
     * behind the goal.
     */
    private static Puzzle comb(int steps, int wrongTurns, int length) {
        List<List<Integer>> neighbours = new ArrayList<>();
        for (int cell = 0; cell < CELLS; cell++) {
            neighbours.add(new ArrayList<>());
        }
        int made = 0;
        for (int step = 0; step < steps; step++) {
            join(neighbours, made, ++made);
        }
        for (int wrong = 0; wrong < wrongTurns; wrong++) {
            int from = wrong;
            for (int i = 0; i < length; i++) {
                join(neighbours, from, ++made);
                from = made;
            }
        }
        int behind = steps;
        while (made + 1 < CELLS) {
            join(neighbours, behind, ++made);
            behind = made;
        }
        Maze maze = new Maze(new Graph(neighbours).grid());
        for (long cell = 0; cell < CELLS; cell++) {
            for (int rest = maze.grid().directions(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                maze.carve(cell, Directions.first(rest));
            }
        }
        return new Puzzle(maze, Ends.NONE.withStart(0).withGoals(steps), null);
    }

    private static void join(List<List<Integer>> neighbours, int one, int other) {
        neighbours.get(one).add(other);
        neighbours.get(other).add(one);
    }

    private static Difficulty difficulty(Puzzle puzzle) {
        Difficulty difficulty = Difficulty.of(puzzle);
        assertThat(difficulty).isNotNull();
        return difficulty;
    }

    @Test
    void combHasItsStepsAndWrongTurns() {
        Puzzle puzzle = comb(100, 20, 7);
        Path path = new BreadthFirst().solve(puzzle.maze(), 0, 100);
        assertThat(PathDecisions.of(puzzle.maze(), path)).isEqualTo(new PathDecisions(100, 20, 20, 140));
        assertThat(difficulty(puzzle)).isEqualTo(new Difficulty(100, 140, CELLS));
    }

    @Test
    void eachFactorRaisesTheDifficulty() {
        int before = difficulty(comb(100, 20, 7)).tenths();
        assertThat(difficulty(comb(100, 25, 7)).tenths()).as("more decisions").isGreaterThan(before);
        assertThat(difficulty(comb(100, 20, 9)).tenths()).as("longer wrong turns").isGreaterThan(before);
        assertThat(difficulty(comb(120, 20, 7)).tenths()).as("a longer solution").isGreaterThan(before);
    }

    @Test
    void oneMoreStepNeverLowersTheDifficulty() {
        for (int steps = 30; steps < 200; steps += 47) {
            for (int wrong = 0; wrong < 15; wrong += 4) {
                for (int length = 1; length < 25; length += 6) {
                    Difficulty here = difficulty(comb(steps, wrong, length));
                    assertThat(difficulty(comb(steps + 1, wrong, length)).tenths()).isGreaterThanOrEqualTo(here.tenths());
                    assertThat(difficulty(comb(steps, wrong + 1, length)).tenths()).isGreaterThanOrEqualTo(here.tenths());
                    assertThat(difficulty(comb(steps, wrong, length + 1)).tenths()).isGreaterThanOrEqualTo(here.tenths());
                }
            }
        }
    }

    /** The definition in floating point, from mazes of all textures. */
    @ParameterizedTest
    @ValueSource(strings = {"kruskal", "recursive-backtracker", "binary-tree", "wilson/braid:0.5", "wilson/loops:1"})
    void difficultyIsTheFormula(String how) {
        for (int side = 2; side < 40; side += 5) {
            Difficulty figure = difficulty(Recipe.parse("rectangle:" + side + "x" + side + "/" + how + "/seed:1").make());
            double effort = Math.sqrt((double) figure.steps() * figure.lost());
            double expected = 100 * effort / (effort + Math.pow((double) side * side, 0.75));
            assertThat(figure.tenths() / 10.0).isCloseTo(expected, within(0.0501));
        }
        assertThat(new Difficulty(0, 50, 100)).hasToString("0.0");
        assertThat(new Difficulty(1000, 1000, 10_000)).hasToString("50.0");
        assertThat(new Difficulty(Long.MAX_VALUE, Long.MAX_VALUE, 1).tenths()).isEqualTo(1000);
        assertThat(new Difficulty(1, 1, Long.MAX_VALUE).tenths()).isZero();
    }

    @Test
    void corridorAndStartAtTheGoalHaveDifficultyZero() {
        assertThat(difficulty(Recipe.parse("rectangle:9x9/wilson/unicursal/seed:1").make()).tenths()).isZero();
        assertThat(difficulty(Recipe.parse("rectangle:9x9/wilson/start:3,3/goal:3,3/seed:1").make()).tenths()).isZero();
        assertThat(difficulty(Recipe.parse("rectangle:1x1/wilson/seed:1").make()).tenths()).isZero();
    }

    @Test
    void mazeWithoutASolutionHasNoDifficulty() {
        Maze maze = new Maze(GridModel.rectangle(3, 3).grid);
        assertThat(Difficulty.of(Puzzle.of(maze))).isNull();
    }

    /** The mean of a texture stays within 5.5 of its middle while the cells become sixteen times as many. */
    @ParameterizedTest
    @CsvSource({
        "recursive-backtracker, 60.5, 71.5", "wilson, 49, 53", "kruskal, 46, 52", "binary-tree, 33, 44", "path-first, 60, 71"
    })
    void textureStaysInItsBandAtAnySize(String generator, double least, double most) {
        for (int side : new int[] {20, 40, 80}) {
            long tenths = 0;
            int runs = side < 80 ? 150 : 60;
            for (int seed = 0; seed < runs; seed++) {
                tenths += difficulty(Recipe.parse("rectangle:" + side + "x" + side + "/" + generator + "/seed:" + seed).make())
                        .tenths();
            }
            assertThat(tenths / 10.0 / runs).as("%s %d", generator, side).isBetween(least, most);
        }
    }

    // ---- wrong turns, by another search

    /** Wrong turns by searches over lists; each search visits only cells that no search before it has visited. */
    @ParameterizedTest
    @ValueSource(strings = {"rectangle:9x12/wilson", "hexagon:8x8/wilson/braid:0.6", "triangle:9x11/kruskal/loops:0.3",
        "rectangle:10x10/recursive-backtracker/loops:0.05", "tiles:20x20/dig"})
    void wrongTurnsAreThoseOfTheReference(String recipe) {
        for (int seed = 0; seed < 20; seed++) {
            Puzzle puzzle = Recipe.parse(recipe + "/seed:" + seed).make();
            Maze maze = puzzle.maze();
            Path path = new BreadthFirst().solve(maze, puzzle.startOrFirst(), puzzle.goalsOrLast());
            List<Long> pathCells = new ArrayList<>();
            path.forEach(pathCells::add);
            Set<Long> seen = new HashSet<>(pathCells);
            long decisions = 0;
            long wrongTurns = 0;
            long lost = 0;
            for (int i = 0; i + 1 < pathCells.size(); i++) {
                boolean decision = false;
                for (long first : neighbours(maze, pathCells.get(i))) {
                    boolean isOnPath = first == pathCells.get(i + 1) || (i > 0 && first == pathCells.get(i - 1));
                    if (isOnPath) {
                        continue;
                    }
                    decision = true;
                    wrongTurns++;
                    long depth = 0;
                    List<Long> layer = seen.add(first) ? List.of(first) : List.of();
                    while (!layer.isEmpty()) {
                        depth++;
                        List<Long> next = new ArrayList<>();
                        for (long cell : layer) {
                            neighbours(maze, cell).stream().filter(seen::add).forEach(next::add);
                        }
                        layer = next;
                    }
                    lost += Math.max(1, depth);
                }
                decisions += decision ? 1 : 0;
            }
            assertThat(PathDecisions.of(maze, path))
                    .isEqualTo(new PathDecisions(pathCells.size() - 1, decisions, wrongTurns, lost));
        }
    }

    private static List<Long> neighbours(Maze maze, long cell) {
        List<Long> found = new ArrayList<>();
        for (int direction = 0; direction < maze.grid().directions(); direction++) {
            if (maze.isOpen(cell, direction)) {
                found.add(maze.step(cell, direction));
            }
        }
        return found;
    }

    // ---- the hardest goal

    /** In a perfect maze no other goal is harder than the one found. */
    @ParameterizedTest
    @ValueSource(strings = {"rectangle:8x9/wilson", "hexagon:7x7/recursive-backtracker", "triangle:7x8/kruskal", "rectangle:2x3/wilson",
        "rectangle:9x9/wilson/sparse:1,passes=2"})
    void noGoalIsHarderThanTheHardest(String recipe) {
        for (int seed = 0; seed < 15; seed++) {
            Puzzle puzzle = Recipe.parse(recipe + "/start:random/goal:hardest/seed:" + seed).make();
            Grid grid = puzzle.maze().grid();
            long hardest = 0;
            for (long goal = grid.first(); goal != Grid.NONE; goal = grid.next(goal)) {
                Difficulty there = difficulty(puzzle.withEnds(puzzle.ends().withGoals(goal)));
                hardest = Math.max(hardest, there.steps() * there.lost());
            }
            Difficulty found = difficulty(puzzle);
            assertThat(found.steps() * found.lost()).isEqualTo(hardest);
            assertThat(Directions.count(puzzle.maze().open(puzzle.ends().goal()))).as("a dead end").isOne();
        }
    }

    @Test
    void hardestGoalOfACorridorIsTheFarthest() {
        Maze maze = Recipe.parse("rectangle:1x9/wilson/seed:1").make().maze();
        assertThat(HardestGoal.from(maze, maze.grid().cell(0, 3))).isEqualTo(maze.grid().cell(0, 8));
        assertThat(HardestGoal.from(maze, maze.grid().cell(0, 4))).as("the first of two").isEqualTo(maze.grid().cell(0, 0));
        Maze one = Recipe.parse("rectangle:1x1/wilson/seed:1").make().maze();
        assertThat(HardestGoal.from(one, one.grid().first())).isEqualTo(one.grid().first());
    }

    /** The hardest start is the hardest goal from the hardest goal from the first cell. */
    @Test
    void hardestStartIsTheHardestGoalFromTheHardestGoal() {
        for (int seed = 0; seed < 20; seed++) {
            String maze = "rectangle:12x12/kruskal/";
            Puzzle first = Recipe.parse(maze + "goal:hardest/seed:" + seed).make();
            Puzzle second = Recipe.parse(maze + "start:hardest/goal:hardest/seed:" + seed).make();
            assertThat(second.start()).isEqualTo(HardestGoal.from(first.maze(), first.ends().goal()));
            assertThat(second.goals()).containsExactly(HardestGoal.from(first.maze(), second.start()));
        }
    }

    @Test
    void mazeWithLoopsHasAHardestGoal() {
        for (int seed = 0; seed < 20; seed++) {
            Puzzle puzzle = Recipe.parse("hexagon:12x12/wilson/braid:1/goal:hardest/seed:" + seed).make();
            assertThat(puzzle.maze().grid().isCell(puzzle.ends().goal())).isTrue();
            assertThat(difficulty(puzzle).steps()).isPositive();
        }
    }
}
