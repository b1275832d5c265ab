package dev.mazewright.spark;

import dev.mazewright.datasets.RowColumn;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.spark.sql.connector.read.Scan;
import org.apache.spark.sql.connector.read.SupportsPushDownFilters;
import org.apache.spark.sql.connector.read.SupportsPushDownRequiredColumns;
import org.apache.spark.sql.sources.Filter;
import org.apache.spark.sql.types.StructType;

/** Takes the columns and filters of a query. */
final class MazeScanBuilder implements SupportsPushDownFilters, SupportsPushDownRequiredColumns {
    private final SourceOptions options;
    private List<RowColumn> columns = List.of(RowColumn.values());
    private final List<Filter> taken = new ArrayList<>();
    private final List<RowTest> tests = new ArrayList<>();

    MazeScanBuilder(SourceOptions options) {
        this.options = options;
    }

    @Override
    public Filter[] pushFilters(Filter[] filters) {
        List<Filter> left = new ArrayList<>();
        for (Filter filter : filters) {
            RowTest test = RowTest.of(filter);
            if (test == null) {
                left.add(filter);
            } else {
                taken.add(filter);
                tests.add(test);
            }
        }
        return left.toArray(Filter[]::new);
    }

    @Override
    public Filter[] pushedFilters() {
        return taken.toArray(Filter[]::new);
    }

    @Override
    public void pruneColumns(StructType required) {
        columns = Arrays.stream(required.fieldNames()).map(ColumnTypes::of).toList();
    }

    @Override
    public Scan build() {
        return new MazeScan(options, new RowPlan(options.rows(), columns, RowTest.cheapestFirst(tests)));
    }
}
