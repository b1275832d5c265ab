package dev.mazewright.core.transform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Rectangle;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** One corridor around the tree of passages: walked from end to end, cell by cell. */
class UnicursalTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "1x1/kruskal",
                "1x7/kruskal",
                "7x1/kruskal",
                "2x2/wilson",
                "5x8/wilson",
                "13x9/recursive-backtracker",
                "20x31/kruskal",
                "20x20/binary-tree",
                "13x9/wilson/sparse:1,passes=3",
                "9x9/path-first"
            })
    void isOneCorridorAroundTheTree(String recipe) {
        for (long seed = 0; seed < 5; seed++) {
            Maze tree = Recipe.parse("rectangle:" + recipe + "/seed:" + seed).make().maze();
            Puzzle puzzle = Recipe.parse("rectangle:" + recipe + "/unicursal/seed:" + seed).make();
            Maze corridor = puzzle.maze();
            Grid grid = corridor.grid();
            Grid small = tree.grid();
            assertThat(grid.rows()).isEqualTo(2 * small.rows());
            assertThat(grid.columns()).isEqualTo(2 * small.columns());
            assertThat(grid.cells()).isEqualTo(4 * small.cells());
            assertThat(corridor.passages()).isEqualTo(grid.cells() - 1);

            Map<Set<Long>, Integer> crossings = new HashMap<>();
            long cell = puzzle.start();
            long before = Grid.NONE;
            long walked = 1;
            while (true) {
                long next = Grid.NONE;
                int passages = 0;
                for (int direction = 0; direction < 4; direction++) {
                    if (corridor.isOpen(cell, direction)) {
                        passages++;
                        next = grid.step(cell, direction) == before ? next : grid.step(cell, direction);
                    }
                }
                boolean isEnd = cell == puzzle.start() || puzzle.ends().isGoal(cell);
                assertThat(passages).isEqualTo(isEnd ? 1 : 2);
                if (next == Grid.NONE) {
                    break;
                }
                long from = small.cell(grid.row(cell) / 2, grid.column(cell) / 2);
                long to = small.cell(grid.row(next) / 2, grid.column(next) / 2);
                if (from != to) {
                    assertThat(isOpen(tree, from, to)).isTrue();
                    crossings.merge(Set.of(from, to), 1, Integer::sum);
                }
                before = cell;
                cell = next;
                walked++;
            }
            assertThat(puzzle.goals()).containsExactly(cell);
            assertThat(walked).isEqualTo(grid.cells());
            assertThat(crossings.values()).as("out on one side, back on the other").allMatch(times -> times == 2);
            assertThat(crossings).hasSize((int) tree.passages());
            assertThat(grid.row(cell)).as("the ends lie on top of each other").isEqualTo(grid.row(puzzle.start()) + 1);
            assertThat(grid.column(cell)).isEqualTo(grid.column(puzzle.start()));
            assertThat(puzzle.start()).isEqualTo(grid.first());
            assertThat(puzzle.openings()).isEmpty();
        }
    }

    private static boolean isOpen(Maze tree, long from, long to) {
        for (int direction = 0; direction < 4; direction++) {
            if (tree.isOpen(from, direction) && tree.grid().step(from, direction) == to) {
                return true;
            }
        }
        return false;
    }

    /** The picture above the class, drawn by hand. */
    @Test
    void passagesAreThoseOfThePictureInTheClassComment() {
        Maze maze = new Maze(new Rectangle(2, 2, null).grid());
        Grid small = maze.grid();
        maze.carve(small.cell(0, 0), Rectangle.EAST);
        maze.carve(small.cell(0, 1), Rectangle.SOUTH);
        maze.carve(small.cell(1, 0), Rectangle.EAST);
        Maze corridor = new Unicursal().apply(maze, new MazeRandom(1));
        // In hex digits of passages: N 1, E 2, S 4, W 8.
        int[][] open = {{2, 10, 10, 12}, {2, 10, 12, 5}, {6, 10, 9, 5}, {3, 10, 10, 9}};
        open[1][0] = 2;
        for (int row = 0; row < 4; row++) {
            for (int column = 0; column < 4; column++) {
                assertThat(corridor.open(corridor.grid().cell(row, column))).isEqualTo(open[row][column]);
            }
        }
    }

    @Test
    void endsOfTheRecipeReplaceThoseOfTheCorridor() {
        Puzzle puzzle = Recipe.parse("rectangle:5x5/wilson/unicursal/start:9,9/goal:top-right/open:9,9.right/seed:1").make();
        Grid grid = puzzle.maze().grid();
        assertThat(puzzle.start()).isEqualTo(grid.cell(9, 9));
        assertThat(puzzle.goals()).containsExactly(grid.cell(0, 9));
        assertThat(puzzle.openings()).containsExactly(new Opening(grid.cell(9, 9), 1));
    }

    @Test
    void refusesLoopsAndOtherShapes() {
        assertThatThrownBy(() -> Recipe.parse("rectangle:9x9/wilson/braid/unicursal/seed:1").make())
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("perfect")
                .hasMessageContaining("braid");
        assertThat(Recipe.parse("rectangle:9x9/wilson/unicursal/loops/seed:1").make().maze().passages()).isGreaterThan(323);
        for (String shape : List.of("hexagon:9x9/wilson", "triangle:9x9/wilson", "tiles:9x9/dig")) {
            assertThatThrownBy(() -> Recipe.parse(shape + "/unicursal/seed:1"))
                    .isInstanceOf(UsageException.class)
                    .hasMessageContaining("unicursal does not run on " + shape.substring(0, shape.indexOf(':')))
                    .hasMessageContaining("it runs on: rectangle");
        }
        assertThatThrownBy(() -> new Unicursal().require(new Rectangle(1 << 30, 1, null).grid()))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("1073741824x1");
    }
}
