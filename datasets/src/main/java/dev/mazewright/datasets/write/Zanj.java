package dev.mazewright.datasets.write;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
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
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.zip.ZipOutputStream;

/**
 * The files of maze-dataset, {@code MazeDataset:minimal}: a zip with a description, and arrays of the passages down and to
 * the right, of the paths and of their lengths in cells.
 *
 * <p>The description names a generator of maze-dataset, which its loader demands: its own of the same algorithm, else
 * {@code gen_dfs}. A path is padded with -1. What was known of each maze when it was made is counted in the description, as maze-dataset
 * collects it; without that, its {@code save} fails on a hundred mazes or more.
 */
final class Zanj extends NamedFormat {
    private static final int MOST = 1 << (Byte.SIZE - 1);
    private static final Map<String, String> GENERATORS = Map.of(
            "wilson", "gen_wilson", "kruskal", "gen_kruskal", "percolation", "gen_percolation");

    private static final String META =
            """
            {"zanj_cfg": {}, "sysinfo": null, "timestamp": 0, "externals_info": {
              "maze_connection_lists.npy": {"item_type": "npy", "path": ["maze_connection_lists"]},
              "maze_solution_lengths.npy": {"item_type": "npy", "path": ["maze_solution_lengths"]},
              "maze_solutions.npy": {"item_type": "npy", "path": ["maze_solutions"]}}}
            """;


    Zanj() {
        super("zanj", "Files of maze-dataset: passages and paths as arrays in a zip.", HubTable.of("application/zip", "graph-ml"));
    }

    @Override
    public void require(Dataset dataset) {
        for (Split split : dataset.splits()) {
            SplitSizes sizes = SplitSizes.inCells(name(), split);
            if (!sizes.isOne() || sizes.rows() != sizes.columns() || sizes.rows() > MOST) {
                throw new UsageException("zanj holds mazes of one size n x n a split, n up to " + MOST + ", and split " + split.name()
                        + " has " + (sizes.isOne() ? sizes.rows() + " x " + sizes.columns() : "several sizes") + "; take npz");
            }
            if (!Boolean.TRUE.equals(split.filter().solvable())) {
                throw new UsageException("zanj holds mazes with a path, without which maze-dataset refuses a file, and split " + split.name()
                        + " asks for others too; take npz, or solvable = true");
            }
        }
    }

    @Override
    public boolean isTable(Dataset dataset) {
        return false;
    }

    @Override
    public List<String> patterns(Split split) {
        return List.of(shards(split, ".zanj"));
    }

    @Override
    public ShardWriter open(Shard shard, ShardFiles files) throws IOException {
        return new Writer(shard, SplitSizes.inCells(name(), shard.split()), files.create("data/" + shard.name() + ".zanj"));
    }

    /** Gathers the arrays of a shard. */
    private static final class Writer implements ShardWriter {
        private final Shard shard;
        private final OutputStream out;
        private final int side;
        private final byte[] passages;
        private final byte[] lengths;
        private final List<byte[]> paths = new ArrayList<>();
        private final Map<String, Integer> generators = new TreeMap<>();

        Writer(Shard shard, SplitSizes sizes, OutputStream out) {
            this.shard = shard;
            this.out = out;
            side = sizes.rows();
            passages = new byte[Math.multiplyExact(shard.rows(), 2 * sizes.area())];
            lengths = new byte[Math.multiplyExact(shard.rows(), Integer.BYTES)];
        }

        @Override
        public void add(Row row) {
            Grid grid = row.maze().grid();
            putPassages(row.maze(), grid);
            byte[] path = path(row, grid);
            Npy.put(lengths, Integer.BYTES * paths.size(), path.length / 2, Integer.BYTES);
            paths.add(path);
            String name = row.recipe().generator().name();
            generators.merge(GENERATORS.getOrDefault(name, name), 1, Integer::sum);
        }

        private void putPassages(Maze maze, Grid grid) {
            int area = side * side;
            int down = 2 * area * paths.size();
            for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
                int at = grid.row(cell) * side + grid.column(cell);
                int open = maze.open(cell);
                passages[down + at] = (byte) (Directions.contains(open, Rectangle.SOUTH) ? 1 : 0);
                passages[down + area + at] = (byte) (Directions.contains(open, Rectangle.EAST) ? 1 : 0);
            }
        }

        /** The row and column of each cell of the path. */
        private static byte[] path(Row row, Grid grid) {
            if (!row.path().found()) {
                return new byte[0];
            }
            int steps = Math.toIntExact(row.path().length());
            byte[] path = new byte[2 * (steps + 1)];
            long cell = row.path().start();
            for (int i = 0; i <= steps; i++) {
                path[2 * i] = (byte) grid.row(cell);
                path[2 * i + 1] = (byte) grid.column(cell);
                if (i < steps) {
                    cell = grid.step(cell, row.path().direction(i));
                }
            }
            return path;
        }

        @Override
        public void finish() throws IOException {
            int rows = shard.rows();
            int longest = paths.stream().mapToInt(path -> path.length).max().orElse(0) / 2;
            byte[] padded = new byte[Math.multiplyExact(rows, 2 * longest)];
            Arrays.fill(padded, (byte) -1);
            for (int i = 0; i < rows; i++) {
                System.arraycopy(paths.get(i), 0, padded, i * 2 * longest, paths.get(i).length);
            }
            try (ZipOutputStream zip = new ZipOutputStream(out)) {
                StoredEntry.write(zip, "__zanj_meta__.json", ascii(META));
                StoredEntry.write(zip, "__zanj__.json", ascii(description(longest)));
                StoredEntry.write(zip, "maze_connection_lists.npy", Npy.head("|b1", rows, 2, side, side), passages);
                StoredEntry.write(zip, "maze_solution_lengths.npy", Npy.head(Npy.INT, rows), lengths);
                StoredEntry.write(zip, "maze_solutions.npy", Npy.head("|i1", rows, longest, 2), padded);
            }
        }

        /** The one of maze-dataset that made all mazes, or else the one that its loader takes for any. */
        private String constructor() {
            String first = generators.keySet().iterator().next();
            return generators.size() == 1 && GENERATORS.containsValue(first) ? first : "gen_dfs";
        }

        private String description(int longest) {
            int rows = shard.rows();
            String counts = generators.entrySet().stream()
                    .map(of -> "\"" + of.getKey() + "\": " + of.getValue())
                    .collect(Collectors.joining(", ", "{", "}"));
            return String.format(
                    Locale.ROOT,
                    """
                    {"__muutils_format__": "MazeDataset:minimal",
                     "cfg": {"__muutils_format__": "MazeDatasetConfig(SerializableDataclass)", "name": "%s", "seq_len_min": 1,
                      "seq_len_max": 512, "seed": null, "applied_filters": [], "grid_n": %d, "n_mazes": %d,
                      "maze_ctor": {"__name__": "%s", "__module__": "maze_dataset.generation.generators"},
                      "maze_ctor_kwargs": {}, "endpoint_kwargs": {}, "_fname_loaded": null, "fname": "%s",
                      "versions": {"config": "1.0", "maze_dataset": "1.3.2"}},
                     "fname": "%s", "generation_metadata_collected": {"func_name": %s, "grid_shape": {"(%d, %d)": %d}},
                     "maze_connection_lists": %s,
                     "maze_solution_lengths": %s,
                     "maze_solutions": %s}
                    """,
                    shard.name(), side, rows, constructor(), shard.name(), shard.name(), counts, side, side, rows,
                    array("maze_connection_lists", "bool", rows, 2, side, side),
                    array("maze_solution_lengths", "int32", rows),
                    array("maze_solutions", "int8", rows, longest, 2));
        }

        private static String array(String name, String type, Integer... shape) {
            int elements = 1;
            for (int axis : shape) {
                elements *= axis;
            }
            return String.format(
                    Locale.ROOT,
                    """
                    {"__muutils_format__": "numpy.ndarray:external", "$ref": "%s.npy", "shape": %s, "dtype": "%s", "n_elements": %d}""",
                    name, List.of(shape), type, elements);
        }

        private static byte[] ascii(String text) {
            return text.getBytes(StandardCharsets.US_ASCII);
        }
    }
}
