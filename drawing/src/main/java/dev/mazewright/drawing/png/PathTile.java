package dev.mazewright.drawing.png;

import dev.mazewright.core.rows.SparseEdges;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.formats.png.PixelRow;
import java.io.IOException;

/**
 * The line of a path, to be laid over the tile of the maze: through the middles of its cells where walls are drawn, else
 * three pixels wide around each pixel that shows a cell of it.
 */
record PathTile(SparseEdges path, TileZoom zoom) {
    void write(int tileRow, int tileColumn, Tile tile) throws IOException {
        if (zoom.showsWalls()) {
            writeCells(tileRow * zoom.cells(), tileColumn * zoom.cells(), tile);
        } else {
            writePixels((long) tileRow * TileZoom.SIDE, (long) tileColumn * TileZoom.SIDE, tile);
        }
        tile.end(0);
    }

    // ---- cells of two pixels or more

    private void writeCells(int top, int left, Tile tile) throws IOException {
        int size = zoom.cellSize();
        int line = Math.max(1, (size - zoom.thickness()) / 2);
        int from = zoom.thickness() + (size - zoom.thickness() - line) / 2;
        byte[] pixels = tile.pixels();
        PixelRow painted = new PixelRow(1, pixels);
        for (int i = 0; i < zoom.cells(); i++) {
            CancelledException.check();
            int row = top + i;
            paintDown(painted, row - 1, left, from, line);
            tile.row(pixels, from);
            paintAlong(painted, row, left, from, line);
            tile.row(pixels, line);
            if (size > from + line) {
                paintDown(painted, row, left, from, line);
                tile.row(pixels, size - from - line);
            }
        }
    }

    /** Between the middles of a row and of the next. */
    private void paintDown(PixelRow pixels, int row, int left, int from, int line) {
        pixels.clear();
        for (int i = 0; i < zoom.cells(); i++) {
            if (path.isSouth(row, left + i)) {
                int x = i * zoom.cellSize() + from;
                pixels.fill(x, x + line, Tile.OPAQUE);
            }
        }
    }

    /** Through the middles of a row. */
    private void paintAlong(PixelRow pixels, int row, int left, int from, int line) {
        pixels.clear();
        for (int i = 0; i < zoom.cells(); i++) {
            int column = left + i;
            boolean isEast = path.isEast(row, column);
            boolean isWest = path.isEast(row, column - 1);
            if (isEast || isWest || path.isSouth(row, column) || path.isSouth(row - 1, column)) {
                int x = i * zoom.cellSize();
                pixels.fill(isWest ? x : x + from, isEast ? x + zoom.cellSize() : x + from + line, Tile.OPAQUE);
            }
        }
    }

    // ---- pixels of one cell or more

    private void writePixels(long top, long left, Tile tile) throws IOException {
        boolean[][] seen = {seen(top - 1, left), seen(top, left), null};
        byte[] pixels = tile.pixels();
        PixelRow painted = new PixelRow(1, pixels);
        for (int y = 0; y < TileZoom.SIDE; y++) {
            CancelledException.check();
            seen[2] = seen(top + y + 1, left);
            painted.clear();
            for (int x = 0; x < TileZoom.SIDE; x++) {
                boolean isNear = false;
                for (boolean[] line : seen) {
                    isNear |= line[x] || line[x + 1] || line[x + 2];
                }
                if (isNear) {
                    painted.set(x, Tile.OPAQUE);
                }
            }
            tile.row(pixels, 1);
            seen[0] = seen[1];
            seen[1] = seen[2];
        }
    }

    /** Which pixels of a row show the path, from the one to the left of the tile to the one to the right of it. */
    private boolean[] seen(long y, long left) {
        int cells = zoom.cellsOfPixel();
        boolean[] seen = new boolean[TileZoom.SIDE + 2];
        for (int i = 0; i < seen.length; i++) {
            long x = left + i - 1;
            seen[i] = y >= 0 && x >= 0 && y * cells < path.rows() && x * cells < path.columns()
                    && path.isAnyIn((int) (y * cells), (int) (x * cells), cells);
        }
        return seen;
    }
}
