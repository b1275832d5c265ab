package dev.mazewright.spark;

import java.util.function.LongUnaryOperator;
import org.apache.spark.sql.connector.read.InputPartition;
import org.apache.spark.sql.connector.read.PartitionReaderFactory;
import org.apache.spark.sql.connector.read.streaming.MicroBatchStream;
import org.apache.spark.sql.connector.read.streaming.Offset;
import org.apache.spark.sql.connector.read.streaming.ReadLimit;
import org.apache.spark.sql.connector.read.streaming.ReadMaxRows;
import org.apache.spark.sql.connector.read.streaming.SupportsTriggerAvailableNow;

/** The rows in order, a batch at a time, until the last one. An offset is the number of the next row. */
final class MazeStream implements MicroBatchStream, SupportsTriggerAvailableNow {
    private final RowPlan plan;
    private final long rowsOfBatch;
    private final LongUnaryOperator parts;

    /** The number of a row. */
    private static final class RowNumber extends Offset {
        private final long number;

        RowNumber(long number) {
            this.number = number;
        }

        @Override
        public String json() {
            return Long.toString(number);
        }
    }

    /** A stream; {@code parts} says for how many rows there are how many partitions. */
    MazeStream(RowPlan plan, long rowsOfBatch, LongUnaryOperator parts) {
        this.plan = plan;
        this.rowsOfBatch = rowsOfBatch;
        this.parts = parts;
    }

    @Override
    public Offset initialOffset() {
        return new RowNumber(0);
    }

    @Override
    public Offset deserializeOffset(String json) {
        return new RowNumber(Long.parseLong(json));
    }

    @Override
    public ReadLimit getDefaultReadLimit() {
        return ReadLimit.maxRows(rowsOfBatch);
    }

    @Override
    public Offset latestOffset(Offset start, ReadLimit limit) {
        long most = limit instanceof ReadMaxRows rows ? rows.maxRows() : rowsOfBatch;
        long left = plan.rows().count() - number(start);
        return new RowNumber(number(start) + Math.min(most, left));
    }

    @Override
    public Offset latestOffset() {
        return new RowNumber(plan.rows().count());
    }

    @Override
    public void prepareForTriggerAvailableNow() {}

    @Override
    public InputPartition[] planInputPartitions(Offset start, Offset end) {
        return RowPlan.ranges(number(start), number(end), parts.applyAsLong(number(end) - number(start)));
    }

    private static long number(Offset offset) {
        return Long.parseLong(offset.json());
    }

    @Override
    public PartitionReaderFactory createReaderFactory() {
        return plan;
    }

    @Override
    public void commit(Offset end) {}

    @Override
    public void stop() {}
}
