package dev.mazewright.formats.text;

import dev.mazewright.core.run.CancelledException;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.DocumentRows;
import dev.mazewright.formats.io.RowFile;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** What {@link TileText} draws of a full grid of squares without its solution, row by row, four cells at a time: about a nanosecond a cell. */
public final class TileRows implements RowFile {
    private static final int CELLS = 4;
    /** Words of a row that are drawn together. */
    private static final int PIECE = 256;

    private final DocumentRows seen;
    private final TileText.Palette palette;
    private final String header;
    private final byte wall;
    private final byte floor;
    /** For each set of four edges, open or not, a post or wall and the edge. */
    private final long[] between = new long[1 << CELLS];
    /** The edge and the cell behind it. */
    private final long[] passages = new long[1 << CELLS];

    private final ByteBuffer piece = ByteBuffer.allocate(2 * PIECE * Long.SIZE + 2).order(ByteOrder.LITTLE_ENDIAN);

    public TileRows(Document document, TileText.Palette palette, String header) {
        seen = new DocumentRows(document.puzzle());
        this.palette = palette;
        this.header = header;
        wall = (byte) palette.wall();
        floor = (byte) palette.floor();
        for (int edges = 0; edges < between.length; edges++) {
            for (int i = 0; i < CELLS; i++) {
                long edge = (edges >>> i & 1) == 0 ? wall : floor;
                between[edges] |= (wall | edge << Byte.SIZE) << (2 * Byte.SIZE * i);
                passages[edges] |= (edge | (long) floor << Byte.SIZE) << (2 * Byte.SIZE * i);
            }
        }
    }

    @Override
    public void begin(OutputStream out) throws IOException {
        out.write(header.getBytes(StandardCharsets.US_ASCII));
    }

    @Override
    public void rows(Mark from, OutputStream out) throws IOException {
        for (int row = 0; row < seen.rows(); row++) {
            CancelledException.check();
            seen.next();
            writeBetween(seen.north, out);
            writePassages(out);
        }
        writeBetween(seen.south, out);
        out.flush();
    }

    private void writeBetween(long[] open, OutputStream out) throws IOException {
        for (int from = 0; from < open.length; from += PIECE) {
            int to = Math.min(open.length, from + PIECE);
            for (int word = from; word < to; word++) {
                put(between, open[word], word - from);
            }
            write(from, to, wall, out);
        }
    }

    private void writePassages(OutputStream out) throws IOException {
        int start = seen.startColumn();
        int[] goals = seen.goalColumns();
        byte last = seen.isEastOpen() ? floor : wall;
        for (int from = 0; from < seen.words(); from += PIECE) {
            int to = Math.min(seen.words(), from + PIECE);
            for (int word = from; word < to; word++) {
                put(passages, seen.west(word), word - from);
            }
            int first = from * Long.SIZE;
            int end = Math.min(seen.columns() - first, PIECE * Long.SIZE);
            for (int i = firstNotBefore(goals, first); i < goals.length && goals[i] - first < end; i++) {
                piece.put(2 * (goals[i] - first) + 1, (byte) palette.goal());
            }
            if (start >= first && start - first < end) {
                piece.put(2 * (start - first) + 1, (byte) palette.start());
            }
            write(from, to, last, out);
        }
    }

    private static int firstNotBefore(int[] sorted, int column) {
        int index = Arrays.binarySearch(sorted, column);
        return index < 0 ? -index - 1 : index;
    }

    private void put(long[] pairs, long open, int word) {
        int index = 2 * word * Long.SIZE;
        for (int shift = 0; shift < Long.SIZE; shift += CELLS) {
            piece.putLong(index + 2 * shift, pairs[(int) (open >>> shift) & (pairs.length - 1)]);
        }
    }

    /** Passes on a piece; the line's last one with what stands to the right of the last column, and the line's end. */
    private void write(int from, int to, byte last, OutputStream out) throws IOException {
        int columns = Math.min(seen.columns() - from * Long.SIZE, PIECE * Long.SIZE);
        int length = 2 * columns;
        if (to == seen.words()) {
            piece.put(length++, last);
            piece.put(length++, (byte) '\n');
        }
        out.write(piece.array(), 0, length);
    }
}
