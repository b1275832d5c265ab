package dev.mazewright.drawing.game;

/**
 * What a map says of the picture of its tiles.
 *
 * @param file its name where none is given
 * @param width of a tile, in pixels
 * @param height of a tile
 * @param across tiles in a row of the picture
 * @param count tiles
 * @param floor the tile of floor, behind those of walls; then those of the path, the start and the goal
 * @param side the upright side of a hexagon, in pixels; 0 of squares
 */
record TileSheet(String file, int width, int height, int across, int count, int floor, int side) {
    /** Whether the tiles are hexagons that stand on a corner. */
    boolean isHexagonal() {
        return side > 0;
    }
}
