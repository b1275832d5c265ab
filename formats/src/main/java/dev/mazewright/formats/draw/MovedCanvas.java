package dev.mazewright.formats.draw;

import dev.mazewright.formats.io.EndPicture;
import java.io.IOException;

/**
 * A canvas on which all lies further to the right.
 *
 * @param canvas the canvas below
 * @param right how far
 */
record MovedCanvas(Canvas canvas, double right) implements Canvas {
    @Override
    public void begin(String part) throws IOException {
        canvas.begin(part);
    }

    @Override
    public void end() throws IOException {
        canvas.end();
    }

    @Override
    public void stroke(int colour, double width, Cap cap) throws IOException {
        canvas.stroke(colour, width, cap);
    }

    @Override
    public void fill(int colour) throws IOException {
        canvas.fill(colour);
    }

    @Override
    public void move(double x, double y) throws IOException {
        canvas.move(x + right, y);
    }

    @Override
    public void line(double x, double y) throws IOException {
        canvas.line(x + right, y);
    }

    @Override
    public void curve(double x1, double y1, double x2, double y2, double x, double y) throws IOException {
        canvas.curve(x1 + right, y1, x2 + right, y2, x + right, y);
    }

    @Override
    public void close() throws IOException {
        canvas.close();
    }

    @Override
    public void paint() throws IOException {
        canvas.paint();
    }

    @Override
    public void disc(double x, double y, double radius, int colour) throws IOException {
        canvas.disc(x + right, y, radius, colour);
    }

    @Override
    public void text(double x, double y, double size, int colour, String text) throws IOException {
        canvas.text(x + right, y, size, colour, text);
    }

    @Override
    public void picture(double left, double top, double width, double height, EndPicture picture) throws IOException {
        canvas.picture(left + right, top, width, height, picture);
    }
}
