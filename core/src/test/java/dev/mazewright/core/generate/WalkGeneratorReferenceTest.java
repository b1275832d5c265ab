package dev.mazewright.core.generate;

import static dev.mazewright.core.generate.ReferencePlan.assertIsReference;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Trace;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.testing.GridModel;
import dev.mazewright.core.testing.GridModels;
import dev.mazewright.core.testing.SlowRandom;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntBinaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Random walks against slow references, which follow the textbook over lists and draw the documented
 * random numbers from {@link SlowRandom}: the same mazes from the same seeds, as in {@link GeneratorReferenceTest}.
 */
class WalkGeneratorReferenceTest {
    static Stream<GridModel> models() {
        return GridModels.connected().stream().filter(model -> model.grid.cells() < 600);
    }

    @ParameterizedTest
    @MethodSource("models")
    void aldousBroderWalksUntilAllCellsAreVisited(GridModel model) {
        assertIsReference("aldous-broder", "", model, plan -> walkUntil(plan, plan.cells()));
    }

    private static int walkUntil(ReferencePlan plan, long many) {
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
    private static void houston(ReferencePlan plan, int first) {
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

    private static void popCyclesOfCells(ReferencePlan plan) {
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
    private static void popCyclesOfPosts(ReferencePlan plan, int rows, int columns) {
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

    private static int hunt(ReferencePlan plan) {
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

    private static void shift(ReferencePlan plan, int stepsPerCell) {
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

    private static void pointToOrigin(ReferencePlan plan, int cell, int[] pointers) {
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

    // ---- other properties

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
