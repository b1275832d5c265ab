package dev.mazewright.drawing.draw;

import dev.mazewright.formats.io.Document;
import java.io.IOException;

/**
 * A page with text and drawings at any place. Lengths are points; x goes to the right and y downwards from the top left corner
 * of the trimmed page.
 */
public interface PageSurface {
    /** A canvas for text and lines on the trimmed page and around it; not for use after {@link #place}. */
    Canvas canvas() throws IOException;

    /** Draws a document, whose style names a paper, with the top left corner of the paper there. */
    void place(Document document, double left, double top) throws IOException;

    /** Draws something on a page. */
    @FunctionalInterface
    interface Content {
        void draw(PageSurface surface) throws IOException;
    }

    /** The page on a canvas in points that begins where the trimmed page does, such as an SVG file or an image. */
    static PageSurface on(Canvas canvas) {
        return on(canvas, 0, 0);
    }

    /** The page on a canvas in points; the trimmed page begins this far to the right and down. */
    static PageSurface on(Canvas canvas, double right, double down) {
        return new PageSurface() {
            @Override
            public Canvas canvas() {
                return new MovedCanvas(canvas, right, down);
            }

            @Override
            public void place(Document document, double left, double top) throws IOException {
                new Drawing(document).draw(new MovedCanvas(canvas, right + left, down + top));
            }
        };
    }
}
