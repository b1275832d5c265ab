package dev.mazewright.drawing.png;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.CutLetters;
import dev.mazewright.drawing.draw.GridWalls;
import dev.mazewright.drawing.picture.PictureReader;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Finish;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.Reader;
import dev.mazewright.formats.io.RowWriter;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.png.ChunkReader;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * PNG: written as a picture of any size, row by row; read as the drawing of a maze of squares, or as a picture of
 * tiles, one pixel a tile. A {@code tiles} maze with a cell size of 1 is written as just such a picture, without a
 * margin. On paper it has 300 pixels to the inch.
 */
public final class Png implements Reader {
    public static final Format FORMAT = Format.named("png", "A picture of any size; read as one pixel a square, or as a drawn maze.")
            .mediaType("image/png")
            .extensions("png")
            .reads(new Png(null), "rectangle", "tiles")
            .writes(Png::write)
            .writesRows(RowWriter.of(SquarePictures::streamed))
            .uses(Style.PICTURE)
            .uses(Finish.STILL)
            .uses(Style.PAGE)
            .showsSolution()
            .build();

    /** Reads pictures that are no exact drawings of squares, or null. */
    private final @Nullable Reader next;

    private Png(@Nullable Reader next) {
        this.next = next;
    }

    @Override
    public Reader before(Reader other) {
        return new Png(other);
    }

    @Override
    public boolean recognises(byte[] head) {
        byte[] signature = ChunkReader.SIGNATURE;
        return head.length >= signature.length
                && Arrays.equals(head, 0, signature.length, signature, 0, signature.length);
    }

    @Override
    public Puzzle read(Source source) throws IOException {
        PictureReader picture = new PictureReader(source);
        if (next == null) {
            return picture.read();
        }
        Puzzle exact = picture.exact();
        if (exact != null) {
            return exact;
        }
        try {
            return next.read(source.again(picture.file()));
        } catch (BadDataException e) {
            if (picture.isOfTiles()) {
                return picture.read();
            }
            throw e;
        }
    }

    private static void write(Document document, OutputStream out) throws IOException {
        boolean hasAreas = document.style().isSmooth() || CutLetters.areIn(document.puzzle());
        if (!hasAreas && GridWalls.fit(document.puzzle().maze().grid())) {
            SquarePictures.of(document).write(out);
        } else {
            new OutlinePictures(document).write(out);
        }
    }
}
