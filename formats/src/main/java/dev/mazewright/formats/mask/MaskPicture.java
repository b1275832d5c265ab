package dev.mazewright.formats.mask;

import dev.mazewright.formats.io.FormatProvider;
import dev.mazewright.formats.io.PictureDecoder;
import dev.mazewright.formats.io.PictureDecoder.Decoded;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.png.ChunkReader;
import dev.mazewright.formats.png.Pixels;
import java.io.IOException;
import java.util.Arrays;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/** The pixels of a mask's picture with their transparency: of PNG row by row from the file, of other kinds decoded once. */
final class MaskPicture {
    private final Source source;
    private final byte[] file;
    private final @Nullable Decoded decoded;
    private final int width;
    private final int height;

    private MaskPicture(Source source, byte[] file, @Nullable Decoded decoded) throws IOException {
        this.source = source;
        this.file = file;
        this.decoded = decoded;
        if (decoded == null) {
            Pixels pixels = png();
            width = pixels.width();
            height = pixels.height();
        } else {
            width = decoded.width();
            height = decoded.height();
        }
    }

    /** The picture in a file, or null if the file is not a picture; bad data if it is damaged, or of a kind that is not read. */
    static @Nullable MaskPicture of(Source source, byte[] file, LongConsumer memory) throws IOException {
        byte[] head = Arrays.copyOf(file, Math.min(file.length, Source.HEAD));
        if (Arrays.equals(Arrays.copyOf(head, ChunkReader.SIGNATURE.length), ChunkReader.SIGNATURE)) {
            return new MaskPicture(source, file, null);
        }
        PictureDecoder decoder = FormatProvider.decoder();
        if (decoder == null || !decoder.recognises(head)) {
            return null;
        }
        Decoded decoded = decoder.decode(source.again(file), memory);
        decoded.notes().forEach(source::note);
        return new MaskPicture(source, file, decoded);
    }

    int width() {
        return width;
    }

    int height() {
        return height;
    }

    private Pixels png() throws IOException {
        return new Pixels(source.again(file), Pixels.Alpha.KEPT);
    }

    /** Passes on all pixels, the highest byte of a colour 0 where it is opaque, 255 where it is transparent. */
    void read(Pixels.Row sink) throws IOException {
        if (decoded == null) {
            png().read(sink);
            return;
        }
        int[] row = new int[width];
        for (int y = 0; y < height; y++) {
            System.arraycopy(decoded.colours(), y * width, row, 0, width);
            sink.pixels(y, 0, 1, row, width);
        }
    }
}
