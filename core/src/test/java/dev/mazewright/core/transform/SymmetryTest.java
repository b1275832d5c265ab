package dev.mazewright.core.transform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.testing.Passages;
import dev.mazewright.core.testing.GridModel;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A symmetric maze is perfect and its own image, cell by cell; and its first half is that of the given maze. */
class SymmetryTest {
    private static final String[] SIZES = {
        "1x1", "1x2", "2x1", "1x7", "7x1", "1x8", "2x2", "2x3", "3x2", "3x3", "4x4", "5x8", "8x5", "13x9", "21x34", "20x20"
    };

    private static int cell(int row, int column, int columns) {
        return row * columns + column;
    }

    /** The image of a cell. */
    private static int image(String kind, int cell, int rows, int columns) {
        int row = cell / columns;
        int column = cell % columns;
        return switch (kind) {
            case "mirror" -> cell(row, columns - 1 - column, columns);
            case "flip" -> cell(rows - 1 - row, column, columns);
            default -> cell(rows - 1 - row, columns - 1 - column, columns);
        };
    }

    @ParameterizedTest
    @ValueSource(strings = {"mirror", "flip", "rotation"})
    void isPerfectAndItsOwnImage(String kind) {
        for (String size : SIZES) {
            int rows = Integer.parseInt(size.substring(0, size.indexOf('x')));
            int columns = Integer.parseInt(size.substring(size.indexOf('x') + 1));
            if (kind.equals("rotation") && rows % 2 == 0 && columns % 2 == 0) {
                continue;
            }
            for (String generator : List.of("wilson", "recursive-backtracker", "wilson/braid:1")) {
                for (int seed = 0; seed < 10; seed++) {
                    String recipe = "rectangle:" + size + "/" + generator + "/symmetry:" + kind + "/seed:" + seed;
                    Passages passages = Passages.of(
                            GridModel.rectangle(rows, columns), Recipe.parse(recipe).make().maze());
                    passages.assertPerfect();
                    for (int one = 0; one < rows * columns; one++) {
                        for (int other : new int[] {one + 1, one + columns}) {
                            if (other < rows * columns) {
                                assertThat(passages.isOpen(one, other))
                                        .as("%s: %d and %d", recipe, one, other)
                                        .isEqualTo(passages.isOpen(
                                                image(kind, one, rows, columns), image(kind, other, rows, columns)));
                            }
                        }
                    }
                }
            }
        }
    }

    /** With an even number of columns, all passages of the left half stay, and one of those across. */
    @Test
    void keepsTheFirstHalfOfAPerfectMaze() {
        int rows = 12;
        int columns = 16;
        GridModel model = GridModel.rectangle(rows, columns);
        Set<Integer> doors = new HashSet<>();
        for (int seed = 0; seed < 60; seed++) {
            Maze maze = new Maze(model.grid);
            Catalog.generator("wilson").make("").generate(maze, new MazeRandom(seed % 3));
            Passages before = Passages.of(model, maze);
            Passages after = Passages.of(
                    model, Catalog.transform("symmetry").make("").apply(maze, new MazeRandom(seed)));
            int across = 0;
            for (int row = 0; row < rows; row++) {
                for (int column = 0; column < columns / 2; column++) {
                    int cell = cell(row, column, columns);
                    if (column + 1 < columns / 2 && before.isOpen(cell, cell + 1)) {
                        assertThat(after.isOpen(cell, cell + 1)).isTrue();
                    }
                    if (row + 1 < rows && before.isOpen(cell, cell + columns)) {
                        assertThat(after.isOpen(cell, cell + columns)).isTrue();
                    }
                }
                int last = cell(row, columns / 2 - 1, columns);
                if (after.isOpen(last, last + 1)) {
                    assertThat(before.isOpen(last, last + 1)).isTrue();
                    doors.add(row);
                    across++;
                }
            }
            assertThat(across).isOne();
        }
        assertThat(doors).as("the open one is random").hasSizeGreaterThan(3);
    }

    /** The path between two cells that are their own images is its own image. */
    @Test
    void oddNumberOfColumnsHasACorridorInTheMiddle() {
        Maze maze = Recipe.parse("rectangle:9x7/wilson/symmetry/seed:1").make().maze();
        for (int row = 0; row < 8; row++) {
            assertThat(maze.isOpen(maze.grid().cell(row, 3), 2)).isTrue();
        }
    }

    /**
     * All three trees of 2x3 that are their own mirror image: the middle rung is open, and the pair on the left is
     * connected to it by both cells, by the upper one alone, or by the lower one alone.
     */
    @Test
    void reachesAllSymmetricMazesOfSixCells() {
        Set<Maze> mazes = new HashSet<>();
        for (int seed = 0; seed < 300; seed++) {
            mazes.add(Recipe.parse("rectangle:2x3/wilson/symmetry/seed:" + seed).make().maze());
        }
        assertThat(mazes).hasSize(3);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "rectangle:4x6/wilson/symmetry:rotation | 4x6",
                "rectangle:4x6/wilson/symmetry:rotation | 5x6",
                "rectangle:9x9/wilson/sparse/symmetry | as by sparse; apply symmetry before that",
                "rectangle:9x9/wilson/symmetry:diagonal | mirror, flip, rotation",
                "hexagon:9x9/wilson/symmetry | symmetry does not run on hexagon; it runs on: rectangle"
            })
    void refusesImpossibleGridsAndParameters(String recipe, String expected) {
        assertThatThrownBy(() -> Recipe.parse(recipe + "/seed:1").make())
                .isInstanceOf(UsageException.class)
                .hasMessageContaining(expected);
    }

    /** The message does not mention {@code sparse}, which the recipe does not have. */
    @Test
    void maskedGridIsRefusedInFavourOfTheFullGrid() {
        assertThatThrownBy(() -> Recipe.parse("rectangle:9x9,mask=heart/wilson/symmetry/seed:1").make())
                .isInstanceOf(UsageException.class)
                .hasMessage("symmetry needs the full grid, and this one has a mask; remove the mask");
    }

    /** Before the maze is made. */
    @Test
    void refusesHalfATurnOfEvenSidesBeforeTheWork() {
        assertThatThrownBy(() -> new Maker(Recipe.parse("rectangle:4x6/wilson/symmetry:rotation/seed:1")).blank())
                .isInstanceOf(UsageException.class);
    }
}
