package dev.mazewright.core.generate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.generate.GrowingTree.Pick;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.testing.GridModel;
import dev.mazewright.core.testing.GridModels;
import dev.mazewright.core.testing.Passages;
import dev.mazewright.core.testing.SlowRandom;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Growing generators against slow references over lists, which draw the documented random numbers from {@link
 * SlowRandom} and compute their lists of walls and cells anew in each step.
 */
class TreeGeneratorReferenceTest {
    static Stream<GridModel> models() {
        return GridModels.connected().stream().filter(model -> model.grid.cells() < 600);
    }

    /** The data of a reference: neighbours by number and direction, the visited cells, passages as it opens them. */
    private static final class Plan {
        final GridModel model;
        final int[][] adjacency;
        final boolean[] visited;
        final Maze maze;
        private final List<int[]> cells;

        Plan(GridModel model) {
            this.model = model;
            adjacency = model.adjacency();
            cells = model.inReadingOrder();
            visited = new boolean[adjacency.length];
            maze = new Maze(model.grid);
        }

        int start(SlowRandom random) {
            int start = (int) random.below(adjacency.length);
            visited[start] = true;
            return start;
        }

        int carve(int cell, int direction) {
            maze.carve(model.grid.cellAt(cell), direction);
            int there = adjacency[cell][direction];
            visited[there] = true;
            return there;
        }

        /** The directions, in ascending order, that lead to visited or to unvisited cells. */
        List<Integer> directions(int cell, boolean toVisited) {
            return IntStream.range(0, adjacency[cell].length)
                    .filter(direction -> adjacency[cell][direction] >= 0)
                    .filter(direction -> visited[adjacency[cell][direction]] == toVisited)
                    .boxed()
                    .toList();
        }

        int position(int cell) {
            if (model.grid.isGraph()) {
                return cell;
            }
            int[] at = cells.get(cell);
            return at[0] * model.cells[0].length + at[1];
        }
    }

    private static void assertIsReference(
            GridModel model, Generator generator, BiConsumer<Plan, SlowRandom> reference) {
        for (long seed = -1; seed < 2; seed++) {
            Plan plan = new Plan(model);
            reference.accept(plan, new SlowRandom(seed));
            Maze maze = new Maze(model.grid);
            generator.generate(maze, new MazeRandom(seed));
            assertThat(maze).as("%s, seed %s", generator, seed).isEqualTo(plan.maze);
        }
    }

    private static <T> T choose(List<T> list, SlowRandom random) {
        return list.get(random.choose(list.size()));
    }

    /** Removes an element of a list, and puts the last in its place. */
    private static <T> T take(List<T> list, int index) {
        T taken = list.get(index);
        T last = list.removeLast();
        if (index < list.size()) {
            list.set(index, last);
        }
        return taken;
    }

    // ---- variants of Prim

    @ParameterizedTest
    @MethodSource("models")
    void primFrontierEdgeTakesRandomWallsOfTheFrontier(GridModel model) {
        assertIsReference(model, new PrimFrontierEdge(), (plan, random) -> {
            List<int[]> walls = new ArrayList<>();
            int start = plan.start(random);
            plan.directions(start, false).forEach(direction -> walls.add(new int[] {start, direction}));
            while (!walls.isEmpty()) {
                int[] wall = take(walls, (int) random.below(walls.size()));
                if (!plan.visited[plan.adjacency[wall[0]][wall[1]]]) {
                    int cell = plan.carve(wall[0], wall[1]);
                    plan.directions(cell, false).forEach(direction -> walls.add(new int[] {cell, direction}));
                }
            }
        });
    }

    @ParameterizedTest
    @MethodSource("models")
    void primFrontierCellTakesRandomCellsOfTheFrontier(GridModel model) {
        assertIsReference(model, new PrimFrontierCell(), (plan, random) -> {
            List<Integer> beside = new ArrayList<>();
            int cell = plan.start(random);
            while (true) {
                for (int direction : plan.directions(cell, false)) {
                    int there = plan.adjacency[cell][direction];
                    if (!beside.contains(there)) {
                        beside.add(there);
                    }
                }
                if (beside.isEmpty()) {
                    return;
                }
                cell = take(beside, (int) random.below(beside.size()));
                plan.carve(cell, choose(plan.directions(cell, true), random));
                plan.visited[cell] = true;
            }
        });
    }

    @ParameterizedTest
    @MethodSource("models")
    void primCellWeightsOpensTheLightestCellToTheLightest(GridModel model) {
        assertIsReference(model, new PrimCellWeights(), (plan, random) -> {
            SlowRandom stream = random.stream("weights", 0);
            long[] weights = IntStream.range(0, plan.visited.length)
                    .mapToLong(cell -> stream.weight(plan.position(cell)))
                    .toArray();
            plan.start(random);
            for (int i = 1; i < plan.visited.length; i++) {
                int cell = IntStream.range(0, plan.visited.length)
                        .filter(candidate -> plan.visited[candidate] && !plan.directions(candidate, false).isEmpty())
                        .boxed()
                        .min(Comparator.comparingLong(candidate -> weights[candidate]))
                        .orElseThrow();
                int direction = plan.directions(cell, false).stream()
                        .min(Comparator.comparingLong(each -> weights[plan.adjacency[cell][each]]))
                        .orElseThrow();
                plan.carve(cell, direction);
            }
        });
    }

    // ---- the growing tree

    static Stream<Arguments> gridsAndPicks() {
        return models().flatMap(model -> Arrays.stream(Pick.values())
                .map(pick -> Arguments.of(model, pick)));
    }

    /** Removed cells are zeros in the list; they are dropped at its end, and when they are more than the cells. */
    @ParameterizedTest
    @MethodSource("gridsAndPicks")
    void growingTreePicksFromTheListOfActiveCells(GridModel model, Pick pick) {
        assertIsReference(model, new GrowingTree(pick), (plan, random) -> {
            List<Integer> row = new ArrayList<>(List.of(plan.start(random) + 1));
            while (!row.isEmpty()) {
                boolean newest = pick == Pick.NEWEST || (pick == Pick.MIXED && random.bits(1) == 1);
                int index = row.size() - 1;
                if (pick == Pick.OLDEST) {
                    index = row.indexOf(row.stream().filter(entry -> entry > 0).findFirst().orElseThrow());
                } else if (!newest) {
                    do {
                        index = (int) random.below(row.size());
                    } while (row.get(index) == 0);
                }
                int cell = row.get(index) - 1;
                List<Integer> unvisited = plan.directions(cell, false);
                if (unvisited.isEmpty()) {
                    row.set(index, 0);
                    while (!row.isEmpty() && row.getLast() == 0) {
                        row.removeLast();
                    }
                    if (row.stream().filter(entry -> entry == 0).count() * 2 > row.size()) {
                        row.removeIf(entry -> entry == 0);
                    }
                } else {
                    row.add(plan.carve(cell, choose(unvisited, random)) + 1);
                }
            }
        });
    }

    private static Maze make(Generator generator, GridModel model, long seed) {
        Maze maze = new Maze(model.grid);
        generator.generate(maze, new MazeRandom(seed));
        return maze;
    }

    /** Newest is the recursive backtracker, oldest is breadth-first, one tree is no forest. */
    @ParameterizedTest
    @MethodSource("models")
    void specialCasesAreOtherGenerators(GridModel model) {
        for (long seed = -2; seed < 3; seed++) {
            Maze backtracker = make(new RecursiveBacktracker(), model, seed);
            assertThat(make(new GrowingTree(Pick.NEWEST), model, seed)).isEqualTo(backtracker);
            assertThat(make(new GrowingForest(1), model, seed)).isEqualTo(backtracker);
            assertThat(make(new BreadthFirstTree(), model, seed))
                    .isEqualTo(make(new GrowingTree(Pick.OLDEST), model, seed));
        }
    }

    /** Every path to the first cell is a shortest one: its distances are those of the grid. */
    @ParameterizedTest
    @MethodSource("models")
    void breadthFirstKeepsTheDistancesFromTheFirstCell(GridModel model) {
        for (long seed = 0; seed < 3; seed++) {
            Maze open = new Maze(model.grid);
            int[][] adjacency = model.adjacency();
            for (int cell = 0; cell < adjacency.length; cell++) {
                for (int direction = 0; direction < adjacency[cell].length; direction++) {
                    if (adjacency[cell][direction] >= 0) {
                        open.carve(model.grid.cellAt(cell), direction);
                    }
                }
            }
            int start = (int) new SlowRandom(seed).below(adjacency.length);
            assertThat(Passages.of(model, make(new BreadthFirstTree(), model, seed)).distances(start))
                    .isEqualTo(Passages.of(model, open).distances(start));
        }
    }

    // ---- the growing forest

    @ParameterizedTest
    @MethodSource("models")
    void growingForestGrowsTreesInTurnAndJoinsThem(GridModel model) {
        for (int trees : new int[] {2, 3, 50, 1000}) {
            assertIsReference(model, new GrowingForest(trees), (plan, random) -> forest(plan, trees, random));
        }
    }

    private static void forest(Plan plan, int wanted, SlowRandom random) {
        int cells = plan.visited.length;
        int[] labels = new int[cells];
        Arrays.fill(labels, -1);
        List<List<Integer>> trails = new ArrayList<>();
        while (trails.size() < Math.min(wanted, cells)) {
            int root = (int) random.below(cells);
            if (labels[root] < 0) {
                labels[root] = trails.size();
                plan.visited[root] = true;
                trails.add(new ArrayList<>(List.of(root)));
            }
        }
        while (trails.stream().anyMatch(trail -> !trail.isEmpty())) {
            for (List<Integer> trail : trails) {
                if (trail.isEmpty()) {
                    continue;
                }
                int cell = trail.getLast();
                List<Integer> unvisited = plan.directions(cell, false);
                if (unvisited.isEmpty()) {
                    trail.removeLast();
                } else {
                    int next = plan.carve(cell, choose(unvisited, random));
                    labels[next] = labels[cell];
                    trail.add(next);
                }
            }
        }
        int directions = Math.max(
                1, Arrays.stream(plan.adjacency).mapToInt(list -> list.length).max().orElseThrow());
        SlowRandom weights = random.stream("weights", 0);
        List<long[]> walls = new ArrayList<>();
        for (int cell = 0; cell < cells; cell++) {
            for (int direction = 0; direction < plan.adjacency[cell].length; direction++) {
                int there = plan.adjacency[cell][direction];
                if (there > cell && labels[there] != labels[cell]) {
                    long number = (long) plan.position(cell) * directions + direction;
                    walls.add(new long[] {weights.weight(number), number, cell, direction});
                }
            }
        }
        walls.sort(Comparator.<long[]>comparingLong(wall -> wall[0]).thenComparingLong(wall -> wall[1]));
        for (long[] wall : walls) {
            int cell = (int) wall[2];
            int here = labels[cell];
            int there = labels[plan.adjacency[cell][(int) wall[3]]];
            if (here != there) {
                plan.carve(cell, (int) wall[3]);
                Arrays.setAll(labels, i -> labels[i] == there ? here : labels[i]);
            }
        }
    }
}
