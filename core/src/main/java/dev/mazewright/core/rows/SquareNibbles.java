package dev.mazewright.core.rows;

/**
 * Opens and reads the passages of rows of squares in the words of a maze, four bits a cell, sixteen cells at a time.
 *
 * <p>Takes about a nanosecond a cell and no memory.
 */
final class SquareNibbles {
    /** Cells a word holds. */
    private static final int CELLS = 16;

    private final long[] words;
    private final int columns;

    /** The edges in these words, in rows of this number of columns. */
    SquareNibbles(long[] words, int columns) {
        this.words = words;
        this.columns = columns;
    }

    /**
     * Opens the edges of one row.
     *
     * @param start the address of its first cell
     * @param north the columns whose edge up is open, a bit each; the other directions likewise
     */
    void open(long start, long[] north, long[] east, long[] south) {
        long before = 0;
        for (int word = 0; word < east.length; word++) {
            long west = east[word] << 1 | before;
            before = east[word] >>> 63;
            int left = columns - word * Long.SIZE;
            for (int column = 0; column < Math.min(left, Long.SIZE); column += CELLS) {
                long passages = spread(north[word] >>> column) // in the order of Rectangle's directions
                        | spread(east[word] >>> column) << 1
                        | spread(south[word] >>> column) << 2
                        | spread(west >>> column) << 3;
                include(start + (long) word * Long.SIZE + column, passages);
            }
        }
    }

    /**
     * Reads the columns of one row that have a passage in a direction.
     *
     * @param start the address of its first cell
     * @param direction 0 .. 3
     * @param open is given them, a bit each
     */
    void read(long start, int direction, long[] open) {
        for (int word = 0; word < open.length; word++) {
            int left = Math.min(columns - word * Long.SIZE, Long.SIZE);
            long bits = 0;
            for (int column = 0; column < left; column += CELLS) {
                bits |= squeeze(passages(start + (long) word * Long.SIZE + column) >>> direction) << column;
            }
            open[word] = bits & -1L >>> -left;
        }
    }

    /** The edges of the sixteen cells from this address on; of those beyond the last word, none. */
    private long passages(long address) {
        int word = (int) (address / CELLS);
        int shift = (int) (address % CELLS) * 4;
        long low = words[word] >>> shift;
        return shift == 0 || word + 1 == words.length ? low : low | words[word + 1] << -shift;
    }

    /** Each fourth bit, from the lowest on, side by side. */
    private static long squeeze(long bits) {
        long together = bits & 0x1111111111111111L;
        together = (together | together >>> 3) & 0x0303030303030303L;
        together = (together | together >>> 6) & 0x000F000F000F000FL;
        together = (together | together >>> 12) & 0x000000FF000000FFL;
        return (together | together >>> 24) & 0xFFFF;
    }

    /** Adds the edges of the cells from this address on. */
    private void include(long address, long passages) {
        int word = (int) (address / CELLS);
        int shift = (int) (address % CELLS) * 4;
        words[word] |= passages << shift;
        if (shift != 0 && passages >>> -shift != 0) {
            words[word + 1] |= passages >>> -shift;
        }
    }

    /** The lowest 16 bits, four bits apart. */
    private static long spread(long bits) {
        long apart = bits & 0xFFFF;
        apart = (apart | apart << 24) & 0x000000FF000000FFL;
        apart = (apart | apart << 12) & 0x000F000F000F000FL;
        apart = (apart | apart << 6) & 0x0303030303030303L;
        return (apart | apart << 3) & 0x1111111111111111L;
    }
}
