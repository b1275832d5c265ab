package dev.mazewright.drawing.draw;

import dev.mazewright.drawing.letters.Typeface;
import dev.mazewright.drawing.raster.Contour;
import dev.mazewright.formats.io.EndPicture;
import dev.mazewright.formats.io.Style;
import java.io.IOException;

/**
 * What mazes are drawn on: SVG, PostScript, PDF or pixels. Lengths are those of a {@link Style}, x to the right and y
 * downwards from the top left corner of the page; colours are 0xRRGGBB.
 *
 * <p>What is outlined between {@link #stroke} or {@link #fill} and {@link #paint} is drawn at once, and may be long: a
 * canvas that streams need not keep it.
 */
public interface Canvas extends Contour.Target {
    /** How lines end and meet. */
    enum Cap {
        /** They go on for half their width: corners are sharp. */
        SQUARE,
        /** They end and meet in half discs. */
        ROUND,
        /** As square ones; the lines have any slope. */
        SHARP
    }

    /** Begins a part of the drawing that can be hidden as a whole; parts lie in one another. */
    void begin(String part) throws IOException;

    /** Ends the part that began last. */
    void end() throws IOException;

    /** The lines that follow are drawn in this colour and width. */
    void stroke(int colour, double width, Cap cap) throws IOException;

    /** The areas that follow are filled with this colour. */
    void fill(int colour) throws IOException;

    /**
     * Whether its lines are for machines too, which follow each of them: then all that is painted at once is one outline, with
     * holes where lines go around to the left, and nothing of it is drawn twice. Else it may be painted in pieces.
     */
    default boolean isFollowed() {
        return false;
    }

    /** Sets the pen down here: a new line, or area, begins. */
    @Override
    void move(double x, double y) throws IOException;

    /** Goes straight to here. */
    @Override
    void line(double x, double y) throws IOException;

    /** Goes in a curve to here (Bézier), first towards (x1, y1) and at the end coming from (x2, y2). */
    @Override
    void curve(double x1, double y1, double x2, double y2, double x, double y) throws IOException;

    /** Goes back to where the area began. */
    @Override
    void close() throws IOException;

    /** Draws what was outlined since {@link #stroke} or {@link #fill}. */
    void paint() throws IOException;

    /** How far the control points of a quarter of a circle are from its ends, of the radius. */
    double QUARTER = 4 / 3.0 * (Math.sqrt(2) - 1);

    /** Goes round a circle in four curves. */
    default void circle(double x, double y, double radius) throws IOException {
        double handle = QUARTER * radius;
        move(x + radius, y);
        curve(x + radius, y + handle, x + handle, y + radius, x, y + radius);
        curve(x - handle, y + radius, x - radius, y + handle, x - radius, y);
        curve(x - radius, y - handle, x - handle, y - radius, x, y - radius);
        curve(x + handle, y - radius, x + radius, y - handle, x + radius, y);
    }

    /** Draws a filled circle. */
    void disc(double x, double y, double radius, int colour) throws IOException;

    /** Writes a line of plain letters without serifs that begins here, standing on y. */
    void text(double x, double y, double size, int colour, String text) throws IOException;

    /** Writes a line in letters of a font; as outlines, where the canvas does not embed it. */
    default void text(double x, double y, double size, int colour, Typeface face, String line) throws IOException {
        for (Contour letter : face.outlines(line, x, y, size)) { // a canvas may part long outlines, but no letter
            fill(colour);
            letter.draw(this);
            paint();
        }
    }

    /** Draws a picture as wide and high as this. */
    void picture(double left, double top, double width, double height, EndPicture picture) throws IOException;

    /** Fills a rectangle. */
    default void rectangle(double left, double top, double right, double bottom, int colour) throws IOException {
        fill(colour);
        around(left, top, right, bottom);
        paint();
    }

    /** Goes round a rectangle. */
    default void around(double left, double top, double right, double bottom) throws IOException {
        move(left, top);
        line(right, top);
        line(right, bottom);
        line(left, bottom);
        close();
    }
}
