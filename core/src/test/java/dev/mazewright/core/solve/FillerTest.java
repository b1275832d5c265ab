package dev.mazewright.core.solve;

import static dev.mazewright.core.solve.SolverRuns.cells;
import static dev.mazewright.core.solve.SolverRuns.drawn;
import static dev.mazewright.core.solve.SolverRuns.generated;
import static dev.mazewright.core.solve.SolverRuns.watch;
import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Trace;
import dev.mazewright.core.shape.Tiles;
import dev.mazewright.core.testing.GridModel;
import dev.mazewright.core.testing.Passages;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Dead-end and cul-de-sac filling: what is filled, and what is not. */
class FillerTest {
    /** A stem with a loop at its end, below a corridor from 0 to 3. */
    private static final String NOOSE = """
            +---+---+---+---+
            |               |
            +---+   +---+---+
            |   |   |       |
            +   +   +---+   +
            |               |
            +---+---+   +   +
            |       |       |
            +---+---+---+---+
            """;

    @Test
    void culDeSacsAreFilledAndDeadEndsAloneAreNot() {
        Maze maze = drawn(NOOSE);
        Grid grid = maze.grid();
        long start = grid.cellAt(0);
        long goal = grid.cellAt(3);
        Set<Long> dead = cells(watch(maze, "dead-end-filling", start, goal), Trace.Kind.FILL);
        // 4 and 8 hang on the stem's foot, 6 is a dead end behind 7; 12 and 13 cannot be reached.
        assertThat(dead.stream().map(grid::number)).contains(4L, 8L, 6L, 7L)
                .doesNotContain(5L, 9L, 10L, 11L, 14L, 15L);
        Set<Long> filled = cells(watch(maze, "cul-de-sac-filling", start, goal), Trace.Kind.FILL);
        assertThat(filled.stream().map(grid::number)).contains(4L, 8L, 6L, 7L, 5L, 9L, 10L, 11L, 14L, 15L)
                .doesNotContain(0L, 1L, 2L, 3L);
        // With the goal in the noose, the noose is no cul-de-sac.
        filled = cells(watch(maze, "cul-de-sac-filling", start, grid.cellAt(15)), Trace.Kind.FILL);
        assertThat(filled.stream().map(grid::number)).doesNotContain(5L, 9L, 10L, 11L, 14L, 15L);
    }

    /** Without dead ends no cell is filled; in open space there is no noose. */
    @Test
    void fillersFillNothingInABraid() {
        for (long seed = 0; seed < 30; seed++) {
            Maze braid = generated(GridModel.rectangle(12, 12), "wilson", "1", seed);
            long start = braid.grid().cellAt(seed);
            long goal = braid.grid().cellAt(140 - seed);
            assertThat(cells(watch(braid, "dead-end-filling", start, goal), Trace.Kind.FILL)).isEmpty();
        }
        Maze room = Tiles.maze(GridModel.mask(GridModel.full(8, 9)), Tiles.Moves.ORTHOGONAL);
        for (String name : List.of("dead-end-filling", "cul-de-sac-filling")) {
            Trace trace = watch(room, name, room.grid().first(), room.grid().cellAt(40));
            assertThat(cells(trace, Trace.Kind.FILL)).isEmpty();
            assertThat(cells(trace, Trace.Kind.REJECT)).isEmpty();
        }
    }

    /** No simple path, which visits a cell at most once, leads over a filled cell. */
    @Test
    void fillersFillNoCellOfASimplePath() {
        for (long seed = 0; seed < 60; seed++) {
            GridModel model = seed % 2 == 0 ? GridModel.rectangle(4, 4) : GridModel.hexagon(3, 4);
            Maze maze = generated(model, "wilson", "0.7", seed);
            Passages passages = Passages.of(model, maze);
            int cells = passages.cells();
            int start = (int) (seed % cells);
            int goal = (int) ((seed * 7 + 5) % cells);
            Set<Integer> used = new HashSet<>();
            collectSimplePaths(passages, goal, new boolean[cells], start, new int[cells], 0, used);
            for (String name : List.of("dead-end-filling", "cul-de-sac-filling")) {
                Trace trace = watch(maze, name, maze.grid().cellAt(start), maze.grid().cellAt(goal));
                for (long cell : cells(trace, Trace.Kind.FILL)) {
                    assertThat(used).doesNotContain((int) maze.grid().number(cell));
                }
            }
        }
    }

    private static void collectSimplePaths(
            Passages passages, int goal, boolean[] on, int cell, int[] path, int length, Set<Integer> used) {
        path[length] = cell;
        if (cell == goal) {
            for (int i = 0; i <= length; i++) {
                used.add(path[i]);
            }
            return;
        }
        on[cell] = true;
        for (int next : passages.beside(cell)) {
            if (!on[next]) {
                collectSimplePaths(passages, goal, on, next, path, length + 1, used);
            }
        }
        on[cell] = false;
    }
}
