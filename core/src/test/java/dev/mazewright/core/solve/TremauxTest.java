package dev.mazewright.core.solve;

import static dev.mazewright.core.solve.SolverRuns.generated;
import static dev.mazewright.core.solve.SolverRuns.solver;
import static dev.mazewright.core.solve.SolverRuns.watch;
import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Playback;
import dev.mazewright.core.maze.Trace;
import dev.mazewright.core.testing.GridModel;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Trémaux's algorithm takes no passage more than twice. */
class TremauxTest {
    @Test
    void tremauxTakesNoPassageMoreThanTwice() {
        for (long seed = 0; seed < 200; seed++) {
            GridModel model = seed % 2 == 0 ? GridModel.rectangle(9, 9) : GridModel.graph(GridModel.randomGraph(60, seed));
            Maze maze = generated(model, "kruskal", "0.8", seed);
            Grid grid = model.grid;
            long start = grid.cellAt(seed % grid.cells());
            long goal = grid.cellAt((seed * 31 + 7) % grid.cells());
            Trace trace = watch(maze, "tremaux", start, goal);
            Playback playback = new Playback(trace, maze);
            Map<Set<Long>, Integer> taken = new HashMap<>();
            long at = start;
            for (long i = 0; i < trace.size(); i++) {
                playback.forward();
                if (Trace.kind(trace.event(i)) == Trace.Kind.WALK) {
                    long cell = Trace.cell(trace.event(i));
                    assertThat(cell).as("step by step").isEqualTo(at);
                    int direction = Trace.walkDirection(playback.marks(cell));
                    assertThat(maze.isOpen(cell, direction)).isTrue();
                    at = grid.step(cell, direction);
                    assertThat(taken.merge(Set.of(cell, at), 1, Integer::sum)).isLessThanOrEqualTo(2);
                }
            }
            assertThat(at).isEqualTo(goal);
            Path path = solver("tremaux").solve(maze, start, goal);
            long cell = start;
            for (long i = 0; i < path.length(); i++) {
                long next = grid.step(cell, path.direction(i));
                assertThat(taken).as("the path takes its passages once").containsEntry(Set.of(cell, next), 1);
                cell = next;
            }
            assertThat(taken.values().stream().filter(times -> times == 1)).hasSize((int) path.length());
        }
    }

    /** A search that fails takes each passage twice and ends where it began. */
    @Test
    void tremauxWithoutAPathTakesEachPassageTwice() {
        Maze maze = generated(GridModel.rectangle(6, 6), "wilson", "0.5", 3);
        long cut = maze.grid().cellAt(35);
        for (int direction = 0; direction < 4; direction++) {
            if (maze.isOpen(cut, direction)) {
                maze.wall(cut, direction);
            }
        }
        Trace trace = watch(maze, "tremaux", maze.grid().first(), cut);
        long walks = 0;
        for (long i = 0; i < trace.size(); i++) {
            walks += Trace.kind(trace.event(i)) == Trace.Kind.WALK ? 1 : 0;
        }
        assertThat(walks).isEqualTo(2 * maze.passages());
    }
}
