package dev.mazewright.core.solve;

import static dev.mazewright.core.solve.SolverRuns.drawn;
import static dev.mazewright.core.solve.SolverRuns.generated;
import static dev.mazewright.core.solve.SolverRuns.pathCells;
import static dev.mazewright.core.solve.SolverRuns.solver;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.core.shape.Tiles;
import dev.mazewright.core.testing.GridModel;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Wall followers and Pledge's algorithm, on mazes drawn by hand. */
class WallFollowerTest {
    /** All cells are numbered as in reading order: 0 1 2 / 3 4 5 / 6 7 8. */
    private static final String ISLAND = """
            +---+---+---+
            |           |
            +   +---+   +
            |   |       |
            +   +---+   +
            |           |
            +---+---+---+
            """;

    @Test
    void wallFollowerOnTheOutlineGoesAroundAnIsland() {
        Maze maze = drawn(ISLAND);
        Grid grid = maze.grid();
        for (String text : List.of("wall-follower", "wall-follower:left", "pledge", "pledge:left")) {
            for (long start : new long[] {0, 1, 2, 3, 6, 7, 8}) {
                Path path = solver(text).solve(maze, grid.cellAt(start), grid.cellAt(4));
                assertThat(path.end()).isEqualTo(Path.End.CAME_ROUND);
                assertThat(path.visited()).isEqualTo(8);
            }
        }
        // With the hand on the outline: right hand counterclockwise, left hand clockwise.
        assertThat(pathCells(maze, "wall-follower:right", 6, 3)).containsExactly(6L, 7L, 8L, 5L, 2L, 1L, 0L, 3L);
        assertThat(pathCells(maze, "wall-follower:left", 6, 3)).containsExactly(6L, 3L);
        // From inside the island, the hand goes out and all around it.
        assertThat(pathCells(maze, "wall-follower:right", 4, 3)).startsWith(4L, 5L).endsWith(3L);
        // Straight for it, around the wall in between.
        assertThat(pathCells(maze, "chain", 3, 4)).startsWith(3L).endsWith(5L, 4L);
    }

    /** In the middle of a room the wall follower first goes right; where there is no wall, it gives up. */
    @Test
    void wallFollowerFirstFindsAWall() {
        Maze room = drawn("""
                +---+---+---+---+
                |               |
                +   +   +   +   +
                |               |
                +   +   +   +   +
                |               |
                +---+---+---+---+
                """);
        assertThat(pathCells(room, "wall-follower:right", 5, 2)).containsExactly(5L, 6L, 7L, 3L, 2L);
        assertThat(pathCells(room, "wall-follower:left", 6, 5)).as("the middle is beside no wall").isEmpty();
        assertThat(pathCells(room, "wall-follower:left", 5, 9)).containsExactly(5L, 6L, 7L, 11L, 10L, 9L);
        assertThat(pathCells(room, "pledge:left", 5, 9)).containsExactly(5L, 6L, 7L, 11L, 10L, 9L);
    }

    /** A spiral that opens to the right: its wall turns once around, so looking right is not enough to let go. */
    @Test
    void pledgeCountsItsTurns() {
        Maze trap = drawn("""
                +---+---+---+---+---+---+
                |                       |
                +   +---+---+---+---+   +
                |   |               |   |
                +   +   +---+---+   +   +
                |   |   |       |   |   |
                +   +   +---+   +   +   +
                |   |           |       |
                +   +---+---+---+---+   +
                |                       |
                +---+---+---+---+---+---+
                """);
        for (String hand : List.of("left", "right")) {
            assertThat(pathCells(trap, "pledge:" + hand, 14, 0)).as(hand).startsWith(14L, 15L).endsWith(0L);
        }
    }

    /** Both hands' walks are the mirror of each other's. */
    @Test
    void leftHandWalksTheMirrorOfTheRightHand() {
        for (long seed = 0; seed < 20; seed++) {
            Maze maze = generated(GridModel.rectangle(9, 7), "wilson", "0.6", seed);
            Maze mirrored = new Maze(maze.grid());
            Grid grid = maze.grid();
            for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
                long there = grid.cell(grid.row(cell), 6 - grid.column(cell));
                if (maze.isOpen(cell, Rectangle.EAST)) {
                    mirrored.carve(there, Rectangle.WEST);
                }
                if (maze.isOpen(cell, Rectangle.SOUTH)) {
                    mirrored.carve(there, Rectangle.SOUTH);
                }
            }
            // The middle of the top row: its outline is at the top, and in the mirror as well.
            List<Long> right = pathCells(maze, "wall-follower:right", 3, 45);
            List<Long> left = pathCells(mirrored, "wall-follower:left", 3, 45);
            assertThat(left).isEqualTo(right.stream().map(cell -> cell - cell % 7 + 6 - cell % 7).toList());
        }
    }

    @Test
    void pledgeNeedsRegularCells() {
        String name = "pledge";
        Maze graph = new Maze(GridModel.graph(GridModel.randomGraph(6, 1)).grid);
        Maze octile = Tiles.maze(GridModel.mask(GridModel.full(3, 3)), Tiles.Moves.OCTILE);
        for (Maze maze : List.of(graph, octile)) {
            long cell = maze.grid().first();
            assertThatThrownBy(() -> solver(name).solve(maze, cell, cell))
                    .isInstanceOf(UsageException.class)
                    .hasMessageContaining(name)
                    .hasMessageContaining(maze.grid().shape().name())
                    .hasMessageContaining("rectangle, hexagon, triangle")
                    .hasMessageContaining("breadth-first");
        }
    }
}
