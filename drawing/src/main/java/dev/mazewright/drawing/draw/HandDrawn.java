package dev.mazewright.drawing.draw;

import dev.mazewright.formats.io.EndPicture;
import java.io.IOException;

/**
 * Draws as a hand does: every point is a little beside where it should be, by a field that changes smoothly over the
 * page. Lines that meet there meet here; the same drawing is the same on every canvas.
 *
 * <p>The field is value noise of two sizes: random numbers, hashed from their positions, at the corners of squares, and
 * between them a smooth step (after Perlin, 1985).
 */
public final class HandDrawn implements Canvas {
    /** Of the noise: the sides of its squares and how far it moves a point, in cells. */
    private static final double WIDE = 1.7;

    private static final double WIDE_REACH = 0.11;
    private static final double NARROW = 0.55;
    private static final double NARROW_REACH = 0.05;

    /** The farthest a point is moved, in cells. */
    public static final double REACH = Math.sqrt(2) * (WIDE_REACH + NARROW_REACH);

    /** Lines are drawn in pieces about as long as this, in cells. */
    private static final double PIECE = 0.3;

    private final Canvas canvas;
    private final double cell;
    private double lastX;
    private double lastY;
    private double firstX;
    private double firstY;

    /** A hand on a canvas, for cells of this size. */
    public HandDrawn(Canvas canvas, double cell) {
        this.canvas = canvas;
        this.cell = cell;
    }

    @Override
    public void begin(String part) throws IOException {
        canvas.begin(part);
    }

    @Override
    public void end() throws IOException {
        canvas.end();
    }

    @Override
    public void stroke(int colour, double width, Cap cap) throws IOException {
        canvas.stroke(colour, width, Cap.ROUND);
    }

    @Override
    public boolean isFollowed() {
        return canvas.isFollowed();
    }

    @Override
    public void fill(int colour) throws IOException {
        canvas.fill(colour);
    }

    @Override
    public void move(double x, double y) throws IOException {
        canvas.move(wavedX(x, y), wavedY(x, y));
        firstX = x;
        firstY = y;
        at(x, y);
    }

    @Override
    public void line(double x, double y) throws IOException {
        int pieces = (int) Math.max(1, Math.ceil(Math.hypot(x - lastX, y - lastY) / (PIECE * cell)));
        double stepX = (x - lastX) / pieces;
        double stepY = (y - lastY) / pieces;
        for (int i = 0; i < pieces; i++) {
            piece(lastX + i * stepX, lastY + i * stepY, stepX, stepY);
        }
        at(x, y);
    }

    /** A curve through the waved ends of a piece of a line, along the waved line. */
    private void piece(double x, double y, double stepX, double stepY) throws IOException {
        double third = 1 / 3.0;
        double endX = x + stepX;
        double endY = y + stepY;
        canvas.curve(
                wavedX(x + third * stepX, y + third * stepY),
                wavedY(x + third * stepX, y + third * stepY),
                wavedX(endX - third * stepX, endY - third * stepY),
                wavedY(endX - third * stepX, endY - third * stepY),
                wavedX(endX, endY),
                wavedY(endX, endY));
    }

    @Override
    public void curve(double x1, double y1, double x2, double y2, double x, double y) throws IOException {
        canvas.curve(wavedX(x1, y1), wavedY(x1, y1), wavedX(x2, y2), wavedY(x2, y2), wavedX(x, y), wavedY(x, y));
        at(x, y);
    }

    @Override
    public void close() throws IOException {
        line(firstX, firstY);
        canvas.close();
    }

    @Override
    public void paint() throws IOException {
        canvas.paint();
    }

    @Override
    public void disc(double x, double y, double radius, int colour) throws IOException {
        fill(colour);
        circle(x, y, radius);
        canvas.close();
        paint();
    }

    @Override
    public void text(double x, double y, double size, int colour, String text) throws IOException {
        canvas.text(x, y, size, colour, text);
    }

    @Override
    public void picture(double left, double top, double width, double height, EndPicture picture) throws IOException {
        canvas.picture(left, top, width, height, picture);
    }

    private void at(double x, double y) {
        lastX = x;
        lastY = y;
    }

    private double wavedX(double x, double y) {
        return x + cell * noise(x / cell, y / cell, 0);
    }

    private double wavedY(double x, double y) {
        return y + cell * noise(x / cell, y / cell, 2);
    }

    /** How far a point is moved, in cells. */
    private static double noise(double x, double y, int salt) {
        return WIDE_REACH * smooth(x / WIDE, y / WIDE, salt) + NARROW_REACH * smooth(x / NARROW, y / NARROW, salt + 1);
    }

    private static double smooth(double x, double y, int salt) {
        long column = (long) Math.floor(x);
        long row = (long) Math.floor(y);
        double across = step(x - column);
        double down = step(y - row);
        double above = mixed(random(column, row, salt), random(column + 1, row, salt), across);
        double below = mixed(random(column, row + 1, salt), random(column + 1, row + 1, salt), across);
        return mixed(above, below, down);
    }

    private static double step(double share) {
        return share * share * (3 - 2 * share);
    }

    private static double mixed(double one, double other, double share) {
        return one + (other - one) * share;
    }

    /** A number from -1 to 1 that belongs to a position (the finalizer of MurmurHash3, Appleby, 2011). */
    private static double random(long column, long row, int salt) {
        long hash = column * 0x9E3779B97F4A7C15L + row * 0xC2B2AE3D27D4EB4FL + salt * 0x165667B19E3779F9L;
        hash = (hash ^ (hash >>> 33)) * 0xFF51AFD7ED558CCDL;
        hash = (hash ^ (hash >>> 33)) * 0xC4CEB9FE1A85EC53L;
        return ((hash ^ (hash >>> 33)) >> 11) * 0x1p-52;
    }
}
