package dev.mazewright.drawing.letters;

import java.awt.geom.Path2D;
import org.apache.fontbox.ttf.TrueTypeFont;

/** Plain letters as outlines, those of {@link Typeface#sans}. */
public final class Lettering {
    private Lettering() {}

    /** The font. */
    public static TrueTypeFont font() {
        return Typeface.sans().font();
    }

    /** How wide a line of text is at this size. */
    public static double width(String text, double size) {
        return Typeface.sans().width(text, size);
    }

    /** The outlines of a line of text that begins at x and stands on y, which goes downwards. */
    public static Path2D outline(String text, double x, double y, double size) {
        Path2D line = new Path2D.Double();
        Typeface.sans().outlines(text, x, y, size).forEach(letter -> line.append(letter, false));
        return line;
    }
}
