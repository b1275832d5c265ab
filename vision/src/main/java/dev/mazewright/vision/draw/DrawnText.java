package dev.mazewright.vision.draw;

import dev.mazewright.drawing.letters.Lettering;
import dev.mazewright.drawing.raster.Contour;
import java.awt.geom.Path2D;
import java.io.IOException;
import java.io.UncheckedIOException;

/** Plain letters as areas of the platform's pictures. */
public final class DrawnText {
    private DrawnText() {}

    /** The outlines of a line of text that begins at x and stands on y, which goes downwards. */
    public static Path2D outline(String text, double x, double y, double size) {
        Path2D line = new Path2D.Double();
        try {
            for (Contour letter : Lettering.outlines(text, x, y, size)) {
                letter.draw(new Target(line));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e); // areas do not fail
        }
        return line;
    }

    private record Target(Path2D line) implements Contour.Target {
        @Override
        public void move(double x, double y) {
            line.moveTo(x, y);
        }

        @Override
        public void line(double x, double y) {
            line.lineTo(x, y);
        }

        @Override
        public void curve(double x1, double y1, double x2, double y2, double x, double y) {
            line.curveTo(x1, y1, x2, y2, x, y);
        }

        @Override
        public void close() {
            line.closePath();
        }
    }
}
