package dev.mazewright.formats.text;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.rows.SquareCells;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.formats.io.DocumentRows;
import dev.mazewright.formats.io.RowFile;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** What {@link Hex} writes of a full grid of squares, row by row, eight cells at a time, up to the exit. */
public final class HexRows implements RowFile {
    /** Words of a row that are written together. */
    private static final int PIECE = 256;

    private final DocumentRows seen;
    private final String ends;
    private final byte[] digits = new byte[PIECE * Long.SIZE + 1];

    /** The digits, then the entry and the exit. */
    public HexRows(Puzzle puzzle, long entry, long exit) {
        seen = new DocumentRows(puzzle);
        ends = "\n" + line(puzzle.grid(), entry) + line(puzzle.grid(), exit);
    }

    static String line(Grid grid, long cell) {
        return grid.column(cell) + "," + grid.row(cell) + "\n";
    }

    @Override
    public void begin(OutputStream out) {}

    @Override
    public void rows(Mark from, OutputStream out) throws IOException {
        for (int row = 0; row < seen.rows(); row++) {
            CancelledException.check();
            seen.next();
            for (int word = 0; word < seen.words(); word += PIECE) {
                int to = Math.min(seen.words(), word + PIECE);
                SquareCells.digits(seen.north, seen.east, seen.south, seen.isWestOpen, word, to, 'A', digits);
                int length = Math.min(seen.columns() - word * Long.SIZE, PIECE * Long.SIZE);
                if (to == seen.words()) {
                    digits[length++] = '\n';
                }
                out.write(digits, 0, length);
            }
        }
        out.write(ends.getBytes(StandardCharsets.US_ASCII));
        out.flush();
    }
}
