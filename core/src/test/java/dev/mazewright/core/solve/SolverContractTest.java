package dev.mazewright.core.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Playback;
import dev.mazewright.core.maze.Solver;
import dev.mazewright.core.maze.Trace;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Option;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Tiles;
import dev.mazewright.core.testing.GridModel;
import dev.mazewright.core.testing.GridModels;
import dev.mazewright.core.testing.Passages;
import dev.mazewright.core.testing.WallsSeen;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every solver of the catalog against a slow search over lists, on thousands of mazes of every kind. */
class SolverContractTest {
    /** Solvers that promise a shortest path where there are several. */
    private static final Set<String> SHORTEST = Set.of(
            "breadth-first", "a-star", "bidirectional", "dead-end-filling", "cul-de-sac-filling", "collision",
            "flood-fill", "all-shortest");

    /** Solvers that follow walls: without a left and a right they solve mazes without loops, and Pledge none. */
    private static final Set<String> HANDS = Set.of("wall-follower", "pledge", "chain");

    /** Shapes whose cells are not regular or lie in no plane, so that their turns cannot be added up. */
    private static final Set<String> REFUSED_BY_PLEDGE = Set.of(
            "brick", "cairo", "zeta", "graph", "polar", "voronoi", "box", "weave", "cylinder", "torus", "moebius", "cube");

    /** Shapes whose paths lead over each other, or out of a plane. */
    private static final Set<String> NO_PLANE =
            Set.of("graph", "zeta", "box", "weave", "cylinder", "torus", "moebius", "cube");

    /** Solvers whose path is their complete walk. */
    private static final Set<String> WALKS = Set.of("wall-follower", "pledge", "random-mouse");

    private static final int LARGEST = 64;
    private static final int MANY = Integer.getInteger("mazewright.mazes", 100_000);

    /** Each solver with each value of each choice; the mouse gives up early, as it does so in every third maze. */
    static Stream<Arguments> solvers() {
        return Catalog.SOLVERS.stream().flatMap(entry -> {
            List<Arguments> variants = new ArrayList<>();
            if (entry.name().equals("random-mouse")) {
                return Stream.of(Arguments.of(entry, "5,steps=3000"));
            }
            variants.add(Arguments.of(entry, ""));
            for (Option<?> option : entry.options()) {
                for (String word : option.range().split(", ", -1)) {
                    if (!word.equals(option.defaultText())) {
                        variants.add(Arguments.of(entry, option.key() + "=" + word));
                    }
                }
            }
            return variants.stream();
        });
    }

    private enum Kind {
        PERFECT,
        BRAIDED,
        /** Perfect, with some walls added. */
        BROKEN,
        /** Each edge open or not by a random bit. */
        RANDOM
    }

    @Test
    void agreesWithSlowSearch() {
        for (int number = 0; number < 500; number++) {
            allSolveOne(number, number % 20 == 0 ? LARGEST : 30);
        }
    }

    @Test
    @Tag("slow")
    void agreesWithSlowSearchOnMany() {
        IntStream.range(1000, 1000 + MANY).parallel().forEach(number -> allSolveOne(number, LARGEST));
    }

    private static void allSolveOne(int number, int size) {
        MazeRandom random = new MazeRandom(number);
        Kind kind = Kind.values()[number % 4];
        int shape = (int) random.below(MODELS);
        GridModel model = model(shape, side(size, random), side(size, random), number);
        allSolveOne(number, model, kind, random);
    }

    /** In rings there is a left and a right, but turns from side to side do not add up. */
    @Test
    void agreesWithSlowSearchInRings() {
        List<GridModel> rings = GridModels.connected().stream()
                .filter(model -> model.name.contains("polar"))
                .toList();
        for (int number = 0; number < 400; number++) {
            Kind kind = Kind.values()[number % 4];
            allSolveOne(number, rings.get(number / 4 % rings.size()), kind, new MazeRandom(number));
        }
    }

    private static void allSolveOne(int number, GridModel model, Kind kind, MazeRandom random) {
        Maze maze = maze(model, kind, random);
        Passages passages = Passages.of(model, maze);
        int start = (int) random.below(model.grid.cells());
        int[] goals = new int[random.below(3) > 0 ? 1 : 1 + (int) random.below(4)];
        Arrays.setAll(goals, i -> (int) random.below(model.grid.cells()));
        int[] distances = passages.distances(start);
        solvers().map(Arguments::get).forEach(variant -> {
            @SuppressWarnings("unchecked")
            Entry<Solver> entry = (Entry<Solver>) variant[0];
            if (isBeyond(entry, model, kind)) {
                return;
            }
            String what = entry.name() + ":" + variant[1] + " on maze " + number + ", " + kind + " " + model + " from "
                    + start + " to " + Arrays.toString(goals);
            Solver solver = entry.make((String) variant[1]);
            check(what, entry.name(), solver, kind, model, maze, passages, distances, start, goals);
        });
    }

    private static boolean isBeyond(Entry<Solver> entry, GridModel model, Kind kind) {
        boolean hasLoops = kind == Kind.BRAIDED || kind == Kind.RANDOM;
        boolean isRefused = entry.name().equals("pledge") && REFUSED_BY_PLEDGE.contains(model.grid.shape().name());
        return isRefused || (hasLoops && NO_PLANE.contains(model.grid.shape().name()) && HANDS.contains(entry.name()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"brick", "cairo"})
    void pledgeRefusesCellsThatAreNotRegular(String shape) {
        Maze maze = new Maze(GridModel.flat(shape, 3, 4).grid);
        long cell = maze.grid().first();
        assertThatThrownBy(() -> Catalog.solver("pledge").make("").solve(maze, cell, cell))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("regular cells in a plane; those of this " + shape + " are not")
                .hasMessageContaining("rectangle, hexagon, triangle, upsilon")
                .hasMessageContaining("wall-follower");
    }

    /** Small sides more often than large ones. */
    private static int side(int largest, MazeRandom random) {
        return 1 + (int) random.below(1 + random.below(largest));
    }

    private static final List<String> KINDS = Stream.of(
                    List.of("graph", "rectangle", "masked tiles"),
                    GridModel.FLAT,
                    GridModel.FLAT.stream().map(shape -> "masked " + shape).toList())
            .flatMap(List::stream)
            .toList();

    private static final int MODELS = KINDS.size();

    private static GridModel model(int kind, int rows, int columns, long seed) {
        String name = KINDS.get(kind);
        if (name.equals("graph")) {
            return GridModel.graph(GridModel.randomGraph(rows * columns, seed));
        }
        return name.startsWith("masked ")
                ? GridModel.masked(name.substring(7), GridModel.random(rows, columns, seed))
                : GridModel.flat(name, rows, columns);
    }

    private static Maze maze(GridModel model, Kind kind, MazeRandom random) {
        Maze maze = new Maze(model.grid);
        if (kind == Kind.RANDOM) {
            long share = random.below(9);
            forEachEdge(model, (cell, direction) -> {
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
            forEachEdge(model, (cell, direction) -> {
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

    private static void forEachEdge(GridModel model, Edge action) {
        int[][] adjacency = model.adjacency();
        for (int i = 0; i < adjacency.length; i++) {
            for (int direction = 0; direction < adjacency[i].length; direction++) {
                if (adjacency[i][direction] > i) {
                    action.at(model.grid.cellAt(i), direction);
                }
            }
        }
    }

    private static void check(
            String what,
            String name,
            Solver solver,
            Kind kind,
            GridModel model,
            Maze maze,
            Passages passages,
            int[] distances,
            int start,
            int... goals) {
        Grid grid = model.grid;
        Maze before = maze.copy();
        long[] cells = Arrays.stream(goals).mapToLong(grid::cellAt).toArray();
        long[] given = cells.clone();
        Path path = solver.solve(maze, grid.cellAt(start), cells);
        assertThat(maze).as("the maze is unchanged").isEqualTo(before);
        assertThat(cells).containsExactly(given);

        int nearest = Arrays.stream(goals).map(goal -> distances[goal]).filter(d -> d >= 0).min().orElse(-1);
        assertThat(path.start()).isEqualTo(grid.cellAt(start));
        assertThat(path.visited()).as(what).isBetween(1L, grid.cells());
        checkEnd(what, name, path, kind, model, maze, distances, start, goals);
        if (!path.found()) {
            assertThat(path.length()).isZero();
            assertThat(path.goal()).isEqualTo(Grid.NONE);
            assertThatThrownBy(() -> path.direction(0)).isInstanceOf(IndexOutOfBoundsException.class);
            path.forEach(cell -> {
                throw new AssertionError("a path that was not found has cells");
            });
            return;
        }
        List<Integer> pathCells = new ArrayList<>();
        path.forEach(cell -> pathCells.add((int) grid.number(cell)));
        assertThat(pathCells.size() - 1).as(what).isEqualTo((int) path.length());
        assertThat(pathCells.getFirst()).isEqualTo(start);
        assertThat(grid.cellAt(pathCells.getLast())).isEqualTo(path.goal());
        assertThat(Arrays.stream(goals).anyMatch(goal -> goal == pathCells.getLast())).as(what).isTrue();
        for (int i = 1; i < pathCells.size(); i++) {
            int from = pathCells.get(i - 1);
            int to = pathCells.get(i);
            if (!passages.isOpen(from, to) || grid.step(grid.cellAt(from), path.direction(i - 1)) != grid.cellAt(to)) {
                throw new AssertionError(what + ": step " + i + " leads through a wall");
            }
        }
        assertThat(path.cost()).isEqualTo(path.length() * Grid.UNIT);
        if (SHORTEST.contains(name)) {
            assertThat(path.length()).as(what).isEqualTo(nearest);
        }
        if (WALKS.contains(name)) {
            assertThat(pathCells.subList(0, pathCells.size() - 1).stream().noneMatch(cell -> contains(goals, cell)))
                    .as("the walk stops at the first goal")
                    .isTrue();
            return;
        }
        if (kind == Kind.PERFECT || kind == Kind.BROKEN) {
            // One path leads to each goal, though not to the nearest of them first.
            assertThat(path.length()).as(what).isEqualTo(distances[pathCells.getLast()]);
        }
        assertThat(new HashSet<>(pathCells)).as("no cell twice").hasSameSizeAs(pathCells);
    }

    private static boolean contains(int[] goals, int cell) {
        return Arrays.stream(goals).anyMatch(goal -> goal == cell);
    }

    /** The end that a solver reports is true. */
    private static void checkEnd(
            String what,
            String name,
            Path path,
            Kind kind,
            GridModel model,
            Maze maze,
            int[] distances,
            int start,
            int... goals) {
        boolean isReachable = Arrays.stream(goals).anyMatch(goal -> distances[goal] >= 0);
        switch (path.end()) {
            case FOUND -> assertThat(isReachable).as(what).isTrue();
            case NO_PATH -> assertThat(isReachable).as(what).isFalse();
            case CAME_ROUND -> assertThat(name).as(what).isIn(HANDS);
            case OUT_OF_STEPS -> assertThat(name).as(what).isEqualTo("random-mouse");
        }
        assertThat(path.found()).isEqualTo(path.end() == Path.End.FOUND);
        assertThat(path.gaveUp()).isEqualTo(path.end() == Path.End.CAME_ROUND || path.end() == Path.End.OUT_OF_STEPS);
        if (!WALKS.contains(name)) {
            assertThat(path.found()).as(what).isEqualTo(isReachable);
        } else if (name.equals("random-mouse")) {
            return;
        } else if (kind == Kind.PERFECT || kind == Kind.BROKEN) {
            // Without loops there is one wall, and all reachable cells are beside it.
            assertThat(path.found()).as(what).isEqualTo(isReachable);
        } else {
            WallsSeen walls = new WallsSeen(maze);
            long from = model.grid.cellAt(start);
            long wall = name.equals("pledge") ? walls.outermost(cell -> distances[(int) model.grid.number(cell)] >= 0)
                    : walls.firstOf(from);
            if (wall != WallsSeen.NONE) {
                boolean isBeside = Arrays.stream(goals)
                        .anyMatch(goal -> distances[goal] >= 0 && walls.isBeside(model.grid.cellAt(goal), wall));
                if (name.equals("pledge")) {
                    assertThat(path.found() || !isBeside).as(what).isTrue();
                } else {
                    assertThat(path.found()).as(what).isEqualTo(isBeside || contains(goals, start));
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("solvers")
    void traceChangesNothingAndPlaysForwardsAndBackwards(Entry<Solver> entry, String options) {
        for (int number = 0; number < 60; number++) {
            MazeRandom random = new MazeRandom(number);
            GridModel model = model(number % MODELS, 2 + number % 5, 3 + number % 7, number);
            Kind kind = Kind.values()[number % 4];
            if (isBeyond(entry, model, kind)) {
                continue;
            }
            Maze maze = maze(model, kind, random);
            long start = random.cell(model.grid);
            long goal = random.cell(model.grid);
            Path plain = entry.make(options).solve(maze, start, goal);
            Maze before = maze.copy();
            Trace trace = new Trace(model.grid, Context.standard());
            maze.trace(trace);
            Path traced = entry.make(options).solve(maze, start, goal);
            maze.trace(null);
            assertThat(maze).isEqualTo(before);
            assertThat(traced.end()).isEqualTo(plain.end());
            assertThat(traced.length()).isEqualTo(plain.length());
            assertThat(trace.size() > 0 || start == goal).as("the trace has events").isTrue();
            assertThat(traced.visited()).isEqualTo(plain.visited());
            Playback playback = new Playback(trace, before);
            playback.seek(Long.MAX_VALUE);
            assertThat(playback.maze()).isEqualTo(before);
            playback.seek(0);
            for (long cell = model.grid.first(); cell != Grid.NONE; cell = model.grid.next(cell)) {
                assertThat(playback.marks(cell)).isZero();
            }
        }
    }

    /** Breadth-first visits all cells nearer than the goal, and none that are further. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void breadthFirstVisitsNoCellBeyondTheGoal(long seed) {
        MazeRandom random = new MazeRandom(seed);
        GridModel model = GridModel.rectangle(30, 30);
        Maze maze = maze(model, Kind.BRAIDED, random);
        int start = (int) random.below(900);
        int goal = (int) random.below(900);
        int[] distances = Passages.of(model, maze).distances(start);
        long nearer = Arrays.stream(distances).filter(d -> d < distances[goal]).count();
        long asFar = Arrays.stream(distances).filter(d -> d <= distances[goal]).count();
        Solver solver = Catalog.solver("breadth-first").make("");
        Path path = solver.solve(maze, model.grid.cellAt(start), model.grid.cellAt(goal));
        assertThat(path.visited()).isBetween(nearer + 1, asFar);
    }

    // ---- octile tiles

    /** The cheapest paths over random floor, with several goals, against rounds of Bellman and Ford over all edges. */
    @ParameterizedTest
    @ValueSource(ints = {3, 10, 24})
    void aStarFindsTheCheapestPathOverTiles(int size) {
        for (int number = 0; number < 300; number++) {
            MazeRandom random = new MazeRandom(number);
            boolean[][] floor = GridModel.random(1 + (int) random.below(size), 1 + (int) random.below(size), number);
            GridModel model = GridModel.masked("octile", floor);
            Maze maze = Tiles.maze(GridModel.mask(floor), Tiles.Moves.OCTILE);
            Grid grid = maze.grid();
            int start = (int) random.below(grid.cells());
            int[] goals = new int[1 + number % 3];
            Arrays.setAll(goals, i -> (int) random.below(grid.cells()));
            long[] costs = costs(model, Passages.of(model, maze), start);
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
    private static long[] costs(GridModel model, Passages passages, int start) {
        List<int[]> order = model.inReadingOrder();
        long[] costs = new long[order.size()];
        Arrays.fill(costs, Long.MAX_VALUE);
        costs[start] = 0;
        boolean better = true;
        while (better) {
            better = false;
            for (int from = 0; from < costs.length; from++) {
                for (int[] beside : model.neighbours.of(order.get(from)[0], order.get(from)[1])) {
                    int to = model.number(beside[0], beside[1]);
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
