import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.functions;

/** A job for Apache Spark: how long solutions are, by generator: {@code SparkJob [COUNT]}. See spark/README.md for how to run it; no test compiles it. */
final class SparkJob {
    public static void main(String[] arguments) {
        long count = arguments.length > 0 ? Long.parseLong(arguments[0]) : 1_000_000;
        try (SparkSession spark = SparkSession.builder().appName("mazes").getOrCreate()) {
            Dataset<Row> mazes = spark.read()
                    .format("mazewright")
                    .option("recipe", "rectangle:{9..15:2}x{same}/{wilson,kruskal}")
                    .option("count", count)
                    .load();
            for (Row row : mazes.groupBy("generator")
                    .agg(functions.count("*"), functions.avg("path_length"))
                    .orderBy("generator")
                    .collectAsList()) {
                System.out.println(row.getString(0) + ": " + row.getLong(1) + " mazes, solutions of " + Math.round(row.getDouble(2)) + " steps");
            }
        }
    }
}
