package dev.mazewright.core.generate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.testing.GridModel;
import dev.mazewright.core.testing.SlowRandom;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Path-first against the reference's own method (R2): a search at every step, for every neighbour. From the same random
 * numbers both must make the same maze, wherever the ends are.
 */
class PathFirstReferenceTest {
    /** Full grids of all shapes it runs on, thin and small ones included. */
    static List<GridModel> models() {
        List<GridModel> models = new ArrayList<>();
        for (int[] size : new int[][] {
            {1, 1}, {1, 2}, {2, 1}, {1, 7}, {7, 1}, {2, 2}, {2, 9}, {9, 2}, {3, 3}, {3, 12}, {5, 8}, {12, 3}, {8, 8},
            {13, 9}, {20, 20}, {31, 40}
        }) {
            for (String shape : GridModel.FLAT) {
                if (!GridModel.isDisconnected(shape, size[0], size[1])) {
                    models.add(GridModel.flat(shape, size[0], size[1]));
                }
            }
        }
        return models;
    }


    @ParameterizedTest
    @MethodSource("models")
    void makesTheMazeOfTheReference(GridModel model) {
        int seeds = model.grid.cells() <= 120 ? 60 : 3;
        for (long seed = 0; seed < seeds; seed++) {
            assertIsReference(model, -1, -1, seed);
        }
    }

    /** Around a start in the middle, cells that look separated beside the head may be connected behind the start. */
    @ParameterizedTest
    @MethodSource("models")
    void makesTheMazeOfTheReferenceBetweenRandomCells(GridModel model) {
        MazeRandom random = new MazeRandom(model.grid.cells());
        int seeds = model.grid.cells() <= 120 ? 60 : 3;
        for (long seed = 0; seed < seeds; seed++) {
            int start = (int) random.below(model.grid.cells());
            assertIsReference(model, start, (int) random.below(model.grid.cells()), seed);
        }
        int middle = model.number(model.cells.length / 2, model.cells[0].length / 2);
        assertIsReference(model, middle, -1, 1);
        assertIsReference(model, -1, middle, 2);
    }

    /** Every pair of cells of a small grid, so that no case of ring and border is left out. */
    @Test
    void makesTheMazeOfTheReferenceBetweenEachTwoCellsOfSmallModels() {
        for (GridModel model : List.of(
                GridModel.rectangle(5, 5), GridModel.hexagon(4, 5), GridModel.triangle(4, 6), GridModel.flat("brick", 4, 5),
                GridModel.flat("upsilon", 4, 5), GridModel.flat("cairo", 4, 6))) {
            int cells = (int) model.grid.cells();
            for (int start = 0; start < cells; start++) {
                for (int goal = 0; goal < cells; goal++) {
                    assertIsReference(model, start, goal, start * 31L + goal);
                }
            }
        }
    }

    private static void assertIsReference(GridModel model, int start, int goal, long seed) {
        Puzzle blank = new Puzzle(new Maze(model.grid),
                new Ends(start < 0 ? Grid.NONE : model.grid.cellAt(start), goal < 0 ? List.of() : List.of(model.grid.cellAt(goal)), List.of()),
                null);
        Puzzle made = new PathFirst().make(blank, new MazeRandom(seed));
        Reference reference = new Reference(model, start, goal, new SlowRandom(seed));
        String what = model + " from " + start + " to " + goal + ", seed " + seed;
        assertThat(model.grid.number(made.start())).as(what).isEqualTo(reference.start);
        assertThat(made.goals()).as(what).containsExactly(model.grid.cellAt(reference.goal));
        assertThat(made.maze()).as(what).isEqualTo(reference.maze);
    }

    /** The maze as the reference makes it, over lists of neighbours. */
    private static final class Reference {
        final int start;
        final int goal;
        final Maze maze;
        private final int[][] adjacency;
        private final boolean[] onPath;
        /** Connected cells have the same label. */
        private final int[] labels;

        private record Edge(int cell, int direction, long number, long weight) {}

        Reference(GridModel model, int askedStart, int askedGoal, SlowRandom random) {
            int rows = model.cells.length;
            start = askedStart >= 0
                    ? askedStart
                    : model.number((int) random.stream("start", 0).below(rows), 0);
            goal = askedGoal >= 0
                    ? askedGoal
                    : model.number((int) random.stream("goal", 0).below(rows), model.cells[0].length - 1);
            maze = new Maze(model.grid);
            adjacency = model.adjacency();
            onPath = new boolean[adjacency.length];
            labels = new int[adjacency.length];
            Arrays.setAll(labels, cell -> cell);
            drawPath(random.stream("path", 0));
            joinTheRest(random.stream("weights", 0));
        }

        private void drawPath(SlowRandom random) {
            int head = start;
            onPath[head] = true;
            while (head != goal) {
                List<Integer> alive = new ArrayList<>();
                for (int direction = 0; direction < adjacency[head].length; direction++) {
                    int next = adjacency[head][direction];
                    if (next >= 0 && !onPath[next] && reachesGoal(next)) {
                        alive.add(direction);
                    }
                }
                int direction = alive.get((int) random.below(alive.size()));
                carve(head, direction);
                head = adjacency[head][direction];
                onPath[head] = true;
            }
        }

        private boolean reachesGoal(int from) {
            boolean[] seen = onPath.clone();
            Deque<Integer> waiting = new ArrayDeque<>();
            waiting.add(from);
            seen[from] = true;
            while (!waiting.isEmpty()) {
                int cell = waiting.remove();
                if (cell == goal) {
                    return true;
                }
                for (int next : adjacency[cell]) {
                    if (next >= 0 && !seen[next]) {
                        seen[next] = true;
                        waiting.add(next);
                    }
                }
            }
            return false;
        }

        /** By weight, then by number: row-major cell x directions + direction. */
        private void joinTheRest(SlowRandom weights) {
            List<Edge> edges = new ArrayList<>();
            int directions = Arrays.stream(adjacency).mapToInt(list -> list.length).max().orElseThrow();
            for (int cell = 0; cell < adjacency.length; cell++) {
                for (int direction = 0; direction < adjacency[cell].length; direction++) {
                    if (adjacency[cell][direction] > cell) {
                        long number = (long) cell * directions + direction;
                        edges.add(new Edge(cell, direction, number, weights.weight(number)));
                    }
                }
            }
            edges.sort(Comparator.comparingLong(Edge::weight).thenComparingLong(Edge::number));
            for (Edge edge : edges) {
                if (labels[edge.cell] != labels[adjacency[edge.cell][edge.direction]]) {
                    carve(edge.cell, edge.direction);
                }
            }
        }

        private void carve(int cell, int direction) {
            maze.carve(maze.grid().cellAt(cell), direction);
            int there = labels[adjacency[cell][direction]];
            Arrays.setAll(labels, i -> labels[i] == there ? labels[cell] : labels[i]);
        }
    }
}
