package dev.mazewright.drawing.png;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.drawing.draw.Drawing;
import dev.mazewright.drawing.draw.Outlines;
import dev.mazewright.drawing.draw.PixelCanvas;
import dev.mazewright.drawing.raster.Strip;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.png.Encoder;
import java.io.IOException;
import java.io.OutputStream;

/**
 * Draws mazes of any shape, with smooth lines, in bands: a strip of the picture at a time, with those rows of cells
 * that reach into it. So only a band is held in memory, and two numbers for each row of cells.
 */
final class OutlinePictures {
    /** About how many pixels a band has; a band has at least one row. */
    private static final int BAND_PIXELS = 1 << 22;

    /** Pixels to the inch on paper. */
    static final int RESOLUTION = 300;

    private static final double PIXELS_PER_POINT = RESOLUTION / 72.0;

    private final Puzzle puzzle;
    private final Grid grid;
    private final Outlines outlines;
    private final Drawing drawing;
    private final boolean isTransparent;
    /** Pixels a unit of the drawing: on paper, whose unit is a point, as many as printers ask for. */
    private final double scale;

    private final long width;
    private final long height;
    /** Where the cells of each row begin and end, in units of the drawing. */
    private final double[] top;

    private final double[] bottom;

    OutlinePictures(Document document) {
        puzzle = document.puzzle();
        grid = puzzle.maze().grid();
        outlines = new Outlines(puzzle);
        drawing = new Drawing(document);
        isTransparent = document.style().finish().isTransparent();
        scale = document.style().paper() == null ? 1 : PIXELS_PER_POINT;
        width = (long) Math.ceil(drawing.page().width() * scale);
        height = (long) Math.ceil(drawing.page().height() * scale);
        Encoder.requireSize(width, height);
        document.requireMemory(
                "a picture " + width + " pixels wide",
                (long) Integer.BYTES * width * bandRows() + 16L * grid.rows() + Encoder.bytes(width, Encoder.RGBA_BITS));
        top = new double[grid.rows()];
        bottom = new double[grid.rows()];
    }

    private int bandRows() {
        return (int) Math.clamp(BAND_PIXELS / width, 1, height);
    }

    void write(OutputStream out) throws IOException {
        measureRows();
        Strip band = new Strip((int) width, bandRows(), isTransparent);
        Encoder output = isTransparent
                ? Encoder.rgba(width, height, grid.shape(), puzzle.recipe())
                : Encoder.rgb(width, height, grid.shape(), puzzle.recipe());
        if (scale != 1) {
            output.printAt(RESOLUTION);
        }
        output.begin(out);
        output.start(out);
        byte[] row = new byte[output.bytesPerRow()];
        for (int from = 0; from < height; from += band.height()) {
            CancelledException.check();
            paint(band, from);
            int[] pixels = band.colours();
            long rows = Math.min(band.height(), height - from);
            for (int y = 0; y < rows; y++) {
                pack(pixels, y * (int) width, row);
                output.difference(row);
            }
        }
        output.end();
    }

    private void measureRows() throws IOException {
        for (int row = 0; row < grid.rows(); row++) {
            CancelledException.check();
            top[row] = Double.MAX_VALUE;
            bottom[row] = -1;
            for (long cell = outlines.first(row); cell != Grid.NONE; cell = outlines.next(row, cell)) {
                int ofRow = row;
                outlines.reach(cell, point -> reach(ofRow, point));
            }
        }
    }

    private void reach(int row, Outline.Corner corner) {
        double y = drawing.page().y(corner.y());
        top[row] = Math.min(top[row], y - drawing.reach());
        bottom[row] = Math.max(bottom[row], y + drawing.reach());
    }

    private void pack(int[] pixels, int from, byte[] row) {
        for (int i = 0, pixel = from; i < row.length; pixel++) {
            row[i++] = (byte) (pixels[pixel] >> 16);
            row[i++] = (byte) (pixels[pixel] >> 8);
            row[i++] = (byte) pixels[pixel];
            if (isTransparent) {
                row[i++] = (byte) (pixels[pixel] >> 24);
            }
        }
    }

    /** Whether a row of cells reaches into a band. */
    private boolean isIn(int row, double from, double to) {
        return bottom[row] >= from && top[row] <= to;
    }

    private void paint(Strip band, int firstRow) throws IOException {
        double from = firstRow / scale;
        PixelCanvas canvas = new PixelCanvas(band, 0, from, scale);
        double to = from + band.height() / scale;
        if (isTransparent) {
            band.clear();
        }
        drawing.background(canvas);
        int first = 0;
        int end = grid.rows();
        while (first < end && !isIn(first, from, to)) {
            first++;
        }
        while (first < end && !isIn(end - 1, from, to)) {
            end--;
        }
        drawing.outside(canvas, first, end);
        for (int row = 0; row < grid.rows(); row++) {
            if (isIn(row, from, to)) {
                drawing.edges(canvas, row, row + 1); // everything that has lines is in one row
                drawing.passages(canvas, row, row + 1);
                drawing.vertices(canvas, row, row + 1);
            }
        }
        drawing.solution(canvas);
        drawing.marks(canvas);
        drawing.stairsOfSolution(canvas);
        for (int row = 0; row < grid.rows(); row++) {
            if (isIn(row, from, to)) {
                drawing.stairs(canvas, row, row + 1);
                if (!drawing.hasLongWalls()) {
                    drawing.walls(canvas, row, row + 1);
                }
            }
        }
        if (drawing.hasLongWalls()) {
            drawing.walls(canvas, 0, grid.rows());
        }
        drawing.labels(canvas);
        drawing.annotation(canvas);
    }
}
