package dev.mazewright.parquet;

import dev.mazewright.formats.dataset.Row;
import dev.mazewright.formats.dataset.RowColumn;
import java.io.IOException;
import java.util.Arrays;
import org.apache.parquet.column.ColumnWriteStore;
import org.apache.parquet.column.ColumnWriter;
import org.apache.parquet.hadoop.ColumnChunkPageWriteStore;
import org.apache.parquet.hadoop.ParquetFileWriter;
import org.apache.parquet.io.api.Binary;

/** Rows of a file that are written together, encoded column by column. */
final class RowGroup {
    private static final RowColumn[] COLUMNS = RowColumn.values();

    /** The definition levels of a value that may be missing, and of an element of a list that may be. */
    private static final int PRESENT = 1;

    private static final int ELEMENT = 2;

    private final ColumnChunkPageWriteStore pages;
    private final ColumnWriteStore store;
    private final ColumnWriter[] writers;
    private int rows;

    RowGroup(ColumnChunkPageWriteStore pages, ColumnWriteStore store) {
        this.pages = pages;
        this.store = store;
        writers = Arrays.stream(COLUMNS)
                .map(column -> store.getColumnWriter(RowSchema.SCHEMA.getColumnDescription(RowSchema.path(column))))
                .toArray(ColumnWriter[]::new);
    }

    int rows() {
        return rows;
    }

    /** The memory that it takes, about. */
    long bytes() {
        return store.getBufferedSize();
    }

    void add(Row row) {
        for (int i = 0; i < COLUMNS.length; i++) {
            Object value = COLUMNS[i].of(row);
            int level = COLUMNS[i].isOptional() ? PRESENT : 0;
            switch (value) {
                case null -> writers[i].writeNull(0, 0);
                case String text -> writers[i].write(Binary.fromString(text), 0, level);
                case Integer number -> writers[i].write(number.intValue(), 0, level);
                case Long number -> writers[i].write(number.longValue(), 0, level);
                case Double number -> writers[i].write(number.doubleValue(), 0, level);
                case byte[] bytes -> writers[i].write(Binary.fromConstantByteArray(bytes), 0, level);
                case int[] numbers -> writeList(writers[i], numbers);
                default -> throw new IllegalArgumentException("a column of " + value.getClass());
            }
        }
        rows++;
        store.endRecord();
    }

    /** The first element begins a list, the others repeat it. */
    private static void writeList(ColumnWriter writer, int[] numbers) {
        for (int i = 0; i < numbers.length; i++) {
            writer.write(numbers[i], i == 0 ? 0 : 1, ELEMENT);
        }
    }

    void writeTo(ParquetFileWriter file) throws IOException {
        file.startBlock(rows);
        store.flush();
        pages.flushToFileWriter(file);
        file.endBlock();
        store.close();
        pages.close();
    }
}
