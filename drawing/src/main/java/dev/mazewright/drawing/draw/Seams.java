package dev.mazewright.drawing.draw;

import dev.mazewright.core.grid.Link.Seam;
import dev.mazewright.drawing.letters.Lettering;
import dev.mazewright.formats.io.StyleRules;
import dev.mazewright.formats.io.Theme;
import java.io.IOException;

/**
 * Marks the edges of a grid that are glued to each other: beside each an arrow along it and a letter, the same for the
 * two that belong together. Glued so that the arrows fall on each other, the grid becomes the surface. Some edges have
 * a tab as well, where the glue goes.
 *
 * <pre>
 *    ______________
 *   /  ---- A ---> \      a tab: as wide as the room beside the edge
 *  +================+
 * </pre>
 *
 * <p>Near the ends of an edge nothing is drawn, since in a corner of the grid another edge may begin there, with marks
 * of its own; tabs go around such corners at 45 degrees.
 */
final class Seams {
    /** How far out the arrow lies, of the room beside the edge. */
    private static final double OUT = 0.55;

    /** Length and half the width of the arrow's head, of that room. */
    private static final double HEAD = 0.45;

    private static final double HALF_HEAD = 0.22;
    private static final double LINE = 0.07;

    /** An arrow is this many times as long as the room is wide, unless the edge is shorter. */
    private static final double LENGTH = 5;

    /** How far the arrow stays away from the ends of the edge, in units of the room. */
    private static final double FREE = 1.05;

    /** On shorter edges, in units of the room, marks are smaller; on much shorter ones letters stand alone. */
    private static final double SHORT_EDGE = 4.2;

    private static final double LETTER_EDGE = 2.7;

    /** Tabs are so wide and drawn with such lines, in units of the room; the colour is this part of the ink's. */
    private static final double TAB = 0.97;

    private static final double TAB_LINE = 0.05;
    private static final int TAB_INK = 2;
    private static final int TAB_WHOLE = 5;

    private Seams() {}

    static void draw(Canvas canvas, Page page, Seam seam, Theme theme) throws IOException {
        double room = page.seamRoom();
        double edge = page.halfWall();
        double alongX = seam.x2() - seam.x1();
        double alongY = seam.y2() - seam.y1();
        double length = Math.hypot(alongX, alongY);
        alongX /= length;
        alongY /= length;
        length *= page.cellSize();
        boolean hasArrow = length * 2 > SHORT_EDGE * room;
        double unit = Math.min(room, length / (hasArrow ? SHORT_EDGE : LETTER_EDGE));
        if (seam.hasTab()) {
            double deep = Math.min(TAB * room, length / 2);
            double far = length - deep;
            double x = page.x(seam.x1()) + edge * seam.outwardX();
            double y = page.y(seam.y1()) + edge * seam.outwardY();
            canvas.stroke(StyleRules.mixed(theme.paper(), theme.ink(), TAB_INK, TAB_WHOLE), page.line(TAB_LINE * room), Canvas.Cap.ROUND);
            canvas.move(x, y);
            canvas.line(x + deep * (seam.outwardX() + alongX), y + deep * (seam.outwardY() + alongY));
            canvas.line(x + deep * seam.outwardX() + far * alongX, y + deep * seam.outwardY() + far * alongY);
            canvas.line(x + length * alongX, y + length * alongY);
            canvas.paint();
        }
        double out = edge + OUT * unit;
        double x = page.x((seam.x1() + seam.x2()) / 2) + out * seam.outwardX();
        double y = page.y((seam.y1() + seam.y2()) / 2) + out * seam.outwardY();
        if (hasArrow) {
            double half = Math.min(LENGTH * unit, length - 2 * FREE * unit) / 2;
            arrow(canvas, x, y, alongX, alongY, half, unit, page.line(LINE * unit), theme.ink());
        }
        double size = 0.8 * unit;
        canvas.text(x - Lettering.width(seam.label(), size) / 2, y + 0.36 * size, size, theme.ink(), seam.label());
    }

    /** An arrow around (x, y), with a gap in its middle for the letter. */
    private static void arrow(
            Canvas canvas, double x, double y, double alongX, double alongY, double half, double unit, double line, int colour)
            throws IOException {
        double neck = half - HEAD * unit;
        double gap = OUT * unit;
        canvas.stroke(colour, line, Canvas.Cap.ROUND);
        canvas.move(x - half * alongX, y - half * alongY);
        canvas.line(x - gap * alongX, y - gap * alongY);
        canvas.move(x + gap * alongX, y + gap * alongY);
        canvas.line(x + neck * alongX, y + neck * alongY);
        canvas.paint();
        canvas.fill(colour);
        canvas.move(x + half * alongX, y + half * alongY);
        canvas.line(x + neck * alongX - HALF_HEAD * unit * alongY, y + neck * alongY + HALF_HEAD * unit * alongX);
        canvas.line(x + neck * alongX + HALF_HEAD * unit * alongY, y + neck * alongY - HALF_HEAD * unit * alongX);
        canvas.close();
        canvas.paint();
    }
}
