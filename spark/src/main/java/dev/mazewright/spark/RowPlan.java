package dev.mazewright.spark;

import dev.mazewright.datasets.RowColumn;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.connector.read.InputPartition;
import org.apache.spark.sql.connector.read.PartitionReader;
import org.apache.spark.sql.connector.read.PartitionReaderFactory;

/**
 * What each task reads of its rows.
 *
 * @param rows which rows there are
 * @param columns the columns that are asked for
 * @param tests what rows have to pass, the cheapest first
 */
record RowPlan(RowSource rows, List<RowColumn> columns, List<RowTest> tests) implements PartitionReaderFactory {
    /** Copies into lists that can be serialized. */
    RowPlan {
        columns = new ArrayList<>(columns);
        tests = new ArrayList<>(tests);
    }

    /** The rows of one task: the number of the first, and the one after the last. */
    record Range(long from, long to) implements InputPartition, Serializable {}

    /** Ranges of about the same size. */
    static InputPartition[] ranges(long from, long to, long parts) {
        long rows = to - from;
        int count = (int) Math.min(Math.max(1, Math.min(parts, rows)), Integer.MAX_VALUE);
        InputPartition[] ranges = new InputPartition[count];
        for (int i = 0; i < count; i++) {
            ranges[i] = new Range(from + SourceOptions.share(rows, i, count), from + SourceOptions.share(rows, i + 1, count));
        }
        return ranges;
    }

    @Override
    public PartitionReader<InternalRow> createReader(InputPartition partition) {
        return new RowReader(this, (Range) partition);
    }
}
