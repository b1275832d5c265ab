package dev.mazewright.core.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Playback;
import dev.mazewright.core.maze.Solver;
import dev.mazewright.core.maze.Trace;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.core.shape.Tiles;
import dev.mazewright.core.testing.GridModel;
import dev.mazewright.core.testing.Passages;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The characteristic behaviour of each solver, on mazes drawn by hand and against independent counts. */
class SolverTest {
    private static Solver solver(String text) {
        int colon = text.indexOf(':');
        return colon < 0
                ? Catalog.solver(text).make("")
                : Catalog.solver(text.substring(0, colon)).make(text.substring(colon + 1));
    }

    /** A maze of squares, from a drawing with three characters between posts. */
    private static Maze drawn(String drawing) {
        List<String> lines = drawing.lines().toList();
        Maze maze = new Maze(new Rectangle(lines.size() / 2, lines.getFirst().length() / 4, null).grid());
        Grid grid = maze.grid();
        for (int row = 0; row < grid.rows(); row++) {
            for (int column = 0; column < grid.columns(); column++) {
                long cell = grid.cell(row, column);
                if (column + 1 < grid.columns() && lines.get(2 * row + 1).charAt(4 * column + 4) == ' ') {
                    maze.carve(cell, Rectangle.EAST);
                }
                if (row + 1 < grid.rows() && lines.get(2 * row + 2).charAt(4 * column + 2) == ' ') {
                    maze.carve(cell, Rectangle.SOUTH);
                }
            }
        }
        return maze;
    }

    /** The numbers of the cells of a path. */
    private static List<Long> pathCells(Maze maze, String solver, long start, long... goals) {
        Grid grid = maze.grid();
        Path path = solver(solver)
                .solve(maze, grid.cellAt(start), Arrays.stream(goals).map(grid::cellAt).toArray());
        List<Long> cells = new ArrayList<>();
        path.forEach(cell -> cells.add(grid.number(cell)));
        return cells;
    }

    private static Maze generated(GridModel model, String generator, String braid, long seed) {
        Maze maze = new Maze(model.grid);
        MazeRandom random = new MazeRandom(seed);
        Catalog.generator(generator).make("").generate(maze, random.stream("generator"));
        Catalog.transform("braid").make(braid).apply(maze, random.stream("braid"));
        return maze;
    }

    /** The trace of a solver. */
    private static Trace watch(Maze maze, String solver, long start, long... goals) {
        Trace trace = new Trace(maze.grid(), Context.standard());
        maze.trace(trace);
        solver(solver).solve(maze, start, goals);
        maze.trace(null);
        return trace;
    }

    private static Set<Long> cells(Trace trace, Trace.Kind kind) {
        Set<Long> cells = new HashSet<>();
        for (long i = 0; i < trace.size(); i++) {
            if (Trace.kind(trace.event(i)) == kind) {
                cells.add(Trace.cell(trace.event(i)));
            }
        }
        return cells;
    }

    // ---- hands on walls

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

    // ---- fillers

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

    // ---- tremaux

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

    // ---- the mice

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

    // ---- all shortest paths

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

    // ---- collision and bidirectional search

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

    // ---- steps that cost more

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

    // ---- the end of a search

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
