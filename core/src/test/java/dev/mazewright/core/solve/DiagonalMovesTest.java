package dev.mazewright.core.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.shape.Tiles;
import dev.mazewright.core.solve.tiles.SubgoalGraph;
import dev.mazewright.core.testing.GridModel;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Paths over tiles by each rule for diagonal moves, against a slow Dijkstra on maps of booleans. */
class DiagonalMovesTest {
    private static final double FAR = Double.POSITIVE_INFINITY;

    /** Whether one can go from a tile to one of the eight around it, by the words of the rule. */
    private static boolean canGo(boolean[][] floor, Tiles.Moves moves, int row, int column, int down, int right) {
        if (!isFree(floor, row + down, column + right)) {
            return false;
        }
        if (down == 0 || right == 0) {
            return true;
        }
        int obstacles = 0;
        if (!isFree(floor, row + down, column)) {
            obstacles++;
        }
        if (!isFree(floor, row, column + right)) {
            obstacles++;
        }
        return moves != Tiles.Moves.ORTHOGONAL
                && (moves == Tiles.Moves.ALWAYS || obstacles == 0 || (moves == Tiles.Moves.ONE_OBSTACLE && obstacles == 1));
    }

    private static boolean isFree(boolean[][] floor, int row, int column) {
        return row >= 0 && column >= 0 && row < floor.length && column < floor[0].length && floor[row][column];
    }

    /** Dijkstra without a heap: the nearest tile that is not done is looked for among all. */
    private static double[][] lengths(boolean[][] floor, Tiles.Moves moves, int startRow, int startColumn, double diagonal) {
        int rows = floor.length;
        int columns = floor[0].length;
        double[][] lengths = new double[rows][columns];
        boolean[][] done = new boolean[rows][columns];
        Arrays.stream(lengths).forEach(row -> Arrays.fill(row, FAR));
        lengths[startRow][startColumn] = 0;
        while (true) {
            int row = -1;
            int column = -1;
            for (int r = 0; r < rows; r++) {
                for (int c = 0; c < columns; c++) {
                    if (!done[r][c] && lengths[r][c] < (row < 0 ? FAR : lengths[row][column])) {
                        row = r;
                        column = c;
                    }
                }
            }
            if (row < 0) {
                return lengths;
            }
            done[row][column] = true;
            for (int down = -1; down <= 1; down++) {
                for (int right = -1; right <= 1; right++) {
                    if ((down != 0 || right != 0) && canGo(floor, moves, row, column, down, right)) {
                        double cost = down != 0 && right != 0 ? diagonal : 1;
                        lengths[row + down][column + right] = Math.min(lengths[row + down][column + right], lengths[row][column] + cost);
                    }
                }
            }
        }
    }

    private static boolean[][] random(MazeRandom random) {
        boolean[][] floor = new boolean[1 + (int) random.below(14)][1 + (int) random.below(14)];
        int bricks = (int) random.below(7);
        for (boolean[] row : floor) {
            for (int column = 0; column < row.length; column++) {
                row[column] = random.below(10) >= bricks;
            }
        }
        return floor;
    }

    private static long some(boolean[][] floor, Grid grid, MazeRandom random) {
        while (true) {
            int row = (int) random.below(floor.length);
            int column = (int) random.below(floor[0].length);
            if (floor[row][column]) {
                return grid.cell(row, column);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void theCheapestAndTheShortestPathAreFound(Tiles.Moves moves) {
        int found = 0;
        for (int number = 0; number < 400; number++) {
            MazeRandom random = new MazeRandom(number);
            boolean[][] floor = random(random);
            floor[(int) random.below(floor.length)][0] = true;
            Maze maze = Tiles.maze(GridModel.mask(floor), moves);
            Grid grid = maze.grid();
            long start = some(floor, grid, random);
            long goal = some(floor, grid, random);
            double cost = lengths(floor, moves, grid.row(start), grid.column(start), Math.sqrt(2))[grid.row(goal)][grid.column(goal)];
            double steps = lengths(floor, moves, grid.row(start), grid.column(start), 1)[grid.row(goal)][grid.column(goal)];
            Path cheapest = new AStar().solve(maze, start, goal);
            Path shortest = new BreadthFirst().solve(maze, start, goal);
            assertThat(cheapest.found()).isEqualTo(cost < FAR);
            assertThat(shortest.found()).isEqualTo(steps < FAR);
            if (cost < FAR) {
                found++;
                assertThat(cheapest.cost() / (double) Grid.UNIT).isCloseTo(cost, within(1e-6));
                assertThat((double) shortest.length()).isEqualTo(steps);
            }
        }
        assertThat(found).isGreaterThan(200);
    }

    /** From the top left to the bottom right of four tiles, of which the other two are free, one is, or none is. */
    @ParameterizedTest
    @CsvSource({
        "ORTHOGONAL, 2, 2, 0", "OCTILE, 1.414213562, 2, 0", "ONE_OBSTACLE, 1.414213562, 1.414213562, 0",
        "ALWAYS, 1.414213562, 1.414213562, 1.414213562"
    })
    void eachRuleIsThatOfItsName(Tiles.Moves moves, double ofNone, double ofOne, double ofTwo) {
        boolean[][][] floors = {{{true, true}, {true, true}}, {{true, false}, {true, true}}, {{true, true}, {false, true}}, {{true, false}, {false, true}}};
        double[] costs = {ofNone, ofOne, ofOne, ofTwo};
        for (int i = 0; i < costs.length; i++) {
            Maze maze = Tiles.maze(GridModel.mask(floors[i]), moves);
            Path path = new AStar().solve(maze, maze.grid().cell(0, 0), maze.grid().cell(1, 1));
            assertThat(path.found() ? path.cost() / (double) Grid.UNIT : 0).isCloseTo(costs[i], within(1e-6));
        }
    }

    /** The fewest bricks on a way that may take any step but those that a rule forbids beside brick. */
    @ParameterizedTest
    @EnumSource
    void theThinnestWallIsThatOfTheMoves(Tiles.Moves moves) {
        int walls = 0;
        for (int number = 0; number < 200; number++) {
            MazeRandom random = new MazeRandom(number);
            boolean[][] floor = random(random);
            floor[0][0] = true;
            Maze maze = Tiles.maze(GridModel.mask(floor), moves);
            long start = some(floor, maze.grid(), random);
            long goal = some(floor, maze.grid(), random);
            if (start == goal) {
                continue;
            }
            ThinnestWall.Found found = ThinnestWall.between(maze, start, new long[] {goal}, Context.standard());
            assertThat(found).isNotNull();
            for (long brick : found.cells()) {
                floor[found.grid().row(brick)][found.grid().column(brick)] = true;
            }
            Maze opened = Tiles.maze(GridModel.mask(floor), moves);
            Grid grid = opened.grid();
            assertThat(new BreadthFirst()
                            .solve(opened, grid.cell(maze.grid().row(start), maze.grid().column(start)),
                                    grid.cell(maze.grid().row(goal), maze.grid().column(goal)))
                            .found())
                    .isTrue();
            for (long brick : found.cells()) {
                floor[found.grid().row(brick)][found.grid().column(brick)] = false;
            }
            assertThat(found.cells()).hasSize(fewest(floor, moves, maze.grid(), start, goal));
            walls += found.cells().length;
        }
        assertThat(walls).isPositive();
    }

    /** Rounds of Bellman and Ford; a rule that forbids to cut corners reaches no more than steps to the side do. */
    private static int fewest(boolean[][] floor, Tiles.Moves moves, Grid grid, long start, long goal) {
        int[][] bricks = new int[floor.length][floor[0].length];
        Arrays.stream(bricks).forEach(row -> Arrays.fill(row, 1000));
        bricks[grid.row(start)][grid.column(start)] = 0;
        for (boolean isBetter = true; isBetter; ) {
            isBetter = false;
            for (int row = 0; row < floor.length; row++) {
                for (int column = 0; column < floor[0].length; column++) {
                    for (int step = 0; step < 9; step++) {
                        int r = row + step / 3 - 1;
                        int c = column + step % 3 - 1;
                        boolean isInside = r >= 0 && c >= 0 && r < floor.length && c < floor[0].length;
                        if (!isInside || (moves != Tiles.Moves.ALWAYS && r != row && c != column)) {
                            continue;
                        }
                        int more = bricks[row][column] + (floor[r][c] ? 0 : 1);
                        if (more < bricks[r][c]) {
                            bricks[r][c] = more;
                            isBetter = true;
                        }
                    }
                }
            }
        }
        return bricks[grid.row(goal)][grid.column(goal)];
    }

    @Test
    void subgoalsAreForOctileMovesAlone() {
        for (Tiles.Moves moves : Tiles.Moves.values()) {
            Grid grid = new Tiles(GridModel.mask(new boolean[][] {{true, true}}), moves).grid();
            assertThat(SubgoalGraph.fits(grid)).as("%s", moves).isEqualTo(moves == Tiles.Moves.OCTILE);
        }
    }
}
