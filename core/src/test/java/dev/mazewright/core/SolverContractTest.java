package dev.mazewright.core;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.option.Entry;
import dev.mazewright.core.recipe.Catalog;
import dev.mazewright.core.shape.Tiles;
import dev.mazewright.core.solve.AStar;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every solver of the catalog against slow search over plain lists, on thousands of mazes of every kind. */
class SolverContractTest {
    /** Those that promise a shortest way wherever there are several. */
    private static final Set<String> SHORTEST = Set.of("breadth-first", "a-star");

    static List<Entry<Solver>> solvers() {
        return Catalog.SOLVERS;
    }

    private enum Kind {
        PERFECT,
        BRAIDED,
        /** Perfect, and then some walls too many. */
        BROKEN,
        /** Each way open or not by the toss of a coin. */
        RANDOM
    }

    @ParameterizedTest
    @MethodSource("solvers")
    void agreesWithSlowSearch(Entry<Solver> entry) {
        Solver solver = entry.make("");
        for (int number = 0; number < 4000; number++) {
            MazeRandom random = new MazeRandom(number);
            Kind kind = Kind.values()[number % 4];
            int size = number % 40 == 0 ? 60 : 24;
            int shape = (int) random.below(7);
            Sheet sheet = sheet(shape, 1 + (int) random.below(size), 1 + (int) random.below(size), number);
            Maze maze = maze(sheet, kind, random);
            Passages passages = Passages.of(sheet, maze);
            int start = (int) random.below(sheet.grid.cells());
            int[] goals = new int[random.below(3) > 0 ? 1 : 1 + (int) random.below(4)];
            Arrays.setAll(goals, i -> (int) random.below(sheet.grid.cells()));
            check(entry.name(), solver, kind, sheet, maze, passages, start, goals);
        }
    }

    private static Sheet sheet(int kind, int rows, int columns, long seed) {
        return switch (kind) {
            case 0, 1 -> Sheet.rectangle(rows, columns);
            case 2 -> Sheet.hexagon(rows, columns);
            case 3 -> Sheet.triangle(rows, columns);
            case 4 -> Sheet.graph(Sheet.randomGraph(rows * columns, seed));
            default ->
                Sheet.masked(kind == 5 ? "triangle" : "rectangle", Sheet.random(rows, columns, seed));
        };
    }

    private static Maze maze(Sheet sheet, Kind kind, MazeRandom random) {
        Maze maze = new Maze(sheet.grid);
        if (kind == Kind.RANDOM) {
            long share = random.below(9);
            forEachEdge(sheet, (cell, direction) -> {
                if (random.below(8) < share) {
                    maze.carve(cell, direction);
                }
            });
            return maze;
        }
        // Kruskal's makes a tree of each part, where the grid has several.
        Catalog.generator("kruskal").make("").generate(maze, random.stream("generator"));
        if (kind == Kind.BRAIDED) {
            Catalog.transform("braid").make("0.7").apply(maze, random.stream("braid"));
        }
        if (kind == Kind.BROKEN) {
            forEachEdge(sheet, (cell, direction) -> {
                if (random.below(20) == 0) {
                    maze.wall(cell, direction);
                }
            });
        }
        return maze;
    }

    private interface Edge {
        void at(long cell, int direction);
    }

    private static void forEachEdge(Sheet sheet, Edge action) {
        int[][] adjacency = sheet.adjacency();
        for (int i = 0; i < adjacency.length; i++) {
            for (int direction = 0; direction < adjacency[i].length; direction++) {
                if (adjacency[i][direction] > i) {
                    action.at(sheet.grid.cellAt(i), direction);
                }
            }
        }
    }

    private static void check(
            String name, Solver solver, Kind kind, Sheet sheet, Maze maze, Passages passages, int start, int... goals) {
        Grid grid = sheet.grid;
        Maze before = maze.copy();
        long[] cells = Arrays.stream(goals).mapToLong(grid::cellAt).toArray();
        long[] given = cells.clone();
        Path path = solver.solve(maze, grid.cellAt(start), cells);
        assertThat(maze).as("the maze is as it was").isEqualTo(before);
        assertThat(cells).containsExactly(given);

        int[] distances = passages.distances(start);
        int nearest = Arrays.stream(goals).map(goal -> distances[goal]).filter(d -> d >= 0).min().orElse(-1);
        String what = name + " on " + kind + " " + sheet + " from " + start + " to " + Arrays.toString(goals);
        assertThat(path.found()).as(what).isEqualTo(nearest >= 0);
        assertThat(path.start()).isEqualTo(grid.cellAt(start));
        assertThat(path.visited()).as(what).isBetween(1L, grid.cells());
        if (nearest < 0) {
            assertThat(path.length()).isZero();
            assertThat(path.goal()).isEqualTo(Grid.NONE);
            path.forEach(cell -> {
                throw new AssertionError("no way has no cells");
            });
            return;
        }
        List<Integer> way = new ArrayList<>();
        path.forEach(cell -> way.add((int) grid.ordinal(cell)));
        assertThat(way.size() - 1).as(what).isEqualTo((int) path.length());
        assertThat(way.getFirst()).isEqualTo(start);
        assertThat(grid.cellAt(way.getLast())).isEqualTo(path.goal());
        assertThat(Arrays.stream(goals).boxed().toList()).as(what).contains(way.getLast());
        for (int i = 1; i < way.size(); i++) {
            assertThat(passages.isOpen(way.get(i - 1), way.get(i))).as(what).isTrue();
            long there = grid.step(grid.cellAt(way.get(i - 1)), path.direction(i - 1));
            assertThat(there).isEqualTo(grid.cellAt(way.get(i)));
        }
        assertThat(path.cost()).isEqualTo(path.length() * Grid.UNIT);
        if (SHORTEST.contains(name)) {
            assertThat(path.length()).as(what).isEqualTo(nearest);
        } else if (kind == Kind.PERFECT || kind == Kind.BROKEN) {
            // One way leads to each goal, though not to the nearest of them first.
            assertThat(path.length()).as(what).isEqualTo(distances[way.getLast()]);
        }
        assertThat(new HashSet<>(way)).as("no cell twice").hasSameSizeAs(way);
    }

    @ParameterizedTest
    @MethodSource("solvers")
    void aTraceChangesNothingAndPlaysBothWays(Entry<Solver> entry) {
        for (int number = 0; number < 60; number++) {
            MazeRandom random = new MazeRandom(number);
            Sheet sheet = sheet(number % 7, 2 + number % 5, 3 + number % 7, number);
            Maze maze = maze(sheet, Kind.values()[number % 4], random);
            long start = random.cell(sheet.grid);
            long goal = random.cell(sheet.grid);
            Path plain = entry.make("").solve(maze, start, goal);
            Maze before = maze.copy();
            Trace trace = new Trace(sheet.grid);
            maze.trace(trace);
            Path traced = entry.make("").solve(maze, start, goal);
            maze.trace(null);
            assertThat(maze).isEqualTo(before);
            assertThat(traced.length()).isEqualTo(plain.length());
            assertThat(traced.visited()).isEqualTo(plain.visited());
            Playback playback = new Playback(trace, before);
            playback.seek(Long.MAX_VALUE);
            assertThat(playback.maze()).isEqualTo(before);
            playback.seek(0);
            for (long cell = sheet.grid.first(); cell != Grid.NONE; cell = sheet.grid.next(cell)) {
                assertThat(playback.marks(cell)).isZero();
            }
        }
    }

    /** Breadth-first looks at no more than all cells nearer than the goal, and those as far. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void breadthFirstLooksNoFartherThanTheGoal(long seed) {
        MazeRandom random = new MazeRandom(seed);
        Sheet sheet = Sheet.rectangle(30, 30);
        Maze maze = maze(sheet, Kind.BRAIDED, random);
        int start = (int) random.below(900);
        int goal = (int) random.below(900);
        int[] distances = Passages.of(sheet, maze).distances(start);
        long nearer = Arrays.stream(distances).filter(d -> d < distances[goal]).count();
        long asFar = Arrays.stream(distances).filter(d -> d <= distances[goal]).count();
        Solver solver = Catalog.solver("breadth-first").make("");
        Path path = solver.solve(maze, sheet.grid.cellAt(start), sheet.grid.cellAt(goal));
        assertThat(path.visited()).isBetween(nearer + 1, asFar);
    }

    // ---- octile tiles

    /** The cheapest ways over random floor, with several goals, against Bellman and Ford's rounds over all ways. */
    @ParameterizedTest
    @ValueSource(ints = {3, 10, 24})
    void aStarFindsTheCheapestWayOverTiles(int size) {
        for (int number = 0; number < 300; number++) {
            MazeRandom random = new MazeRandom(number);
            boolean[][] floor = Sheet.random(1 + (int) random.below(size), 1 + (int) random.below(size), number);
            Sheet sheet = Sheet.masked("octile", floor);
            Maze maze = Tiles.maze(Sheet.mask(floor), Tiles.Moves.OCTILE);
            Grid grid = maze.grid();
            int start = (int) random.below(grid.cells());
            int[] goals = new int[1 + number % 3];
            Arrays.setAll(goals, i -> (int) random.below(grid.cells()));
            long[] costs = costs(sheet, Passages.of(sheet, maze), start);
            long least = Arrays.stream(goals).mapToLong(goal -> costs[goal]).min().orElseThrow();
            Path path = new AStar()
                    .solve(maze, grid.cellAt(start), Arrays.stream(goals).mapToLong(grid::cellAt).toArray());
            assertThat(path.found()).isEqualTo(least < Long.MAX_VALUE);
            if (path.found()) {
                assertThat(path.cost()).isEqualTo(least);
                assertThat(Arrays.stream(goals).mapToLong(grid::cellAt).toArray()).contains(path.goal());
            }
        }
    }

    /** 2^32 a step to the side, 2^32 times the square root of 2 a step that changes row and column. */
    private static long[] costs(Sheet sheet, Passages passages, int start) {
        List<int[]> order = sheet.inReadingOrder();
        long[] costs = new long[order.size()];
        Arrays.fill(costs, Long.MAX_VALUE);
        costs[start] = 0;
        boolean better = true;
        while (better) {
            better = false;
            for (int from = 0; from < costs.length; from++) {
                for (int[] beside : sheet.neighbours.of(order.get(from)[0], order.get(from)[1])) {
                    int to = sheet.number(beside[0], beside[1]);
                    if (to >= 0 && costs[from] < Long.MAX_VALUE && passages.isOpen(from, to)) {
                        boolean across = order.get(from)[0] != beside[0] && order.get(from)[1] != beside[1];
                        long cost = costs[from] + (across ? 1_518_500_250L : 1_073_741_824L);
                        if (cost < costs[to]) {
                            costs[to] = cost;
                            better = true;
                        }
                    }
                }
            }
        }
        return costs;
    }
}
