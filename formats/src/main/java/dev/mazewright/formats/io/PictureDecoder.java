package dev.mazewright.formats.io;

import java.io.IOException;
import java.util.List;
import java.util.function.LongConsumer;

/** Decodes files of pictures of all kinds, a service of another module ({@link FormatProvider#pictures}). */
public interface PictureDecoder {
    /** Whether a file that begins so is a picture, or something that is known by name and no picture that is read. */
    boolean recognises(byte[] head);

    /**
     * Decodes the first page or frame; {@code memory} is told its bytes before, and may refuse.
     *
     * @throws BadDataException if it is not a picture, damaged or too large
     * @throws IOException if reading fails
     */
    Decoded decode(Source source, LongConsumer memory) throws IOException;

    /**
     * The pixels of a picture, upright.
     *
     * @param width at least 1
     * @param height at least 1
     * @param colours row by row, the highest byte of each 0 where it is opaque, 255 where it is transparent
     * @param notes what is to be known of it, in sentences, such as that it is the first frame of an animation
     */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    record Decoded(int width, int height, int[] colours, List<String> notes) {
        /** The same with its notes copied. */
        public Decoded {
            notes = List.copyOf(notes);
        }
    }
}
