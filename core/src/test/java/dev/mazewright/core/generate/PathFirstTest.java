package dev.mazewright.core.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Playback;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.maze.Trace;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.core.solve.BreadthFirst;
import dev.mazewright.core.testing.GridModel;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The start, the goal and the openings of path-first (R2), and its path. */
class PathFirstTest {
    private static Puzzle make(String recipe) {
        Recipe parsed = Recipe.parse(recipe);
        assertThat(parsed).hasToString(recipe);
        Puzzle puzzle = parsed.make();
        assertThat(puzzle.recipe()).isEqualTo(recipe);
        return puzzle;
    }

    private static long goal(Puzzle puzzle) {
        assertThat(puzzle.goals()).hasSize(1);
        return puzzle.ends().goal();
    }

    /** The openings, as row,column.side. */
    private static List<String> openings(Puzzle puzzle) {
        Grid grid = puzzle.maze().grid();
        List<String> openings = new ArrayList<>();
        for (Opening opening : puzzle.openings()) {
            assertThat(grid.leads(opening.cell(), opening.direction())).as("a cell outside").isFalse();
            openings.add(grid.row(opening.cell()) + "," + grid.column(opening.cell()) + "."
                    + grid.shape().side(grid, opening.cell(), opening.direction()));
        }
        return openings;
    }

    private static String text(Grid grid, long cell) {
        return grid.row(cell) + "," + grid.column(cell);
    }

    // ---- ends and openings

    @Test
    void pathLeadsFromTheLeftEdgeToTheRightAndBothAreOpen() {
        Puzzle puzzle = make("rectangle:30x40/path-first/seed:17");
        Grid grid = puzzle.maze().grid();
        assertThat(grid.column(puzzle.start())).isZero();
        assertThat(grid.column(goal(puzzle))).isEqualTo(39);
        assertThat(puzzle.openings())
                .containsExactly(
                        new Opening(puzzle.start(), Rectangle.WEST),
                        new Opening(goal(puzzle), Rectangle.EAST));
    }

    @ParameterizedTest
    @ValueSource(strings = {"rectangle", "hexagon", "triangle", "brick", "upsilon"})
    void seedDecidesTheRowsOfStartAndGoal(String shape) {
        Set<Integer> starts = new HashSet<>();
        Set<Integer> goals = new HashSet<>();
        for (long seed = 0; seed < 200; seed++) {
            Puzzle puzzle = make(shape + ":6x5/path-first/seed:" + seed);
            Grid grid = puzzle.maze().grid();
            starts.add(grid.row(puzzle.start()));
            goals.add(grid.row(goal(puzzle)));
            assertThat(openings(puzzle))
                    .containsExactly(
                            grid.row(puzzle.start()) + ",0.left", grid.row(goal(puzzle)) + ",4.right");
        }
        assertThat(starts).containsExactlyInAnyOrder(0, 1, 2, 3, 4, 5);
        assertThat(goals).containsExactlyInAnyOrder(0, 1, 2, 3, 4, 5);
    }

    @Test
    void givenEndsAreKept() {
        Puzzle puzzle = make("rectangle:9x9/path-first/start:4,4/goal:0,8/seed:1");
        assertThat(text(puzzle.maze().grid(), puzzle.start())).isEqualTo("4,4");
        assertThat(text(puzzle.maze().grid(), goal(puzzle))).isEqualTo("0,8");
        assertThat(openings(puzzle)).as("none in the middle").containsExactly("0,8.right");

        Puzzle toTheLeft = make("rectangle:9x9/path-first/start:right/goal:left/seed:1");
        assertThat(toTheLeft.maze().grid().column(toTheLeft.start())).isEqualTo(8);
        assertThat(toTheLeft.maze().grid().column(goal(toTheLeft))).isZero();
        assertThat(toTheLeft.openings()).hasSize(2);

        assertThat(openings(make("rectangle:9x9/path-first/start:0,3/goal:8,5/seed:1")))
                .as("where neither left nor right is outside").containsExactly("0,3.top", "8,5.bottom");
        assertThat(make("rectangle:9x9/path-first/start:random/goal:random/seed:3").goals()).hasSize(1);
    }

    @Test
    void startAndGoalMayBeOneCell() {
        Puzzle puzzle = make("rectangle:5x5/path-first/start:0,2/goal:0,2/seed:1");
        assertThat(puzzle.start()).isEqualTo(goal(puzzle));
        assertThat(openings(puzzle)).containsExactly("0,2.top");
        assertThat(puzzle.maze().passages()).isEqualTo(24);
    }

    /** In one column start and goal are in the same one, and may be the same cell. */
    @Test
    void smallGridsHaveEndsAndOpenings() {
        assertThat(openings(make("rectangle:1x1/path-first/seed:1"))).containsExactly("0,0.left", "0,0.right");
        assertThat(openings(make("rectangle:1x6/path-first/seed:1"))).containsExactly("0,0.left", "0,5.right");
        for (long seed = 0; seed < 20; seed++) {
            Puzzle puzzle = make("rectangle:6x1/path-first/seed:" + seed);
            assertThat(puzzle.maze().passages()).isEqualTo(5);
            assertThat(openings(puzzle))
                    .containsExactly(
                            text(puzzle.maze().grid(), puzzle.start()) + ".left",
                            text(puzzle.maze().grid(), goal(puzzle)) + ".right");
            assertThat(make("rectangle:2x2/path-first/seed:" + seed).maze().passages()).isEqualTo(3);
            assertThat(make("triangle:2x1/path-first/seed:" + seed).maze().passages()).isEqualTo(1);
            assertThat(make("hexagon:1x1/path-first/seed:" + seed).openings()).hasSize(2);
        }
    }

    @Test
    void givenOpeningsAreKept() {
        assertThat(make("rectangle:30x40/path-first/open:none/seed:17").openings()).isEmpty();
        assertThat(openings(make("rectangle:30x40/path-first/open:0,7.top/seed:17"))).containsExactly("0,7.top");
        assertThat(openings(make("rectangle:5x5/path-first/start:2,0/open:start.left/seed:17")))
                .containsExactly("2,0.left");
    }

    // ---- the path

    /** The maze is perfect, so its solution is unique: it is the path that was drawn first. */
    @ParameterizedTest
    @ValueSource(strings = {"rectangle:30x40", "rectangle:40x9", "hexagon:20x21", "triangle:19x30", "brick:20x21",
        "upsilon:20x21", "cairo:20x21"})
    void solutionIsThePathThatWasDrawnFirst(String shape) {
        for (String ends : List.of("", "/start:9,4", "/goal:8,7")) {
            Recipe recipe = Recipe.parse(shape + "/path-first" + ends + "/seed:5");
            Maze maze = new Maker(recipe).blank();
            Trace trace = new Trace(maze.grid(), Context.standard());
            maze.trace(trace);
            Puzzle puzzle = new Maker(recipe).carve(maze);
            assertThat(maze.passages()).isEqualTo(maze.grid().cells() - 1);

            List<Long> drawn = new ArrayList<>();
            List<String> phases = new ArrayList<>();
            Playback playback = new Playback(trace, new Maker(recipe).blank());
            long carved = 0;
            for (long i = 0; i < trace.size(); i++) {
                long event = trace.event(i);
                playback.seek(i + 1);
                carved += Trace.kind(event) == Trace.Kind.CARVE ? 1 : 0;
                switch (Trace.kind(event)) {
                    case WALK -> drawn.add(Trace.cell(event));
                    case PHASE -> phases.add(playback.phase() + (carved == drawn.size() ? "" : ", late"));
                    default -> { }
                }
            }
            drawn.add(goal(puzzle));
            assertThat(phases).containsExactly("path", "rest");
            List<Long> pathCells = new ArrayList<>();
            new BreadthFirst().solve(maze, puzzle.start(), goal(puzzle)).forEach(pathCells::add);
            assertThat(pathCells).isEqualTo(drawn);
        }
    }

    /** The minimum spanning tree after a path is contracted is a part of the one before: the rest is Kruskal's maze. */
    @Test
    void restOfTheMazeIsKruskals() {
        Maze kruskal = Recipe.parse("rectangle:40x40/kruskal/seed:3").make().maze();
        Puzzle puzzle = Recipe.parse("rectangle:40x40/path-first/seed:3").make();
        assertThat(puzzle.maze()).isNotEqualTo(kruskal);
        Grid grid = kruskal.grid();
        long alike = 0;
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            alike += Directions.count(kruskal.open(cell) & puzzle.maze().open(cell));
        }
        long length = new BreadthFirst().solve(puzzle.maze(), puzzle.start(), goal(puzzle)).length();
        assertThat(length).isLessThan(1599);
        assertThat(alike / 2).isGreaterThanOrEqualTo(1599 - length);
    }

    /**
     * The reference searches at every step, which here would take hours, and its searches are recursive and fail on
     * large mazes; here a small stack of calls is enough.
     */
    @Test
    @Timeout(60)
    void longPathNeedsNoDeepStack() throws InterruptedException {
        Maze maze = new Maze(new Rectangle(700, 700, null).grid());
        Thread small = new Thread(
                null, () -> new PathFirst().generate(maze, new MazeRandom(1)), "a small stack", 1 << 17);
        small.start();
        small.join();
        assertThat(maze.passages()).isEqualTo(700 * 700 - 1);
    }

    // ---- refusals

    @Test
    void aGoalThatDependsOnThePassagesIsRefused() {
        for (String end : List.of("goal:farthest", "start:farthest", "goal:hardest", "start:hardest", "goal:dead-end")) {
            assertThatThrownBy(() -> Recipe.parse("rectangle:9x9/path-first/" + end + "/seed:1").make())
                    .isInstanceOf(UsageException.class)
                    .hasMessageContaining("path-first")
                    .hasMessageContaining("'" + end.substring(end.indexOf(':') + 1) + "' is not known yet");
        }
    }

    @Test
    void severalGoalsAreRefused() {
        assertThatThrownBy(() -> Recipe.parse("rectangle:9x9/path-first/goal:0,8/goal:8,8/seed:1").make())
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("2")
                .hasMessageContaining("one goal");
    }

    @Test
    void otherGridsAreRefusedByName() {
        assertThatThrownBy(() -> Recipe.parse("tiles:9x9/path-first/seed:1"))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("does not run on tiles; it runs on: "
                        + String.join(", ", Catalog.shapes(PathFirst.ENTRY)));
        for (String shape : GridModel.FLAT) {
            Maze maze = new Maze(GridModel.masked(shape, GridModel.full(5, 5)).grid);
            assertRefused(maze, "this " + maze.grid().shape().name() + " has a mask");
        }
        assertRefused(new Maze(GridModel.graph(GridModel.randomGraph(9, 1)).grid), "this graph is not one");
    }

    private static void assertRefused(Maze maze, String what) {
        assertThatThrownBy(() -> new PathFirst().generate(maze, new MazeRandom(1)))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining(what)
                .hasMessageContaining("a grid without a mask")
                .hasMessageContaining("kruskal");
    }
}
