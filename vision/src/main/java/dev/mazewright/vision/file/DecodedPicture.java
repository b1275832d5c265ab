package dev.mazewright.vision.file;

import dev.mazewright.vision.picture.Picture;
import java.util.List;

/**
 * A picture out of a file.
 *
 * @param kind of the file
 * @param picture its pixels, upright
 * @param pages that can be read of the file, 1 or more
 * @param isAsStored whether the pixels of the file stand upright without being turned
 * @param notes what is to be known of it, in sentences for people, such as that it is the first frame of an animation
 */
public record DecodedPicture(PictureKind kind, Picture picture, int pages, boolean isAsStored, List<String> notes) {
    /** The same with its notes copied. */
    public DecodedPicture {
        notes = List.copyOf(notes);
    }
}
