package dev.mazewright.drawing.draw;

import java.io.IOException;

/**
 * Draws lines of a shape on a canvas.
 *
 * @param canvas where they are drawn
 * @param left where x = 0 of the shape lies
 * @param top where y = 0 of the shape lies
 * @param cell the length of a unit of the shape on the canvas
 */
public record ScaledPen(Canvas canvas, double left, double top, double cell) implements Pen {
    @Override
    public void move(double x, double y) throws IOException {
        canvas.move(x(x), y(y));
    }

    @Override
    public void line(double x, double y) throws IOException {
        canvas.line(x(x), y(y));
    }

    @Override
    public void curve(double x1, double y1, double x2, double y2, double x, double y) throws IOException {
        canvas.curve(x(x1), y(y1), x(x2), y(y2), x(x), y(y));
    }

    private double x(double ofShape) {
        return left + ofShape * cell;
    }

    private double y(double ofShape) {
        return top + ofShape * cell;
    }
}
