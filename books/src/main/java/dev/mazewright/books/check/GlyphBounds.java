package dev.mazewright.books.check;

import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDVectorFont;

/** The bounds of letters, each measured once; in the units of their font, a thousandth of its size as a rule. */
final class GlyphBounds {
    private static final int MOST_FONTS = 100;

    /** What letters take above and below their line where the font does not say. */
    private static final double ASCENT = 750;

    private static final double DESCENT = 200;

    private final IdentityHashMap<COSDictionary, Map<Integer, Rectangle2D>> known = new IdentityHashMap<>();

    /** The bounds of a letter; empty if it shows nothing, as a space. */
    Rectangle2D bounds(PDFont font, int code) throws IOException {
        if (known.size() > MOST_FONTS) {
            known.clear();
        }
        Map<Integer, Rectangle2D> letters = known.computeIfAbsent(font.getCOSObject(), each -> new HashMap<>());
        Rectangle2D bounds = letters.get(code);
        if (bounds == null) {
            bounds = font instanceof PDVectorFont shapes
                    ? shapes.getNormalizedPath(code).getBounds2D()
                    : new Rectangle2D.Double(0, -DESCENT, font.getWidth(code), ASCENT + DESCENT);
            letters.put(code, bounds);
        }
        return bounds;
    }
}
