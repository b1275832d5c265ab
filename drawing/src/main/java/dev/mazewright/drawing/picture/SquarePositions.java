package dev.mazewright.drawing.picture;

/**
 * Where the squares of a maze lie on its picture, in pixels.
 *
 * @param left side of the first column
 * @param top side of the first row
 * @param width of a square, from the middle of a wall to that of the next
 * @param height of a square
 */
public record SquarePositions(double left, double top, double width, double height) {
    /** Tiles of one pixel. */
    static final SquarePositions TILES = new SquarePositions(0, 0, 1, 1);

    static SquarePositions of(DrawnMaze drawn) {
        return new SquarePositions(drawn.columns().first(), drawn.rows().first(), drawn.columns().pitch(), drawn.rows().pitch());
    }
}
