package dev.mazewright.vision;

import dev.mazewright.core.run.Context;
import dev.mazewright.vision.area.AreaReader;
import dev.mazewright.vision.cells.CellsReader;
import dev.mazewright.vision.picture.As;
import dev.mazewright.vision.picture.NotUnderstoodException;
import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.Reading;
import dev.mazewright.vision.picture.Request;

/** Understands a picture as a maze of cells where that is sure, else as an area. */
public final class PictureUnderstanding {
    private PictureUnderstanding() {}

    /**
     * What a picture shows.
     *
     * @throws NotUnderstoodException if no maze is seen
     * @throws dev.mazewright.core.run.InsufficientMemoryException if the work would not fit into memory
     */
    public static Reading of(Picture picture, Request request, Context context) throws NotUnderstoodException {
        if (request.as() == As.AREA) {
            return AreaReader.read(picture, request, context);
        }
        if (request.as() == As.CELLS) {
            return CellsReader.read(picture, request, context);
        }
        try {
            Reading cells = CellsReader.read(picture, request, context);
            if (cells.doubts().isEmpty()) {
                return cells;
            }
        } catch (NotUnderstoodException notCells) {
            return AreaReader.read(picture, request, context);
        }
        return AreaReader.read(picture, request, context);
    }
}
