package dev.mazewright.formats.array;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.Reader;
import dev.mazewright.formats.io.RowFile;
import dev.mazewright.formats.io.RowWriter;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.io.TextLines;
import dev.mazewright.formats.io.Writer;
import dev.mazewright.formats.text.JoinedTiles;
import dev.mazewright.formats.text.TileText;
import dev.mazewright.formats.text.TileView;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/**
 * Tiles as digits, a row a line: 1 wall, 0 floor. Start, goals and solution are not shown; openings are gaps. Reads
 * arrays of such values as programs write them, too ({@link ArrayText}), with 2 for the start and 3 for the goal.
 */
public final class Matrix implements Reader, Writer {
    private static final Matrix MATRIX = new Matrix();

    public static final Format FORMAT = Format.named("matrix", "Walls as thick as passages, as digits: 1 wall, 0 floor.")
            .extensions("matrix")
            .reads(MATRIX, "tiles")
            .writes(MATRIX, "rectangle", "tiles")
            .writesRows(RowWriter.of(Matrix::file))
            .owns(TileView.OPTIONS)
            .several("\n")
            .build();

    private static final String DIGITS = DigitTiles.DIGITS;

    /** What may stand between digits. */
    private static final String BETWEEN = JoinedTiles.SEPARATORS;

    private Matrix() {}

    @Override
    public boolean recognises(byte[] head) {
        String line = TextLines.firstLine(head);
        boolean hasDigit = false;
        boolean hasEnds = false;
        for (int i = 0; i < line.length(); i++) {
            char letter = line.charAt(i);
            if ((letter < '0' || letter > '3') && BETWEEN.indexOf(letter) < 0) {
                return ArrayText.recognises(head);
            }
            hasDigit |= letter == '0' || letter == '1';
            hasEnds |= letter == '2' || letter == '3';
        }
        return hasDigit && (!hasEnds || hasOneOfEach(head));
    }

    /** Whether bytes are digits up to 3, with 2 and 3 once at most: hexadecimal digits have more of them. */
    private static boolean hasOneOfEach(byte[] head) {
        String digits = new String(head, StandardCharsets.ISO_8859_1);
        return digits.matches("[0-3 \t,;\r\n]*") && digits.indexOf('2') == digits.lastIndexOf('2') && digits.indexOf('3') == digits.lastIndexOf('3');
    }

    @Override
    public Puzzle read(Source source) throws IOException {
        TextLines lines = TextLines.of(source, "rows of digits: " + DIGITS);
        if (!isCompact(lines)) {
            return ArrayText.read(lines);
        }
        TextLines digits = lines.hasAny(BETWEEN) ? digitsOf(lines) : lines;
        int columns = digits.length(0);
        for (int line = 1; line < digits.count(); line++) {
            if (digits.length(line) != columns) {
                throw digits.bad(line, digits.length(line) + (digits == lines ? " characters" : " digits"), columns + ", as in the first line");
            }
        }
        return DigitTiles.read(digits, ArrayValues.DIGITS);
    }

    /** Whether the first line is digits with nothing between them. */
    private static boolean isCompact(TextLines lines) {
        String line = lines.text(0);
        int from = 0;
        while (from < line.length() && BETWEEN.indexOf(line.charAt(from)) >= 0) {
            from++;
        }
        int to = line.length();
        while (to > from && BETWEEN.indexOf(line.charAt(to - 1)) >= 0) {
            to--;
        }
        boolean isCompact = to > from;
        for (int i = from; i < to && isCompact; i++) {
            isCompact = line.charAt(i) >= '0' && line.charAt(i) <= '3';
        }
        return isCompact;
    }

    /** The digits alone, which have nothing between them; what stands before and behind them does not count. */
    private static TextLines digitsOf(TextLines lines) throws IOException {
        ByteArrayOutputStream digits = new ByteArrayOutputStream();
        for (int line = 0; line < lines.count(); line++) {
            int last = -1;
            for (int column = 0; column < lines.length(line); column++) {
                int letter = lines.at(line, column);
                if (letter >= '0' && letter <= '3') {
                    if (last >= 0 && last < column - 1) {
                        throw lines.bad(line, last + 1, DIGITS + ", with nothing between them, as in the first line");
                    }
                    last = column;
                    digits.write(letter);
                } else if (BETWEEN.indexOf(letter) < 0) {
                    throw lines.bad(line, column, DIGITS);
                }
            }
            digits.write('\n');
        }
        return TextLines.of(lines.source().again(digits.toByteArray()), "rows of digits: " + DIGITS);
    }

    @Override
    public void write(Document document, OutputStream out) throws IOException {
        file(document.plain().in(document.style())).write(out);
    }

    private static RowFile file(Document document) {
        return TileText.file(FORMAT, document, TileText.plain('1', '0'), "");
    }
}
