package dev.mazewright.formats.movingai;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.shape.Tiles;
import dev.mazewright.core.solve.search.CellHeap;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.movingai.Scenario.Query;
import dev.mazewright.formats.text.TileText;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/**
 * Makes the scenario of a map as the benchmarks have it: queries in buckets by the length of the shortest path, four
 * steps a bucket and ten queries in each.
 *
 * <p>From a random start, the lengths of the shortest paths to all tiles are computed; each bucket that is not full gets
 * one random tile of it as a goal. That goes on until all buckets that were seen are full, or 100 starts were tried: the
 * buckets of the longest paths may have fewer than ten queries.
 *
 * <p>Time n log n for n tiles and each start; memory 40 bytes a tile.
 */
public final class ScenarioMaker {
    /** Its line of the list of formats: the scenario of a maze's map, always the same, for a map called maze.map. */
    public static final Format FORMAT = Format.named("scenario", "Queries on a maze's map, with optimal lengths, as the MovingAI benchmarks have them.")
            .extensions("scen")
            .writes(ScenarioMaker::write, "rectangle", "tiles")
            .build();

    private static final String MAP = "maze.map";

    /** The queries of a full bucket. */
    private static final int QUERIES = 10;

    /** The steps from one bucket to the next. */
    private static final long BUCKET = 4 * Grid.UNIT;

    private static final int STARTS = 100;

    /** Of a tile: what is kept of it, and its share of the heap. */
    private static final long BYTES = 40;

    private static final long UNKNOWN = Long.MAX_VALUE;

    /** A start, a goal and the cost of the shortest path. */
    private record Pair(long start, long goal, long cost) {}

    private final Maze maze;
    private final Grid grid;
    private final long[] costs;
    /** The tiles that were reached, the nearest first. */
    private final long[] order;

    private final List<List<Pair>> buckets = new ArrayList<>();
    private final CellHeap heap = new CellHeap();
    private int size;

    private ScenarioMaker(Mask floor) {
        maze = Tiles.maze(floor, Tiles.Moves.OCTILE);
        grid = maze.grid();
        costs = new long[Math.toIntExact(grid.addresses())];
        order = new long[Math.toIntExact(grid.cells())];
    }

    /** The queries of a map of at least one tile, in the order of their buckets, in 40 bytes a tile; if no two tiles are connected, one. */
    public static Scenario scenario(Mask floor, MazeRandom random, Context context) {
        context.requireMemory("a scenario on " + floor.count() + " tiles", BYTES * floor.count());
        return new ScenarioMaker(floor).make(random);
    }

    /** The floor of a maze on tiles, or of squares, whose walls become tiles, as the format {@code movingai} writes it. */
    public static Mask floor(Document document) throws IOException {
        ByteArrayOutputStream map = new ByteArrayOutputStream();
        MovingAi.FORMAT.write(document, map);
        Source written = new Source("map", new ByteArrayInputStream(map.toByteArray()));
        Puzzle tiles = Objects.requireNonNull(MovingAi.FORMAT.reader()).read(written);
        return Objects.requireNonNull(tiles.grid().mask());
    }

    private static void write(Document document, OutputStream out) throws IOException {
        TileText.requireTiles(FORMAT, document.puzzle().grid());
        write(scenario(floor(document), new MazeRandom(0).stream(FORMAT.name()), document.context()), MAP, out);
    }

    /**
     * Writes a scenario, which names the file of its map.
     *
     * @throws IOException if writing fails
     */
    public static void write(Scenario scenario, String map, OutputStream out) throws IOException {
        StringBuilder text = new StringBuilder("version 1\n");
        for (Query query : scenario.queries()) {
            text.append((long) (query.optimalLength() * Grid.UNIT) / BUCKET).append('\t').append(map);
            for (int field : new int[] {
                query.mapWidth(), query.mapHeight(), query.startX(), query.startY(), query.goalX(), query.goalY()
            }) {
                text.append('\t').append(field);
            }
            text.append('\t').append(String.format(Locale.ROOT, "%.8f", query.optimalLength())).append('\n');
        }
        out.write(text.toString().getBytes(StandardCharsets.UTF_8));
    }

    private Scenario make(MazeRandom random) {
        boolean isFull = false;
        for (int i = 0; i < STARTS && !isFull; i++) {
            long start = random.cell(grid);
            search(start);
            add(start, random);
            isFull = !buckets.isEmpty()
                    && buckets.stream().allMatch(bucket -> bucket.isEmpty() || bucket.size() == QUERIES);
        }
        List<Pair> pairs = buckets.stream().flatMap(List::stream).toList();
        List<Query> queries = new ArrayList<>();
        for (Pair pair : pairs.isEmpty() ? List.of(new Pair(grid.first(), grid.first(), 0)) : pairs) {
            queries.add(new Query(
                    queries.size() + 2, // below the version
                    grid.columns(),
                    grid.rows(),
                    grid.column(pair.start),
                    grid.row(pair.start),
                    grid.column(pair.goal),
                    grid.row(pair.goal),
                    (double) pair.cost / Grid.UNIT));
        }
        return new Scenario("scenario", queries);
    }

    /** The costs of the shortest paths from a tile to all that can be reached, by Dijkstra's algorithm. */
    private void search(long start) {
        Arrays.fill(costs, UNKNOWN);
        size = 0;
        costs[(int) start] = 0;
        heap.add(start, 0, 0);
        while (!heap.isEmpty()) {
            long cell = heap.cell();
            long cost = heap.cost();
            heap.remove();
            if (cost > costs[(int) cell]) {
                continue; // reached on a shorter path since
            }
            CancelledException.check();
            order[size++] = cell;
            for (int rest = maze.open(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                int direction = Directions.first(rest);
                long next = grid.step(cell, direction);
                long longer = cost + grid.cost(direction);
                if (longer < costs[(int) next]) {
                    costs[(int) next] = longer;
                    heap.add(next, longer, longer);
                }
            }
        }
    }

    /** Gives each bucket that is not full a random goal, of those whose paths have its length. */
    private void add(long start, MazeRandom random) {
        int end;
        for (int first = 1; first < size; first = end) {
            int bucket = bucket(order[first]);
            end = first + 1;
            while (end < size && bucket(order[end]) == bucket) {
                end++;
            }
            while (buckets.size() <= bucket) {
                buckets.add(new ArrayList<>());
            }
            if (buckets.get(bucket).size() < QUERIES) {
                long goal = order[first + (int) random.below((long) end - first)];
                buckets.get(bucket).add(new Pair(start, goal, costs[(int) goal]));
            }
        }
    }

    private int bucket(long tile) {
        return (int) (costs[(int) tile] / BUCKET);
    }
}
