package dev.mazewright.core.solve.tiles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.InsufficientMemoryException;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.core.shape.Tiles;
import dev.mazewright.core.solve.AStar;
import dev.mazewright.core.testing.GridModel;
import java.lang.management.ManagementFactory;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The costs from the graph against a search that tries every step again until nothing is cheaper. */
class SubgoalGraphTest {
    /** From any tile to any other, where many are cut off. */
    @ParameterizedTest
    @ValueSource(ints = {5, 10, 20, 30, 40, 60})
    void allCostsOverSmallRandomFloorsAreThoseOfASlowSearch(int percentOfBrick) {
        for (int seed = 0; seed < 60; seed++) {
            MazeRandom random = new MazeRandom(seed * 100L + percentOfBrick);
            int rows = 1 + (int) random.below(12);
            int columns = 1 + (int) random.below(12);
            requireCosts(floor(rows, columns, percentOfBrick, random), 1000, random);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {61, 62, 63, 64, 65, 126, 127, 128})
    void costsAreRightWhereWordsEnd(int side) {
        for (int percentOfBrick : new int[] {2, 15, 35}) {
            MazeRandom random = new MazeRandom(side * 100L + percentOfBrick);
            requireCosts(floor(9, side, percentOfBrick, random), 6, random);
            requireCosts(floor(side, 9, percentOfBrick, random), 6, random);
        }
    }

    /** Corridors and walls of any width: the kind of map of which all nodes are contracted. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 5})
    void costsAreRightInMazes(int width) {
        for (int seed = 0; seed < 4; seed++) {
            MazeRandom random = new MazeRandom(seed);
            requireCosts(maze(8, 11, width, seed % 3, random), 4, random);
        }
    }

    /** Large open areas with little in them: a core of nodes with many neighbours is left. */
    @Test
    void costsAreRightWhereACoreIsLeft() {
        MazeRandom random = new MazeRandom(1);
        boolean[][] floor = floor(90, 90, 3, random);
        SubgoalGraph graph = SubgoalGraph.of(grid(floor), Context.standard());
        assertThat(graph.isInCore(graph.size() - 1)).isTrue();
        requireCosts(floor, 5, random);
    }

    @Test
    void aTreeOfCorridorsLeavesNoCore() {
        SubgoalGraph graph = SubgoalGraph.of(grid(maze(30, 30, 2, 0, new MazeRandom(5))), Context.standard());
        assertThat(graph.size()).isGreaterThan(500);
        assertThat(graph.isInCore(graph.size() - 1)).isFalse();
    }

    @Test
    void theCostSaysHowManyStepsAPathHas() {
        for (int seed = 0; seed < 200; seed++) {
            MazeRandom random = new MazeRandom(seed);
            boolean[][] floor = floor(20, 30, 20, random);
            Grid grid = grid(floor);
            Path path = new AStar()
                    .solve(Tiles.maze(GridModel.mask(floor), Tiles.Moves.OCTILE), random.cell(grid), random.cell(grid));
            if (path.found()) {
                assertThat(Tiles.steps(path.cost())).isEqualTo(path.length());
            }
        }
        assertThat(Tiles.steps(0)).isZero();
        assertThat(Tiles.steps(1_000_000 * Grid.UNIT + 500_000_000 * Tiles.DIAGONAL)).isEqualTo(501_000_000);
    }

    @Test
    void aQueryAllocatesNothing() {
        Grid grid = grid(floor(60, 60, 15, new MazeRandom(1)));
        SubgoalSearch search = SubgoalGraph.of(grid, Context.standard()).searches();
        solveAll(search, grid, 2000); // after which its heaps are large enough
        long few = allocatedBy(() -> solveAll(search, grid, 1));
        assertThat(allocatedBy(() -> solveAll(search, grid, 2000))).isLessThan(few + 1000);
    }

    private static long solveAll(SubgoalSearch search, Grid grid, int queries) {
        MazeRandom random = new MazeRandom(7);
        long sum = 0;
        for (int i = 0; i < queries; i++) {
            sum += search.cost(random.cell(grid), random.cell(grid));
        }
        return sum;
    }

    private static long allocatedBy(Runnable work) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        work.run();
        return threads.getCurrentThreadAllocatedBytes() - before;
    }

    @Test
    void theGraphIsTheSameOnAnyNumberOfThreads() {
        Grid grid = grid(floor(120, 120, 20, new MazeRandom(1)));
        SubgoalGraph one = SubgoalGraph.of(grid, Context.standard().withThreads(1));
        SubgoalGraph many = SubgoalGraph.of(grid, Context.standard().withThreads(5));
        assertThat(one.size()).isEqualTo(many.size()).isGreaterThan(2048);
        for (int edge = 0; edge < one.firstEdge(one.size()); edge++) {
            assertThat(one.end(edge)).isEqualTo(many.end(edge));
            assertThat(one.cost(edge)).isEqualTo(many.cost(edge));
        }
    }

    @Test
    void onlyTilesWithOctileMovesHaveSubgoals() {
        assertThat(SubgoalGraph.fits(new Rectangle(3, 4, null).grid())).isFalse();
        assertThat(SubgoalGraph.fits(new Tiles(GridModel.mask(new boolean[][] {{true}}), Tiles.Moves.ORTHOGONAL).grid()))
                .isFalse();
        assertThat(SubgoalGraph.fits(grid(new boolean[][] {{true}}))).isTrue();
    }

    @Test
    void theGraphPaysWhereThereAreQueriesEnough() {
        Grid grid = grid(floor(100, 100, 20, new MazeRandom(1)));
        assertThat(SubgoalGraph.pays(grid, 1, Context.standard())).isFalse();
        assertThat(SubgoalGraph.pays(grid, 100, Context.standard())).isTrue();
        assertThat(SubgoalGraph.pays(grid, 100, Context.standard().withMemory(1000))).isFalse();
    }

    @Test
    void aGraphThatDoesNotFitIsRefused() {
        Grid grid = grid(floor(100, 100, 20, new MazeRandom(1)));
        assertThatThrownBy(() -> SubgoalGraph.of(grid, Context.standard().withMemory(100_000)))
                .isInstanceOf(InsufficientMemoryException.class)
                .hasMessageContaining("subgoals");
    }

    @Test
    void anInterruptStopsIt() {
        Grid grid = grid(floor(100, 100, 20, new MazeRandom(1)));
        Thread.currentThread().interrupt();
        try {
            assertThatThrownBy(() -> SubgoalGraph.of(grid, Context.standard())).isInstanceOf(CancelledException.class);
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
    }

    // ---- floors

    private static boolean[][] floor(int rows, int columns, int percentOfBrick, MazeRandom random) {
        boolean[][] floor = new boolean[rows][columns];
        for (boolean[] row : floor) {
            for (int column = 0; column < columns; column++) {
                row[column] = random.below(100) >= percentOfBrick;
            }
        }
        floor[rows / 2][columns / 2] = true;
        return floor;
    }

    /** Corridors of a depth-first tree, as wide as given, with some doors more. */
    private static boolean[][] maze(int rows, int columns, int width, int doors, MazeRandom random) {
        boolean[][] squares = new boolean[2 * rows - 1][2 * columns - 1];
        ArrayDeque<int[]> trail = new ArrayDeque<>();
        trail.push(new int[2]);
        squares[0][0] = true;
        while (!trail.isEmpty()) {
            int[] at = trail.getFirst();
            int[][] next = Arrays.stream(new int[][] {{-2, 0}, {2, 0}, {0, -2}, {0, 2}})
                    .map(step -> new int[] {at[0] + step[0], at[1] + step[1]})
                    .filter(to -> to[0] >= 0 && to[1] >= 0 && to[0] < squares.length && to[1] < squares[0].length)
                    .filter(to -> !squares[to[0]][to[1]])
                    .toArray(int[][]::new);
            if (next.length == 0) {
                trail.pop();
            } else {
                int[] to = next[(int) random.below(next.length)];
                squares[to[0]][to[1]] = true;
                squares[(at[0] + to[0]) / 2][(at[1] + to[1]) / 2] = true;
                trail.push(to);
            }
        }
        for (int door = 0; door < 4 * doors; door++) {
            squares[(int) random.below(squares.length)][2 * (int) random.below(columns)] = true;
        }
        boolean[][] floor = new boolean[rows * (width + 1) - 1][columns * (width + 1) - 1];
        for (int row = 0; row < floor.length; row++) {
            for (int column = 0; column < floor[0].length; column++) {
                floor[row][column] = squares[square(row, width)][square(column, width)];
            }
        }
        return floor;
    }

    private static int square(int at, int width) {
        return at / (width + 1) * 2 + (at % (width + 1) == width ? 1 : 0);
    }

    private static Grid grid(boolean[][] floor) {
        return new Tiles(GridModel.mask(floor), Tiles.Moves.OCTILE).grid();
    }

    // ---- the slow search

    private static void requireCosts(boolean[][] floor, int starts, MazeRandom random) {
        Grid grid = grid(floor);
        SubgoalSearch search = SubgoalGraph.of(grid, Context.standard()).searches();
        LongStream cells = starts < grid.cells()
                ? LongStream.generate(() -> random.cell(grid)).limit(starts)
                : LongStream.range(0, grid.cells()).map(grid::cellAt);
        cells.forEach(start -> {
            long[][] costs = costs(floor, grid.row(start), grid.column(start));
            for (int row = 0; row < floor.length; row++) {
                for (int column = 0; column < floor[0].length; column++) {
                    if (floor[row][column] && search.cost(start, grid.cell(row, column)) != costs[row][column]) {
                        throw new AssertionError("from " + grid.row(start) + "," + grid.column(start) + " to " + row + ","
                                + column + ": " + search.cost(start, grid.cell(row, column)) + ", not "
                                + costs[row][column] + " on " + Arrays.deepToString(floor));
                    }
                }
            }
        });
    }

    /** Lets each tile that has become cheaper offer itself to its neighbours, in any order. */
    private static long[][] costs(boolean[][] floor, int startRow, int startColumn) {
        long[][] costs = new long[floor.length][floor[0].length];
        Arrays.stream(costs).forEach(row -> Arrays.fill(row, Long.MAX_VALUE));
        costs[startRow][startColumn] = 0;
        ArrayDeque<int[]> cheaper = new ArrayDeque<>();
        cheaper.add(new int[] {startRow, startColumn});
        while (!cheaper.isEmpty()) {
            int row = cheaper.getFirst()[0];
            int column = cheaper.removeFirst()[1];
            for (int down = -1; down <= 1; down++) {
                for (int right = -1; right <= 1; right++) {
                    long cost = costs[row][column] + (down * right == 0 ? 1L << 30 : Math.round(Math.sqrt(2) * (1L << 30)));
                    if (isFloor(floor, row + down, column + right)
                            && isFloor(floor, row + down, column)
                            && isFloor(floor, row, column + right)
                            && cost < costs[row + down][column + right]) {
                        costs[row + down][column + right] = cost;
                        cheaper.add(new int[] {row + down, column + right});
                    }
                }
            }
        }
        return costs;
    }

    private static boolean isFloor(boolean[][] floor, int row, int column) {
        return row >= 0 && column >= 0 && row < floor.length && column < floor[0].length && floor[row][column];
    }
}
