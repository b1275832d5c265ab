package dev.mazewright.core.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Trace;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.testing.GridModel;
import dev.mazewright.core.testing.GridModels;
import dev.mazewright.core.testing.SlowRandom;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.IntBinaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Random walks and row algorithms against slow references, which follow the textbook over lists and draw the documented
 * random numbers from {@link SlowRandom}: the same mazes from the same seeds, as in {@link GeneratorReferenceTest}.
 */
class WalkGeneratorReferenceTest {
    static Stream<GridModel> models() {
        return GridModels.connected().stream().filter(model -> model.grid.cells() < 600);
    }

    static Stream<GridModel> rows() {
        return Arrays.stream(new int[][] {
                    {1, 1}, {1, 2}, {2, 1}, {1, 9}, {9, 1}, {2, 2}, {3, 3}, {5, 8}, {7, 63}, {7, 64}, {6, 65},
                    {9, 130}, {70, 3}
                })
                .map(size -> GridModel.rectangle(size[0], size[1]));
    }

    /** The data of a reference: neighbours by number and direction, and the maze as it carves it. */
    private static final class Plan {
        final GridModel model;
        final int[][] adjacency;
        final int bits;
        final Maze maze;
        final SlowRandom random;
        final boolean[] visited;

        Plan(GridModel model, long seed) {
            this.model = model;
            adjacency = model.adjacency();
            int directions = Arrays.stream(adjacency).mapToInt(list -> list.length).max().orElseThrow();
            bits = Integer.SIZE - Integer.numberOfLeadingZeros(Math.max(1, directions) - 1);
            maze = new Maze(model.grid);
            random = new SlowRandom(seed);
            visited = new boolean[adjacency.length];
        }

        int cells() {
            return adjacency.length;
        }

        boolean leads(int cell, int direction) {
            return direction < adjacency[cell].length && adjacency[cell][direction] >= 0;
        }

        int step(int cell) {
            int direction = (int) random.bits(bits);
            return leads(cell, direction) ? direction : step(cell);
        }

        /** The directions that lead to visited or to unvisited cells. */
        List<Integer> beside(int cell, boolean isVisited) {
            List<Integer> directions = new ArrayList<>();
            for (int direction = 0; direction < adjacency[cell].length; direction++) {
                if (leads(cell, direction) && visited[adjacency[cell][direction]] == isVisited) {
                    directions.add(direction);
                }
            }
            return directions;
        }

        int carve(int cell, int direction) {
            maze.carve(model.grid.cellAt(cell), direction);
            return adjacency[cell][direction];
        }
    }

    private static void assertIsReference(String name, String options, GridModel model, Consumer<Plan> reference) {
        Generator generator = Catalog.generator(name).make(options);
        for (long seed = -2; seed < 3; seed++) {
            Plan plan = new Plan(model, seed);
            reference.accept(plan);
            Maze maze = new Maze(model.grid);
            generator.generate(maze, new MazeRandom(seed));
            assertThat(maze).as("%s on %s, seed %s", name, model, seed).isEqualTo(plan.maze);
        }
    }

    // ---- walks

    @ParameterizedTest
    @MethodSource("models")
    void aldousBroderWalksUntilAllCellsAreVisited(GridModel model) {
        assertIsReference("aldous-broder", "", model, plan -> walkUntil(plan, plan.cells()));
    }

    private static int walkUntil(Plan plan, long many) {
        int start = (int) plan.random.below(plan.cells());
        plan.visited[start] = true;
        int visited = 1;
        for (int cell = start; visited < many; ) {
            int direction = plan.step(cell);
            int next = plan.adjacency[cell][direction];
            if (!plan.visited[next]) {
                plan.carve(cell, direction);
                plan.visited[next] = true;
                visited++;
            }
            cell = next;
        }
        return start;
    }

    @ParameterizedTest
    @MethodSource("models")
    void houstonContinuesAsWilson(GridModel model) {
        int cells = (int) model.grid.cells();
        assertIsReference("houston", "", model, plan -> houston(plan, cells - cells * 2 / 3));
        assertIsReference("houston", "0.5", model, plan -> houston(plan, (cells + 1) / 2));
        assertIsReference("houston", "0", model, plan -> houston(plan, 1));
        assertIsReference("houston", "1", model, plan -> houston(plan, cells));
        assertIsReference("wilson", "", model, plan -> houston(plan, 1));
        assertIsReference("aldous-broder", "", model, plan -> houston(plan, cells));
    }

    /** After the first walk, from each cell a walk whose last exits, followed from its start, leave out the loops. */
    private static void houston(Plan plan, int first) {
        walkUntil(plan, first);
        int[] exits = new int[plan.cells()];
        for (int start = 0; start < plan.cells(); start++) {
            for (int cell = start; !plan.visited[cell]; cell = plan.adjacency[cell][exits[cell]]) {
                exits[cell] = plan.step(cell);
            }
            for (int cell = start; !plan.visited[cell]; ) {
                plan.visited[cell] = true;
                cell = plan.carve(cell, exits[cell]);
            }
        }
    }

    /** Sweeps over all vertices, the last first, for cycles: another order than the generator's. */
    @ParameterizedTest
    @MethodSource("models")
    void cyclePoppingPopsCyclesInAnyOrder(GridModel model) {
        assertIsReference("cycle-popping", "", model, plan -> {
            if (model.grid.isSquares()) {
                popCyclesOfPosts(plan, model.cells.length - 1, model.cells[0].length - 1);
            } else {
                popCyclesOfCells(plan);
            }
        });
    }

    private static void popCyclesOfCells(Plan plan) {
        int root = (int) plan.random.below(plan.cells());
        SlowRandom[] stacks = new SlowRandom[plan.cells()];
        Arrays.setAll(stacks, cell -> plan.random.stream("cell", cell));
        int[] arrows = popCycles(plan.cells(), (cell, popped) -> {
            int direction = cell == root ? 0 : (int) stacks[cell].bits(plan.bits);
            while (cell != root && !plan.leads(cell, direction)) {
                direction = (int) stacks[cell].bits(plan.bits);
            }
            return direction;
        }, (cell, arrow) -> cell == root ? -1 : plan.adjacency[cell][arrow]);
        for (int cell = 0; cell < plan.cells(); cell++) {
            if (cell != root) {
                plan.carve(cell, arrows[cell]);
            }
        }
    }

    /** Post number i is at the lower right corner of the cell in its row and column. */
    private static void popCyclesOfPosts(Plan plan, int rows, int columns) {
        int[][] sides = {{-1, 0}, {0, 1}, {1, 0}, {0, -1}};
        int[] arrows = popCycles(rows * columns, (post, popped) -> {
            long word = plan.random.stream("row", post / columns).word(post % columns + popped / 32 * 4_294_967_296L);
            return (int) (word >>> (popped % 32 * 2)) & 3;
        }, (post, arrow) -> {
            int row = post / columns + sides[arrow][0];
            int column = post % columns + sides[arrow][1];
            return row < 0 || row == rows || column < 0 || column == columns ? -1 : row * columns + column;
        });
        for (int cell = 0; cell < plan.cells(); cell++) {
            int row = cell / (columns + 1);
            int column = cell % (columns + 1);
            int post = row * columns + column;
            boolean wallRight = (row < rows && column < columns && arrows[post] == 0)
                    || (row > 0 && column < columns && arrows[post - columns] == 2);
            boolean wallBelow = (row < rows && column < columns && arrows[post] == 3)
                    || (row < rows && column > 0 && arrows[post - 1] == 1);
            if (column < columns && !wallRight) {
                plan.carve(cell, 1);
            }
            if (row < rows && !wallBelow) {
                plan.carve(cell, 2);
            }
        }
    }

    /** The arrows that are left, of stacks given by vertex and number of arrows popped, and of targets, -1 for the root. */
    private static int[] popCycles(int vertices, IntBinaryOperator arrow, IntBinaryOperator target) {
        int[] popped = new int[vertices];
        int[] arrows = new int[vertices];
        Arrays.setAll(arrows, vertex -> arrow.applyAsInt(vertex, 0));
        for (int clean = 0, vertex = vertices - 1; clean < vertices; vertex = vertex == 0 ? vertices - 1 : vertex - 1) {
            int at = vertex;
            for (int steps = 0; at >= 0 && steps < vertices; steps++) {
                at = target.applyAsInt(at, arrows[at]);
            }
            clean = at < 0 ? clean + 1 : 0;
            for (int first = at; at >= 0; ) {
                int next = target.applyAsInt(at, arrows[at]);
                arrows[at] = arrow.applyAsInt(at, ++popped[at]);
                at = next == first ? -1 : next;
            }
        }
        return arrows;
    }

    @ParameterizedTest
    @MethodSource("models")
    void huntAndKillHuntsFromTheFirstCell(GridModel model) {
        assertIsReference("hunt-and-kill", "", model, plan -> {
            int cell = (int) plan.random.below(plan.cells());
            while (cell >= 0) {
                plan.visited[cell] = true;
                List<Integer> unvisited = plan.beside(cell, false);
                if (unvisited.isEmpty()) {
                    cell = hunt(plan);
                } else {
                    cell = plan.carve(cell, unvisited.get(plan.random.choose(unvisited.size())));
                }
            }
        });
    }

    private static int hunt(Plan plan) {
        for (int cell = 0; cell < plan.cells(); cell++) {
            List<Integer> into = plan.beside(cell, true);
            if (!plan.visited[cell] && !into.isEmpty()) {
                plan.carve(cell, into.get(plan.random.choose(into.size())));
                return cell;
            }
        }
        return -1;
    }

    @ParameterizedTest
    @MethodSource("models")
    void originShiftMovesTheOriginAtRandom(GridModel model) {
        assertIsReference("origin-shift", "", model, plan -> shift(plan, 10));
        assertIsReference("origin-shift", "0", model, plan -> shift(plan, 0));
        assertIsReference("origin-shift", "1", model, plan -> shift(plan, 1));
    }

    private static void shift(Plan plan, int stepsPerCell) {
        int origin = (int) plan.random.below(plan.cells());
        while (plan.cells() > 1 && !plan.leads(origin, (int) plan.random.bits(plan.bits))) {
            origin = (int) plan.random.below(plan.cells());
        }
        int[] pointers = new int[plan.cells()];
        pointToOrigin(plan, origin, pointers);
        for (int i = 0; plan.cells() > 1 && i < stepsPerCell * plan.cells(); i++) {
            pointers[origin] = plan.step(origin);
            origin = plan.adjacency[origin][pointers[origin]];
        }
        for (int cell = 0; cell < plan.cells(); cell++) {
            if (cell != origin) {
                plan.carve(cell, pointers[cell]);
            }
        }
    }

    private static void pointToOrigin(Plan plan, int cell, int[] pointers) {
        plan.visited[cell] = true;
        for (int there : plan.adjacency[cell]) {
            if (there >= 0 && !plan.visited[there]) {
                while (plan.adjacency[there][pointers[there]] != cell) {
                    pointers[there]++;
                }
                pointToOrigin(plan, there, pointers);
            }
        }
    }

    // ---- rows

    private static boolean[] flags(SlowRandom random, int many) {
        boolean[] flags = new boolean[many];
        for (int i = 0; i < many; i++) {
            flags[i] = random.bits(1) == 1;
        }
        return flags;
    }

    @ParameterizedTest
    @MethodSource("rows")
    void sidewinderEndsRunsByRandomBits(GridModel model) {
        assertIsReference("sidewinder", "", model, plan -> {
            int columns = model.cells[0].length;
            for (int row = 0; row < model.cells.length; row++) {
                boolean[] ends = flags(plan.random.stream("row", row), columns);
                SlowRandom up = plan.random.stream("up", row);
                List<Integer> run = new ArrayList<>();
                for (int column = 0; column < columns; column++) {
                    int cell = row * columns + column;
                    run.add(cell);
                    if (column + 1 < columns && (row == 0 || !ends[column])) {
                        plan.carve(cell, 1);
                    } else if (row > 0) {
                        plan.carve(run.get((int) up.below(run.size(), column)), 0);
                        run.clear();
                    }
                }
            }
        });
    }

    @ParameterizedTest
    @MethodSource("rows")
    void ellerKeepsTheSetsOfARow(GridModel model) {
        assertIsReference("eller", "", model, plan -> {
            int columns = model.cells[0].length;
            int nextLabel = columns;
            int[] labels = new int[columns];
            Arrays.setAll(labels, column -> column);
            for (int row = 0; row < model.cells.length; row++) {
                boolean isLast = row + 1 == model.cells.length;
                boolean[] joins = flags(plan.random.stream("row", row), columns);
                for (int column = 0; column + 1 < columns; column++) {
                    int here = labels[column];
                    int there = labels[column + 1];
                    if (here != there && (isLast || joins[column])) {
                        plan.carve(row * columns + column, 1);
                        Arrays.setAll(labels, i -> labels[i] == there ? here : labels[i]);
                    }
                }
                if (isLast) {
                    return;
                }
                boolean[] down = downs(plan.random, row, labels);
                for (int column = 0; column < columns; column++) {
                    if (down[column]) {
                        plan.carve(row * columns + column, 2);
                    } else {
                        labels[column] = nextLabel++;
                    }
                }
            }
        });
    }

    /** Which cells of a row open downwards. */
    private static boolean[] downs(SlowRandom random, int row, int... labels) {
        boolean[] down = flags(random.stream("down", row), labels.length);
        Map<Integer, List<Integer>> sets = new LinkedHashMap<>();
        for (int column = 0; column < labels.length; column++) {
            sets.computeIfAbsent(labels[column], label -> new ArrayList<>()).add(column);
        }
        for (List<Integer> set : sets.values()) {
            if (set.stream().noneMatch(column -> down[column])) {
                down[set.get((int) random.stream("chosen", row).below(set.size(), set.getFirst()))] = true;
            }
        }
        return down;
    }

    // ---- rooms

    private record Room(int top, int left, int height, int width) {}

    /** The rooms in another order than the generator's: the random numbers of a room depend on its position alone. */
    @ParameterizedTest
    @MethodSource("rows")
    void recursiveDivisionDrawsByThePositionOfTheRoom(GridModel model) {
        assertIsReference("recursive-division", "", model, plan -> {
            int rows = model.cells.length;
            int columns = model.cells[0].length;
            Map<Integer, boolean[]> open = new TreeMap<>();
            for (int cell = 0; cell < rows * columns; cell++) {
                open.put(cell, new boolean[] {plan.leads(cell, 1), plan.leads(cell, 2)});
            }
            Deque<Room> waiting = new ArrayDeque<>(List.of(new Room(0, 0, rows, columns)));
            while (!waiting.isEmpty()) {
                waiting.addAll(divide(waiting.removeFirst(), columns, rows + columns, plan.random, open));
            }
            open.forEach((cell, isOpen) -> {
                if (isOpen[0]) {
                    plan.carve(cell, 1);
                }
                if (isOpen[1]) {
                    plan.carve(cell, 2);
                }
            });
        });
    }

    private static List<Room> divide(Room r, int columns, int sides, SlowRandom random, Map<Integer, boolean[]> open) {
        if (r.height == 1 || r.width == 1) {
            return List.of();
        }
        long n = ((long) r.top * columns + r.left) * sides + r.height + r.width;
        boolean upright = r.width > r.height;
        if (r.width == r.height) {
            upright = random.stream("turn", 0).below(2, n) == 1;
        }
        int longer = upright ? r.width : r.height;
        int shorter = upright ? r.height : r.width;
        int before = 1 + (int) random.stream("wall", 0).below(longer - 1L, n);
        int gap = (int) random.stream("gap", 0).below(shorter, n);
        for (int i = 0; i < shorter; i++) {
            if (upright) {
                open.get((r.top + i) * columns + r.left + before - 1)[0] &= i == gap;
            } else {
                open.get((r.top + before - 1) * columns + r.left + i)[1] &= i == gap;
            }
        }
        return upright
                ? List.of(
                        new Room(r.top, r.left, r.height, before),
                        new Room(r.top, r.left + before, r.height, r.width - before))
                : List.of(
                        new Room(r.top, r.left, before, r.width),
                        new Room(r.top + before, r.left, r.height - before, r.width));
    }

    // ---- other properties

    /** From each run of a row exactly one passage leads towards the first row. */
    @ParameterizedTest
    @MethodSource("rows")
    void sidewinderLeadsUpOnceFromEachRun(GridModel model) {
        Grid grid = model.grid;
        for (long seed = 0; seed < 20; seed++) {
            Maze maze = new Maze(grid);
            Catalog.generator("sidewinder").make("").generate(maze, new MazeRandom(seed));
            for (int row = 0; row < grid.rows(); row++) {
                int up = 0;
                for (int column = 0; column < grid.columns(); column++) {
                    long cell = grid.cell(row, column);
                    up += maze.isOpen(cell, 0) ? 1 : 0;
                    if (!maze.isOpen(cell, 1)) {
                        assertThat(up).isEqualTo(row == 0 ? 0 : 1);
                        up = 0;
                    }
                }
            }
        }
    }

    /** The share is rounded up, and there is always a first cell. */
    @ParameterizedTest
    @CsvSource({"0, 1", "0.000001, 1", "0.5, 5", "0.333333, 3", "1, 9"})
    void houstonTakesItsShareOfTheCells(String share, int cells) {
        Grid grid = GridModel.rectangle(3, 3).grid;
        Maze maze = new Maze(grid);
        Trace trace = new Trace(grid, Context.standard());
        maze.trace(trace);
        Catalog.generator("houston").make(share).generate(maze, new MazeRandom(1));
        int visited = 0;
        int phases = 0;
        for (long i = 0; i < trace.size(); i++) {
            phases += Trace.kind(trace.event(i)) == Trace.Kind.PHASE ? 1 : 0;
            visited += phases == 1 && Trace.kind(trace.event(i)) == Trace.Kind.VISIT ? 1 : 0;
        }
        assertThat(visited).isEqualTo(cells);
        assertThat(phases).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({
        "houston, 1.2, 0 to 1", "houston, -0.1, 0 to 1",
        "origin-shift, -1, 0 to 1000000", "origin-shift, ten, 0 to 1000000"
    })
    void valuesOutOfRangeAreRefused(String name, String value, String range) {
        assertThatThrownBy(() -> Catalog.generator(name).make(value))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("'" + value + "'")
                .hasMessageContaining(range);
    }
}
