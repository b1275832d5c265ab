package dev.mazewright.spark;

import org.apache.spark.sql.SparkSession;

/** Spark on two threads of this process; a task may fail three times. */
public final class LocalSpark {
    private LocalSpark() {}

    /** The session that all tests share. */
    public static SparkSession session() {
        return SparkSession.builder()
                .master("local[2,4]")
                .appName("mazewright tests")
                .config("spark.ui.enabled", false)
                .config("spark.sql.shuffle.partitions", 2)
                .config("spark.driver.host", "localhost")
                .config("spark.sql.warehouse.dir", "target/warehouse")
                .getOrCreate();
    }
}
