package dev.mazewright.core.grid;

/** How the cells of a shape are drawn with characters. */
public enum TextForm {
    /** Squares in rows and columns, each at its row and column. */
    SQUARES,
    /** Tiles, one character each. */
    TILES,
    /** Hexagons that stand on a corner, odd rows shifted to the right. */
    HEXAGONS,
    /** Triangles that point up and down by turns. */
    TRIANGLES,
    /** Bricks, odd rows shifted to the right. */
    BRICKS,
    /** By the outlines of the cells, if these are squares; other shapes cannot be drawn with characters. */
    OUTLINES
}
