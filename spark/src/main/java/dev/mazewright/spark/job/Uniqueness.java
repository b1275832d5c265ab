package dev.mazewright.spark.job;

import dev.mazewright.datasets.MazeHash;
import dev.mazewright.datasets.Rows;
import dev.mazewright.spark.RowSource;
import java.nio.ByteBuffer;
import java.util.Iterator;
import java.util.stream.LongStream;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.functions;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;

/**
 * Counts different mazes, and different classes of mazes that are rotations and mirror images of each other, by 128 bits of
 * their {@link MazeHash}: {@code Uniqueness recipe=rectangle:4x4/wilson count=1000000}.
 */
public final class Uniqueness {
    private static final StructType DIGEST = new StructType()
            .add("high", DataTypes.LongType, false)
            .add("low", DataTypes.LongType, false)
            .add("images", DataTypes.IntegerType, false);

    private Uniqueness() {}

    /** Counts, and prints a line for each count. */
    public static void main(String[] arguments) {
        Job.run("uniqueness", arguments, job -> {
            Result result = of(job);
            System.out.println("mazes     " + result.mazes());
            System.out.println("different " + result.different());
            System.out.println("classes   " + result.classes());
        });
    }

    /**
     * What was counted.
     *
     * @param mazes how many were made
     * @param different how many of them have different passages
     * @param classes how many classes of rotations and mirror images they belong to; of shapes other than full grids of
     *     squares and tiles each maze is a class
     */
    public record Result(long mazes, long different, long classes) {}

    static Result of(Job job) {
        RowSource rows = job.rows();
        Dataset<Row> digests = job.spark().createDataFrame(job.ranges().flatMap(range -> digests(rows.open(), range[0], range[1])), DIGEST);
        // Of a class there is a bit for each of the eight images that was made.
        Row counts = digests.groupBy("high", "low")
                .agg(functions.expr("bit_or(images)").as("images"), functions.count("*").as("mazes"))
                .agg(functions.sum("mazes"), functions.sum(functions.expr("bit_count(images)")), functions.count("*"))
                .first();
        return counts.getLong(2) == 0 ? new Result(0, 0, 0) : new Result(counts.getLong(0), counts.getLong(1), counts.getLong(2));
    }

    private static Iterator<Row> digests(Rows rows, long from, long to) {
        MazeHash hash = new MazeHash();
        return LongStream.range(from, to)
                .mapToObj(number -> {
                    ByteBuffer digest = ByteBuffer.wrap(hash.of(rows.row(number).maze()));
                    return RowFactory.create(digest.getLong(), digest.getLong(), 1 << hash.image());
                })
                .iterator();
    }
}
