package dev.mazewright.formats;

import dev.mazewright.core.Grid;
import dev.mazewright.core.Interruption;
import dev.mazewright.core.RowPuzzle;
import dev.mazewright.core.SquareDigits;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** What {@link Hex} writes of a whole sheet of squares, row by row, eight cells at a time, up to the exit. */
final class HexRows implements RowFile {
    /** Words of a row that are written together. */
    private static final int PIECE = 256;

    private final SeenRows seen;
    private final String ends;
    private final byte[] digits = new byte[PIECE * Long.SIZE + 1];

    /** The digits, then the entry and the exit. */
    HexRows(RowPuzzle puzzle, long entry, long exit) {
        seen = new SeenRows(puzzle);
        ends = "\n" + place(puzzle.grid(), entry) + place(puzzle.grid(), exit);
    }

    private static String place(Grid grid, long cell) {
        return grid.column(cell) + "," + grid.row(cell) + "\n";
    }

    @Override
    public void begin(OutputStream out) {}

    @Override
    public void rows(Mark from, OutputStream out) throws IOException {
        for (int row = 0; row < seen.rows(); row++) {
            Interruption.check();
            seen.next();
            for (int word = 0; word < seen.words(); word += PIECE) {
                int to = Math.min(seen.words(), word + PIECE);
                boolean isWestOpen = (seen.west(word) & 1) != 0;
                SquareDigits.write(seen.north, seen.east, seen.south, isWestOpen, word, to, 'A', digits);
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
