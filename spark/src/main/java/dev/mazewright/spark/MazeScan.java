package dev.mazewright.spark;

import java.util.OptionalLong;
import java.util.stream.Collectors;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.connector.read.Batch;
import org.apache.spark.sql.connector.read.InputPartition;
import org.apache.spark.sql.connector.read.PartitionReaderFactory;
import org.apache.spark.sql.connector.read.Statistics;
import org.apache.spark.sql.connector.read.SupportsReportStatistics;
import org.apache.spark.sql.connector.read.streaming.MicroBatchStream;
import org.apache.spark.sql.types.StructType;

/** The rows of a query, in ranges of their numbers. */
final class MazeScan implements SupportsReportStatistics, Batch {
    private final SourceOptions options;
    private final RowPlan plan;

    MazeScan(SourceOptions options, RowPlan plan) {
        this.options = options;
        this.plan = plan;
    }

    @Override
    public StructType readSchema() {
        return ColumnTypes.schema(plan.columns());
    }

    @Override
    public String description() {
        return "mazewright " + plan.rows().split() + ", " + plan.rows().count() + " rows, columns "
                + plan.columns().stream().map(Object::toString).collect(Collectors.joining(" ")) + ", tests " + plan.tests();
    }

    @Override
    public Batch toBatch() {
        return this;
    }

    @Override
    public InputPartition[] planInputPartitions() {
        return RowPlan.ranges(0, plan.rows().count(), parts(plan.rows().count()));
    }

    private long parts(long rows) {
        return options.parts(rows, SparkSession.active().sparkContext().defaultParallelism());
    }

    @Override
    public PartitionReaderFactory createReaderFactory() {
        return plan;
    }

    @Override
    public MicroBatchStream toMicroBatchStream(String checkpointLocation) {
        return new MazeStream(plan, options.rowsOfBatch(), this::parts);
    }

    @Override
    public Statistics estimateStatistics() {
        return new Statistics() {
            @Override
            public OptionalLong sizeInBytes() {
                return OptionalLong.empty();
            }

            @Override
            public OptionalLong numRows() {
                return plan.tests().isEmpty() ? OptionalLong.of(plan.rows().count()) : OptionalLong.empty();
            }
        };
    }
}
