package dev.mazewright.spark;

import dev.mazewright.core.option.Names;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.datasets.Dataset;
import dev.mazewright.datasets.RecipeTemplate;
import dev.mazewright.datasets.RowFilter;
import dev.mazewright.datasets.Split;
import dev.mazewright.datasets.file.DatasetFile;
import dev.mazewright.formats.io.BadDataException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.fs.Path;
import org.apache.spark.sql.SparkSession;

/**
 * The options of the data source: {@code recipe}, {@code count} and {@code seed} as the command line's flags, or {@code spec}
 * and {@code split}, a file and one of its splits; and how the rows are shared out.
 *
 * @param rows which rows
 * @param partitions how many, or 0 for a partition for each {@code rowsOfPartition} rows
 * @param rowsOfPartition the most rows of a partition where none are given
 * @param rowsOfBatch the most rows of a micro-batch
 */
public record SourceOptions(RowSource rows, int partitions, long rowsOfPartition, long rowsOfBatch) {
    private static final String RECIPE = "recipe";
    private static final String COUNT = "count";
    private static final String SEED = "seed";
    private static final String SPEC = "spec";
    private static final String SPLIT = "split";
    private static final String PARTITIONS = "partitions";
    private static final String ROWS_PER_PARTITION = "rows-per-partition";
    private static final String ROWS_PER_BATCH = "rows-per-batch";
    /** All options. */
    static final List<String> NAMES =
            List.of(RECIPE, COUNT, SEED, SPEC, SPLIT, PARTITIONS, ROWS_PER_PARTITION, ROWS_PER_BATCH);

    private static final long ROWS_OF_PARTITION = 100_000;
    private static final long ROWS_OF_BATCH = 10_000;

    /**
     * Those of a table or a stream.
     *
     * @throws UsageException if one is unknown, missing or out of range
     */
    public static SourceOptions of(Map<String, String> options) {
        for (String name : options.keySet()) {
            if (!NAMES.contains(name)) {
                throw new UsageException(Names.unknown("option", name, NAMES));
            }
        }
        return new SourceOptions(
                source(options),
                (int) whole(options, PARTITIONS, 0, Integer.MAX_VALUE),
                whole(options, ROWS_PER_PARTITION, ROWS_OF_PARTITION, Integer.MAX_VALUE),
                whole(options, ROWS_PER_BATCH, ROWS_OF_BATCH, Integer.MAX_VALUE));
    }

    private static long whole(Map<String, String> options, String name, long otherwise, long most) {
        String given = options.get(name);
        return given == null ? otherwise : Numbers.whole(name, given, 1, most);
    }

    private static RowSource source(Map<String, String> options) {
        String spec = options.get(SPEC);
        String recipe = options.get(RECIPE);
        if ((spec == null) == (recipe == null)) {
            throw new UsageException("the source mazewright needs the option recipe with count, or the option spec with split");
        }
        return spec == null ? ofRecipe(recipe, options) : ofFile(spec, options);
    }

    private static RowSource ofRecipe(String recipe, Map<String, String> options) {
        if (options.containsKey(SPLIT) || !options.containsKey(COUNT)) {
            throw new UsageException("the option recipe needs count, how many mazes, and no split");
        }
        long count = whole(options, COUNT, 0, DatasetFile.MOST_MAZES);
        String seed = options.get(SEED);
        Split train = Split.of("train", count, RecipeTemplate.parse(recipe), RowFilter.SOLVABLE);
        return RowSource.of(
                Dataset.of("mazes", seed == null ? 1 : Numbers.whole(SEED, seed, Long.MIN_VALUE, Long.MAX_VALUE), "jsonl",
                        Dataset.SHARD_SIZE, List.of(train)),
                train);
    }

    private static RowSource ofFile(String spec, Map<String, String> options) {
        if (options.containsKey(COUNT) || options.containsKey(SEED)) {
            throw new UsageException("the file " + spec + " has the count and the seed; leave out the options");
        }
        try {
            Dataset dataset = DatasetFile.parse(text(spec), spec);
            String name = options.get(SPLIT);
            List<String> names = dataset.splits().stream().map(Split::name).toList();
            if (name == null && names.size() > 1) {
                throw new UsageException(spec + " has several splits: take the option split with one of " + String.join(", ", names));
            }
            Split split = name == null ? dataset.splits().getFirst() : dataset.splits().stream()
                    .filter(each -> each.name().equals(name))
                    .findFirst()
                    .orElseThrow(() -> new UsageException(Names.unknown(SPLIT, name, names)));
            return RowSource.of(dataset, split);
        } catch (BadDataException e) {
            throw new UsageException(String.valueOf(e.getMessage()));
        }
    }

    /**
     * How many partitions some rows have.
     *
     * @param least where the options do not name a number, as many as there are cores
     */
    public long parts(long count, int least) {
        return partitions > 0 ? partitions : Math.max(least, Math.ceilDiv(count, rowsOfPartition));
    }

    /**
     * The first row of a part.
     *
     * @param part 0 .. parts; of the last one, the number after the last row
     */
    public static long share(long count, long part, long parts) {
        return count / parts * part + count % parts * part / parts;
    }

    /** A file of any file system that Spark knows; it is read once, by the driver. */
    private static String text(String spec) {
        Path path = new Path(spec);
        try (InputStream in = path.getFileSystem(SparkSession.active().sparkContext().hadoopConfiguration()).open(path)) {
            return new String(in.readNBytes(DatasetFile.MOST_CHARACTERS + 1), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + spec + ": " + e.getMessage(), e);
        }
    }
}
