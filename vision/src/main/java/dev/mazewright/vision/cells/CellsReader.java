package dev.mazewright.vision.cells;

import dev.mazewright.core.run.Context;
import dev.mazewright.vision.picture.NotUnderstoodException;
import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.Reading;
import dev.mazewright.vision.picture.Request;

/** Understands a picture as a maze of cells. */
public final class CellsReader {
    private CellsReader() {}

    /**
     * The maze of cells that a picture shows.
     *
     * @throws NotUnderstoodException if it shows none
     */
    public static Reading read(Picture picture, Request request, Context context) throws NotUnderstoodException {
        throw new NotUnderstoodException("finding the grid", "nothing regular", "--as area");
    }
}
