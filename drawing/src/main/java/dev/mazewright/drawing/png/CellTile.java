package dev.mazewright.drawing.png;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.rows.BitRow;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.formats.png.PixelRow;
import java.io.IOException;

/**
 * A part of the picture that {@link SquarePictures} draws of a maze without its marks, in cells of two pixels or more.
 *
 * <p>Reads the rows of the tile and the two above it; memory for two rows.
 */
final class CellTile {
    private final TileZoom zoom;
    private final int rows;
    private final int columns;
    private final WallRow walls;

    CellTile(Puzzle puzzle, TileZoom zoom) {
        this.zoom = zoom;
        rows = puzzle.grid().rows();
        columns = puzzle.grid().columns();
        walls = new WallRow(SquareWalls.streamed(puzzle), columns);
    }

    void write(int tileRow, int tileColumn, Tile tile) throws IOException {
        int first = tileRow * zoom.cells();
        int last = Math.min(first + zoom.cells() - 1, rows); // the wall line that ends the maze is after the last row
        int left = tileColumn * zoom.cells();
        byte[] pixels = tile.pixels();
        PixelRow painted = new PixelRow(1, pixels);
        int written = 0;
        if (first > 0) {
            walls.look(first - 1);
        }
        for (int row = first; row <= last; row++) {
            CancelledException.check();
            walls.look(row);
            paintLine(painted, left);
            tile.row(pixels, zoom.thickness());
            written += zoom.thickness();
            if (row < rows) {
                paintPassages(painted, left);
                tile.row(pixels, zoom.cellSize() - zoom.thickness());
                written += zoom.cellSize() - zoom.thickness();
            }
        }
        tile.end(TileZoom.SIDE - written);
    }

    /** The wall line above a row: walls, and posts where any of the four walls around is. */
    private void paintLine(PixelRow pixels, int from) {
        pixels.clear();
        for (int i = 0; i < zoom.cells() && from + i <= columns; i++) {
            int column = from + i;
            int x = i * zoom.cellSize();
            if (column < columns && BitRow.contains(walls.above, column)) {
                pixels.fill(x, x + zoom.cellSize(), Tile.OPAQUE);
            } else if (BitRow.contains(walls.posts, column)) {
                pixels.fill(x, x + zoom.thickness(), Tile.OPAQUE);
            }
        }
    }

    private void paintPassages(PixelRow pixels, int from) {
        pixels.clear();
        for (int i = 0; i < zoom.cells() && from + i <= columns; i++) {
            if (BitRow.contains(walls.left, from + i)) {
                pixels.fill(i * zoom.cellSize(), i * zoom.cellSize() + zoom.thickness(), Tile.OPAQUE);
            }
        }
    }
}
