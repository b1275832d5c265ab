package dev.mazewright.vision.bad;

import dev.mazewright.drawing.draw.Canvas;
import dev.mazewright.formats.io.EndPicture;
import dev.mazewright.vision.picture.Spot;
import java.util.ArrayList;
import java.util.List;

/** Keeps the lines that are drawn, in units of a maze's drawing. */
final class WallRecorder implements Canvas {
    private static final int PARTS = 8;

    private final double zero;
    private final List<List<Spot>> lines = new ArrayList<>();

    /** A recorder of a drawing whose shape begins at (zero, zero). */
    WallRecorder(double zero) {
        this.zero = zero;
    }

    /** The lines, as corners. */
    List<List<Spot>> lines() {
        return lines;
    }

    private Spot spot(double x, double y) {
        return new Spot((x - zero) / Sheet.CELL, (y - zero) / Sheet.CELL);
    }

    @Override
    public void move(double x, double y) {
        lines.add(new ArrayList<>(List.of(spot(x, y))));
    }

    @Override
    public void line(double x, double y) {
        lines.getLast().add(spot(x, y));
    }

    @Override
    public void curve(double x1, double y1, double x2, double y2, double x, double y) {
        Spot from = lines.getLast().getLast();
        Spot one = spot(x1, y1);
        Spot two = spot(x2, y2);
        Spot to = spot(x, y);
        for (int i = 1; i <= PARTS; i++) {
            double t = (double) i / PARTS;
            double s = 1 - t;
            lines.getLast().add(new Spot(
                    s * s * s * from.x() + 3 * s * s * t * one.x() + 3 * s * t * t * two.x() + t * t * t * to.x(),
                    s * s * s * from.y() + 3 * s * s * t * one.y() + 3 * s * t * t * two.y() + t * t * t * to.y()));
        }
    }

    @Override
    public void close() {
        lines.getLast().add(lines.getLast().getFirst());
    }

    @Override
    public void begin(String part) {
        // lines alone are kept
    }

    @Override
    public void end() {
        // lines alone are kept
    }

    @Override
    public void stroke(int colour, double width, Cap cap) {
        // lines alone are kept
    }

    @Override
    public void fill(int colour) {
        // the outlines of areas are lines as well
    }

    @Override
    public void paint() {
        // lines alone are kept
    }

    @Override
    public void disc(double x, double y, double radius, int colour) {
        // no wall
    }

    @Override
    public void text(double x, double y, double size, int colour, String text) {
        // no wall
    }

    @Override
    public void picture(double left, double top, double width, double height, EndPicture picture) {
        // no wall
    }
}
