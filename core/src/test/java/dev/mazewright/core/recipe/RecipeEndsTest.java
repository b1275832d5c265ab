package dev.mazewright.core.recipe;

import static dev.mazewright.core.recipe.RecipeTest.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.measure.Digest;
import dev.mazewright.core.testing.ChiSquare;
import dev.mazewright.core.testing.GridModel;
import dev.mazewright.core.testing.Passages;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The start, goals and openings of recipes: words, cells and sides, and the messages for invalid ones. */
class RecipeEndsTest {
    @Test
    void openingsCanBeAtTheStartAndTheGoal() {
        for (int seed = 0; seed < 20; seed++) {
            Puzzle puzzle = Recipe.parse("rectangle:30x5/wilson/start:left/goal:right/open:start.left/open:goal.right/seed:" + seed)
                    .make();
            assertThat(puzzle.openings())
                    .extracting(Opening::cell)
                    .containsExactly(puzzle.start(), puzzle.ends().goal());
        }
    }

    /** Each part of a recipe draws from a stream of its own, so ends, openings and transforms do not change the maze. */
    @Test
    void endsAndOpeningsDoNotChangeTheMaze() {
        String plain = Digest.of(Recipe.parse("rectangle:9x9/wilson/seed:4").make().maze());
        assertThat(Digest.of(Recipe.parse("rectangle:9x9/wilson/start:random/goal:random/open:left.left/seed:4")
                        .make()
                        .maze()))
                .isEqualTo(plain);
        assertThat(Digest.of(Recipe.parse("rectangle:9x9/wilson/braid:0/seed:4").make().maze()))
                .isEqualTo(plain);
        assertThat(Digest.of(Recipe.parse("rectangle:9x9/wilson/seed:5").make().maze()))
                .isNotEqualTo(plain);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "", "1,", ",1", "1,2,3,4", "-1", "1.5", "midle", "Top-Left", " 1", "٥,٥", "0,0 ", "12345678901234567890"
            })
    void invalidCellsAreRefused(String cell) {
        assertRefused(
                () -> Recipe.parse("rectangle:3x4/wilson/start:" + cell + "/seed:1"), "'" + cell + "'", "row,column");
        assertRefused(() -> Recipe.parse("rectangle:3x4/wilson/goal:" + cell + "/seed:1"), "'" + cell + "'");
    }

    @Test
    void misspeltCellsAreAnsweredWithTheNearestWord() {
        assertRefused(() -> Recipe.parse("rectangle:3x4/wilson/start:botom-right/seed:1"), "bottom-right");
        assertRefused(() -> Recipe.parse("rectangle:3x4/wilson/goal:fartest/seed:1"), "farthest");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "3,0 | row | 0 to 2", "0,4 | column | 0 to 3", "12 | cell | 0 to 11", "9223372036854775807 | cell | 0 to 11",
        "9999999999999999999 | cell | 0 to 11"
    })
    void cellsOutsideTheGridAreRefused(String cell, String what, String range) {
        assertRefused(() -> Recipe.parse("rectangle:3x4/wilson/start:" + cell + "/seed:1").make(), what, range);
        assertRefused(() -> Recipe.parse("rectangle:3x4/wilson/goal:" + cell + "/seed:1").make(), what, range);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "top-left | 0", "top-right | 3", "bottom-left | 8", "bottom-right | 11", "0,0 | 0", "1,2 | 6", "2,3 | 11",
        "7 | 7",
        "00 | 0"
    })
    void startAndGoalAreTheNamedCell(String cell, long number) {
        Puzzle puzzle = Recipe.parse("rectangle:3x4/wilson/start:" + cell + "/goal:" + cell + "/seed:1").make();
        Grid grid = puzzle.maze().grid();
        assertThat(grid.number(puzzle.start())).isEqualTo(number);
        assertThat(puzzle.goals()).containsExactly(puzzle.start());
    }

    @Test
    void defaultStartIsTopLeftAndDefaultGoalBottomRight() {
        Puzzle puzzle = Recipe.parse("triangle:3x4/wilson/seed:1").make();
        assertThat(puzzle.start()).isEqualTo(puzzle.maze().grid().cell(0, 0));
        assertThat(puzzle.goals()).containsExactly(puzzle.maze().grid().cell(2, 3));
        assertThat(puzzle.openings()).isEmpty();
    }

    @Test
    void randomEndsAreUniform() {
        long[] left = new long[5];
        long[] right = new long[5];
        long[] anywhere = new long[30];
        for (int seed = 0; seed < 6000; seed++) {
            Puzzle puzzle = Recipe.parse("rectangle:5x6/binary-tree/start:left/goal:right/goal:random/seed:" + seed)
                    .make();
            Grid grid = puzzle.maze().grid();
            assertThat(grid.column(puzzle.start())).isZero();
            assertThat(grid.column(puzzle.ends().goal())).isEqualTo(5);
            left[grid.row(puzzle.start())]++;
            right[grid.row(puzzle.ends().goal())]++;
            anywhere[(int) grid.number(puzzle.goals()[1])]++;
        }
        assertThat(ChiSquare.ofEqual(left)).isLessThan(ChiSquare.limit(5));
        assertThat(ChiSquare.ofEqual(right)).isLessThan(ChiSquare.limit(5));
        assertThat(ChiSquare.ofEqual(anywhere)).isLessThan(ChiSquare.limit(30));
    }

    @Test
    void farthestGoalIsFarthestFromTheStart() {
        for (long seed = 0; seed < 50; seed++) {
            Puzzle puzzle = Recipe.parse("rectangle:9x11/kruskal/braid:0.5/start:3,4/goal:farthest/seed:" + seed)
                    .make();
            Grid grid = puzzle.maze().grid();
            int[] distances = Passages.of(GridModel.rectangle(9, 11), puzzle.maze()).distances(3 * 11 + 4);
            assertThat(distances[(int) grid.number(puzzle.ends().goal())])
                    .isEqualTo(Arrays.stream(distances).max().orElseThrow());
        }
    }

    /** Two searches find the ends of a tree's longest path. */
    @Test
    void farthestStartIsAnEndOfTheDiameter() {
        GridModel model = GridModel.rectangle(8, 9);
        for (long seed = 0; seed < 30; seed++) {
            Puzzle puzzle = Recipe.parse("rectangle:8x9/wilson/start:farthest/goal:farthest/seed:" + seed).make();
            Passages passages = Passages.of(model, puzzle.maze());
            int diameter = 0;
            for (int cell = 0; cell < 72; cell++) {
                diameter = Math.max(diameter, Arrays.stream(passages.distances(cell)).max().orElseThrow());
            }
            int start = (int) model.grid.number(puzzle.start());
            int goal = (int) model.grid.number(puzzle.ends().goal());
            assertThat(passages.distances(start)[goal]).isEqualTo(diameter);
        }
    }

    /** With loops two searches are a guess; up to 4096 cells all are tried. */
    @Test
    void farthestStartIsAnEndOfTheDiameterInAMazeWithLoops() {
        GridModel model = GridModel.rectangle(9, 10);
        for (long seed = 0; seed < 30; seed++) {
            Puzzle puzzle = Recipe.parse("rectangle:9x10/wilson/loops:0.1/start:farthest/goal:farthest/seed:" + seed).make();
            Passages passages = Passages.of(model, puzzle.maze());
            int diameter = 0;
            for (int cell = 0; cell < 90; cell++) {
                diameter = Math.max(diameter, Arrays.stream(passages.distances(cell)).max().orElseThrow());
            }
            int start = (int) model.grid.number(puzzle.start());
            int goal = (int) model.grid.number(puzzle.ends().goal());
            assertThat(passages.distances(start)[goal]).isEqualTo(diameter);
        }
    }

    @Test
    void openingsAreGapsInTheOutline() {
        String openings = "/open:0,0.left/open:0,0.top/open:11.bottom/open:2,3.right";
        Puzzle puzzle = Recipe.parse("rectangle:3x4/wilson" + openings + "/seed:1").make();
        Grid grid = puzzle.maze().grid();
        assertThat(puzzle.openings())
                .containsExactly(
                        new Opening(grid.cell(0, 0), 3),
                        new Opening(grid.cell(0, 0), 0),
                        new Opening(grid.cell(2, 3), 2),
                        new Opening(grid.cell(2, 3), 1));
        assertThat(puzzle.maze().open(grid.cell(0, 0)) & 0b1001).as("the maze has no passages there").isZero();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"0,0", "0,0.", "0,0.right", "1,1.left", "0,0.north", "nowhere.left", "9,9.left", "", ".left"})
    void invalidOpeningsAreRefused(String opening) {
        assertRefused(() -> Recipe.parse("rectangle:3x4/wilson/open:" + opening + "/seed:1").make(), "'");
    }

    @Test
    void otherEndsReplaceThoseOfTheRecipe() {
        Recipe recipe = Recipe.parse("rectangle:9x9,mask=circle/wilson/start:left/goal:farthest/seed:7");
        assertThat(recipe.between(null, List.of())).isEqualTo(recipe);
        assertThat(recipe.between(new NamedCell("4,4"), List.of(new NamedCell("8,4"), new NamedCell("top-left"))))
                .hasToString("rectangle:9x9,mask=circle/wilson/start:4,4/goal:8,4/goal:top-left/seed:7");
        assertThat(recipe.between(new NamedCell("4,4"), List.of())).hasToString("rectangle:9x9,mask=circle/wilson/start:4,4/goal:farthest/seed:7");
        assertRefused(() -> new NamedCell("4,4/kruskal"), "4,4/kruskal", "is not a cell");
    }

    @Test
    void textOfACellNamesThatCell() {
        for (String text : List.of("rectangle:3x4/wilson/seed:1", "box:2x3x4/wilson/seed:1", "polar:4x6/wilson/seed:1")) {
            Maze maze = Recipe.parse(text).make().maze();
            for (long cell = maze.grid().first(); cell != Grid.NONE; cell = maze.grid().next(cell)) {
                assertThat(NamedCell.of(maze.grid(), cell).in(maze, new MazeRandom(0), Grid.NONE)).isEqualTo(cell);
            }
        }
    }
}
