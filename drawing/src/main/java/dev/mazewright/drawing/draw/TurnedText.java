package dev.mazewright.drawing.draw;

import dev.mazewright.drawing.letters.Typeface;
import dev.mazewright.drawing.raster.AxisRange;
import dev.mazewright.drawing.raster.Contour;
import java.io.IOException;

/** Text that reads from top to bottom, as on the spine of a book, drawn as outlines. */
public final class TurnedText {
    private TurnedText() {}

    /** How far a text reaches above its base and below it at size 1, from side to side: its extent across the line. */
    public static double extent(Typeface face, String text) {
        AxisRange height = height(face, text, 1);
        return height.most() - height.least();
    }

    private static AxisRange height(Typeface face, String text, double size) {
        Contour line = new Contour();
        face.outlines(text, 0, 0, size).forEach(line::append);
        return line.height();
    }

    /** Writes a line of text from its top on, with the middle of its letters on a vertical line. */
    public static void write(Canvas canvas, double middle, double top, double size, int colour, Typeface face, String text)
            throws IOException {
        AxisRange height = height(face, text, size);
        double base = middle + (height.least() + (height.most() - height.least()) / 2);
        for (Contour letter : face.outlines(text, 0, 0, size)) {
            canvas.fill(colour);
            letter.transformed(0, -1, 1, 0, base, top).draw(canvas);
            canvas.paint();
        }
    }
}
