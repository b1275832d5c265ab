package dev.mazewright.datasets.write;

import dev.mazewright.core.run.UsageException;
import dev.mazewright.datasets.Dataset;
import dev.mazewright.datasets.Row;
import dev.mazewright.datasets.Shard;
import dev.mazewright.datasets.Split;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.PriorityQueue;
import java.util.TreeSet;

/**
 * Searchformer's token sequences, an object a line: the task, the search of its deterministic A*, and the plan.
 *
 * <p>The search is the published one, on tiles, in steps to the four sides: of the tiles that were created, that of the least sum of cost and
 * distance is closed, of several the one of the least y, and then of the least x; its neighbours are looked at up (y + 1), down, left and right. A
 * tile that is reached on a shorter way is created again. x is the column and y the row, which the published program counts from below.
 *
 * <p>Source: Lehnert et al., <i>Beyond A*: Better planning with transformers via search dynamics bootstrapping</i>, 2024.
 */
final class SearchformerLines extends NamedFormat {
    /** More tiles make sequences that no model takes. */
    private static final int MOST = 100;

    private static final List<String> WORDS = List.of("start", "goal", "wall", "create", "close", "plan");

    SearchformerLines() {
        super("searchformer", "Searchformer's tokens of tasks, of the search of its A* and of plans, an object a line.",
                HubTable.jsonLines("text-generation", HubTable.columns(List.of("recipe"), List.of("_id"))));
    }

    @Override
    public void require(Dataset dataset) {
        for (Split split : dataset.splits()) {
            SplitSizes sizes = SplitSizes.inTiles(name(), split);
            if (Math.max(sizes.rows(), sizes.columns()) > MOST) {
                throw new UsageException(name() + " takes mazes of up to " + MOST + " x " + MOST + " tiles, and split " + split.name() + " has "
                        + sizes.rows() + " x " + sizes.columns() + "; take tokens");
            }
            if (!Boolean.TRUE.equals(split.filter().solvable())) {
                throw new UsageException(name() + " holds mazes with a path, and split " + split.name() + " asks for others; leave out solvable");
            }
        }
    }

    @Override
    public List<String> patterns(Split split) {
        return List.of(shards(split, ".jsonl"));
    }

    @Override
    public ShardWriter open(Shard shard, ShardFiles files) throws IOException {
        OutputStream out = files.create("data/" + shard.name() + ".jsonl");
        TileBytes picture = new TileBytes();
        return new ShardWriter() {
            @Override
            public void add(Row row) throws IOException {
                picture.draw(row);
                int start = picture.index(row.maze().grid(), row.path().start());
                int goal = picture.index(row.maze().grid(), row.path().goal());
                out.write(line(row, new Search(picture, start, goal)).getBytes(StandardCharsets.US_ASCII));
            }

            @Override
            public void finish() throws IOException {
                out.close();
            }
        };
    }

    private static String line(Row row, Search search) {
        return "{\"_id\":" + row.number() + ",\"prompt\":" + list(search.prompt) + ",\"reasoning\":" + list(search.reasoning) + ",\"plan\":"
                + list(search.plan) + ",\"recipe\":\"" + row.recipeText() + "\"}\n";
    }

    private static String list(List<String> tokens) {
        return "[\"" + String.join("\",\"", tokens) + "\"]";
    }

    /** All tokens that can occur, sorted, as the training numbers them behind "bos" and "eos". */
    @Override
    public void finish(Dataset dataset, ShardFiles files) throws IOException {
        TreeSet<String> tokens = new TreeSet<>(WORDS);
        for (Split split : dataset.splits()) {
            SplitSizes sizes = SplitSizes.inTiles(name(), split);
            for (int i = 0; i < Math.max(sizes.rows(), sizes.columns()); i++) {
                tokens.add(Integer.toString(i));
            }
            for (int i = 0; i < sizes.area(); i++) {
                tokens.add("c" + i);
            }
        }
        try (OutputStream out = files.create("vocabulary.txt")) {
            out.write((String.join("\n", tokens) + "\n").getBytes(StandardCharsets.US_ASCII));
        }
    }

    /** The search of one maze, and what is written of it. */
    private static final class Search {
        private static final int TILE_BITS = 20;

        private final List<String> prompt = new ArrayList<>();
        private final List<String> reasoning = new ArrayList<>();
        private final List<String> plan = new ArrayList<>();
        private final TileBytes picture;
        private final int goal;
        private final int[] costs;
        private final int[] parents;

        Search(TileBytes picture, int start, int goal) {
            this.picture = picture;
            this.goal = goal;
            costs = new int[picture.rows * picture.columns];
            parents = new int[costs.length];
            Arrays.fill(costs, Integer.MAX_VALUE);
            prompt.add("start");
            place(prompt, start);
            prompt.add("goal");
            place(prompt, goal);
            for (int tile = 0; tile < costs.length; tile++) {
                if (picture.tiles[tile] == TileBytes.WALL) {
                    prompt.add("wall");
                    place(prompt, tile);
                }
            }
            run(start);
            List<Integer> path = new ArrayList<>();
            for (int tile = goal; tile != start; tile = parents[tile]) {
                path.add(tile);
            }
            path.add(start);
            for (int tile : path.reversed()) {
                plan.add("plan");
                place(plan, tile);
            }
        }

        private void place(List<String> tokens, int tile) {
            tokens.add(Integer.toString(tile % picture.columns));
            tokens.add(Integer.toString(tile / picture.columns));
        }

        private int distance(int tile) {
            return Math.abs(tile % picture.columns - goal % picture.columns) + Math.abs(tile / picture.columns - goal / picture.columns);
        }

        private void event(String word, int tile) {
            reasoning.add(word);
            place(reasoning, tile);
            reasoning.add("c" + costs[tile]);
            reasoning.add("c" + distance(tile));
        }

        private void run(int start) {
            // The sum, and then the tile in reading order, which is that of y and then of x.
            PriorityQueue<Long> open = new PriorityQueue<>();
            boolean[] isClosed = new boolean[costs.length];
            create(start, 0, start, open);
            while (!open.isEmpty()) {
                long first = open.remove();
                int tile = (int) (first & (1 << TILE_BITS) - 1);
                if (isClosed[tile] || first >>> TILE_BITS != costs[tile] + distance(tile)) {
                    continue; // created again since, at less cost
                }
                isClosed[tile] = true;
                event("close", tile);
                if (tile == goal) {
                    return;
                }
                int column = tile % picture.columns;
                step(tile, tile + picture.columns < costs.length, tile + picture.columns, open);
                step(tile, tile >= picture.columns, tile - picture.columns, open);
                step(tile, column > 0, tile - 1, open);
                step(tile, column + 1 < picture.columns, tile + 1, open);
            }
            throw new IllegalStateException("no path in steps to the four sides");
        }

        private void step(int from, boolean isInside, int to, PriorityQueue<Long> open) {
            if (isInside && picture.tiles[to] != TileBytes.WALL && costs[from] + 1 < costs[to]) {
                create(to, costs[from] + 1, from, open);
            }
        }

        private void create(int tile, int cost, int parent, PriorityQueue<Long> open) {
            costs[tile] = cost;
            parents[tile] = parent;
            event("create", tile);
            open.add((long) (cost + distance(tile)) << TILE_BITS | tile);
        }
    }
}
