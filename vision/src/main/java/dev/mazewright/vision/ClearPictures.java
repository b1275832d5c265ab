package dev.mazewright.vision;

import dev.mazewright.formats.io.PictureDecoder;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.png.Pixels;
import dev.mazewright.vision.file.DecodedPicture;
import dev.mazewright.vision.file.Decoding;
import dev.mazewright.vision.file.PictureFile;
import dev.mazewright.vision.file.PictureKind;
import dev.mazewright.vision.picture.Picture;
import java.io.IOException;
import java.util.function.LongConsumer;

/** Decodes pictures with their transparency, for callers that need it. */
final class ClearPictures implements PictureDecoder {
    private static final Decoding DECODING = new Decoding(1, Decoding.MOST_POSSIBLE, Pixels.Alpha.KEPT);

    @Override
    public boolean recognises(byte[] head) {
        return PictureKind.of(head) != null || PictureKind.isUnread(head);
    }

    @Override
    public Decoded decode(Source source, LongConsumer memory) throws IOException {
        DecodedPicture decoded = PictureFile.read(source, DECODING, (width, height, bytes) -> memory.accept(bytes));
        Picture picture = decoded.picture();
        return new Decoded(picture.width(), picture.height(), picture.rgb(), decoded.notes());
    }
}
