package dev.mazewright.drawing.png;

/**
 * Where squares lie in a picture, in pixels.
 *
 * @param cellSize from one cell to the next
 * @param thickness of a wall line; 0 if the picture has no wall lines
 * @param passage from one wall line to the next: the cell size less the thickness
 * @param margin around the maze
 * @param closing whether a wall line ends the maze at the right and the bottom
 */
record SquareLayout(int cellSize, int thickness, int passage, int margin, boolean closing) {
    /** Where the wall line to the left of a column begins. */
    int x(int column) {
        return margin + column * cellSize;
    }

    /** The length of a picture of this many cells, with its margins. */
    long length(int cells) {
        return 2L * margin + (long) cells * cellSize + (closing ? thickness : 0);
    }
}
