package dev.mazewright.parquet;

import java.io.IOException;
import org.apache.parquet.column.ColumnDescriptor;
import org.apache.parquet.column.ParquetProperties;
import org.apache.parquet.column.page.PageWriter;
import org.apache.parquet.column.statistics.Statistics;
import org.apache.parquet.column.values.ValuesWriter;
import org.apache.parquet.column.values.delta.DeltaBinaryPackingValuesWriterForInteger;
import org.apache.parquet.column.values.rle.RunLengthBitPackingHybridEncoder;
import org.jspecify.annotations.Nullable;

/**
 * A column of lists of numbers, of which some may be missing: pages as Parquet's own writers make them, a list at a time and
 * without statistics. A path has many numbers, and Parquet's writers take several calls for each.
 */
final class ListColumn implements AutoCloseable {
    /** A page ends after the list that fills it. */
    private static final int PAGE_NUMBERS = 1 << 18;

    private static final int PAGE_ROWS = 20_000;
    private static final int FIRST_BYTES = 1 << 10;

    /** Repetition levels. */
    private static final int BEGINS = 0;

    private static final int REPEATS = 1;

    /** Definition levels. */
    private static final int MISSING = 0;

    private static final int EMPTY = 1;
    private static final int NUMBER = 2;

    private final ColumnDescriptor column;
    private final PageWriter pages;
    private final RunLengthBitPackingHybridEncoder repetitions;
    private final RunLengthBitPackingHybridEncoder definitions;
    private final ValuesWriter numbers;
    private int rows;
    private int without;
    private int entries;

    ListColumn(ColumnDescriptor column, PageWriter pages, ParquetProperties properties) {
        this.column = column;
        this.pages = pages;
        repetitions = properties.newRepetitionLevelEncoder(column);
        definitions = properties.newDefinitionLevelEncoder(column);
        numbers = new DeltaBinaryPackingValuesWriterForInteger(FIRST_BYTES, RowTable.PAGE_BYTES, properties.getAllocator());
    }

    void write(int @Nullable [] list) throws IOException {
        repetitions.writeInt(BEGINS);
        entries++;
        if (list == null || list.length == 0) {
            definitions.writeInt(list == null ? MISSING : EMPTY);
            without++;
        } else {
            writeNumbers(list);
        }
        rows++;
        if (rows == PAGE_ROWS || entries >= PAGE_NUMBERS) {
            writePage();
        }
    }

    private void writeNumbers(int[] list) throws IOException {
        for (int i = 1; i < list.length; i++) {
            repetitions.writeInt(REPEATS);
        }
        for (int i = 0; i < list.length; i++) {
            definitions.writeInt(NUMBER);
        }
        for (int number : list) {
            numbers.writeInteger(number);
        }
        entries += list.length - 1;
    }

    private void writePage() throws IOException {
        pages.writePageV2(
                rows,
                without,
                entries,
                repetitions.toBytes(),
                definitions.toBytes(),
                numbers.getEncoding(),
                numbers.getBytes(),
                Statistics.noopStats(column.getPrimitiveType()));
        repetitions.reset();
        definitions.reset();
        numbers.reset();
        rows = 0;
        without = 0;
        entries = 0;
    }

    /** The memory that it takes, about. */
    long bytes() {
        return repetitions.getBufferedSize() + definitions.getBufferedSize() + numbers.getBufferedSize() + pages.getMemSize();
    }

    /** Writes what is left as a page. */
    void flush() throws IOException {
        if (rows > 0) {
            writePage();
        }
    }

    @Override
    public void close() {
        repetitions.close();
        definitions.close();
        numbers.close();
    }
}
