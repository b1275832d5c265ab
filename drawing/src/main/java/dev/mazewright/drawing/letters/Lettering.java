package dev.mazewright.drawing.letters;

import dev.mazewright.drawing.raster.Contour;
import java.util.List;
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

    /** The outlines of the letters of a line of text that begins at x and stands on y, which goes downwards. */
    public static List<Contour> outlines(String text, double x, double y, double size) {
        return Typeface.sans().outlines(text, x, y, size);
    }
}
