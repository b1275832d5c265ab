package dev.mazewright.spark.job;

import dev.mazewright.core.atlas.Atlas;
import dev.mazewright.core.atlas.AtlasCell;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.recipe.AtlasPuzzle;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.spark.SourceOptions;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.stream.LongStream;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.SparkSession;
import org.jspecify.annotations.Nullable;

/**
 * A job on an atlas: its recipe and other options as {@code NAME=VALUE}, and a session to work in. Tasks are sent the recipe and numbers of
 * blocks; each JVM makes the atlas once, with what it remembers for all of its tasks.
 */
final class AtlasJob {
    private static final Set<String> COMMON = Set.of("recipe", "level", "partitions");
    /** The smallest number of blocks that the default level of the tasks should have. */
    private static final long BLOCKS = 256;

    private static final Map<String, AtlasPuzzle> PUZZLES = new ConcurrentHashMap<>();

    private final SparkSession spark;
    private final Map<String, String> options;

    private AtlasJob(SparkSession spark, Map<String, String> options) {
        this.spark = spark;
        this.options = options;
    }

    /** Runs a job, which has other options besides recipe, level and partitions; invalid arguments end the process with exit code 64. */
    static void run(String name, String[] arguments, Set<String> others, Consumer<AtlasJob> work) {
        Job.inSession("atlas " + name, spark -> work.accept(of(spark, Job.options(arguments), others)));
    }

    /** A job with some options. */
    static AtlasJob of(SparkSession spark, Map<String, String> options, Set<String> others) {
        Set<String> known = new TreeSet<>(COMMON);
        known.addAll(others);
        for (String name : options.keySet()) {
            if (!known.contains(name)) {
                throw new UsageException("there is no option " + name + "; there are " + String.join(", ", known));
            }
        }
        if (!options.containsKey("recipe")) {
            throw new UsageException("the recipe is missing: recipe=rectangle:1000000x1000000/atlas:wilson/seed:1");
        }
        AtlasJob job = new AtlasJob(spark, new HashMap<>(options));
        puzzle(job.recipe());
        return job;
    }

    /**
     * The atlas of a recipe, made once in each JVM.
     *
     * @throws UsageException if the recipe does not describe an atlas
     */
    static AtlasPuzzle puzzle(String recipe) {
        return PUZZLES.computeIfAbsent(recipe, text -> {
            AtlasPuzzle puzzle = new Maker(Recipe.parse(text).requireValid(), Context.ofStep()).atlas();
            if (puzzle == null) {
                throw new UsageException("the recipe is of no atlas: " + text + "; those are rectangle:ROWSxCOLUMNS/atlas:GENERATOR/seed:NUMBER");
            }
            return puzzle;
        });
    }

    SparkSession spark() {
        return spark;
    }

    String recipe() {
        return required("recipe");
    }

    Atlas atlas() {
        return puzzle(recipe()).atlas();
    }

    /** An option, or null. */
    @Nullable String option(String name) {
        return options.get(name);
    }

    /**
     * An option that has to be given.
     *
     * @throws UsageException if it is not
     */
    String required(String name) {
        String value = options.get(name);
        if (value == null) {
            throw new UsageException("the option " + name + " is missing: " + name + "=...");
        }
        return value;
    }

    /** A whole number among the options. */
    long whole(String name, long least, long most, long byDefault) {
        String text = options.get(name);
        return text == null ? byDefault : Numbers.whole(name, text, least, most);
    }

    /** The level of the blocks that tasks have: by default the highest of which there are some hundreds. */
    int level() {
        Atlas atlas = atlas();
        int level = atlas.levels();
        while (level > 1 && blocks(atlas, level) < BLOCKS) {
            level--;
        }
        return (int) whole("level", 1, atlas.levels(), level);
    }

    /** How many blocks a level has; more than there are longs are as many as there are. */
    static long blocks(Atlas atlas, int level) {
        long high = Math.multiplyHigh(atlas.rows(level), atlas.columns(level));
        long low = atlas.rows(level) * atlas.columns(level);
        return high != 0 || low < 0 ? Long.MAX_VALUE : low;
    }

    /** The blocks of a level by their numbers, in reading order, as ranges: a partition each. */
    JavaRDD<long[]> ranges(long count) {
        JavaSparkContext context = JavaSparkContext.fromSparkContext(spark.sparkContext());
        int cores = context.defaultParallelism();
        int parts = (int) whole("partitions", 1, Integer.MAX_VALUE, Math.clamp(count, 1, 64L * cores));
        List<long[]> ranges = LongStream.range(0, parts)
                .mapToObj(part -> new long[] {SourceOptions.share(count, part, parts), SourceOptions.share(count, part + 1, parts)})
                .toList();
        return context.parallelize(ranges, parts);
    }

    /** The block of this number. */
    static AtlasCell block(Atlas atlas, int level, long number) {
        return new AtlasCell(number / atlas.columns(level), number % atlas.columns(level));
    }

    /** The blocks of a lower level that lie in a block: the first of them, and how many rows and columns they have. */
    record Inside(AtlasCell first, long rows, long columns) {
        static Inside of(Atlas atlas, int level, AtlasCell block, int lower) {
            long span = atlas.span(level) / atlas.span(lower);
            long top = block.row() * span;
            long left = block.column() * span;
            long bottom = block.row() == atlas.rows(level) - 1 ? atlas.rows(lower) : top + span;
            long right = block.column() == atlas.columns(level) - 1 ? atlas.columns(lower) : left + span;
            return new Inside(new AtlasCell(top, left), bottom - top, right - left);
        }
    }
}
