package dev.mazewright.core.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.NoPathReason;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.InsufficientMemoryException;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.core.shape.Tiles;
import dev.mazewright.core.testing.DrawnMaze;
import java.util.Arrays;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The walls to open are the fewest, and once they are open there is a path. */
class ThinnestWallTest {
    private static final Context STANDARD = Context.standard();

    private static ThinnestWall.Found find(Puzzle puzzle) {
        return Objects.requireNonNull(
                ThinnestWall.between(puzzle.maze(), puzzle.startOrFirst(), puzzle.goalsOrLast(), STANDARD));
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "rectangle:3x3", "rectangle:9x12", "hexagon:8x8", "triangle:7x9", "torus:6x6", "box:4x4x3", "weave:9x9", "polar:5x6",
        "rectangle:9x9,mask=ring"
    })
    void opensTheFewestWalls(String shape) {
        for (int seed = 0; seed < 20; seed++) {
            Puzzle puzzle = Recipe.parse(shape + "/percolation:0." + (seed % 4 + 1) + "/seed:" + seed).make();
            Maze maze = puzzle.maze();
            int fewest = fewestByRelaxing(puzzle);
            long[] cells = find(puzzle).cells();
            assertThat(cells).hasSize(2 * fewest);
            for (int i = 0; i < cells.length; i += 2) {
                assertThat(new BreadthFirst()
                        .solve(maze, puzzle.startOrFirst(), puzzle.goalsOrLast()).found()).isFalse();
                open(maze, cells[i], cells[i + 1]);
            }
            assertThat(new BreadthFirst().solve(maze, puzzle.startOrFirst(), puzzle.goalsOrLast()).found()).isTrue();
        }
    }

    private static void open(Maze maze, long cell, long other) {
        for (int rest = maze.grid().directions(cell) & ~maze.open(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
            if (maze.grid().step(cell, Directions.first(rest)) == other) {
                maze.carve(cell, Directions.first(rest));
                return;
            }
        }
        throw new AssertionError("no wall between " + cell + " and " + other);
    }

    /** The fewest walls between start and goal, by passing on numbers from cell to cell until none changes. */
    private static int fewestByRelaxing(Puzzle puzzle) {
        Grid grid = puzzle.maze().grid();
        int[] walls = new int[(int) grid.addresses()];
        Arrays.fill(walls, Integer.MAX_VALUE - 1);
        walls[(int) puzzle.startOrFirst()] = 0;
        for (boolean changes = true; changes; ) {
            changes = false;
            for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
                for (int rest = grid.directions(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                    int direction = Directions.first(rest);
                    int there = walls[(int) grid.step(cell, direction)] + (puzzle.maze().isOpen(cell, direction) ? 0 : 1);
                    if (there < walls[(int) cell]) {
                        walls[(int) cell] = there;
                        changes = true;
                    }
                }
            }
        }
        return walls[(int) puzzle.goalsOrLast()[0]];
    }

    @Test
    void removesTheFewestBricks() {
        for (int seed = 0; seed < 20; seed++) {
            Mask floor = Objects.requireNonNull(
                    Recipe.parse("tiles:8x8/obstacles:0.5..0.5/seed:" + seed).make().maze().grid().mask());
            Maze maze = Tiles.maze(floor, Tiles.Moves.ORTHOGONAL);
            long goal = maze.grid().cellAt(maze.grid().cells() - 1);
            ThinnestWall.Found found =
                    Objects.requireNonNull(ThinnestWall.between(maze, maze.grid().first(), new long[] {goal}, STANDARD));
            assertThat(found.areBricks()).isTrue();
            Mask more = new Mask(8, 8);
            for (long cell = maze.grid().first(); cell != Grid.NONE; cell = maze.grid().next(cell)) {
                more.add(maze.grid().row(cell), maze.grid().column(cell));
            }
            for (long brick : found.cells()) {
                Maze before = Tiles.maze(more, Tiles.Moves.ORTHOGONAL);
                assertThat(joins(before, maze)).isFalse();
                more.add(found.grid().row(brick), found.grid().column(brick));
            }
            assertThat(joins(Tiles.maze(more, Tiles.Moves.ORTHOGONAL), maze)).isTrue();
            assertThat(found.cells()).hasSize(bricksByRelaxing(floor, maze));
        }
    }

    /** Whether a maze of tiles joins the first and the last tile of another. */
    private static boolean joins(Maze maze, Maze other) {
        Grid grid = other.grid();
        long last = grid.cellAt(grid.cells() - 1);
        return new BreadthFirst().solve(maze, maze.grid().cell(grid.row(grid.first()), grid.column(grid.first())),
                maze.grid().cell(grid.row(last), grid.column(last))).found();
    }

    private static int bricksByRelaxing(Mask floor, Maze maze) {
        Grid grid = maze.grid();
        int[][] bricks = new int[10][10];
        Arrays.stream(bricks).forEach(row -> Arrays.fill(row, 1000));
        bricks[grid.row(grid.first()) + 1][grid.column(grid.first()) + 1] = 0;
        for (int round = 0; round < 64; round++) {
            for (int row = 1; row <= 8; row++) {
                for (int column = 1; column <= 8; column++) {
                    int least = Math.min(Math.min(bricks[row - 1][column], bricks[row + 1][column]),
                            Math.min(bricks[row][column - 1], bricks[row][column + 1]));
                    bricks[row][column] = Math.min(bricks[row][column], least + (floor.contains(row - 1, column - 1) ? 0 : 1));
                }
            }
        }
        long last = grid.cellAt(grid.cells() - 1);
        return bricks[grid.row(last) + 1][grid.column(last) + 1];
    }

    @Test
    void namesTheWallInTheMiddle() {
        Puzzle puzzle = DrawnMaze.of("""
                +---+---+---+---+
                | S |   |       |
                +   +   +   +   +
                |       |     E |
                +---+---+---+---+
                """);
        ThinnestWall.Found found = find(puzzle);
        assertThat(NoPathReason.advice(found)).isEqualTo("open the wall between 1,1 and 1,2");
        open(puzzle.maze(), found.cells()[0], found.cells()[1]);
        assertThat(find(puzzle).cells()).isEmpty();
    }

    @Test
    void noWallJoinsPartsThatTheGridDoesNot() {
        Mask mask = new Mask(1, 3);
        mask.add(0, 0);
        mask.add(0, 2);
        Maze maze = new Maze(new Rectangle(1, 3, mask).grid());
        assertThat(ThinnestWall.between(maze, maze.grid().cell(0, 0), new long[] {maze.grid().cell(0, 2)}, STANDARD)).isNull();
    }

    @Test
    void refusesMoreThanTheMemory() {
        Puzzle puzzle = Recipe.parse("rectangle:50x50/percolation:0.2/seed:1").make();
        assertThatThrownBy(() -> ThinnestWall.between(puzzle.maze(), 0, new long[] {9}, STANDARD.withMemory(100_000)))
                .isInstanceOf(InsufficientMemoryException.class);
    }
}
