package dev.mazewright.datasets.write;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.shape.Tiles;
import dev.mazewright.core.solve.tiles.SubgoalGraph;
import dev.mazewright.core.solve.tiles.SubgoalSearch;
import dev.mazewright.datasets.Row;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.movingai.Scenario;
import dev.mazewright.formats.movingai.ScenarioMaker;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Tasks for many agents on the floor of a maze: no two begin on the same tile, no two end on the same, none begins at its goal, and each
 * can reach its goal when it is alone. So the first k tasks are a set for k agents, for every k.
 *
 * <p>Starts are the tiles in random order, drawn from the stream {@code agents} of the seed of the recipe. The goals of an area of
 * connected tiles are its tiles in another random order, so that each agent gets the first goal left that is not its start.
 *
 * <p>Source: the scenarios "random" of Stern et al., <i>Multi-agent pathfinding: definitions, variants, and benchmarks</i>, 2019, which have
 * up to 1,000 agents.
 */
final class AgentTasks {
    /** The most tasks of a map. */
    static final int MOST = 1000;

    private final Grid grid;
    private final long[] starts;
    private final long[] goals;

    private AgentTasks(Grid grid, long[] starts, long[] goals) {
        this.grid = grid;
        this.starts = starts;
        this.goals = goals;
    }

    /** Those of a row's maze, as the format {@code movingai} draws it. */
    static AgentTasks of(Row row) throws IOException {
        return of(ScenarioMaker.floor(Document.of(row.puzzle())), new MazeRandom(row.recipe().seed()).stream("agents"));
    }

    /** Those of a floor: as many as are possible, at most {@link #MOST}. */
    static AgentTasks of(Mask floor, MazeRandom random) {
        Maze maze = Tiles.maze(floor, Tiles.Moves.OCTILE);
        Grid grid = maze.grid();
        int tiles = Math.toIntExact(grid.cells());
        long[] cells = new long[tiles];
        int[] areas = areas(maze, cells);
        int[] order = random(tiles, random);
        List<List<Integer>> left = new ArrayList<>();
        for (int tile : random(tiles, random)) {
            while (left.size() <= areas[tile]) {
                left.add(new ArrayList<>());
            }
            left.get(areas[tile]).add(tile); // the last is taken first
        }
        long[] starts = new long[tiles];
        long[] goals = new long[tiles];
        int size = 0;
        for (int i = 0; i < tiles && size < MOST; i++) {
            List<Integer> own = left.get(areas[order[i]]);
            int at = own.size() - 1;
            if (at >= 0 && own.get(at) == order[i]) {
                at--;
            }
            if (at >= 0) {
                starts[size] = cells[order[i]];
                goals[size++] = cells[own.remove(/* index */ at)];
            }
        }
        return new AgentTasks(grid, Arrays.copyOf(starts, size), Arrays.copyOf(goals, size));
    }

    private static int[] random(int tiles, MazeRandom random) {
        int[] order = new int[tiles];
        Arrays.setAll(order, i -> i);
        random.shuffle(order);
        return order;
    }

    /** The number of the area of each tile, in reading order of their first tiles; fills the addresses of the tiles. */
    private static int[] areas(Maze maze, long[] cells) {
        Grid grid = maze.grid();
        int[] areas = new int[cells.length];
        Arrays.fill(areas, -1);
        int[] stack = new int[cells.length];
        int count = 0;
        int tile = 0;
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            cells[tile++] = cell;
        }
        for (int first = 0; first < cells.length; first++) {
            if (areas[first] >= 0) {
                continue;
            }
            areas[first] = count;
            int size = 0;
            stack[size++] = first;
            while (size > 0) {
                long cell = cells[stack[--size]];
                for (int rest = maze.open(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                    int next = Math.toIntExact(grid.number(grid.step(cell, Directions.first(rest))));
                    if (areas[next] < 0) {
                        areas[next] = count;
                        stack[size++] = next;
                    }
                }
            }
            count++;
        }
        return areas;
    }

    int size() {
        return starts.length;
    }

    /** The row and the column of a start, such as {@code [3,5]}. */
    String start(int task) {
        return place(starts[task]);
    }

    /** The same of a goal. */
    String goal(int task) {
        return place(goals[task]);
    }

    private String place(long cell) {
        return "[" + grid.row(cell) + "," + grid.column(cell) + "]";
    }

    /** As a scenario, with the lengths of the shortest octile paths. */
    Scenario scenario() {
        SubgoalSearch search = SubgoalGraph.of(grid, Context.ofStep()).searches();
        List<Scenario.Query> queries = new ArrayList<>();
        for (int i = 0; i < starts.length; i++) {
            queries.add(new Scenario.Query(i + 2, grid.columns(), grid.rows(), grid.column(starts[i]), grid.row(starts[i]),
                    grid.column(goals[i]), grid.row(goals[i]), (double) search.cost(starts[i], goals[i]) / Grid.UNIT));
        }
        return new Scenario("agents", queries);
    }

    /** The floor as text, row by row: {@code #} wall, {@code .} floor. */
    String map() {
        StringBuilder map = new StringBuilder();
        Mask floor = grid.mask();
        for (int row = 0; row < grid.rows(); row++) {
            for (int column = 0; column < grid.columns(); column++) {
                map.append(floor == null || floor.contains(row, column) ? '.' : '#');
            }
            map.append('\n');
        }
        return map.toString();
    }
}
