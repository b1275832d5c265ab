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
    private final SquareWalls walls;
    private final long[] above;
    private long[] left;
    private long[] leftBefore;

    CellTile(Puzzle puzzle, TileZoom zoom) {
        this.zoom = zoom;
        rows = puzzle.grid().rows();
        columns = puzzle.grid().columns();
        walls = SquareWalls.streamed(puzzle);
        above = new long[BitRow.words(columns)];
        left = new long[BitRow.words(columns + 1)];
        leftBefore = left.clone();
    }

    void write(int tileRow, int tileColumn, Tile tile) throws IOException {
        int first = tileRow * zoom.cells();
        int last = Math.min(first + zoom.cells() - 1, rows); // the wall line that ends the maze is after the last row
        int left = tileColumn * zoom.cells();
        byte[] pixels = tile.pixels();
        PixelRow painted = new PixelRow(1, pixels);
        int written = 0;
        if (first > 0) {
            look(first - 1);
        }
        for (int row = first; row <= last; row++) {
            CancelledException.check();
            look(row);
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

    private void look(int row) {
        long[] before = leftBefore;
        leftBefore = left;
        left = before;
        walls.look(row, above, left);
    }

    /** The wall line above a row: walls, and posts where any of the four walls around is. */
    private void paintLine(PixelRow pixels, int from) {
        pixels.clear();
        for (int i = 0; i < zoom.cells() && from + i <= columns; i++) {
            int column = from + i;
            int x = i * zoom.cellSize();
            if (column < columns && BitRow.contains(above, column)) {
                pixels.fill(x, x + zoom.cellSize(), Tile.OPAQUE);
            } else if ((column > 0 && BitRow.contains(above, column - 1))
                    || BitRow.contains(left, column)
                    || BitRow.contains(leftBefore, column)) {
                pixels.fill(x, x + zoom.thickness(), Tile.OPAQUE);
            }
        }
    }

    private void paintPassages(PixelRow pixels, int from) {
        pixels.clear();
        for (int i = 0; i < zoom.cells() && from + i <= columns; i++) {
            if (BitRow.contains(left, from + i)) {
                pixels.fill(i * zoom.cellSize(), i * zoom.cellSize() + zoom.thickness(), Tile.OPAQUE);
            }
        }
    }
}
