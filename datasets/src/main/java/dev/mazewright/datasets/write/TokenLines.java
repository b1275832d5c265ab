package dev.mazewright.datasets.write;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Rectangle;
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
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A maze a line, as maze-dataset's tokens: its edges, start, goal and path.
 *
 * <pre>
 *   &lt;ADJLIST_START&gt; (0,0) &lt;--&gt; (1,0) ; ... ; &lt;ADJLIST_END&gt; &lt;ORIGIN_START&gt; (0,0) &lt;ORIGIN_END&gt;
 *   &lt;TARGET_START&gt; (2,1) &lt;TARGET_END&gt; &lt;PATH_START&gt; (0,0) (1,0) ... &lt;PATH_END&gt;
 * </pre>
 *
 * <p>The edges are in a random order, and each begins at one of its cells at random; both are drawn from the seed of the
 * recipe. Where there is no path, none is between its marks. The trace of a search comes before the path: {@code
 * <TRACE_START> create (0,0) +0 +3 close (0,0) +0 +3 ... <TRACE_END>}.
 */
final class TokenLines extends NamedFormat {
    private static final String VOCABULARY = "vocabulary.txt";

    /** The tokens of traces, behind those that are published. */
    private static final List<String> WORDS =
            List.of("<TRACE_START>", "<TRACE_END>", "create", "close", "walk", "erase", "fill", "reject");

    private static final Map<String, byte[]> TRACE =
            WORDS.stream().collect(Collectors.toUnmodifiableMap(Function.identity(), TokenLine::token));

    private static final byte[] EDGES = TokenLine.token("<ADJLIST_START>");
    private static final byte[] CONNECTOR = TokenLine.token("<-->");
    private static final byte[] EDGE_END = TokenLine.token(";");
    private static final byte[] START = TokenLine.token("<ADJLIST_END> <ORIGIN_START>");
    private static final byte[] GOAL = TokenLine.token("<ORIGIN_END> <TARGET_START>");
    private static final byte[] GOAL_END = TokenLine.token("<TARGET_END>");
    private static final byte[] PATH = TokenLine.token("<PATH_START>");
    private static final byte[] PATH_END = TokenLine.token("<PATH_END>");

    private final boolean isSplit;
    private final int most;

    /** A format whose cells are five tokens, or one. */
    TokenLines(String name, String idea, boolean isSplit) {
        super(name, idea, HubTable.of("text/plain", "text-generation"));
        this.isSplit = isSplit;
        most = isSplit ? Vocabulary.NUMBERS : Vocabulary.CELLS;
    }

    @Override
    public void require(Dataset dataset) {
        for (Split split : dataset.splits()) {
            SplitSizes sizes = SplitSizes.inCells(name(), split);
            if (sizes.rows() > most || sizes.columns() > most) {
                throw new UsageException("the vocabulary of " + name() + " has rows and columns below " + most + ", and split "
                        + split.name() + " has mazes of up to " + sizes.rows() + " x " + sizes.columns() + "; take "
                        + (isSplit ? "jsonl" : "tokens-ctt, which has them below " + Vocabulary.NUMBERS));
            }
        }
    }

    @Override
    public boolean hasTraces() {
        return true;
    }

    @Override
    public List<String> patterns(Split split) {
        return List.of(shards(split, ".txt"));
    }

    @Override
    public List<String> tags() {
        return List.of("text");
    }

    @Override
    public ShardWriter open(Shard shard, ShardFiles files) throws IOException {
        return new Writer(shard.split(), isSplit, files.create("data/" + shard.name() + ".txt"));
    }

    @Override
    public void finish(Dataset dataset, ShardFiles files) throws IOException {
        List<String> tokens = new ArrayList<>(Vocabulary.published());
        List<Split> traced = dataset.splits().stream().filter(split -> split.trace() != null).toList();
        if (!traced.isEmpty()) {
            tokens.addAll(WORDS);
            int cells = traced.stream().mapToInt(split -> SplitSizes.inCells(name(), split).area()).max().orElse(0);
            for (int cost = Vocabulary.SIGNED; cost < cells; cost++) {
                tokens.add("+" + cost);
            }
        }
        try (OutputStream out = files.create(VOCABULARY)) {
            out.write((String.join("\n", tokens) + "\n").getBytes(StandardCharsets.US_ASCII));
        }
    }

    /** Writes the lines of a shard. */
    private static final class Writer implements ShardWriter {
        private final OutputStream out;
        private final TokenLine line;
        private final @Nullable SearchTrace trace;
        /** The edges of a maze: twice the cell that comes first in reading order, and 1 if the other is below it. */
        private long[] edges = new long[1 << 10];

        Writer(Split split, boolean isSplit, OutputStream out) {
            this.out = out;
            line = new TokenLine(isSplit);
            String solver = split.trace();
            trace = solver == null ? null : new SearchTrace(solver);
        }

        @Override
        public void add(Row row) throws IOException {
            Grid grid = row.maze().grid();
            addEdges(row.maze(), grid, new MazeRandom(row.recipe().seed()).stream("tokens"));
            Path path = row.path();
            line.add(START);
            addCell(grid, path.start());
            line.add(GOAL);
            addCell(grid, path.found() ? path.goal() : row.puzzle().goalsOrLast()[0]);
            line.add(GOAL_END);
            if (trace != null) {
                line.add(trace("<TRACE_START>"));
                trace.replay(row, (word, cell, cost, bound) -> addEvent(grid, word, cell, cost, bound));
                line.add(trace("<TRACE_END>"));
            }
            line.add(PATH);
            addPath(grid, path);
            line.add(PATH_END);
            line.write(out);
        }

        private void addEdges(Maze maze, Grid grid, MazeRandom random) {
            int count = findEdges(maze, grid);
            line.add(EDGES);
            for (int left = count; left > 0; left--) {
                int drawn = (int) random.below(left);
                long edge = edges[drawn];
                edges[drawn] = edges[left - 1];
                long cell = edge >>> 1;
                long other = grid.step(cell, (edge & 1) == 0 ? Rectangle.EAST : Rectangle.SOUTH);
                boolean isTurned = random.bit();
                addCell(grid, isTurned ? other : cell);
                line.add(CONNECTOR);
                addCell(grid, isTurned ? cell : other);
                line.add(EDGE_END);
            }
        }

        private int findEdges(Maze maze, Grid grid) {
            int count = 0;
            for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
                if (count + 2 > edges.length) {
                    edges = Arrays.copyOf(edges, 2 * edges.length);
                }
                int open = maze.open(cell);
                if (Directions.contains(open, Rectangle.EAST)) {
                    edges[count++] = cell << 1;
                }
                if (Directions.contains(open, Rectangle.SOUTH)) {
                    edges[count++] = cell << 1 | 1;
                }
            }
            return count;
        }

        private void addPath(Grid grid, Path path) {
            if (path.found()) {
                long cell = path.start();
                addCell(grid, cell);
                for (long step = 0; step < path.length(); step++) {
                    cell = grid.step(cell, path.direction(step));
                    addCell(grid, cell);
                }
            }
        }

        private void addEvent(Grid grid, String word, long cell, int cost, int bound) {
            line.add(trace(word));
            addCell(grid, cell);
            if (cost >= 0) {
                line.addNumber(cost);
                line.addNumber(bound);
            }
        }

        private static byte[] trace(String word) {
            byte[] token = TRACE.get(word);
            if (token == null) {
                throw new IllegalStateException("no token for " + word);
            }
            return token;
        }

        private void addCell(Grid grid, long cell) {
            line.addCell(grid.row(cell), grid.column(cell));
        }

        @Override
        public void finish() throws IOException {
            out.close();
        }
    }
}
