package dev.mazewright.parquet;

import com.github.luben.zstd.ZstdCompressCtx;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import org.apache.parquet.bytes.BytesInput;
import org.apache.parquet.compression.CompressionCodecFactory;
import org.apache.parquet.hadoop.metadata.CompressionCodecName;

/** Compresses pages by Zstandard, at one level and on the calling thread, without Hadoop's codecs. */
final class ZstdCodecs implements CompressionCodecFactory {
    /** Fixed: another level would make other bytes. Level 3 takes 2 % less room and more time, since walls are random. */
    private static final int LEVEL = 1;

    private final ZstdCompressCtx context = new ZstdCompressCtx().setLevel(LEVEL);

    @Override
    public BytesInputCompressor getCompressor(CompressionCodecName codec) {
        return new BytesInputCompressor() {
            @Override
            public BytesInput compress(BytesInput page) throws IOException {
                ByteArrayOutputStream bytes = new ByteArrayOutputStream((int) page.size());
                page.writeAllTo(bytes);
                return BytesInput.from(context.compress(bytes.toByteArray()));
            }

            @Override
            public CompressionCodecName getCodecName() {
                return CompressionCodecName.ZSTD;
            }

            @Override
            public void release() {}
        };
    }

    /** For readers of Parquet, to which the interface belongs too; a writer never asks for it, and this module reads none. */
    @Override
    public BytesInputDecompressor getDecompressor(CompressionCodecName codec) {
        throw new UnsupportedOperationException("Mazewright writes Parquet files and reads none");
    }

    @Override
    public void release() {
        context.close();
    }
}
