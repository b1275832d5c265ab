package dev.mazewright.drawing.draw;

import dev.mazewright.drawing.letters.Typeface;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.io.IOException;

/** Text that reads from top to bottom, as on the spine of a book, drawn as outlines. */
public final class TurnedText {
    private TurnedText() {}

    /** How far a text reaches above its base and below it at size 1, from side to side: its extent across the line. */
    public static double extent(Typeface face, String text) {
        return bounds(face, text, 1).getHeight();
    }

    private static Rectangle2D bounds(Typeface face, String text, double size) {
        Path2D line = new Path2D.Double();
        face.outlines(text, 0, 0, size).forEach(letter -> line.append(letter, false));
        return line.getBounds2D();
    }

    /** Writes a line of text from its top on, with the middle of its letters on a vertical line. */
    public static void write(Canvas canvas, double middle, double top, double size, int colour, Typeface face, String text)
            throws IOException {
        double base = middle + bounds(face, text, size).getCenterY();
        for (Shape letter : face.outlines(text, 0, 0, size)) {
            canvas.fill(colour);
            OutlinePath.draw(letter.getPathIterator(new AffineTransform(0, 1, -1, 0, base, top)), canvas);
            canvas.paint();
        }
    }
}
