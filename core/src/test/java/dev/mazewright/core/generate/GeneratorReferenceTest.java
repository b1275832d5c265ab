package dev.mazewright.core.generate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.generate.rows.Corner;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.shape.Tiles;
import dev.mazewright.core.testing.GridModel;
import dev.mazewright.core.testing.GridModels;
import dev.mazewright.core.testing.SlowRandom;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Generators against slow references that follow the textbook over lists of neighbours and draw the documented random
 * numbers from {@link SlowRandom}. Both must make the same maze from the same seed, so that the recorded digests are
 * those of the algorithms, and not of an accident.
 */
class GeneratorReferenceTest {
    static List<GridModel> models() {
        return GridModels.connected();
    }

    static Stream<GridModel> smallModels() {
        return GridModels.connected().stream().filter(model -> model.grid.cells() < 600);
    }

    /** The data of a reference: neighbours by number and direction, and passages as it opens them. */
    private static final class Plan {
        final GridModel model;
        final int[][] adjacency;
        final int directions;
        final Maze maze;

        Plan(GridModel model) {
            this.model = model;
            adjacency = model.adjacency();
            directions = Math.max(1, Arrays.stream(adjacency).mapToInt(list -> list.length).max().orElseThrow());
            maze = new Maze(model.grid);
        }

        void carve(int cell, int direction) {
            maze.carve(model.grid.cellAt(cell), direction);
        }
    }

    private static Maze make(Generator generator, GridModel model, long seed) {
        Maze maze = new Maze(model.grid);
        generator.generate(maze, new MazeRandom(seed));
        return maze;
    }

    // ---- Kruskal

    private record Edge(int cell, int direction, long number, long weight) {}

    @ParameterizedTest
    @MethodSource("models")
    void kruskalOpensTheLightestWallsFirst(GridModel model) {
        for (long seed = -2; seed < 3; seed++) {
            assertThat(make(new Kruskal(), model, seed)).isEqualTo(referenceKruskal(model, new SlowRandom(seed)));
        }
    }

    /** For each cell in reading order, its position on the grid. */
    private static long[] positions(boolean[][] isCell) {
        int columns = isCell[0].length;
        return LongStream.range(0, (long) isCell.length * columns)
                .filter(position -> isCell[(int) (position / columns)][(int) (position % columns)])
                .toArray();
    }

    /** Edges by weight, then number (position of the earlier cell x directions + direction); components have labels. */
    private static Maze referenceKruskal(GridModel model, SlowRandom random) {
        Plan plan = new Plan(model);
        SlowRandom weights = random.stream("weights", 0);
        List<Edge> edges = new ArrayList<>();
        long[] positions = model.grid.isGraph()
                ? LongStream.range(0, model.grid.cells()).toArray() // a graph's cells are numbered without gaps
                : positions(model.cells);
        for (int cell = 0; cell < plan.adjacency.length; cell++) {
            for (int direction = 0; direction < plan.adjacency[cell].length; direction++) {
                if (plan.adjacency[cell][direction] > cell) {
                    long number = positions[cell] * plan.directions + direction;
                    edges.add(new Edge(cell, direction, number, weights.weight(number)));
                }
            }
        }
        edges.sort(Comparator.comparingLong(Edge::weight).thenComparingLong(Edge::number));
        int[] labels = new int[plan.adjacency.length];
        Arrays.setAll(labels, i -> i);
        for (Edge edge : edges) {
            int here = labels[edge.cell];
            int there = labels[plan.adjacency[edge.cell][edge.direction]];
            if (here != there) {
                plan.carve(edge.cell, edge.direction);
                Arrays.setAll(labels, i -> labels[i] == there ? here : labels[i]);
            }
        }
        return plan.maze;
    }

    // ---- binary tree

    @ParameterizedTest
    @EnumSource(Corner.class)
    void binaryTreeTakesTheRandomBitsOfItsRows(Corner root) {
        for (int[] size : new int[][] {{1, 1}, {1, 9}, {9, 1}, {2, 2}, {5, 8}, {7, 63}, {7, 64}, {7, 65}, {3, 200}}) {
            GridModel model = GridModel.rectangle(size[0], size[1]);
            for (long seed = -2; seed < 3; seed++) {
                assertThat(make(new BinaryTree(root), model, seed))
                        .isEqualTo(referenceBinaryTree(model, root.name(), new SlowRandom(seed)));
            }
        }
    }

    /** Every cell has a bit of its row's stream, whether it needs one or not; 1 takes the higher direction. */
    private static Maze referenceBinaryTree(GridModel model, String root, SlowRandom random) {
        Plan plan = new Plan(model);
        int columns = model.cells[0].length;
        for (int row = 0; row < model.cells.length; row++) {
            SlowRandom bits = random.stream("row", row);
            for (int column = 0; column < columns; column++) {
                boolean isHigher = bits.bits(1) == 1;
                int upDown = root.startsWith("NORTH") ? 0 : 2;
                int sideways = root.endsWith("EAST") ? 1 : 3;
                int cell = row * columns + column;
                boolean canUpDown = plan.adjacency[cell][upDown] >= 0;
                boolean canSideways = plan.adjacency[cell][sideways] >= 0;
                if (canUpDown && canSideways) {
                    plan.carve(cell, isHigher ? Math.max(upDown, sideways) : Math.min(upDown, sideways));
                } else if (canUpDown) {
                    plan.carve(cell, upDown);
                } else if (canSideways) {
                    plan.carve(cell, sideways);
                }
            }
        }
        return plan.maze;
    }

    // ---- recursive backtracker

    @ParameterizedTest
    @MethodSource("models")
    void recursiveBacktrackerIsTheRecursionOfTheTextbook(GridModel model) {
        for (long seed = -2; seed < 3; seed++) {
            Plan plan = new Plan(model);
            SlowRandom random = new SlowRandom(seed);
            explore(plan, new boolean[plan.adjacency.length], (int) random.below(plan.adjacency.length), random);
            assertThat(make(new RecursiveBacktracker(), model, seed)).isEqualTo(plan.maze);
        }
    }

    private static void explore(Plan plan, boolean[] visited, int cell, SlowRandom random) {
        visited[cell] = true;
        List<Integer> unvisited = unvisited(plan, visited, cell);
        while (!unvisited.isEmpty()) {
            int direction = unvisited.get(random.choose(unvisited.size()));
            plan.carve(cell, direction);
            explore(plan, visited, plan.adjacency[cell][direction], random);
            unvisited = unvisited(plan, visited, cell);
        }
    }

    private static List<Integer> unvisited(Plan plan, boolean[] visited, int cell) {
        List<Integer> unvisited = new ArrayList<>();
        for (int direction = 0; direction < plan.adjacency[cell].length; direction++) {
            int there = plan.adjacency[cell][direction];
            if (there >= 0 && !visited[there]) {
                unvisited.add(direction);
            }
        }
        return unvisited;
    }

    // ---- Wilson

    @ParameterizedTest
    @MethodSource("smallModels")
    void wilsonErasesTheLoopsOfARandomWalk(GridModel model) {
        for (long seed = -2; seed < 3; seed++) {
            assertThat(make(new Wilson(), model, seed)).isEqualTo(referenceWilson(model, new SlowRandom(seed)));
        }
    }

    /** The walk is a list of cells; where it meets itself, all after the first meeting is cut off. */
    private static Maze referenceWilson(GridModel model, SlowRandom random) {
        Plan plan = new Plan(model);
        int cells = plan.adjacency.length;
        int bits = 0;
        while (1 << bits < plan.directions) {
            bits++;
        }
        boolean[] inMaze = new boolean[cells];
        inMaze[(int) random.below(cells)] = true;
        for (int start = 0; start < cells; start++) {
            List<Integer> walk = new ArrayList<>(List.of(start));
            while (!inMaze[walk.getLast()]) {
                int[] beside = plan.adjacency[walk.getLast()];
                int direction = (int) random.bits(bits);
                if (direction < beside.length && beside[direction] >= 0) {
                    int met = walk.indexOf(beside[direction]);
                    if (met >= 0) {
                        walk.subList(met + 1, walk.size()).clear();
                    } else {
                        walk.add(beside[direction]);
                    }
                }
            }
            for (int i = 1; i < walk.size(); i++) {
                int from = walk.get(i - 1);
                int direction = 0;
                while (plan.adjacency[from][direction] != walk.get(i)) {
                    direction++;
                }
                plan.carve(from, direction);
                inMaze[from] = true;
            }
        }
        return plan.maze;
    }

    // ---- dig

    @Test
    void digIsTheRecursionOfTheLesson() {
        for (int[] size : new int[][] {{1, 1}, {1, 8}, {9, 1}, {2, 2}, {4, 6}, {20, 20}, {13, 40}}) {
            for (long seed = -2; seed < 3; seed++) {
                boolean[][] floor = new boolean[size[0]][size[1]];
                dig(floor, 0, 0, new SlowRandom(seed));
                Grid grid = new Dig()
                        .make(Puzzle.of(new Maze(Tiles.blank(size[0], size[1]).grid())), new MazeRandom(seed))
                        .maze()
                        .grid();
                for (int row = 0; row < size[0]; row++) {
                    for (int column = 0; column < size[1]; column++) {
                        assertThat(grid.cell(row, column) != Grid.NONE).isEqualTo(floor[row][column]);
                    }
                }
            }
        }
    }

    /** Two squares at a time, north, east, south or west, as long as the second is there and brick. */
    private static void dig(boolean[][] floor, int row, int column, SlowRandom random) {
        floor[row][column] = true;
        while (true) {
            List<int[]> brick = new ArrayList<>();
            for (int[] step : new int[][] {{-1, 0}, {0, 1}, {1, 0}, {0, -1}}) {
                int down = row + 2 * step[0];
                int right = column + 2 * step[1];
                if (down >= 0 && down < floor.length && right >= 0 && right < floor[0].length && !floor[down][right]) {
                    brick.add(step);
                }
            }
            if (brick.isEmpty()) {
                return;
            }
            int[] step = brick.get(random.choose(brick.size()));
            floor[row + step[0]][column + step[1]] = true;
            dig(floor, row + 2 * step[0], column + 2 * step[1], random);
        }
    }

    // ---- recipes

    /** A recipe's generator draws from the stream of that name. */
    @Test
    void generatorOfARecipeDrawsFromItsOwnStream() {
        for (long seed = -2; seed < 3; seed++) {
            SlowRandom random = new SlowRandom(seed).stream("generator", 0);
            assertThat(Recipe.parse("hexagon:6x7/kruskal/goal:random/seed:" + seed).make().maze())
                    .isEqualTo(referenceKruskal(GridModel.hexagon(6, 7), random));
        }
    }
}
