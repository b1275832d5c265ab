package dev.mazewright.formats;

import ar.com.hjg.pngj.FilterType;
import dev.mazewright.core.Directions;
import dev.mazewright.core.Grid;
import dev.mazewright.core.OutOfRoomException;
import dev.mazewright.core.Outline;
import dev.mazewright.core.Path;
import dev.mazewright.core.Puzzle;
import dev.mazewright.core.Shape;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.io.IOException;
import java.io.OutputStream;

/**
 * Draws mazes of any shape, with smooth lines, in bands: a strip of the picture at a time, with those rows of cells
 * that reach into it. So only a band is held in memory, and two numbers for each row of cells.
 */
final class PngOutlines {
    /** About how many pixels a band has; a band has at least one row. */
    private static final int BAND_PIXELS = 1 << 22;

    private final Document document;
    private final Puzzle puzzle;
    private final Grid grid;
    private final Outlines outlines;
    private final Style style;
    /** From the picture's edge to the outline of the maze. */
    private final double inset;

    private final long width;
    private final long height;
    /** Where the cells of each row begin and end, in pixels. */
    private final double[] top;

    private final double[] bottom;

    PngOutlines(Document document) {
        this.document = document;
        puzzle = document.puzzle();
        grid = puzzle.maze().grid();
        outlines = new Outlines(puzzle);
        style = document.style();
        inset = style.margin() + style.wallThickness() / 2.0;
        Shape shape = grid.shape();
        width = (long) Math.ceil(2 * inset + shape.width() * style.cellSize());
        height = (long) Math.ceil(2 * inset + shape.height() * style.cellSize());
        PngOutput.requireSize(width, height);
        OutOfRoomException.require(
                "a picture " + width + " pixels wide", (long) Integer.BYTES * width * bandRows() + 16L * grid.rows());
        top = new double[grid.rows()];
        bottom = new double[grid.rows()];
    }

    private int bandRows() {
        return (int) Math.clamp(BAND_PIXELS / width, 1, height);
    }

    void write(OutputStream out) throws IOException {
        measureRows();
        if (System.getProperty("java.awt.headless") == null) {
            // Nothing is shown on a screen, and there need not be one.
            System.setProperty("java.awt.headless", "true");
        }
        BufferedImage band = new BufferedImage((int) width, bandRows(), BufferedImage.TYPE_INT_RGB);
        try (PngOutput output = PngOutput.rgb(out, width, height, puzzle.recipe())) {
            byte[] row = new byte[output.bytesPerRow()];
            for (int from = 0; from < height; from += band.getHeight()) {
                Interruption.check();
                paint(band, from);
                int[] pixels = ((DataBufferInt) band.getRaster().getDataBuffer()).getData();
                long rows = Math.min(band.getHeight(), height - from);
                for (int y = 0; y < rows; y++) {
                    pack(pixels, y * (int) width, row);
                    output.row(row, FilterType.FILTER_UP);
                }
            }
            output.end();
        }
    }

    private void measureRows() throws IOException {
        for (int row = 0; row < grid.rows(); row++) {
            Interruption.check();
            top[row] = Double.MAX_VALUE;
            bottom[row] = -1;
            for (long cell = outlines.first(row); cell != Grid.NONE; cell = outlines.next(row, cell)) {
                for (Outline.Corner corner : outlines.of(cell).corners()) {
                    reach(row, corner);
                }
                for (int rest = outlines.crossingNoSide(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                    reach(row, outlines.of(grid.step(cell, Directions.first(rest))).centre());
                }
            }
        }
    }

    private void reach(int row, Outline.Corner corner) {
        double y = inset + corner.y() * style.cellSize();
        top[row] = Math.min(top[row], y - style.wallThickness());
        bottom[row] = Math.max(bottom[row], y + style.wallThickness());
    }

    private static void pack(int[] pixels, int from, byte[] row) {
        for (int i = 0, pixel = from; i < row.length; pixel++) {
            row[i++] = (byte) (pixels[pixel] >> 16);
            row[i++] = (byte) (pixels[pixel] >> 8);
            row[i++] = (byte) pixels[pixel];
        }
    }

    private void paint(BufferedImage band, double from) {
        Graphics2D graphics = band.createGraphics();
        try {
            graphics.setColor(new Color(Look.PAPER));
            graphics.fillRect(0, 0, band.getWidth(), band.getHeight());
            graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
            graphics.translate(0, -from);
            double to = from + band.getHeight();
            paintRows(graphics, from, to, outlines::drawPassages);
            Path way = document.solution();
            if (way != null) {
                Brush brush = new Brush(from, to, Look.line(passage(way.start())));
                outlines.draw(way, brush);
                brush.paint(graphics, Look.SOLUTION);
            }
            puzzle.goals().forEach(goal -> paintMark(graphics, goal));
            if (puzzle.start() != Grid.NONE) {
                paintMark(graphics, puzzle.start());
            }
            paintRows(graphics, from, to, outlines::drawWalls);
        } finally {
            graphics.dispose();
        }
    }

    /** Draws a row of cells. */
    private interface Drawing {
        void draw(int row, Outlines.Pen pen);
    }

    private void paintRows(Graphics2D graphics, double from, double to, Drawing drawing) {
        for (int row = 0; row < grid.rows(); row++) {
            if (bottom[row] >= from && top[row] <= to) {
                Brush brush = new Brush(from, to, style.wallThickness());
                drawing.draw(row, brush);
                brush.paint(graphics, Look.WALL);
            }
        }
    }

    private int passage(long cell) {
        return (int) (outlines.room(cell) * style.cellSize()) - style.wallThickness();
    }

    private void paintMark(Graphics2D graphics, long cell) {
        Outline.Corner centre = outlines.of(cell).centre();
        int size = Look.mark(passage(cell));
        double left = inset + centre.x() * style.cellSize() - size / 2.0;
        double upper = inset + centre.y() * style.cellSize() - size / 2.0;
        boolean isStart = cell == puzzle.start();
        graphics.setColor(new Color(isStart ? Look.START : Look.GOAL));
        graphics.fill(
                isStart ? new Ellipse2D.Double(left, upper, size, size)
                        : new Rectangle2D.Double(left, upper, size, size));
    }

    /** Collects the lines that touch a band. */
    private final class Brush implements Outlines.Pen {
        private final Path2D.Double path = new Path2D.Double();
        private final double from;
        private final double to;
        private final int thickness;
        private double lastX;
        private double lastY;
        private boolean isDown;

        Brush(double from, double to, int thickness) {
            this.from = from - thickness;
            this.to = to + thickness;
            this.thickness = thickness;
        }

        @Override
        public void move(double x, double y) {
            lastX = inset + x * style.cellSize();
            lastY = inset + y * style.cellSize();
            isDown = false;
        }

        @Override
        public void line(double x, double y) {
            double nextX = inset + x * style.cellSize();
            double nextY = inset + y * style.cellSize();
            boolean touches = Math.max(lastY, nextY) >= from && Math.min(lastY, nextY) <= to;
            if (touches && !isDown) {
                path.moveTo(lastX, lastY);
            }
            if (touches) {
                path.lineTo(nextX, nextY);
            }
            isDown = touches;
            lastX = nextX;
            lastY = nextY;
        }

        void paint(Graphics2D graphics, int colour) {
            graphics.setColor(new Color(colour));
            graphics.setStroke(new BasicStroke(thickness, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
            graphics.draw(path);
        }
    }
}
