package dev.mazewright.core.measure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.solve.BreadthFirst;
import dev.mazewright.core.solve.DepthFirst;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The measures of paths in small grids of squares against those of any grid. */
class SmallPathTest {
    private static final int SEEDS = 40;

    @ParameterizedTest
    @ValueSource(strings = {"rectangle:15x15/recursive-backtracker/start:random/goal:random", "rectangle:16x16/wilson",
        "rectangle:16x16/kruskal/start:random/goal:random", "rectangle:5x16/wilson/start:random/goal:random",
        "rectangle:16x3/kruskal/goal:random", "rectangle:1x9/wilson/start:random/goal:random", "rectangle:9x1/wilson",
        "rectangle:1x1/wilson", "rectangle:9x9/wilson/start:3,3/goal:3,3", "rectangle:15x15/binary-tree/start:0,14/goal:14,0"})
    void measuresOfPerfectMazesAreThoseOfTheReference(String recipe) {
        for (int seed = 0; seed < SEEDS; seed++) {
            Puzzle puzzle = Recipe.parse(recipe + "/seed:" + seed).make();
            Path path = new BreadthFirst().solve(puzzle.maze(), puzzle.startOrFirst(), puzzle.goalsOrLast());
            assertThat(SmallPath.fits(puzzle.grid())).isTrue();
            SmallPath small = new SmallPath(puzzle.maze(), path);
            assertThat(small.decisions()).as("%s seed %d", recipe, seed).isEqualTo(PathDecisions.of(puzzle.maze(), path));
            assertThat(small.form()).as("%s seed %d", recipe, seed).isEqualTo(PathForm.of(puzzle.maze(), path));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"rectangle:15x15/wilson/braid:0.3/start:random/goal:random", "rectangle:16x16/kruskal/loops:0.02",
        "rectangle:4x5/wilson/loops:1", "rectangle:16x16/wilson/loops:1/start:random/goal:random",
        "tiles:12x12/obstacles", "tiles:13x13/dig", "rectangle:14x14,mask=circle/wilson", "rectangle:13x12/wilson/sparse:1,passes=3",
        "rectangle:17x5/wilson", "rectangle:5x17/wilson", "cylinder:8x8/wilson", "zeta:7x7/kruskal"})
    void measuresOfOtherMazesAreThoseOfTheReference(String recipe) {
        for (int seed = 0; seed < SEEDS; seed++) {
            Puzzle puzzle = Recipe.parse(recipe + "/seed:" + seed).make();
            Path path = new BreadthFirst().solve(puzzle.maze(), puzzle.startOrFirst(), puzzle.goalsOrLast());
            if (path.found()) {
                SolutionMeasures measures = SolutionMeasures.of(puzzle.maze(), path);
                assertThat(measures.decisions()).as("%s seed %d", recipe, seed).isEqualTo(PathDecisions.of(puzzle.maze(), path));
                assertThat(measures.form()).as("%s seed %d", recipe, seed).isEqualTo(PathForm.of(puzzle.maze(), path));
            }
        }
    }

    /** A longer path, where shorter ones join its cells. */
    @Test
    void measuresOfPathsThatAreNotShortestAreThoseOfTheReference() {
        for (int seed = 0; seed < SEEDS; seed++) {
            Maze maze = Recipe.parse("rectangle:10x10/wilson/loops:0.2/seed:" + seed).make().maze();
            Path path = new DepthFirst().solve(maze, maze.grid().first(), maze.grid().cellAt(99));
            assertThat(SolutionMeasures.of(maze, path).decisions()).isEqualTo(PathDecisions.of(maze, path));
        }
    }

    /** From the definition: a spiral has no wrong turn; from its second cell, the first is one. */
    @Test
    void aCorridorHasOnlyTheWrongTurnAtItsStart() {
        Maze maze = new Maze(Recipe.parse("rectangle:2x3/wilson/seed:1").make().grid());
        long cell = maze.grid().first();
        for (int direction : new int[] {1, 1, 2, 3, 3}) {
            cell = maze.carve(cell, direction);
        }
        Path path = new BreadthFirst().solve(maze, maze.grid().cellAt(1), cell);
        SmallPath small = new SmallPath(maze, path);
        assertThat(small.decisions()).isEqualTo(new PathDecisions(4, 1, 1, 1));
        assertThat(small.form()).isEqualTo(new PathForm(2, 0, 0, 1.414));
    }
}
