package dev.mazewright.spark.job;

import dev.mazewright.core.run.UsageException;
import dev.mazewright.spark.RowSource;
import dev.mazewright.spark.SourceOptions;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.SparkSession;
import org.jspecify.annotations.Nullable;

/** The rows of a job: the options of the data source as {@code NAME=VALUE}, and a session to work in. */
final class Job {
    private static final int USAGE_ERROR = 64;

    private final SparkSession spark;
    private final Map<String, String> given;
    private final @Nullable String output;
    private final SourceOptions options;

    private Job(SparkSession spark, Map<String, String> arguments) {
        this.spark = spark;
        given = new HashMap<>(arguments);
        output = given.remove("output");
        options = SourceOptions.of(given);
    }

    /** What a job does. */
    @FunctionalInterface
    interface Work {
        /** Prints its result on stdout. */
        void run(Job job);
    }

    /** Runs a job with its arguments; ends the process with exit code 64 if they are invalid. */
    static void run(String name, String[] arguments, Work work) {
        inSession(name, spark -> work.run(new Job(spark, options(arguments))));
    }

    /** Runs work in a session; ends the process with exit code 64 if the work throws a UsageException. */
    static void inSession(String name, Consumer<SparkSession> work) {
        SparkSession spark = SparkSession.builder().appName("mazewright " + name).getOrCreate();
        try {
            work.accept(spark);
        } catch (UsageException e) {
            System.err.println("mazewright: " + e.getMessage());
            System.exit(USAGE_ERROR);
        } finally {
            spark.stop();
        }
    }

    /** Arguments as options by name. */
    static Map<String, String> options(String[] arguments) {
        Map<String, String> options = new HashMap<>();
        for (String argument : arguments) {
            int sign = argument.indexOf('=');
            if (sign < 1) {
                throw new UsageException("'" + argument + "' is no option; options are NAME=VALUE, such as count=1000000");
            }
            options.put(argument.substring(0, sign), argument.substring(sign + 1));
        }
        return options;
    }

    /** A session with the rows of some options. */
    static Job of(SparkSession spark, Map<String, String> options) {
        return new Job(spark, options);
    }

    SparkSession spark() {
        return spark;
    }

    /** The options of the data source. */
    Map<String, String> given() {
        return given;
    }

    /** Where to write, the argument {@code output}. */
    @Nullable String output() {
        return output;
    }

    RowSource rows() {
        return options.rows();
    }

    /** Ranges of row numbers, a partition each. */
    JavaRDD<long[]> ranges() {
        JavaSparkContext context = JavaSparkContext.fromSparkContext(spark.sparkContext());
        int parts = (int) options.parts(options.rows().count(), context.defaultParallelism());
        long count = options.rows().count();
        List<long[]> ranges = IntStream.range(0, parts)
                .mapToObj(part -> new long[] {SourceOptions.share(count, part, parts), SourceOptions.share(count, part + 1L, parts)})
                .toList();
        return context.parallelize(ranges, parts);
    }
}
