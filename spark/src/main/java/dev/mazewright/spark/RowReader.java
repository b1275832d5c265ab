package dev.mazewright.spark;

import dev.mazewright.datasets.Row;
import dev.mazewright.datasets.RowColumn;
import dev.mazewright.datasets.Rows;
import java.util.List;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.expressions.GenericInternalRow;
import org.apache.spark.sql.connector.read.PartitionReader;
import org.jspecify.annotations.Nullable;

/** Makes the rows of a range, one after the other. */
final class RowReader implements PartitionReader<InternalRow> {
    private final Rows rows;
    private final List<RowColumn> columns;
    private final List<RowTest> tests;
    private final long to;
    private long number;
    private @Nullable Row row;

    RowReader(RowPlan plan, RowPlan.Range range) {
        rows = plan.rows().open();
        columns = plan.columns();
        tests = plan.tests();
        number = range.from();
        to = range.to();
    }

    @Override
    public boolean next() {
        while (number < to) {
            Row next = rows.row(number++);
            if (passes(next)) {
                row = next;
                return true;
            }
        }
        return false;
    }

    private boolean passes(Row next) {
        for (RowTest test : tests) {
            if (!test.passes(next)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public InternalRow get() {
        Row current = row;
        if (current == null) {
            throw new IllegalStateException("no row yet; next() comes first");
        }
        @Nullable Object[] values = new Object[columns.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = ColumnTypes.value(columns.get(i).of(current));
        }
        return new GenericInternalRow(values);
    }

    @Override
    public void close() {}
}
