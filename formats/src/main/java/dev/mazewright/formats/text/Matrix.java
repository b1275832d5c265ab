package dev.mazewright.formats.text;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.Reader;
import dev.mazewright.formats.io.RowWriter;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.io.TextLines;
import dev.mazewright.formats.io.Writer;
import java.io.IOException;
import java.io.OutputStream;

/** Tiles as digits, a row a line: 1 wall, 0 floor. Start, goals and solution are not shown; openings are gaps. */
public final class Matrix implements Reader, Writer {
    private static final Matrix MATRIX = new Matrix();

    public static final Format FORMAT = Format.named("matrix", "Walls as thick as passages, as digits: 1 wall, 0 floor.")
            .extensions("matrix")
            .reads(MATRIX, "tiles")
            .writes(MATRIX, "rectangle", "tiles")
            .writesRows(RowWriter.of(document -> new TileRows(document, TileText.plain('1', '0'), "")))
            .several("\n")
            .build();

    private static final byte[] TILES = TileText.letters("1", "0", "", "");
    private static final String DIGITS = "1 for a wall or 0 for floor";

    private Matrix() {}

    @Override
    public boolean recognises(byte[] head) {
        String line = TextLines.firstLine(head);
        for (int i = 0; i < line.length(); i++) {
            if (line.charAt(i) != '0' && line.charAt(i) != '1') {
                return false;
            }
        }
        return !line.isEmpty();
    }

    @Override
    public Puzzle read(Source source) throws IOException {
        TextLines lines = TextLines.of(source, "rows of digits: " + DIGITS);
        int columns = lines.length(0);
        for (int line = 1; line < lines.count(); line++) {
            if (lines.length(line) != columns) {
                throw lines.bad(line, lines.length(line) + " characters", columns + ", as in the first line");
            }
        }
        return TileText.read(lines, 0, columns, TILES, DIGITS);
    }

    @Override
    public void write(Document document, OutputStream out) throws IOException {
        TileText.requireTiles(FORMAT, document.puzzle().maze().grid());
        TileText.writePlain(document, '1', '0', "", out);
    }
}
