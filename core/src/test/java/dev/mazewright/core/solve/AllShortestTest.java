package dev.mazewright.core.solve;

import static dev.mazewright.core.solve.SolverRuns.cells;
import static dev.mazewright.core.solve.SolverRuns.generated;
import static dev.mazewright.core.solve.SolverRuns.solver;
import static dev.mazewright.core.solve.SolverRuns.watch;
import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Trace;
import dev.mazewright.core.shape.Tiles;
import dev.mazewright.core.testing.GridModel;
import dev.mazewright.core.testing.Passages;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** All shortest paths, counted in a second way. */
class AllShortestTest {
    @Test
    void allShortestCountsAllShortestPathsAndMarksTheirCells() {
        for (int seed = 0; seed < 300; seed++) {
            MazeRandom random = new MazeRandom(seed);
            GridModel model = switch (seed % 4) {
                case 0 -> GridModel.rectangle(1 + (int) random.below(12), 1 + (int) random.below(12));
                case 1 -> GridModel.hexagon(1 + (int) random.below(10), 1 + (int) random.below(10));
                case 2 -> GridModel.triangle(1 + (int) random.below(10), 2 + (int) random.below(10));
                default -> GridModel.graph(GridModel.randomGraph(1 + (int) random.below(60), seed));
            };
            Maze maze = generated(model, "kruskal", "1", seed);
            for (long cell = model.grid.first(); cell != Grid.NONE; cell = model.grid.next(cell)) {
                int more = model.grid.directions(cell) & random.bits(8);
                if (more != 0) {
                    maze.carve(cell, Directions.first(more)); // many loops, many shortest paths
                }
            }
            Passages passages = Passages.of(model, maze);
            int start = (int) random.below(passages.cells());
            int[] goals = new int[1 + seed % 3];
            Arrays.setAll(goals, i -> (int) random.below(passages.cells()));
            long[] cells = Arrays.stream(goals).mapToLong(model.grid::cellAt).toArray();

            int[] distances = passages.distances(start);
            int nearest = Arrays.stream(goals).map(goal -> distances[goal]).min().orElseThrow();
            BigInteger expected = BigInteger.ZERO;
            Set<Integer> on = new HashSet<>();
            for (int goal : Arrays.stream(goals).distinct().toArray()) {
                if (distances[goal] == nearest) {
                    expected = expected.add(countPaths(passages, distances, goal, new HashMap<>()));
                    int[] back = passages.distances(goal);
                    for (int cell = 0; cell < back.length; cell++) {
                        if (distances[cell] + back[cell] == nearest) {
                            on.add(cell);
                        }
                    }
                }
            }
            Path path = solver("all-shortest").solve(maze, model.grid.cellAt(start), cells);
            assertThat(BigInteger.valueOf(path.shortestPathCount())).isEqualTo(expected);
            assertThat(path.length()).isEqualTo(nearest);
            Set<Integer> marked = new HashSet<>();
            cells(watch(maze, "all-shortest", model.grid.cellAt(start), cells), Trace.Kind.WALK)
                    .forEach(cell -> marked.add((int) model.grid.number(cell)));
            for (int goal : goals) {
                if (distances[goal] == nearest) {
                    marked.add(goal); // paths lead to it, and none from it
                }
            }
            assertThat(marked).isEqualTo(on);
        }
    }

    /** The number of shortest paths to a cell: the sum of those to its neighbours that are a step nearer. */
    private static BigInteger countPaths(Passages passages, int[] distances, int cell, Map<Integer, BigInteger> known) {
        if (distances[cell] == 0) {
            return BigInteger.ONE;
        }
        BigInteger sum = known.get(cell);
        if (sum == null) {
            sum = BigInteger.ZERO;
            for (int next : passages.beside(cell)) {
                if (distances[next] == distances[cell] - 1) {
                    sum = sum.add(countPaths(passages, distances, next, known));
                }
            }
            known.put(cell, sum);
        }
        return sum;
    }

    /** From corner to corner of an empty room, 40 choose 20; a count of 2^63 or more is reported as 2^63 - 1. */
    @Test
    void numberOfShortestPathsIsLimitedToALong() {
        Maze room = Tiles.maze(GridModel.mask(GridModel.full(21, 21)), Tiles.Moves.ORTHOGONAL);
        Path path = solver("all-shortest").solve(room, room.grid().first(), room.grid().cellAt(440));
        assertThat(path.shortestPathCount()).isEqualTo(137_846_528_820L);
        Maze hall = Tiles.maze(GridModel.mask(GridModel.full(40, 40)), Tiles.Moves.ORTHOGONAL);
        path = solver("all-shortest").solve(hall, hall.grid().first(), hall.grid().cellAt(1599));
        assertThat(path.shortestPathCount()).isEqualTo(Long.MAX_VALUE);
        assertThat(path.withVisited(3).shortestPathCount()).isEqualTo(Long.MAX_VALUE);
        assertThat(solver("breadth-first").solve(hall, hall.grid().first(), hall.grid().cellAt(1599)).shortestPathCount()).isZero();
    }
}
