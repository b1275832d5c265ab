package dev.mazewright.vision;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.formats.io.Reader;
import dev.mazewright.formats.io.Source;
import dev.mazewright.vision.file.Decoding;
import dev.mazewright.vision.file.PictureFile;
import dev.mazewright.vision.file.PictureKind;
import dev.mazewright.vision.picture.As;
import dev.mazewright.vision.picture.NotUnderstoodException;
import dev.mazewright.vision.picture.Reading;
import dev.mazewright.vision.picture.Request;
import java.io.IOException;

/** Reads the maze of cells that a file of a picture shows, however unsure. */
final class CellsOfPicture implements Reader {
    private final String format;

    CellsOfPicture(String format) {
        this.format = format;
    }

    @Override
    public boolean recognises(byte[] head) {
        PictureKind kind = PictureKind.of(head);
        return kind != null && kind.label().equals(format);
    }

    @Override
    public Puzzle read(Source source) throws IOException {
        try {
            Reading reading = PictureUnderstanding.of(
                    PictureFile.read(source, Decoding.STANDARD).picture(), Request.ANY.as(As.CELLS), source.context());
            if (reading.puzzle() != null) {
                return reading.puzzle();
            }
            throw source.bad("", "a picture without cells", "a maze of cells");
        } catch (NotUnderstoodException e) {
            throw source.bad(e.step(), e.measured(), "a maze of cells; try " + e.advice());
        }
    }
}
