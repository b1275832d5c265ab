package dev.mazewright.core.generate;

import static dev.mazewright.core.generate.ReferencePlan.assertIsReference;
import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.testing.GridModel;
import dev.mazewright.core.testing.SlowRandom;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Row algorithms and the division of rooms against slow references, as in {@link WalkGeneratorReferenceTest}. */
class RowGeneratorReferenceTest {
    static Stream<GridModel> rows() {
        return Arrays.stream(new int[][] {
                    {1, 1}, {1, 2}, {2, 1}, {1, 9}, {9, 1}, {2, 2}, {3, 3}, {5, 8}, {7, 63}, {7, 64}, {6, 65},
                    {9, 130}, {70, 3}
                })
                .map(size -> GridModel.rectangle(size[0], size[1]));
    }

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
}
