package dev.mazewright.core.grid;

/**
 * How wide corridors and walls are where cells of a grid of squares are drawn in tiles, and where they lie then:
 *
 * <pre>
 *   # # # # # # #      corridors of 2 tiles between walls of 1:
 *   # . . . . . #      n cells in a row take 2n + (n + 1) tiles
 *   # . . . . . #
 *   # # # # # # #
 * </pre>
 *
 * @param corridor the width of corridors in tiles, at least 1
 * @param wall the width of walls in tiles, at least 1
 */
public record CorridorWidths(int corridor, int wall) {
    /** The most of each. */
    public static final int MOST = 1024;

    /** Corridors and walls of one tile. */
    public static final CorridorWidths ONE = new CorridorWidths(1, 1);

    /** From the first tile of a cell to that of the next one. */
    public int pitch() {
        return corridor + wall;
    }

    /** How many tiles this number of cells in a row take, with walls around them. */
    public long tiles(long cells) {
        return cells * pitch() + wall;
    }

    /** How many cells in a row have room on this number of tiles, with walls around them; may be 0. */
    public int cells(int tiles) {
        return Math.max(0, (tiles - wall) / pitch());
    }

    /** The first tile of a cell. */
    public long first(long cell) {
        return wall + cell * pitch();
    }

    /** The tile in the middle of a cell; of two, the first. */
    public long middle(long cell) {
        return first(cell) + middle();
    }

    /** How many tiles lie before the middle one of a cell. */
    public int middle() {
        return (corridor - 1) / 2;
    }
}
