package dev.mazewright.parquet;

import dev.mazewright.datasets.Row;
import dev.mazewright.datasets.RowColumn;
import dev.mazewright.datasets.write.ShardWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Map;
import org.apache.parquet.bytes.HeapByteBufferAllocator;
import org.apache.parquet.column.ParquetProperties;
import org.apache.parquet.column.ParquetProperties.WriterVersion;
import org.apache.parquet.hadoop.ColumnChunkPageWriteStore;
import org.apache.parquet.hadoop.ParquetFileWriter;
import org.apache.parquet.hadoop.metadata.CompressionCodecName;
import org.jspecify.annotations.Nullable;

/** Writes rows as a Parquet file. The bytes depend on the rows alone. */
final class RowTable implements ShardWriter {
    static final int PAGE_BYTES = 1 << 20;
    private static final long GROUP_BYTES = 64L << 20;
    private static final int GROUP_ROWS = 100_000;
    /** The number of rows between two checks of a size. */
    private static final int ROWS_BETWEEN_CHECKS = 1000;

    private final ZstdCodecs codecs = new ZstdCodecs();
    private final ParquetProperties properties = properties();
    private final ParquetFileWriter file;
    private @Nullable RowGroup group;

    /**
     * Begins a file.
     *
     * @param out is closed after the last row
     */
    RowTable(OutputStream out) throws IOException {
        file = new ParquetFileWriter(
                new StreamFile(out), RowSchema.SCHEMA, ParquetFileWriter.Mode.CREATE, GROUP_BYTES, 0, null, properties);
        file.start();
    }

    private static ParquetProperties properties() {
        ParquetProperties.Builder builder = ParquetProperties.builder()
                .withWriterVersion(WriterVersion.PARQUET_2_0)
                .withPageSize(PAGE_BYTES)
                .withMinRowCountForPageSizeCheck(ROWS_BETWEEN_CHECKS)
                .withAllocator(new HeapByteBufferAllocator())
                .withDictionaryEncoding(false);
        for (RowColumn column : RowColumn.values()) {
            if (RowSchema.repeats(column)) {
                builder.withDictionaryEncoding(column.toString(), true);
            } else if (column != RowColumn.SEED) {
                builder.withStatisticsEnabled(column.toString(), false).withSizeStatisticsEnabled(column.toString(), false);
            }
        }
        return builder.build();
    }

    @Override
    public void add(Row row) throws IOException {
        RowGroup current = group;
        if (current == null) {
            ColumnChunkPageWriteStore pages = new ColumnChunkPageWriteStore(
                    codecs.getCompressor(CompressionCodecName.ZSTD),
                    RowSchema.SCHEMA,
                    properties.getAllocator(),
                    properties.getColumnIndexTruncateLength(),
                    properties.getPageWriteChecksumEnabled());
            current = new RowGroup(pages, properties);
            group = current;
        }
        current.add(row);
        boolean isFull = current.rows() % ROWS_BETWEEN_CHECKS == 0 && current.bytes() > GROUP_BYTES;
        if (isFull || current.rows() == GROUP_ROWS) {
            flush();
        }
    }

    private void flush() throws IOException {
        if (group != null) {
            group.writeTo(file);
            group = null;
        }
    }

    @Override
    public void finish() throws IOException {
        flush();
        file.end(Map.of());
    }

    @Override
    public void close() throws IOException {
        codecs.release();
        file.close();
    }
}
