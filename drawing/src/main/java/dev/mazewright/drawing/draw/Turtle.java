package dev.mazewright.drawing.draw;

import dev.mazewright.formats.io.StyleRules;
import java.io.IOException;

/** A turtle, seen from above: four feet, a head, and a shell with a lighter middle. */
public final class Turtle {
    private static final double SHELL = 0.62;
    private static final double PLATE = 0.4;
    private static final double LIMB = 0.2;
    private static final double HEAD = 0.24;
    /** From the middle to the feet, as a share of the radius, across and along. */
    private static final double REACH = 0.5;

    private Turtle() {}

    /** Draws it in a circle, facing as {@code turn} says, in radians clockwise from the right; the colour of its plate is mixed with paper. */
    public static void draw(Canvas canvas, double x, double y, double radius, double turn, int colour, int paper)
            throws IOException {
        double along = StrictMath.cos(turn) * radius;
        double across = StrictMath.sin(turn) * radius;
        for (int front = -1; front <= 1; front += 2) {
            for (int side = -1; side <= 1; side += 2) {
                double footX = x + REACH * (front * along - side * across);
                double footY = y + REACH * (front * across + side * along);
                canvas.disc(footX, footY, LIMB * radius, colour);
            }
        }
        canvas.disc(x + (1 - HEAD) * along, y + (1 - HEAD) * across, HEAD * radius, colour);
        canvas.disc(x, y, SHELL * radius, colour);
        canvas.disc(x, y, PLATE * radius, plate(colour, paper));
    }

    /** The colour of the middle of its shell. */
    public static int plate(int colour, int paper) {
        return StyleRules.mixed(colour, paper);
    }
}
