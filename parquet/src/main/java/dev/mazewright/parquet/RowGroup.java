package dev.mazewright.parquet;

import dev.mazewright.datasets.Row;
import dev.mazewright.datasets.RowColumn;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.apache.parquet.column.ColumnWriteStore;
import org.apache.parquet.column.ColumnWriter;
import org.apache.parquet.column.ParquetProperties;
import org.apache.parquet.hadoop.ColumnChunkPageWriteStore;
import org.apache.parquet.hadoop.ParquetFileWriter;
import org.apache.parquet.io.api.Binary;
import org.jspecify.annotations.Nullable;

/** Rows of a file that are written together, encoded column by column. */
final class RowGroup {
    private static final RowColumn[] COLUMNS = RowColumn.values();

    /** The definition level of a value that may be missing. */
    private static final int PRESENT = 1;

    private final ColumnChunkPageWriteStore pages;
    private final ColumnWriteStore store;
    /** For each column, its writer; null for lists. */
    private final @Nullable ColumnWriter[] writers = new ColumnWriter[COLUMNS.length];

    private final ListColumn path;
    private int rows;

    RowGroup(ColumnChunkPageWriteStore pages, ParquetProperties properties) {
        this.pages = pages;
        store = properties.newColumnWriteStore(RowSchema.SINGLE_VALUES, pages, pages);
        for (int i = 0; i < COLUMNS.length; i++) {
            if (COLUMNS[i] != RowColumn.PATH) {
                writers[i] = store.getColumnWriter(RowSchema.column(COLUMNS[i]));
            }
        }
        path = new ListColumn(RowSchema.column(RowColumn.PATH), pages.getPageWriter(RowSchema.column(RowColumn.PATH)), properties);
    }

    int rows() {
        return rows;
    }

    /** The memory that it takes, about. */
    long bytes() {
        return store.getBufferedSize() + path.bytes();
    }

    void add(Row row) throws IOException {
        for (int i = 0; i < COLUMNS.length; i++) {
            ColumnWriter writer = writers[i];
            Object value = COLUMNS[i].of(row);
            if (writer == null) {
                path.write((int[]) value);
            } else {
                write(writer, value, COLUMNS[i].isOptional() ? PRESENT : 0);
            }
        }
        rows++;
        store.endRecord();
    }

    private static void write(ColumnWriter writer, @Nullable Object value, int level) {
        switch (value) {
            case null -> writer.writeNull(0, 0);
            case String text -> writer.write(Binary.fromConstantByteArray(text.getBytes(StandardCharsets.UTF_8)), 0, level);
            case Integer number -> writer.write(number.intValue(), 0, level);
            case Long number -> writer.write(number.longValue(), 0, level);
            case Double number -> writer.write(number.doubleValue(), 0, level);
            case byte[] bytes -> writer.write(Binary.fromConstantByteArray(bytes), 0, level);
            default -> throw new IllegalArgumentException("a column of " + value.getClass());
        }
    }

    void writeTo(ParquetFileWriter file) throws IOException {
        file.startBlock(rows);
        store.flush();
        path.flush();
        pages.flushToFileWriter(file);
        file.endBlock();
        store.close();
        path.close();
        pages.close();
    }
}
