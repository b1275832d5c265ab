package dev.mazewright.vision.file;

import dev.mazewright.vision.picture.Picture;
import java.util.List;

/**
 * A picture from a file.
 *
 * @param kind of the file
 * @param picture its pixels, upright
 * @param pages that can be read of the file, 1 or more
 * @param isAsStored whether the file stores the pixels upright
 * @param notes in sentences, such as that it is the first frame of an animation
 */
public record DecodedPicture(PictureKind kind, Picture picture, int pages, boolean isAsStored, List<String> notes) {
    /** Copies the notes. */
    public DecodedPicture {
        notes = List.copyOf(notes);
    }
}
