package dev.mazewright.parquet;

import static org.apache.parquet.schema.LogicalTypeAnnotation.listType;
import static org.apache.parquet.schema.LogicalTypeAnnotation.stringType;
import static org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName.BINARY;
import static org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName.DOUBLE;
import static org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName.INT32;
import static org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName.INT64;

import dev.mazewright.datasets.RowColumn;
import java.util.Arrays;
import org.apache.parquet.column.ColumnDescriptor;
import org.apache.parquet.schema.GroupType;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.Type;
import org.apache.parquet.schema.Type.Repetition;
import org.apache.parquet.schema.Types;

/** The columns of rows in Parquet's terms. */
final class RowSchema {
    /** The names that Parquet prescribes for a list's parts. */
    private static final String LIST = "list";

    private static final String ELEMENT = "element";

    static final MessageType SCHEMA = new MessageType(
            "maze", Arrays.stream(RowColumn.values()).map(RowSchema::type).toList());

    /** Those with one value a row. */
    static final MessageType SINGLE_VALUES = new MessageType(
            "maze", Arrays.stream(RowColumn.values()).filter(column -> column.type() != RowColumn.Type.INTS).map(RowSchema::type).toList());

    private RowSchema() {}

    static ColumnDescriptor column(RowColumn column) {
        return SCHEMA.getColumnDescription(path(column));
    }

    /** Whether the same few values stand in many rows, so that a dictionary of them saves room. */
    static boolean repeats(RowColumn column) {
        return switch (column) {
            case RECIPE, SEED, WALLS, PATH -> false;
            default -> true;
        };
    }

    /** The path of the values of a column. */
    private static String[] path(RowColumn column) {
        return column.type() == RowColumn.Type.INTS
                ? new String[] {column.toString(), LIST, ELEMENT}
                : new String[] {column.toString()};
    }

    private static Type type(RowColumn column) {
        Repetition repetition = column.isOptional() ? Repetition.OPTIONAL : Repetition.REQUIRED;
        String name = column.toString();
        return switch (column.type()) {
            case TEXT -> Types.primitive(BINARY, repetition).as(stringType()).named(name);
            case INT -> Types.primitive(INT32, repetition).named(name);
            case LONG -> Types.primitive(INT64, repetition).named(name);
            case DOUBLE -> Types.primitive(DOUBLE, repetition).named(name);
            case BYTES -> Types.primitive(BINARY, repetition).named(name);
            case INTS -> Types.buildGroup(repetition)
                    .as(listType())
                    .addField(new GroupType(Repetition.REPEATED, LIST, Types.required(INT32).named(ELEMENT)))
                    .named(name);
        };
    }
}
