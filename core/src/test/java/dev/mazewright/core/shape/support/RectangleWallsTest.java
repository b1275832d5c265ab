package dev.mazewright.core.shape.support;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Hexagon;
import dev.mazewright.core.shape.Rectangle;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The walls of a maze by their keys, as R2 has them. */
class RectangleWallsTest {
    private static RectangleWalls blank(int rows, int columns) {
        return RectangleWalls.of(Puzzle.of(new Maze(new Rectangle(rows, columns, null).grid())));
    }

    private static RectangleWalls.Key above(int row, int column) {
        return new RectangleWalls.Key(row, column, false);
    }

    private static RectangleWalls.Key left(int row, int column) {
        return new RectangleWalls.Key(row, column, true);
    }

    @ParameterizedTest
    @CsvSource({"1, 1, 4", "1, 5, 16", "5, 1, 16", "2, 3, 17", "30, 40, 2470"})
    void aBlankMazeHasAllWalls(int rows, int columns, int walls) {
        assertThat(rows * (columns + 1) + columns * (rows + 1)).isEqualTo(walls);
        List<RectangleWalls.Key> keys = blank(rows, columns).walls();
        assertThat(keys).hasSize(walls);
        assertThat(new HashSet<>(keys)).hasSize(walls);
        assertThat(keys).allMatch(blank(rows, columns)::contains);
    }

    @Test
    void wallsComeRowByRow() {
        assertThat(blank(2, 1).walls())
                .containsExactly(above(0, 0), left(0, 0), left(0, 1), above(1, 0), left(1, 0), left(1, 1), above(2, 0));
    }

    /** A wall is above its cell, or left of it; those at the bottom and on the right have no cell behind them. */
    @Test
    void aWallHasOneOrTwoCellsBesideIt() {
        RectangleWalls walls = blank(3, 4);
        assertThat(walls.cells(above(1, 2))).containsExactly(walls.cell(0, 2), walls.cell(1, 2));
        assertThat(walls.cells(left(1, 2))).containsExactly(walls.cell(1, 1), walls.cell(1, 2));
        assertThat(walls.cells(above(0, 2))).containsExactly(walls.cell(0, 2));
        assertThat(walls.cells(above(3, 2))).containsExactly(walls.cell(2, 2));
        assertThat(walls.cells(left(2, 0))).containsExactly(walls.cell(2, 0));
        assertThat(walls.cells(left(2, 4))).containsExactly(walls.cell(2, 3));
        long twice = walls.walls().stream().filter(key -> walls.cells(key).size() == 2).count();
        assertThat(twice).as("walls inside").isEqualTo(3 * 3 + 2 * 4);
    }

    @Test
    void aCellIsFoundByRowAndColumn() {
        RectangleWalls walls = blank(3, 4);
        Grid grid = walls.puzzle().maze().grid();
        assertThat(grid.row(walls.cell(2, 3))).isEqualTo(2);
        assertThat(grid.column(walls.cell(2, 3))).isEqualTo(3);
        for (int[] key : new int[][] {{3, 0}, {0, 4}, {-1, 0}, {0, -1}}) {
            assertThatThrownBy(() -> walls.cell(key[0], key[1]))
                    .isInstanceOf(UsageException.class)
                    .hasMessageContaining("(" + key[0] + ", " + key[1] + ")")
                    .hasMessageContaining("rows are 0 to 2 and columns 0 to 3");
        }
    }

    @Test
    void removingAWallInsideOpensAPassage() {
        RectangleWalls walls = blank(2, 2);
        Maze maze = walls.puzzle().maze();
        walls.remove(left(1, 1));
        assertThat(maze.isOpen(walls.cell(1, 0), Rectangle.EAST)).isTrue();
        assertThat(maze.isOpen(walls.cell(1, 1), Rectangle.WEST)).isTrue();
        walls.remove(above(1, 0));
        assertThat(maze.isOpen(walls.cell(0, 0), Rectangle.SOUTH)).isTrue();
        assertThat(maze.passages()).isEqualTo(2);
        assertThat(walls.walls()).hasSize(10).doesNotContain(left(1, 1), above(1, 0));
        assertThat(walls.contains(left(1, 1))).isFalse();
        assertThat(walls.cells(left(1, 1))).as("the key still has its two cells").hasSize(2);
        assertThat(walls.puzzle().openings()).isEmpty();
    }

    @Test
    void removingAWallOfTheOutlineOpensTheMaze() {
        RectangleWalls walls = blank(2, 3);
        walls.remove(left(1, 0));
        walls.remove(left(0, 3));
        walls.remove(above(0, 1));
        walls.remove(above(2, 1));
        assertThat(walls.puzzle().openings())
                .containsExactly(
                        new Opening(walls.cell(1, 0), Rectangle.WEST),
                        new Opening(walls.cell(0, 2), Rectangle.EAST),
                        new Opening(walls.cell(0, 1), Rectangle.NORTH),
                        new Opening(walls.cell(1, 1), Rectangle.SOUTH));
        assertThat(walls.walls()).hasSize(13).doesNotContain(left(1, 0), left(0, 3), above(0, 1), above(2, 1));
        assertThat(walls.puzzle().maze().passages()).isZero();
    }

    @Test
    void aWallThatIsNotThereIsAnError() {
        RectangleWalls walls = blank(2, 3);
        for (RectangleWalls.Key key :
                List.of(above(3, 0), above(0, 3), left(2, 0), left(0, 4), above(-1, 0), left(0, -1))) {
            assertThat(walls.contains(key)).isFalse();
            assertThatThrownBy(() -> walls.cells(key))
                    .isInstanceOf(UsageException.class)
                    .hasMessageContaining("no wall " + key);
            assertThatThrownBy(() -> walls.remove(key))
                    .isInstanceOf(UsageException.class)
                    .hasMessageContaining("no wall " + key)
                    .hasMessageContaining("rows 0 to");
        }
        for (RectangleWalls.Key key : List.of(above(1, 1), left(1, 0))) {
            walls.remove(key);
            assertThatThrownBy(() -> walls.remove(key))
                    .isInstanceOf(UsageException.class)
                    .hasMessageContaining("the wall " + key + " has been removed already");
        }
        assertThat(walls.walls()).hasSize(15);
    }

    /** A perfect maze with two gaps has lost a wall for each passage and each gap. */
    @Test
    void theWallsOfAMadeMazeAreThoseThatStand() {
        Puzzle puzzle = Recipe.parse("rectangle:30x40/path-first/seed:17").make();
        RectangleWalls walls = RectangleWalls.of(puzzle);
        assertThat(walls.walls()).hasSize(2470 - 1199 - 2);
        Grid grid = puzzle.maze().grid();
        assertThat(walls.contains(left(grid.row(puzzle.start()), 0))).isFalse();
        assertThat(walls.contains(left(grid.row(puzzle.ends().goal()), 40))).isFalse();
        assertThat(walls.puzzle()).isEqualTo(puzzle);
        walls.remove(walls.walls().getFirst());
        assertThat(walls.puzzle().recipe()).as("a recipe that makes another maze").isNull();
        assertThat(walls.puzzle().start()).isEqualTo(puzzle.start());
        assertThat(walls.puzzle().goals()).isEqualTo(puzzle.goals());
    }

    @Test
    void otherGridsHaveNoSuchKeys() {
        Mask mask = new Mask(2, 2);
        mask.addRange(0, 0, 2);
        assertThatThrownBy(() -> RectangleWalls.of(Puzzle.of(new Maze(new Rectangle(2, 2, mask).grid()))))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("without a mask");
        assertThatThrownBy(() -> RectangleWalls.of(Puzzle.of(new Maze(new Hexagon(2, 2, null).grid()))))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("hexagon");
    }
}
