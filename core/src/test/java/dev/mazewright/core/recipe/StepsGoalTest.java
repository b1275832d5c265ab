package dev.mazewright.core.recipe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.solve.BreadthFirst;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The goal {@code steps-N} lies N steps from the start, on a shortest path to the corner that is farthest from it. */
class StepsGoalTest {
    /** Mazes without a corner, with loops, with parts that cannot be reached, and an atlas that is built. */
    @ParameterizedTest
    @ValueSource(strings = {"rectangle:7x9/wilson/start:3,4", "rectangle:1x1/wilson/start:0,0", "rectangle:8x8/wilson/braid:1/start:top-left", "hexagon:6x5/prim/start:random",
        "rectangle:9x9,mask=diamond/wilson/start:4,4", "rectangle:8x8/percolation:0.5/start:2,2", "torus:5x6/wilson/start:2,2", "rectangle:20x30/atlas:wilson/start:7,8"})
    void itLiesOnTheWayToTheFarthestCorner(String recipe) {
        Puzzle start = Recipe.parse(recipe + "/seed:3").make();
        Grid grid = start.grid();
        long most = 0;
        List<Long> corners = new ArrayList<>();
        for (long row : new long[] {0, grid.rows() - 1L}) {
            for (long column : new long[] {0, grid.columns() - 1L}) {
                long corner = grid.cell(row, column);
                if (corner != Grid.NONE && distance(start.maze(), start.start(), corner) >= 0) {
                    most = Math.max(most, distance(start.maze(), start.start(), corner));
                    corners.add(corner);
                }
            }
        }
        for (long steps : new long[] {0, most / 3, most}) {
            Puzzle puzzle = Recipe.parse(recipe + "/goal:steps-" + steps + "/seed:3").make();
            assertThat(puzzle.maze()).isEqualTo(start.maze());
            long goal = puzzle.goals()[0];
            assertThat(distance(start.maze(), start.start(), goal)).isEqualTo(steps);
            long rest = most - steps;
            assertThat(corners.isEmpty() ? steps == 0 : corners.stream().anyMatch(corner ->
                    distance(start.maze(), goal, corner) == rest && distance(start.maze(), start.start(), corner) == steps + rest)).isTrue();
        }
        String tooFar = recipe + "/goal:steps-" + (most + 1) + "/seed:3";
        assertThatThrownBy(() -> Recipe.parse(tooFar).make()).isInstanceOf(UsageException.class).hasMessageContaining("so N of steps-N is 0 to " + most);
    }

    /** The steps of a shortest path, or -1. */
    private static long distance(Maze maze, long from, long to) {
        Path path = new BreadthFirst().solve(maze, from, to);
        return path.found() ? path.length() : -1;
    }

    @Test
    void itIsNoStart() {
        for (String recipe : List.of("rectangle:5x5/wilson/start:steps-2/seed:1", "rectangle:64x64/atlas/start:steps-2/seed:1")) {
            assertThatThrownBy(() -> {
                Maker maker = new Maker(Recipe.parse(recipe));
                if (maker.atlas() == null) {
                    maker.make();
                }
            }).isInstanceOf(UsageException.class).hasMessageContaining("steps-N counts from the start, so it is a goal");
        }
    }

    // ---- an atlas that is not built has the ends of the same maze when it is built

    @ParameterizedTest
    @ValueSource(strings = {"", "/start:top-right", "/start:bottom-left/goal:top-left", "/start:bottom-right/goal:3,4", "/start:77/goal:599", "/goal:steps-0",
        "/goal:steps-31", "/start:10,10/goal:steps-25", "/start:top-right/goal:bottom-right"})
    void anAtlasHasTheEndsOfTheMazeThatIsBuilt(String ends) {
        Recipe recipe = Recipe.parse("rectangle:20x30/atlas:wilson,side=4" + ends + "/seed:5");
        AtlasPuzzle atlas = Objects.requireNonNull(new Maker(recipe).atlas());
        Puzzle built = recipe.make();
        Grid grid = built.grid();
        assertThat(atlas.start().toString()).isEqualTo(name(grid, built.startOrFirst()));
        assertThat(atlas.goal().toString()).isEqualTo(name(grid, built.goalsOrLast()[0]));
        AtlasPuzzle same = atlas.between(null, List.of());
        assertThat(List.of(same.start(), same.goal())).isEqualTo(List.of(atlas.start(), atlas.goal()));
        AtlasPuzzle other = atlas.between(new NamedCell("2,3"), List.of(new NamedCell("steps-9")));
        assertThat(other.start().toString()).isEqualTo("2,3");
        assertThat(distance(built.maze(), grid.cell(2, 3), grid.cell(other.goal().row(), other.goal().column()))).isEqualTo(9);
    }

    private static String name(Grid grid, long cell) {
        return grid.row(cell) + "," + grid.column(cell);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/goal:dead-end | an atlas finds no cell 'dead-end'", "/goal:1,1/goal:2,2 | one goal, not 2", "/start:600 | 0 to 599", "/goal:20,0 | 0 to 19",
        "/goal:0,30 | 0 to 29", "/goal:steps-600 | so N of steps-N is 0 to "})
    void anAtlasRefusesCellsThatItCannotFind(String refused) {
        String[] parts = refused.split(" \\| ");
        assertThatThrownBy(() -> new Maker(Recipe.parse("rectangle:20x30/atlas" + parts[0] + "/seed:5")).atlas())
                .isInstanceOf(UsageException.class)
                .hasMessageContaining(parts[1]);
    }

    @Test
    void aWindowLiesWithinTheBlocksOfItsLevel() {
        for (String window : List.of("15,0,6x5 | 6 rows from row 15 on, and there are 20 rows,", "0,30,1x1 | 1 column from column 30 on, and there are 30 columns,",
                "0,0,6x1,1 | 6 rows from row 0 on, and there are 5 rows of blocks of level 1,", "0,0,1x1,9 | level")) {
            String[] parts = window.split(" \\| ");
            Recipe recipe = Recipe.parse("rectangle:20x30/atlas:wilson,side=4/seed:5").withWindow(Window.parse(parts[0]));
            assertThatThrownBy(() -> new Maker(recipe).atlas()).isInstanceOf(UsageException.class).hasMessageContaining(parts[1]);
        }
    }

    @Test
    void aStepOfAPathIsANumberOrHalf() {
        BigInteger length = BigInteger.valueOf(9);
        assertThat(AtlasPuzzle.step("half", length)).isEqualTo(4);
        assertThat(AtlasPuzzle.step("0", length)).isEqualTo(0);
        assertThat(AtlasPuzzle.step("9", length)).isEqualTo(9);
        for (String none : List.of("10", "-1", "", "halve", "1.5")) {
            assertThatThrownBy(() -> AtlasPuzzle.step(none, length)).hasMessage("the path has no step '" + none + "'; a step is 0 to 9, or half");
        }
    }
}
