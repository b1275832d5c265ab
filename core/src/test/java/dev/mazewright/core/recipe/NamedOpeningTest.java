package dev.mazewright.core.recipe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.run.UsageException;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Openings at the start and the goal without a side. */
class NamedOpeningTest {
    private static Puzzle made(String recipe) {
        return Recipe.parse(recipe).make();
    }

    private static String side(Puzzle puzzle, int opening) {
        Opening at = puzzle.openings().get(opening);
        return puzzle.grid().shape().side(puzzle.grid(), at.cell(), at.direction());
    }

    /** From drawings of these shapes. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "rectangle:4x5/wilson                          | top      | bottom",
        "rectangle:4x5/wilson/start:1,0/goal:2,4       | left     | right",
        "rectangle:4x5/wilson/start:3,0/goal:0,4       | bottom   | right",
        "rectangle:4x5/wilson/start:0,0/goal:0,0       | top      | left",
        "rectangle:1x5/wilson                          | top      | bottom",
        "triangle:5x8/wilson                           | left     | right",
        "hexagon:4x5/wilson                            | top-left | bottom-left",
        "polar:5x6/wilson/start:5,0                    | outward  | outward",
        "box:3x4x2/wilson                              | top      | bottom",
        "box:3x4x2/wilson/start:1,1,0/goal:1,1,1       | down     | up",
        "cylinder:4x5/wilson                           | top      | bottom",
        "rectangle:5x5,mask=circle/wilson/start:2,0/goal:2,4 | left | right",
    })
    void theStartTakesTheFirstSideAndTheGoalTheLast(String recipe, String start, String goal) {
        Puzzle puzzle = made(recipe + "/open:start/open:goal/seed:1");
        assertThat(side(puzzle, 0)).isEqualTo(start);
        assertThat(side(puzzle, 1)).isEqualTo(goal);
    }

    @ParameterizedTest
    @ValueSource(strings = {"hardest", "random", "corner", "farthest", "left", "dead-end"})
    void theOpeningIsThatOfTheVeryCell(String where) {
        int opened = 0;
        for (int seed = 0; seed < 40; seed++) {
            String ends = "rectangle:6x7/wilson/start:" + where + "/goal:" + where;
            Puzzle without = made(ends + "/seed:" + seed);
            boolean isOnOutline = isOnOutline(without.grid(), without.start()) && isOnOutline(without.grid(), without.goals()[0]);
            String recipe = ends + "/open:start/open:goal/seed:" + seed;
            if (isOnOutline) {
                Puzzle puzzle = made(recipe);
                assertThat(puzzle.maze()).isEqualTo(without.maze());
                assertThat(puzzle.openings().stream().map(Opening::cell)).containsExactly(without.start(), without.goals()[0]);
                assertThat(made(Objects.requireNonNull(puzzle.recipe())).ends()).isEqualTo(puzzle.ends());
                opened++;
            } else {
                assertThatThrownBy(() -> made(recipe)).isInstanceOf(UsageException.class);
            }
        }
        assertThat(opened).as("of 40").isPositive();
    }

    private static boolean isOnOutline(Grid grid, long cell) {
        int row = grid.row(cell);
        int column = grid.column(cell);
        return row == 0 || column == 0 || row == grid.rows() - 1 || column == grid.columns() - 1;
    }

    static Stream<String> shapes() {
        return Catalog.SHAPES.stream().map(shape -> shape.name()).filter(name -> !name.equals("graph"));
    }

    /** On every shape, from every cell: an opening where no cell lies behind, at a side of each end's own if there are two. */
    @ParameterizedTest
    @MethodSource("shapes")
    void everyCellWithAFreeSideHasAnOpening(String shape) {
        String recipe = shape + (shape.equals("cube") ? ":4x4" : ":5x6") + (shape.equals("tiles") ? "/corridors:1" : "/wilson");
        Grid grid = made(recipe + "/seed:1").grid();
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            NamedCell name = NamedCell.of(grid, cell);
            String opened = recipe + "/start:" + name + "/goal:" + name + "/open:start/open:goal/seed:1";
            List<String> sides = NamedOpening.sidesOf(grid, cell);
            if (sides.isEmpty()) {
                assertThatThrownBy(() -> made(opened))
                        .isInstanceOf(UsageException.class)
                        .hasMessageContaining("cannot open 'start'")
                        .hasMessageContaining("cell " + name + " have neighbours")
                        .hasMessageContaining("choose a cell on the outline");
                continue;
            }
            List<Opening> found = made(opened).openings();
            assertThat(found).as("%s, %s", shape, name).hasSize(2);
            for (Opening opening : found) {
                assertThat(opening.cell()).isEqualTo(cell);
                assertThat(Directions.contains(grid.sides(cell), opening.direction())).isTrue();
                assertThat(grid.isCell(grid.step(cell, opening.direction()))).as("%s, %s", shape, name).isFalse();
            }
            List<String> drawn = sides.stream().filter(side -> !side.equals("up") && !side.equals("down")).toList();
            if (drawn.size() > 1) {
                assertThat(found.getFirst()).as("%s, %s", shape, name).isNotEqualTo(found.getLast());
            }
        }
    }

    /** In rows that are streamed it is the same one. */
    @Test
    void streamedRowsHaveTheSameOpening() {
        Maker maker = new Maker(Recipe.parse("rectangle:8x9/sidewinder/start:7,0/open:start/open:goal/seed:1"));
        Puzzle rows = Objects.requireNonNull(maker.rows());
        assertThat(rows.openings()).isEqualTo(maker.make().openings()).hasSize(2);
    }

    @Test
    void openingsByAWordDrawCellsOfTheirOwn() {
        int others = 0;
        for (int seed = 0; seed < 20; seed++) {
            Puzzle puzzle = made("rectangle:8x1/wilson/start:random/open:random.left/seed:" + seed);
            others += puzzle.openings().getFirst().cell() == puzzle.start() ? 0 : 1;
        }
        assertThat(others).isGreaterThan(10);
    }
}
