package dev.mazewright.vision.area;

import dev.mazewright.core.run.Context;
import dev.mazewright.vision.picture.NotUnderstoodException;
import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.Reading;
import dev.mazewright.vision.picture.Request;

/** Understands a picture as an area of free pixels. */
public final class AreaReader {
    private AreaReader() {}

    /**
     * The free pixels of a picture.
     *
     * @throws NotUnderstoodException if it shows none
     */
    public static Reading read(Picture picture, Request request, Context context) throws NotUnderstoodException {
        throw new NotUnderstoodException("finding walls", "none", "--crop");
    }
}
