package dev.mazewright.books.description;

import dev.mazewright.drawing.draw.Canvas;
import dev.mazewright.drawing.draw.HandDrawn;
import java.io.IOException;
import java.util.Locale;

/** The frame around what stands on a page. */
public enum Border {
    /** None. */
    NONE,
    /** A line. */
    LINE,
    /** A thick line, and a thin one within. */
    DOUBLE,
    /** A line with round corners. */
    ROUNDED,
    /** A line that wavers. */
    HAND_DRAWN;

    /** From the frame to what stands in it. */
    private static final double ROOM = 14;

    private static final int BLACK = 0x000000;
    private static final double THICK = 2;
    private static final double THIN = 0.75;
    private static final double BETWEEN = 4;
    private static final double CORNER = 18;

    /** How much of the corner's radius lies between an end of a quarter of a circle and its control point. */
    private static final double HANDLE = 4 / 3.0 * (Math.sqrt(2) - 1);

    /** How far a hand wavers: as in a maze with cells of this size. */
    private static final double WAVE = 16;

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** What is left of a box within the frame. */
    public PageArea within(PageArea box) {
        return this == NONE ? box : inset(box, ROOM);
    }

    private static PageArea inset(PageArea box, double by) {
        return new PageArea(box.left() + by, box.top() + by, box.width() - 2 * by, box.height() - 2 * by);
    }

    /** Draws it at the edges of a box. */
    public void draw(Canvas canvas, PageArea box) throws IOException {
        PageArea middle = inset(box, THICK / 2);
        switch (this) {
            case NONE -> {}
            case LINE -> path(canvas, middle, THICK, 0);
            case DOUBLE -> {
                path(canvas, middle, THICK, 0);
                path(canvas, inset(middle, BETWEEN), THIN, 0);
            }
            case ROUNDED -> path(canvas, middle, THICK, CORNER);
            case HAND_DRAWN -> path(new HandDrawn(canvas, WAVE), inset(middle, HandDrawn.REACH * WAVE), THICK, 0);
        }
    }

    private static void path(Canvas canvas, PageArea box, double width, double corner) throws IOException {
        double handle = corner * (1 - HANDLE);
        double left = box.left();
        double right = box.right();
        double top = box.top();
        double bottom = box.bottom();
        canvas.stroke(BLACK, width, corner > 0 ? Canvas.Cap.ROUND : Canvas.Cap.SHARP);
        canvas.move(left + corner, top);
        canvas.line(right - corner, top);
        if (corner > 0) {
            canvas.curve(right - handle, top, right, top + handle, right, top + corner);
        }
        canvas.line(right, bottom - corner);
        if (corner > 0) {
            canvas.curve(right, bottom - handle, right - handle, bottom, right - corner, bottom);
        }
        canvas.line(left + corner, bottom);
        if (corner > 0) {
            canvas.curve(left + handle, bottom, left, bottom - handle, left, bottom - corner);
        }
        canvas.line(left, top + corner);
        if (corner > 0) {
            canvas.curve(left, top + handle, left + handle, top, left + corner, top);
        } else {
            canvas.line(left, top);
        }
        canvas.paint();
    }
}
