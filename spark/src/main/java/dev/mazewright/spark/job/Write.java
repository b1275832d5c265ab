package dev.mazewright.spark.job;

import dev.mazewright.core.run.UsageException;
import org.apache.spark.sql.SaveMode;

/**
 * Writes rows as Parquet files to any file system that Spark knows: {@code Write spec=mazes.toml split=train
 * output=s3a://BUCKET/mazes/train}. A folder that exists is refused.
 */
public final class Write {
    private Write() {}

    /** Writes all rows; a file for each partition. */
    public static void main(String[] arguments) {
        Job.run("write", arguments, job -> {
            String output = job.output();
            if (output == null) {
                throw new UsageException("where to write is missing: output=FOLDER");
            }
            job.spark()
                    .read()
                    .format("mazewright")
                    .options(job.given())
                    .load()
                    .write()
                    .mode(SaveMode.ErrorIfExists)
                    .option("compression", "zstd")
                    .parquet(output);
            System.out.println("mazes     " + job.rows().count());
        });
    }
}
