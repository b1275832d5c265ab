package dev.mazewright.formats.text;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.Reader;
import dev.mazewright.formats.io.RowWriter;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.io.TextLines;
import dev.mazewright.formats.io.Writer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/**
 * Tiles as digits, a row a line: 1 wall, 0 floor. Start, goals and solution are not shown; openings are gaps. Reads digits
 * with spaces, tabs or commas between them, too, as lists are printed.
 */
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

    /** What may stand between digits. */
    private static final String BETWEEN = " \t,;";

    private Matrix() {}

    @Override
    public boolean recognises(byte[] head) {
        String line = TextLines.firstLine(head);
        boolean hasDigit = false;
        for (int i = 0; i < line.length(); i++) {
            if (line.charAt(i) != '0' && line.charAt(i) != '1' && BETWEEN.indexOf(line.charAt(i)) < 0) {
                return false;
            }
            hasDigit |= BETWEEN.indexOf(line.charAt(i)) < 0;
        }
        return hasDigit;
    }

    @Override
    public Puzzle read(Source source) throws IOException {
        TextLines lines = TextLines.of(source, "rows of digits: " + DIGITS);
        TextLines digits = lines.hasAny(BETWEEN) ? digitsOf(lines) : lines;
        int columns = digits.length(0);
        for (int line = 1; line < digits.count(); line++) {
            if (digits.length(line) != columns) {
                throw digits.bad(line, digits.length(line) + (digits == lines ? " characters" : " digits"), columns + ", as in the first line");
            }
        }
        return TileText.read(digits, 0, columns, TILES, DIGITS);
    }

    /** The digits alone, which have something between them in all lines or in none; what stands before and behind them does not count. */
    private static TextLines digitsOf(TextLines lines) throws IOException {
        boolean isSpaced = isSpaced(lines.text(0));
        ByteArrayOutputStream digits = new ByteArrayOutputStream();
        for (int line = 0; line < lines.count(); line++) {
            int last = -1;
            for (int column = 0; column < lines.length(line); column++) {
                int letter = lines.at(line, column);
                if (letter == '0' || letter == '1') {
                    if (last >= 0 && last < column - 1 != isSpaced) {
                        throw lines.bad(line, isSpaced ? column : last + 1, isSpaced
                                ? "a space or comma between two digits, as between the others"
                                : DIGITS + ", with nothing between them, as in the first line");
                    }
                    last = column;
                    digits.write(letter);
                } else if (BETWEEN.indexOf(letter) < 0) {
                    throw lines.bad(line, column, DIGITS + ", with spaces or commas between them");
                }
            }
            digits.write('\n');
        }
        return TextLines.of(lines.source().again(digits.toByteArray()), "rows of digits: " + DIGITS);
    }

    /** Whether the first two digits of a line have something between them. */
    private static boolean isSpaced(String line) {
        int first = 0;
        while (first < line.length() && BETWEEN.indexOf(line.charAt(first)) >= 0) {
            first++;
        }
        return first + 1 < line.length() && BETWEEN.indexOf(line.charAt(first + 1)) >= 0 && line.substring(first + 1).matches(".*[01].*");
    }

    @Override
    public void write(Document document, OutputStream out) throws IOException {
        TileText.requireTiles(FORMAT, document.puzzle().maze().grid());
        TileText.writePlain(document, '1', '0', "", out);
    }
}
