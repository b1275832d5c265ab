package dev.mazewright.drawing.draw;

import dev.mazewright.drawing.letters.Typeface;
import dev.mazewright.formats.io.EndPicture;
import java.io.IOException;

/** A canvas on which all lies farther right and down. It has no parts: several drawings on a page would have the same ones. */
public record MovedCanvas(Canvas canvas, double right, double down) implements Canvas {
    @Override
    public void begin(String part) {
        // no parts
    }

    @Override
    public void end() {
        // no parts
    }

    @Override
    public void stroke(int colour, double width, Cap cap) throws IOException {
        canvas.stroke(colour, width, cap);
    }

    @Override
    public boolean isFollowed() {
        return canvas.isFollowed();
    }

    @Override
    public void fill(int colour) throws IOException {
        canvas.fill(colour);
    }

    @Override
    public void move(double x, double y) throws IOException {
        canvas.move(x + right, y + down);
    }

    @Override
    public void line(double x, double y) throws IOException {
        canvas.line(x + right, y + down);
    }

    @Override
    public void curve(double x1, double y1, double x2, double y2, double x, double y) throws IOException {
        canvas.curve(x1 + right, y1 + down, x2 + right, y2 + down, x + right, y + down);
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
        canvas.disc(x + right, y + down, radius, colour);
    }

    @Override
    public void text(double x, double y, double size, int colour, String text) throws IOException {
        canvas.text(x + right, y + down, size, colour, text);
    }

    @Override
    public void text(double x, double y, double size, int colour, Typeface face, String line) throws IOException {
        canvas.text(x + right, y + down, size, colour, face, line);
    }

    @Override
    public void picture(double left, double top, double width, double height, EndPicture picture) throws IOException {
        canvas.picture(left + right, top + down, width, height, picture);
    }
}
