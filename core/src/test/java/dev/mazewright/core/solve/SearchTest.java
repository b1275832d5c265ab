package dev.mazewright.core.solve;

import static dev.mazewright.core.solve.SolverRuns.cells;
import static dev.mazewright.core.solve.SolverRuns.generated;
import static dev.mazewright.core.solve.SolverRuns.solver;
import static dev.mazewright.core.solve.SolverRuns.watch;
import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Solver;
import dev.mazewright.core.maze.Trace;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.core.shape.Tiles;
import dev.mazewright.core.testing.GridModel;
import dev.mazewright.core.testing.Passages;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Collision, bidirectional search, steps across corners, and how a search ends. */
class SearchTest {
    /** Collision leaves the cells of shortest paths and fills all other reachable cells. */
    @Test
    void collisionLeavesOnlyShortestPaths() {
        for (int seed = 0; seed < 100; seed++) {
            GridModel model = seed % 2 == 0 ? GridModel.rectangle(9, 9) : GridModel.hexagon(7, 8);
            Maze maze = generated(model, "wilson", "1", seed);
            Passages passages = Passages.of(model, maze);
            int start = seed % passages.cells();
            int goal = (seed * 31 + 7) % passages.cells();
            int[] there = passages.distances(start);
            int[] back = passages.distances(goal);
            Set<Long> filled = cells(
                    watch(maze, "collision", model.grid.cellAt(start), model.grid.cellAt(goal)), Trace.Kind.FILL);
            for (int cell = 0; cell < passages.cells(); cell++) {
                assertThat(filled.contains(model.grid.cellAt(cell)))
                        .isEqualTo(there[cell] + back[cell] != there[goal]);
            }
        }
    }

    /** In a large empty room, bidirectional search visits about half the cells of breadth-first search. */
    @Test
    void bidirectionalVisitsAboutHalfTheCells() {
        Maze hall = Tiles.maze(GridModel.mask(GridModel.full(101, 101)), Tiles.Moves.ORTHOGONAL);
        long start = hall.grid().cell(50, 30);
        long goal = hall.grid().cell(50, 70);
        long one = solver("breadth-first").solve(hall, start, goal).visited();
        long two = solver("bidirectional").solve(hall, start, goal).visited();
        assertThat(two).isBetween(one / 3, one * 2 / 3);
    }

    /** Solvers that need no left and right count steps across corners as any others. */
    @Test
    void stepAcrossACornerCountsAsOneStep() {
        for (int seed = 0; seed < 40; seed++) {
            boolean[][] floor = GridModel.random(9, 11, seed);
            GridModel model = GridModel.masked("octile", floor);
            Maze maze = Tiles.maze(GridModel.mask(floor), Tiles.Moves.OCTILE);
            long start = maze.grid().first();
            long goal = maze.grid().cellAt(maze.grid().cells() - 1);
            int steps = Passages.of(model, maze).distances(0)[(int) maze.grid().cells() - 1];
            for (Entry<Solver> entry : Catalog.SOLVERS) {
                String name = entry.name();
                if (Set.of("wall-follower", "pledge", "chain", "random-mouse", "a-star").contains(name)) {
                    continue;
                }
                Path path = entry.make("").solve(maze, start, goal);
                assertThat(path.found()).as(name).isEqualTo(steps >= 0);
                if (steps >= 0 && !Set.of("depth-first", "tremaux").contains(name)) {
                    assertThat(path.length()).as(name).isEqualTo(steps);
                }
            }
        }
    }

    @Test
    void endDistinguishesNoPathFromGivingUp() {
        Grid grid = new Rectangle(2, 2, null).grid();
        Path none = Path.none(grid, grid.first(), 3);
        assertThat(none.end()).isEqualTo(Path.End.NO_PATH);
        assertThat(none.gaveUp()).isFalse();
        assertThat(none.toString()).startsWith("no path from");
        Path gaveUp = Path.gaveUp(grid, grid.first(), 3, Path.End.CAME_ROUND);
        assertThat(gaveUp.found()).isFalse();
        assertThat(gaveUp.gaveUp()).isTrue();
        assertThat(gaveUp.visited()).isEqualTo(3);
        assertThat(gaveUp.goal()).isEqualTo(Grid.NONE);
        for (Path.End end : Path.End.values()) {
            assertThat(end.reason()).isNotBlank();
        }
    }
}
