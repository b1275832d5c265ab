package dev.mazewright.vision;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.formats.io.Reader;
import dev.mazewright.formats.io.Source;
import dev.mazewright.vision.file.PictureKind;
import dev.mazewright.vision.picture.As;
import dev.mazewright.vision.picture.ReadingRequest;
import java.io.IOException;

/** Reads a picture file as a maze of cells, even if the reading is uncertain. */
final class CellsOfPicture implements Reader {
    private static final PictureOptions CELLS = PictureOptions.ANY.with(ReadingRequest.ANY.as(As.CELLS)).understood();

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
        return PictureSolver.read(source, CELLS).cells();
    }
}
