package dev.mazewright.formats.maze;

import dev.mazewright.core.rows.BitRow;
import java.nio.ByteBuffer;

/** The rows of a {@link MazeFormat} file, as bytes and as sets of columns. */
final class RowBlocks {
    private final int words;
    private final int half;
    private final long lastWord;

    RowBlocks(Header header) {
        words = BitRow.words(header.columns());
        half = (int) (header.rowBytes() / 2);
        lastWord = BitRow.lastWord(header.columns());
    }

    /** Bytes for a row, with room for its last words to be taken whole. */
    byte[] row() {
        return new byte[2 * words * Long.BYTES];
    }

    void put(long[] east, long[] south, ByteBuffer row) {
        for (int word = 0; word < words; word++) {
            row.putLong(word * Long.BYTES, east[word]);
        }
        for (int word = 0; word < words; word++) {
            row.putLong(half + word * Long.BYTES, south[word]); // over what the last word had too much
        }
    }

    /** Takes a row out of a buffer. False if it has passages beyond its end. */
    boolean get(ByteBuffer row, boolean isLast, long[] east, long[] south) {
        for (int word = 0; word < words; word++) {
            east[word] = row.getLong(word * Long.BYTES);
            south[word] = row.getLong(half + word * Long.BYTES);
        }
        int bytes = half - (words - 1) * Long.BYTES;
        long inRow = BitRow.lastWord(Byte.SIZE * bytes); // the rest is of other bytes
        east[words - 1] &= inRow;
        south[words - 1] &= inRow;
        boolean isInside = (east[words - 1] & ~(lastWord >>> 1)) == 0 && (south[words - 1] & ~lastWord) == 0;
        return isInside && (!isLast || BitRow.isEmpty(south, 0, words));
    }
}
