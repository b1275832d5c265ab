package dev.mazewright.parquet;

import dev.mazewright.formats.dataset.Row;
import dev.mazewright.formats.dataset.RowColumn;
import dev.mazewright.formats.dataset.write.ShardWriter;
import java.io.IOException;
import java.io.OutputStream;
import org.apache.parquet.column.ParquetProperties.WriterVersion;
import org.apache.parquet.conf.ParquetConfiguration;
import org.apache.parquet.conf.PlainParquetConfiguration;
import org.apache.parquet.hadoop.ParquetWriter;
import org.apache.parquet.hadoop.api.WriteSupport;
import org.apache.parquet.hadoop.metadata.CompressionCodecName;

/** Writes rows as a Parquet file. The bytes depend on the rows alone. */
final class RowTable implements ShardWriter {
    private static final int PAGE_BYTES = 1 << 20;
    private static final long ROW_GROUP_BYTES = 64L << 20;
    private static final int ROW_GROUP_ROWS = 100_000;

    private final ParquetWriter<Row> writer;

    /**
     * Begins a file.
     *
     * @param out is closed after the last row
     */
    RowTable(OutputStream out) throws IOException {
        Builder builder = new Builder(out)
                .withConf(new PlainParquetConfiguration())
                .withCodecFactory(new ZstdCodecs())
                .withCompressionCodec(CompressionCodecName.ZSTD)
                .withWriterVersion(WriterVersion.PARQUET_2_0)
                .withPageSize(PAGE_BYTES)
                .withRowGroupSize(ROW_GROUP_BYTES)
                .withRowGroupRowCountLimit(ROW_GROUP_ROWS)
                .withDictionaryEncoding(false);
        for (RowColumn column : RowColumn.values()) {
            if (RowSchema.repeats(column)) {
                builder.withDictionaryEncoding(column.toString(), true);
            }
        }
        writer = builder.build();
    }

    @Override
    public void add(Row row) throws IOException {
        writer.write(row);
    }

    @Override
    public void finish() throws IOException {
        writer.close();
    }

    private static final class Builder extends ParquetWriter.Builder<Row, Builder> {
        Builder(OutputStream out) {
            super(new StreamFile(out));
        }

        @Override
        protected Builder self() {
            return this;
        }

        @Override
        protected WriteSupport<Row> getWriteSupport(ParquetConfiguration configuration) {
            return new RowSupport();
        }

        @Override
        @Deprecated
        protected WriteSupport<Row> getWriteSupport(org.apache.hadoop.conf.Configuration configuration) {
            return new RowSupport();
        }
    }
}
