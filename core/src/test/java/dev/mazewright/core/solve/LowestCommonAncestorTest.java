package dev.mazewright.core.solve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import org.junit.jupiter.api.Test;

/** The path over the lowest common ancestor is the one that breadth-first search finds in the maze itself. */
class LowestCommonAncestorTest {
    private static final String[] GENERATORS = {
        "sidewinder",
        "binary-tree",
        "binary-tree:root=north-east",
        "binary-tree:root=south-east",
        "binary-tree:root=south-west"
    };

    @Test
    void findsThePathBetweenAllCellsOfSmallMazes() {
        for (String generator : GENERATORS) {
            for (int rows = 1; rows <= 4; rows++) {
                for (int columns = 1; columns <= 5; columns++) {
                    for (int cells = rows * columns, pair = 0; pair < cells * cells; pair++) {
                        String ends = "/start:" + text(pair / cells, columns) + "/goal:" + text(pair % cells, columns);
                        requireSamePath("rectangle:" + rows + "x" + columns + "/" + generator + ends + "/seed:" + (pair & 3));
                    }
                }
            }
        }
    }

    @Test
    void findsThePathToTheNearestGoalInLargerMazes() {
        MazeRandom random = new MazeRandom(1);
        for (String generator : GENERATORS) {
            for (int number = 0; number < 60; number++) {
                int rows = 1 + (int) random.below(80);
                int columns = 1 + (int) random.below(200);
                StringBuilder recipe = new StringBuilder("rectangle:" + rows + "x" + columns + "/" + generator);
                recipe.append("/start:").append(text(random.below((long) rows * columns), columns));
                for (int goals = 1 + number % 4; goals > 0; goals--) {
                    recipe.append("/goal:").append(text(random.below((long) rows * columns), columns));
                }
                requireSamePath(recipe.append("/seed:").append(number).toString());
            }
        }
    }

    /** Among equally near goals, the order of the search decides. */
    @Test
    void findsTheSameOfSeveralNearestGoalsAsTheSearch() {
        for (String generator : GENERATORS) {
            for (int seed = 0; seed < 50; seed++) {
                for (String goals : new String[] {"/goal:3,4/goal:4,3/goal:4,5/goal:5,4", "/goal:3,3/goal:5,5/goal:3,5/goal:5,3"}) {
                    requireSamePath("rectangle:9x9/" + generator + "/start:4,4" + goals + "/seed:" + seed);
                }
            }
        }
    }

    private static String text(long number, int columns) {
        return number / columns + "," + number % columns;
    }

    private static void requireSamePath(String recipe) {
        Puzzle closedForm = new Maker(Recipe.parse(recipe)).closedForm();
        assertThat(closedForm).as(recipe).isNotNull();
        Path path = LowestCommonAncestor.path(closedForm);
        Puzzle puzzle = Recipe.parse(recipe).make();
        Path expected = new BreadthFirst().solve(puzzle.maze(), puzzle.start(), puzzle.goalsOrLast());
        assertThat(path.toString()).as(recipe).isEqualTo(expected.toString());
        assertThat(path.goal()).as(recipe).isEqualTo(expected.goal());
        for (long i = 0; i < expected.length(); i++) {
            if (path.direction(i) != expected.direction(i)) {
                throw new AssertionError(recipe + ": step " + i + " differs");
            }
        }
        assertThat(path.visited()).isEqualTo(path.length() + 1);
    }

    @Test
    void otherRecipesHaveNoClosedForm() {
        for (String recipe : new String[] {
            "rectangle:9x9/wilson/seed:1",
            "rectangle:9x9/sidewinder/braid:0.5/seed:1",
            "rectangle:9x9/sidewinder/goal:farthest/seed:1",
            "rectangle:9x9/sidewinder/start:random/seed:1",
            "rectangle:9x9,mask=circle/wilson/seed:1",
            "cylinder:9x9/sidewinder/seed:1",
            "box:9x9x2/binary-tree/seed:1",
            "brick:9x9/sidewinder/seed:1",
            "zeta:9x9/binary-tree/seed:1"
        }) {
            assertThat(new Maker(Recipe.parse(recipe)).closedForm()).as(recipe).isNull();
        }
    }

    /** Forty million million cells; a path towards the root goes up in every row but one. */
    @Test
    void findsThePathInAMazeThatDoesNotFitInMemory() {
        Puzzle tall = new Maker(Recipe.parse("rectangle:20000x2000000000/sidewinder/goal:19999,2000000/seed:1")).closedForm();
        assertThat(tall).isNotNull();
        Path path = LowestCommonAncestor.path(tall);
        long down = 0;
        for (long i = 0; i < path.length(); i++) {
            down += path.direction(i) == 2 ? 1 : 0;
            assertThat(path.direction(i)).isNotZero();
        }
        assertThat(down).isEqualTo(19_999);
        assertThat(path.length()).isBetween(2_000_000L, 2_060_000L);
    }
}
