package dev.mazewright.drawing.letters;

import dev.mazewright.drawing.raster.Contour;
import java.awt.geom.PathIterator;

/** The outlines of glyphs, as readers of fonts give them. */
final class GlyphOutline {
    private GlyphOutline() {}

    static Contour of(PathIterator outline) {
        Contour path = new Contour();
        double[] at = new double[6];
        for (; !outline.isDone(); outline.next()) {
            switch (outline.currentSegment(at)) {
                case PathIterator.SEG_MOVETO -> path.move(at[0], at[1]);
                case PathIterator.SEG_LINETO -> path.line(at[0], at[1]);
                case PathIterator.SEG_QUADTO -> path.curve(at[0], at[1], at[2], at[3]);
                case PathIterator.SEG_CUBICTO -> path.curve(at[0], at[1], at[2], at[3], at[4], at[5]);
                default -> path.close();
            }
        }
        return path;
    }
}
