package dev.mazewright.drawing.png;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.rows.SparseEdges;
import java.io.IOException;
import java.io.OutputStream;
import java.util.function.Supplier;

/**
 * The tiles of a large maze of squares: any part of its picture at any {@link TileZoom}, as a PNG of black, more or less
 * opaque pixels.
 *
 * <p>Safe for use by several threads.
 *
 * @param grid a full grid of squares
 * @param puzzle returns the maze as a stream of rows of which none was read; its rows skip in little time
 * @param density of the same maze
 */
public record MazeTiles(Grid grid, Supplier<Puzzle> puzzle, WallDensity density) {
    /** The most bytes that drawing a tile takes, beside its rows. */
    public static final long BYTES = 1L << 20;

    /** Whether tiles of this zoom can be drawn before all of their rows are counted. */
    public boolean showsParts(TileZoom zoom) {
        return !zoom.showsWalls() && zoom.cellsOfPixel() >= WallDensity.CELLS;
    }

    /** Draws the walls of the tile in this row and column, from 0. */
    public void writeWalls(TileZoom zoom, int row, int column, OutputStream out) throws IOException {
        if (zoom.showsWalls()) {
            Tile tile = Tile.ofTwo(grid.shape(), out);
            new CellTile(puzzle.get(), zoom).write(row, column, tile);
            return;
        }
        Tile tile = Tile.ofLevels(grid.shape(), out);
        int cells = zoom.cellsOfPixel();
        if (cells < WallDensity.CELLS) {
            new CoverageTile(puzzle.get(), cells).write(row, column, tile);
        } else {
            density.write(row, column, cells, tile);
        }
    }

    /** Draws the line of a path, to be laid over the walls. */
    public void writePath(SparseEdges path, TileZoom zoom, int row, int column, OutputStream out) throws IOException {
        Tile tile = Tile.ofTwo(grid.shape(), out);
        new PathTile(path, zoom).write(row, column, tile);
    }
}
