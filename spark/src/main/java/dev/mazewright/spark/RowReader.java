package dev.mazewright.spark;

import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.datasets.Row;
import dev.mazewright.datasets.RowColumn;
import dev.mazewright.datasets.Rows;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.expressions.GenericInternalRow;
import org.apache.spark.sql.connector.read.PartitionReader;
import org.jspecify.annotations.Nullable;

/**
 * Makes the rows of a range, one after the other; only those of which a query needs more than the recipe gives. Where no column is asked
 * for, as to count all, none is made.
 */
final class RowReader implements PartitionReader<InternalRow> {
    private final Rows rows;
    private final List<RowColumn> columns;
    private final List<RowTest> tests;
    private final long to;
    private long number;
    private @Nullable Row row;
    private @Nullable Recipe recipe;
    private long made;

    RowReader(RowPlan plan, RowPlan.Range range) {
        rows = plan.rows().open();
        columns = plan.columns();
        tests = plan.tests();
        number = range.from();
        to = range.to();
    }

    @Override
    public boolean next() {
        boolean isCount = columns.isEmpty() && tests.isEmpty();
        while (number < to) {
            long at = number++;
            if (isCount) {
                return true;
            }
            row = null;
            recipe = rows.certainRecipe(at);
            Recipe known = recipe;
            if (known != null && !tests.stream().filter(test -> isTold(known, test.columns())).allMatch(test -> test.passes(column -> column.of(known)))) {
                continue;
            }
            if (known != null && isTold(known, columns) && tests.stream().allMatch(test -> isTold(known, test.columns()))) {
                return true;
            }
            Row next = rows.row(at);
            made++;
            if (passes(next)) {
                row = next;
                return true;
            }
        }
        return false;
    }

    /** Whether the values of columns follow from a recipe. */
    private static boolean isTold(Recipe known, Collection<RowColumn> columns) {
        return columns.stream().allMatch(column -> column.of(known) != null);
    }

    /** How many mazes were made. */
    long made() {
        return made;
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
        Recipe known = recipe;
        if (current == null && known == null && !columns.isEmpty()) {
            throw new IllegalStateException("no row yet; next() comes first");
        }
        @Nullable Object[] values = new Object[columns.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = ColumnTypes.value(current != null ? columns.get(i).of(current) : columns.get(i).of(Objects.requireNonNull(known)));
        }
        return new GenericInternalRow(values);
    }

    @Override
    public void close() {}
}
