package dev.mazewright.formats;

import dev.mazewright.core.Link.Seam;
import java.io.IOException;

/**
 * Marks the edges of a sheet that are glued to each other: beside each an arrow along it and a letter, the same for the
 * two that belong together. Glued so that the arrows fall on each other, the sheet becomes the surface.
 */
final class Seams {
    /** How far out the arrow lies, of the room beside the edge. */
    private static final double OUT = 0.55;

    /** Length and half the width of the arrow's head, of that room. */
    private static final double HEAD = 0.45;

    private static final double HALF_HEAD = 0.22;
    private static final double LINE = 0.07;

    /** An arrow is so many times as long as the room is wide, unless the edge is shorter. */
    private static final double LENGTH = 5;

    private Seams() {}

    /** Draws one, on a page where a unit of the shape is {@code cell} long, and the room beside the edge {@code room}. */
    static void draw(Canvas canvas, Drawing drawing, Seam seam, double cell, double room, double edge, int colour)
            throws IOException {
        double alongX = seam.x2() - seam.x1();
        double alongY = seam.y2() - seam.y1();
        double length = Math.hypot(alongX, alongY);
        alongX /= length;
        alongY /= length;
        double out = edge + OUT * room;
        double x = drawing.x((seam.x1() + seam.x2()) / 2) + out * seam.outwardX();
        double y = drawing.y((seam.y1() + seam.y2()) / 2) + out * seam.outwardY();
        double half = Math.min(LENGTH * room, length * cell) / 2;
        double neck = half - HEAD * room;
        canvas.stroke(colour, LINE * room, Canvas.Cap.ROUND);
        // The letter stands in the middle of the arrow, in a gap.
        double gap = OUT * room;
        canvas.move(x - half * alongX, y - half * alongY);
        canvas.line(x - gap * alongX, y - gap * alongY);
        canvas.move(x + gap * alongX, y + gap * alongY);
        canvas.line(x + neck * alongX, y + neck * alongY);
        canvas.paint();
        canvas.fill(colour);
        canvas.move(x + half * alongX, y + half * alongY);
        canvas.line(x + neck * alongX - HALF_HEAD * room * alongY, y + neck * alongY + HALF_HEAD * room * alongX);
        canvas.line(x + neck * alongX + HALF_HEAD * room * alongY, y + neck * alongY - HALF_HEAD * room * alongX);
        canvas.close();
        canvas.paint();
        double size = 0.8 * room;
        canvas.text(x - Lettering.width(seam.label(), size) / 2, y + 0.36 * size, size, colour, seam.label());
    }
}
