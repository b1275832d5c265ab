package dev.mazewright.spark;

import dev.mazewright.datasets.RowColumn;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.apache.spark.sql.catalyst.expressions.UnsafeArrayData;
import org.apache.spark.sql.connector.catalog.Column;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.unsafe.types.UTF8String;
import org.jspecify.annotations.Nullable;

/** The columns of rows in Spark's terms. */
final class ColumnTypes {
    /** All columns. */
    static final StructType SCHEMA = schema(List.of(RowColumn.values()));

    private ColumnTypes() {}

    static StructType schema(List<RowColumn> columns) {
        return new StructType(columns.stream().map(ColumnTypes::field).toArray(StructField[]::new));
    }

    static Column[] columns() {
        return Arrays.stream(SCHEMA.fields())
                .map(field -> Column.create(field.name(), field.dataType(), field.nullable()))
                .toArray(Column[]::new);
    }

    private static StructField field(RowColumn column) {
        return DataTypes.createStructField(column.toString(), type(column), column.isOptional());
    }

    private static DataType type(RowColumn column) {
        return switch (column.type()) {
            case TEXT -> DataTypes.StringType;
            case INT -> DataTypes.IntegerType;
            case LONG -> DataTypes.LongType;
            case DOUBLE -> DataTypes.DoubleType;
            case BYTES -> DataTypes.BinaryType;
            case INTS -> DataTypes.createArrayType(DataTypes.IntegerType, false);
        };
    }

    /** The column of a name. */
    static RowColumn of(String name) {
        return RowColumn.valueOf(name.toUpperCase(Locale.ROOT));
    }

    /** A value as Spark holds it. */
    static @Nullable Object value(@Nullable Object value) {
        return switch (value) {
            case String text -> UTF8String.fromString(text);
            case int[] numbers -> UnsafeArrayData.fromPrimitiveArray(numbers);
            case null, default -> value;
        };
    }
}
