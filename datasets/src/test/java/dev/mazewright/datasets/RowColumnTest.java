package dev.mazewright.datasets;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The values of columns, from the rows. */
class RowColumnTest {
    @ParameterizedTest
    @ValueSource(strings = {"rectangle:7x20/wilson", "rectangle:9x9,mask=circle/kruskal", "tiles:9x9/dig", "hexagon:5x6/wilson",
        "box:3x4x2/kruskal"})
    void thePathIsTheNumbersOfItsCells(String recipe) {
        Split split = Split.of("train", 20, RecipeTemplate.parse(recipe + "/start:random/goal:random"), RowFilter.SOLVABLE);
        Rows rows = new Rows(Dataset.of("any", 1, "jsonl", 20, List.of(split)), split);
        for (int number = 0; number < 20; number++) {
            Row row = rows.row(number);
            List<Integer> numbers = new ArrayList<>();
            row.path().forEach(cell -> numbers.add((int) row.maze().grid().number(cell)));
            assertThat((int[]) RowColumn.PATH.of(row)).containsExactly(numbers.stream().mapToInt(Integer::intValue).toArray());
        }
    }

    /** What can be reached is flooded here, and not taken from the solver whose path the columns have. */
    @ParameterizedTest
    @ValueSource(strings = {"rectangle:4x4/percolation:0.5", "rectangle:4x4/percolation:0.5/goal:0,3/goal:3,0", "tiles:7x7/obstacles:0.4..0.5/goal:20",
        "hexagon:4x4/percolation:0.4"})
    void aValueIsMissingWhereItNeedsAPathThatIsNotThere(String recipe) {
        RowFilter any = new RowFilter(ValueRange.ALL, ValueRange.ALL, ValueRange.ALL, null);
        Split split = Split.of("train", 40, RecipeTemplate.parse(recipe), any);
        Rows rows = new Rows(Dataset.of("any", 1, "jsonl", 40, List.of(split)), split);
        int without = 0;
        for (int number = 0; number < 40; number++) {
            Row row = rows.row(number);
            Grid grid = row.maze().grid();
            boolean hasPath = Arrays.stream(row.puzzle().goalsOrLast()).anyMatch(goal -> flood(row.maze(), row.puzzle().startOrFirst()).contains(goal));
            without += hasPath ? 0 : 1;
            assertThat(row.solution().isSolvable()).isEqualTo(hasPath);
            assertThat(row.shortestPaths() > 0).isEqualTo(hasPath);
            for (RowColumn column : RowColumn.values()) {
                boolean needsPath = column.needs() == RowColumn.Needs.PATH;
                assertThat(column.isOptional()).as(column.toString()).isEqualTo(needsPath);
                assertThat(column.of(row) == null).as(column.toString()).isEqualTo(needsPath && !hasPath);
            }
            long goal = hasPath ? row.path().goal() : row.puzzle().goalsOrLast()[0];
            assertThat(RowColumn.GOAL.of(row)).isEqualTo((int) grid.number(goal));
        }
        assertThat(without).isBetween(1, 39);
    }

    private static Set<Long> flood(Maze maze, long start) {
        Set<Long> seen = new HashSet<>(Set.of(start));
        Deque<Long> left = new ArrayDeque<>(seen);
        while (!left.isEmpty()) {
            long cell = left.remove();
            for (int open = maze.open(cell); open != 0; open = Directions.withoutFirst(open)) {
                long neighbour = maze.step(cell, Directions.first(open));
                if (seen.add(neighbour)) {
                    left.add(neighbour);
                }
            }
        }
        return seen;
    }

    /** A size that a recipe gives without its maze is that of the maze, or none. */
    @ParameterizedTest
    @ValueSource(strings = {"rectangle:4x6/wilson/seed:1", "rectangle:9x9,mask=circle/kruskal/seed:1", "rectangle:4x6/wilson/unicursal/seed:1",
        "rectangle:4x6/wilson/dihedral:rotate-90/seed:1", "box:2x3x4/wilson/seed:1", "tiles:9x11/dig/seed:1"})
    void whatTheRecipeGivesIsWhatTheMazeHas(String text) {
        Recipe recipe = Recipe.parse(text);
        Puzzle puzzle = recipe.make();
        Split split = Split.of("train", 1, RecipeTemplate.parse("rectangle:4x6/wilson"), RowFilter.SOLVABLE);
        Row row = new Row(split, 0, recipe, puzzle, new RowSolution(puzzle, () -> Solving.solve(puzzle, null, Context.standard()), true), 1);
        for (RowColumn column : RowColumn.values()) {
            Object known = column.of(recipe);
            assertThat(known == null || known.equals(column.of(row))).as(column.toString()).isTrue();
        }
        assertThat(RowColumn.ROWS.of(recipe) != null).isEqualTo(text.equals("rectangle:4x6/wilson/seed:1"));
    }
}
