package dev.mazewright.core.measure;

import dev.mazewright.core.rows.BitRow;
import dev.mazewright.core.rows.SquareCells;
import dev.mazewright.core.rows.SquareRows;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.Sha256;

/**
 * The {@link Digest} of a maze that is streamed row by row, and the number of its passages. Memory for two rows.
 *
 * @param digest the 64 hex digits of the fingerprint
 * @param passages how many there are
 */
public record RowDigest(String digest, long passages) {
    /** Words of a row that are processed together. */
    private static final int PIECE = 64;

    /** Takes all rows. */
    public static RowDigest of(SquareRows rows) {
        Sha256 sha = new Sha256();
        int words = rows.words();
        long[] north = new long[words];
        long[] east = new long[words];
        long[] south = new long[words];
        byte[] digits = new byte[PIECE * Long.SIZE];
        long passages = 0;
        for (int row = 0; row < rows.rows(); row++) {
            CancelledException.check();
            rows.next(east, south);
            for (int from = 0; from < words; from += PIECE) {
                int to = Math.min(words, from + PIECE);
                SquareCells.digits(north, east, south, false, from, to, 'a', digits);
                sha.update(digits, 0, Math.min(digits.length, rows.columns() - from * Long.SIZE));
            }
            passages += BitRow.count(east) + BitRow.count(south);
            long[] before = north;
            north = south;
            south = before;
        }
        return new RowDigest(sha.hex(), passages);
    }
}
