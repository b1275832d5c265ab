package dev.mazewright.tools.verify;

/**
 * How many cells of a maze have one, two, three and four passages, and how many of those with two lie straight and turn; and how much
 * these numbers vary, from the numbers of square blocks of the maze.
 */
final class Degrees {
    private static final int KINDS = Kind.values().length;
    /** How many blocks a side has at least, where it is long enough. */
    private static final int BLOCKS = 32;

    private final int words;
    private final long[] counts = new long[KINDS];
    /** The words of a row in a block; its rows are 64 times as many. */
    private final int blockWords;
    /** How many blocks lie side by side, without one that is not whole. */
    private final int across;

    /** The counts of the blocks that the last row is in, kind by kind. */
    private final int[][] inBlock;
    private int row;
    private long blocks;
    private final double[] sums = new double[KINDS];
    private final double[] squares = new double[KINDS];

    Degrees(int rows, int columns) {
        words = Math.ceilDiv(columns, Long.SIZE);
        blockWords = Math.max(1, Math.min(rows, columns) / BLOCKS / Long.SIZE);
        across = columns / (blockWords * Long.SIZE);
        inBlock = new int[KINDS][words / blockWords + 1];
    }

    /** Counts the cells of the next row. */
    void next(long[] north, long[] east, long[] south) {
        long before = 0;
        for (int word = 0; word < words; word++) {
            long right = east[word];
            long left = right << 1 | before >>> 63;
            long down = south[word];
            long up = north[word];
            before = right;
            long oneAcross = right ^ left;
            long bothAcross = right & left;
            long oneAlong = up ^ down;
            long bothAlong = up & down;
            long both = bothAcross | bothAlong;
            long straight = both & ~(oneAcross | oneAlong) & ~(bothAcross & bothAlong);
            long turn = oneAcross & oneAlong;
            int block = word / blockWords;
            // in the order of Kind
            inBlock[0][block] += Long.bitCount((oneAcross ^ oneAlong) & ~both);
            inBlock[1][block] += Long.bitCount(straight | turn);
            inBlock[2][block] += Long.bitCount((oneAcross ^ oneAlong) & both);
            inBlock[3][block] += Long.bitCount(bothAcross & bothAlong);
            inBlock[4][block] += Long.bitCount(straight);
            inBlock[5][block] += Long.bitCount(turn);
        }
        row++;
        if (row % (blockWords * Long.SIZE) == 0) {
            endBlocks(across);
        }
    }

    /** Adds the counts of blocks, of which this many are whole and count for the deviation. */
    private void endBlocks(int whole) {
        for (int kind = 0; kind < KINDS; kind++) {
            for (int block = 0; block < inBlock[kind].length; block++) {
                int count = inBlock[kind][block];
                counts[kind] += count;
                if (block < whole) {
                    sums[kind] += count;
                    squares[kind] += (double) count * count;
                }
                inBlock[kind][block] = 0;
            }
        }
        blocks += whole;
    }

    /** How many cells of a kind there are; to be called after the last row. */
    long count(Kind kind) {
        endBlocks(0);
        return counts[kind.index];
    }

    /** The standard deviation of the number of cells of a kind among as many cells as there are; NaN with fewer than 16 blocks. */
    double deviation(Kind kind, double cells) {
        if (blocks < 16) {
            return Double.NaN;
        }
        double mean = sums[kind.index] / blocks;
        double variance = (squares[kind.index] - blocks * mean * mean) / (blocks - 1);
        double side = (double) blockWords * Long.SIZE;
        return Math.sqrt(variance * cells) / side;
    }
}
