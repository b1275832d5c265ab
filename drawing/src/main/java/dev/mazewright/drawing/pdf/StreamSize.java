package dev.mazewright.drawing.pdf;

import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.Context;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.InflaterInputStream;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSStream;

/** Makes sure that a stream is not damaged, and that there is memory for it unpacked, before PDFBox unpacks it whole. */
public final class StreamSize {
    /** The most that LZW, of 12 bits a code, and therefore any filter of PDF makes of a byte. */
    private static final long MOST_OF_A_BYTE = 2731;

    private static final int CHUNK = 1 << 16;

    private StreamSize() {}

    /** Makes sure of it; an {@link IOException} if the compressed data are damaged. */
    public static void require(COSStream stream, Context context) throws IOException {
        if (isFlateAlone(stream)) {
            context.requireMemory("reading a page", unpacked(stream));
        } else if (stream.getFilters() instanceof COSArray filters && filters.size() > 1) {
            context.requireMemory("reading a page", Math.multiplyExact(stream.getLength(), MOST_OF_A_BYTE));
        } else if (COSName.LZW_DECODE.equals(filter(stream))) {
            context.requireMemory("reading a page", Math.multiplyExact(stream.getLength(), MOST_OF_A_BYTE));
        }
    }

    private static boolean isFlateAlone(COSStream stream) {
        COSBase filter = filter(stream);
        return COSName.FLATE_DECODE.equals(filter) || COSName.FLATE_DECODE_ABBREVIATION.equals(filter);
    }

    private static COSBase filter(COSStream stream) {
        COSBase filters = stream.getFilters();
        return filters instanceof COSArray array && array.size() == 1 ? array.getObject(0) : filters;
    }

    private static long unpacked(COSStream stream) throws IOException {
        byte[] chunk = new byte[CHUNK];
        long bytes = 0;
        try (InputStream in = new InflaterInputStream(stream.createRawInputStream())) {
            for (int read = in.read(chunk); read >= 0; read = in.read(chunk)) {
                bytes += read;
                CancelledException.check();
            }
        }
        return bytes;
    }
}
