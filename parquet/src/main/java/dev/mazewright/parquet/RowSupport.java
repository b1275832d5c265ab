package dev.mazewright.parquet;

import dev.mazewright.formats.dataset.Row;
import dev.mazewright.formats.dataset.RowColumn;
import java.util.Map;
import java.util.Objects;
import org.apache.hadoop.conf.Configuration;
import org.apache.parquet.conf.ParquetConfiguration;
import org.apache.parquet.hadoop.api.WriteSupport;
import org.apache.parquet.io.api.Binary;
import org.apache.parquet.io.api.RecordConsumer;
import org.jspecify.annotations.Nullable;

/** Hands the values of rows to the encoders of their columns. */
final class RowSupport extends WriteSupport<Row> {
    private static final RowColumn[] COLUMNS = RowColumn.values();

    private @Nullable RecordConsumer consumer;

    @Override
    public WriteContext init(ParquetConfiguration configuration) {
        return new WriteContext(RowSchema.SCHEMA, Map.of());
    }

    @Override
    @Deprecated
    public WriteContext init(Configuration configuration) {
        return new WriteContext(RowSchema.SCHEMA, Map.of());
    }

    @Override
    public void prepareForWrite(RecordConsumer recordConsumer) {
        consumer = recordConsumer;
    }

    @Override
    public void write(Row row) {
        RecordConsumer consumer = Objects.requireNonNull(this.consumer, "begins with prepareForWrite");
        consumer.startMessage();
        for (RowColumn column : COLUMNS) {
            Object value = column.of(row);
            if (value != null) {
                consumer.startField(column.toString(), column.ordinal());
                put(consumer, value);
                consumer.endField(column.toString(), column.ordinal());
            }
        }
        consumer.endMessage();
    }

    private static void put(RecordConsumer consumer, Object value) {
        switch (value) {
            case String text -> consumer.addBinary(Binary.fromString(text));
            case Integer number -> consumer.addInteger(number);
            case Long number -> consumer.addLong(number);
            case Double number -> consumer.addDouble(number);
            case byte[] bytes -> consumer.addBinary(Binary.fromConstantByteArray(bytes));
            case int[] numbers -> {
                consumer.startGroup();
                consumer.startField(RowSchema.LIST, 0);
                for (int number : numbers) {
                    consumer.startGroup();
                    consumer.startField(RowSchema.ELEMENT, 0);
                    consumer.addInteger(number);
                    consumer.endField(RowSchema.ELEMENT, 0);
                    consumer.endGroup();
                }
                consumer.endField(RowSchema.LIST, 0);
                consumer.endGroup();
            }
            default -> throw new IllegalArgumentException("a column of " + value.getClass());
        }
    }
}
