package dev.mazewright.core.generate.kernels;

/** What is decided of a tile's edges, in planes of bits: which are in the tree, and which are still open. */
final class TileEdges {
    /** Enough words for 2^15 cells, the most that an edge's 16 bits can number. */
    private static final int WORDS = 1 << 9;

    /** The edges in the tree: to the right, and down. */
    final long[][] in = new long[2][WORDS];
    final long[][] open = new long[2][WORDS];

    private final int wordBits;

    TileEdges(Tiling tiling) {
        wordBits = tiling.widthBits - 6;
    }

    /** The index of a word, by the tile's row and word of the row. */
    int index(int row, int word) {
        return (row << wordBits) + word;
    }

    /** What is decided of the edges of 64 cells. */
    void decided(int row, int word, long eastIn, long southIn, long eastOpen, long southOpen) {
        int index = index(row, word);
        in[0][index] = eastIn;
        in[1][index] = southIn;
        open[0][index] = eastOpen;
        open[1][index] = southOpen;
    }
}
