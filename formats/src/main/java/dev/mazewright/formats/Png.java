package dev.mazewright.formats;

import dev.mazewright.core.Puzzle;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.List;

/**
 * PNG: written as a picture of any size, row by row; read as the drawing of a maze of squares, or as a picture of
 * tiles, one pixel a tile. A {@code tiles} maze with a cell size of 1 is written as just such a picture, without a margin.
 */
final class Png implements Reader {
    static final Format FORMAT = new Format(
            "png",
            "A picture of any size; read as one pixel a square, or as a drawn maze.",
            List.of("png"),
            new Png(),
            Png::write,
            RowWriter.of(PngSquares::new));

    private Png() {}

    @Override
    public boolean recognises(byte[] head) {
        byte[] signature = PngChunks.SIGNATURE;
        return head.length >= signature.length
                && Arrays.equals(head, 0, signature.length, signature, 0, signature.length);
    }

    @Override
    public Puzzle read(Source source) throws IOException {
        return new PngReader(source).read();
    }

    private static void write(Document document, OutputStream out) throws IOException {
        if (Walls.fit(document.puzzle().maze().grid().shape())) {
            PngSquares.of(document).write(out);
        } else {
            new PngOutlines(document).write(out);
        }
    }
}
