package dev.mazewright.spark;

import dev.mazewright.datasets.Row;
import dev.mazewright.datasets.RowColumn;
import java.io.Serializable;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import org.apache.spark.sql.sources.And;
import org.apache.spark.sql.sources.EqualTo;
import org.apache.spark.sql.sources.Filter;
import org.apache.spark.sql.sources.GreaterThan;
import org.apache.spark.sql.sources.GreaterThanOrEqual;
import org.apache.spark.sql.sources.In;
import org.apache.spark.sql.sources.IsNotNull;
import org.apache.spark.sql.sources.LessThan;
import org.apache.spark.sql.sources.LessThanOrEqual;
import org.apache.spark.sql.sources.Or;
import org.jspecify.annotations.Nullable;

/** A condition on a row that Spark leaves to the source, so that what it excludes is neither solved nor encoded. */
sealed interface RowTest extends Serializable {
    /** Whether a row with these values passes. */
    boolean passes(Function<RowColumn, @Nullable Object> row);

    /** Whether a row passes. */
    default boolean passes(Row row) {
        return passes(column -> column.of(row));
    }

    /** The columns that it looks at. */
    Set<RowColumn> columns();

    /** A comparison of a column with values; a column without a value passes none. */
    record Compares(RowColumn column, Relation relation, List<Object> values) implements RowTest {
        @Override
        public boolean passes(Function<RowColumn, @Nullable Object> row) {
            Object value = row.apply(column);
            return value != null && (relation == Relation.PRESENT || values.stream().anyMatch(other -> relation.holds(compared(value, other))));
        }

        @SuppressWarnings("unchecked") // Spark has cast the constant to the column's type
        private static int compared(Object value, Object other) {
            return ((Comparable<Object>) value).compareTo(other);
        }

        @Override
        public Set<RowColumn> columns() {
            return EnumSet.of(column);
        }
    }

    /** Both conditions or either, the first one first. */
    record Joins(RowTest one, RowTest other, boolean isBoth) implements RowTest {
        @Override
        public boolean passes(Function<RowColumn, @Nullable Object> row) {
            return isBoth ? one.passes(row) && other.passes(row) : one.passes(row) || other.passes(row);
        }

        @Override
        public Set<RowColumn> columns() {
            Set<RowColumn> all = EnumSet.copyOf(one.columns());
            all.addAll(other.columns());
            return all;
        }
    }

    /** How a value is compared. */
    enum Relation {
        EQUAL,
        LESS,
        LESS_OR_EQUAL,
        GREATER,
        GREATER_OR_EQUAL,
        PRESENT;

        boolean holds(int compared) {
            return switch (this) {
                case EQUAL -> compared == 0;
                case LESS -> compared < 0;
                case LESS_OR_EQUAL -> compared <= 0;
                case GREATER -> compared > 0;
                case GREATER_OR_EQUAL -> compared >= 0;
                case PRESENT -> true;
            };
        }
    }

    /** The condition of a filter, or null if Spark has to decide itself. */
    static @Nullable RowTest of(Filter filter) {
        return switch (filter) {
            case EqualTo equal -> compares(equal.attribute(), Relation.EQUAL, equal.value());
            case In in -> compares(in.attribute(), Relation.EQUAL, Arrays.stream(in.values()).filter(Objects::nonNull).toArray());
            case LessThan less -> compares(less.attribute(), Relation.LESS, less.value());
            case LessThanOrEqual less -> compares(less.attribute(), Relation.LESS_OR_EQUAL, less.value());
            case GreaterThan greater -> compares(greater.attribute(), Relation.GREATER, greater.value());
            case GreaterThanOrEqual greater -> compares(greater.attribute(), Relation.GREATER_OR_EQUAL, greater.value());
            case IsNotNull present -> compares(present.attribute(), Relation.PRESENT);
            case And and -> joins(and.left(), and.right(), true);
            case Or or -> joins(or.left(), or.right(), false);
            default -> null;
        };
    }

    private static @Nullable RowTest compares(String name, Relation relation, Object... values) {
        RowColumn column = Arrays.stream(RowColumn.values())
                .filter(each -> each.toString().equals(name))
                .findFirst()
                .orElse(null);
        boolean isOne = column != null && column.type() != RowColumn.Type.BYTES && column.type() != RowColumn.Type.INTS;
        return column != null && (isOne || relation == Relation.PRESENT)
                ? new Compares(column, relation, List.of(values))
                : null;
    }

    private static @Nullable RowTest joins(Filter left, Filter right, boolean isBoth) {
        RowTest one = of(left);
        RowTest other = of(right);
        return one == null || other == null ? null : new Joins(one, other, isBoth);
    }

    /** Those first of which the least has to be known. */
    static List<RowTest> cheapestFirst(List<RowTest> tests) {
        return tests.stream().sorted(Comparator.comparing(RowTest::needs)).toList();
    }

    private static RowColumn.Needs needs(RowTest test) {
        return test.columns().stream().map(RowColumn::needs).max(Comparator.naturalOrder()).orElseThrow();
    }
}
