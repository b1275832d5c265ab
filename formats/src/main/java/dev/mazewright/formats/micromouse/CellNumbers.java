package dev.mazewright.formats.micromouse;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.Reader;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.io.TextLines;
import dev.mazewright.formats.io.TextOut;
import dev.mazewright.formats.io.Writer;
import dev.mazewright.formats.text.Marks;
import dev.mazewright.formats.text.UnknownShape;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Micromouse mazes as numbers, a line a cell: x and y from the south-west, then 1 for a wall or 0 for a gap in the
 * north, east, south and west:
 *
 * <pre>
 *   0 0 0 1 1 1
 *   0 1 1 1 0 1
 * </pre>
 *
 * <p>Start and goals are not in it, but settled: {@link Course}. Lines in any order make a full rectangle.
 *
 * <p>Source: the micromouse simulator by mackorone, format num.
 */
public final class CellNumbers implements Reader, Writer {
    private static final CellNumbers NUMBERS = new CellNumbers();

    public static final Format FORMAT = Format.named("num", "Micromouse mazes as numbers: x, y and four walls, one line per cell.")
            .extensions("num")
            .reads(NUMBERS, "rectangle")
            .writes(NUMBERS, "rectangle")
            .build();

    private static final int FIELDS = 6;

    /** Lines that tell this format from a matrix of six columns. */
    private static final int SURE = 5;
    private static final String LINE = "X Y N E S W: a cell's position and 1 for each wall or 0";

    private CellNumbers() {}

    @Override
    public boolean recognises(byte[] head) {
        boolean areNumbers = TextLines.firstLine(head).strip().matches("[0-9]{1,10} +[0-9]{1,10}( +[01]){4}");
        return areNumbers && !isMatrix(head);
    }

    /** Whether the first lines are rows of a matrix: in these, up to 3, some begin with the same two digits. */
    private static boolean isMatrix(byte[] head) {
        String[] lines = new String(head, StandardCharsets.ISO_8859_1).split("\r\n|\r|\n", SURE + 1);
        return lines.length > SURE
                && Arrays.stream(lines, 0, SURE).allMatch(line -> line.strip().matches("[0-3]( +[0-3]){5}"))
                && Arrays.stream(lines, 0, SURE).map(line -> line.strip().replaceAll(" ", "").substring(0, 2)).distinct().count() < SURE;
    }

    @Override
    public Puzzle read(Source source) throws IOException {
        TextLines lines = TextLines.of(source, "lines of " + LINE);
        int width = 0;
        int height = 0;
        for (int line = 0; line < lines.count(); line++) {
            int[] fields = fields(lines, line);
            width = Math.max(width, fields[0] + 1);
            height = Math.max(height, fields[1] + 1);
        }
        if ((long) width * height != lines.count()) {
            throw source.bad("", lines.count() + " lines",
                    (long) width * height + ", one for each cell of " + width + " columns and " + height + " rows");
        }
        Course course = new Course(width, height, source);
        boolean[] given = new boolean[lines.count()];
        for (int line = 0; line < lines.count(); line++) {
            int[] fields = fields(lines, line);
            int cell = fields[0] * height + fields[1];
            if (given[cell]) {
                throw lines.bad(line, "each cell once");
            }
            given[cell] = true;
            course.put(fields[0], fields[1], fields[2] | fields[3] << 1 | fields[4] << 2 | fields[5] << 3);
        }
        return course.puzzle(source);
    }

    /** The numbers of a line; no position is beyond the number of lines. */
    private static int[] fields(TextLines lines, int line) throws BadDataException {
        int[] fields = new int[FIELDS];
        int at = 0;
        for (int field = 0; field < FIELDS; field++) {
            while (lines.at(line, at) == ' ' || lines.at(line, at) == '\t') {
                at++;
            }
            int most = field < 2 ? lines.count() - 1 : 1;
            int from = at;
            long number = 0;
            for (; Character.digit(lines.at(line, at), 10) >= 0 && lines.at(line, at) < 0x80; at++) {
                number = Math.min(Integer.MAX_VALUE, 10 * number + lines.at(line, at) - '0');
            }
            if (at == from) {
                throw lines.bad(line, at, LINE);
            }
            if (number > most) {
                throw lines.bad(line, from, LINE + "; here at most " + most);
            }
            fields[field] = (int) number;
        }
        if (lines.trimmedLength(line) > at) {
            throw lines.bad(line, at, "the end of the line after " + LINE);
        }
        return fields;
    }

    @Override
    public void write(Document document, OutputStream out) throws IOException {
        Grid grid = document.puzzle().maze().grid();
        UnknownShape.requireSquares(FORMAT, grid);
        if (grid.mask() != null) {
            throw new UsageException("num holds full rectangles, and this maze has positions without a cell; micromouse,"
                    + " text and json hold it");
        }
        Marks marks = new Marks(document.plain());
        TextOut text = new TextOut(out);
        for (int column = 0; column < grid.columns(); column++) {
            for (int row = grid.rows() - 1; row >= 0; row--) {
                int closed = ~marks.sides(row, column);
                text.print(column + " " + (grid.rows() - 1 - row));
                for (int direction = 0; direction < 4; direction++) {
                    text.print((closed >> direction & 1) == 0 ? " 0" : " 1");
                }
                text.endLine();
            }
        }
        text.finish();
    }
}
