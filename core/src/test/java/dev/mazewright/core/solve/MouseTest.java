package dev.mazewright.core.solve;

import static dev.mazewright.core.solve.SolverRuns.cells;
import static dev.mazewright.core.solve.SolverRuns.generated;
import static dev.mazewright.core.solve.SolverRuns.pathCells;
import static dev.mazewright.core.solve.SolverRuns.solver;
import static dev.mazewright.core.solve.SolverRuns.watch;
import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Trace;
import dev.mazewright.core.testing.GridModel;
import dev.mazewright.core.testing.Passages;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Solvers that know only the walls beside them: the random mouse and flood fill. */
class MouseTest {
    @Test
    void seedDecidesThePathOfTheMouse() {
        Maze maze = generated(GridModel.rectangle(12, 12), "wilson", "0.3", 1);
        Set<List<Long>> paths = new HashSet<>();
        for (int seed = 0; seed < 10; seed++) {
            List<Long> path = pathCells(maze, "random-mouse:" + seed, 0, 143);
            assertThat(path).isEqualTo(pathCells(maze, "random-mouse:seed=" + seed, 0, 143)).endsWith(143L);
            paths.add(path);
        }
        assertThat(paths).hasSize(10);
    }

    @Test
    void mouseTurnsOnlyInDeadEndsAndStopsAtItsLastStep() {
        Maze maze = generated(GridModel.rectangle(12, 12), "wilson", "0.3", 1);
        Passages passages = Passages.of(GridModel.rectangle(12, 12), maze);
        List<Long> path = pathCells(maze, "random-mouse:2", 0, 143);
        for (int i = 2; i < path.size(); i++) {
            if (path.get(i).equals(path.get(i - 2))) {
                assertThat(passages.degree(path.get(i - 1).intValue())).isOne();
            }
        }
        int steps = path.size() - 1;
        assertThat(pathCells(maze, "random-mouse:2,steps=" + steps, 0, 143)).isEqualTo(path);
        Path shorter = solver("random-mouse:2,steps=" + (steps - 1))
                .solve(maze, maze.grid().first(), maze.grid().cellAt(143));
        assertThat(shorter.end()).isEqualTo(Path.End.OUT_OF_STEPS);
        assertThat(shorter.toString()).contains("gave up", "ran out of steps");
    }

    /**
     * Flood fill knows only the walls of the cells that it visits: if the walls between other cells change, its trace
     * and its path stay the same.
     */
    @Test
    void floodFillSeesOnlyTheWallsBesideIt() {
        int changed = 0;
        for (long seed = 0; seed < 100; seed++) {
            GridModel model = seed % 3 == 0 ? GridModel.hexagon(10, 10) : GridModel.rectangle(12, 10);
            Maze maze = generated(model, "wilson", "0.5", seed);
            Grid grid = model.grid;
            long start = grid.cellAt(seed % grid.cells());
            long goal = grid.cellAt((seed * 31 + 7) % grid.cells());
            Trace before = watch(maze, "flood-fill", start, goal);
            Path path = solver("flood-fill").solve(maze, start, goal);
            Set<Long> stood = cells(before, Trace.Kind.VISIT);
            assertThat(path.visited()).isEqualTo(stood.size());
            MazeRandom random = new MazeRandom(seed);
            for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
                for (int rest = grid.directions(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                    int direction = Directions.first(rest);
                    if (!stood.contains(cell) && !stood.contains(grid.step(cell, direction)) && random.bit()) {
                        changed++;
                        if (maze.isOpen(cell, direction)) {
                            maze.wall(cell, direction);
                        } else {
                            maze.carve(cell, direction);
                        }
                    }
                }
            }
            Trace after = watch(maze, "flood-fill", start, goal);
            assertThat(after.size()).isEqualTo(before.size());
            for (long i = 0; i < before.size(); i++) {
                assertThat(after.event(i)).isEqualTo(before.event(i));
            }
            assertThat(solver("flood-fill").solve(maze, start, goal).length()).isEqualTo(path.length());
        }
        assertThat(changed).as("changed walls between cells that were not visited").isGreaterThan(1000);
    }
}
