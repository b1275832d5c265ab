package dev.mazewright.drawing.draw;

import dev.mazewright.drawing.lines.Reach;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** A closed line of straight parts and curves. Parts that go on straight are one. */
final class Ring {
    private static final double STRAIGHT = 1e-9;
    private static final int CURVE = 6;
    private static final int HALVES = 8;

    private double startX;
    private double startY;
    /** After the start: the end of a straight part, or two control points and the end of a curve. */
    private final List<double[]> parts = new ArrayList<>();

    private double area;

    Ring(double x, double y) {
        startX = x;
        startY = y;
    }

    double startX() {
        return startX;
    }

    double startY() {
        return startY;
    }

    private double x(int part) {
        double[] at = part < 0 ? new double[] {startX, startY} : parts.get(part);
        return at[at.length - 2];
    }

    private double y(int part) {
        double[] at = part < 0 ? new double[] {startX, startY} : parts.get(part);
        return at[at.length - 1];
    }

    /** Goes straight to here. */
    void line(double x, double y) {
        int last = parts.size() - 1;
        if (last >= 0 && parts.get(last).length < CURVE && isStraight(x(last - 1), y(last - 1), x(last), y(last), x, y)) {
            parts.remove(last);
        }
        parts.add(new double[] {x, y});
    }

    /** Goes in a curve to here. */
    void curve(double x1, double y1, double x2, double y2, double x, double y) {
        parts.add(new double[] {x1, y1, x2, y2, x, y});
    }

    /** Goes straight to where it began, and ends there. */
    void closeStraight() {
        line(startX, startY);
        close();
    }

    /** Ends it where it began, which is its last point. */
    void close() {
        int last = parts.size() - 1;
        if (parts.get(last).length < CURVE && parts.getFirst().length < CURVE && isStraight(x(last - 1), y(last - 1), startX, startY, x(0), y(0))) {
            startX = x(last - 1);
            startY = y(last - 1);
            parts.remove(last);
        }
        double[] end = parts.getLast();
        end[end.length - 2] = startX;
        end[end.length - 1] = startY;
        for (int i = 0; i < parts.size(); i++) {
            area += (x(i - 1) * y(i) - x(i) * y(i - 1)) / 2;
        }
    }

    /** How large it is, without the sign of its direction, about. */
    double area() {
        return Math.abs(area);
    }

    private static boolean isStraight(double fromX, double fromY, double x, double y, double toX, double toY) {
        double length = Math.sqrt(((x - fromX) * (x - fromX) + (y - fromY) * (y - fromY)) * ((toX - x) * (toX - x) + (toY - y) * (toY - y)));
        double turn = (x - fromX) * (toY - y) - (y - fromY) * (toX - x);
        return Math.abs(turn) <= STRAIGHT * length && (x - fromX) * (toX - x) + (y - fromY) * (toY - y) > 0;
    }

    /** The rectangle that it reaches, about. */
    Reach reach() {
        Reach reach = new Reach(startX, startY);
        for (int i = 0; i < parts.size(); i++) {
            reach.add(x(i), y(i));
        }
        return reach;
    }

    /** Whether a point, which is not on it, lies inside. */
    boolean contains(double x, double y) {
        boolean isInside = false;
        for (int i = 0; i < parts.size(); i++) {
            double[] part = parts.get(i);
            double fromX = x(i - 1);
            double fromY = y(i - 1);
            if (part.length < CURVE) {
                isInside ^= crosses(fromX, fromY, part[0], part[1], x, y);
                continue;
            }
            double beginX = fromX;
            double beginY = fromY;
            for (int step = 1; step <= HALVES; step++) {
                double t = (double) step / HALVES;
                double s = 1 - t;
                double toX = s * s * s * beginX + 3 * s * s * t * part[0] + 3 * s * t * t * part[2] + t * t * t * part[4];
                double toY = s * s * s * beginY + 3 * s * s * t * part[1] + 3 * s * t * t * part[3] + t * t * t * part[5];
                isInside ^= crosses(fromX, fromY, toX, toY, x, y);
                fromX = toX;
                fromY = toY;
            }
        }
        return isInside;
    }

    private static boolean crosses(double fromX, double fromY, double toX, double toY, double x, double y) {
        return (fromY > y) != (toY > y) && x < fromX + (y - fromY) / (toY - fromY) * (toX - fromX);
    }

    /** Draws it; closing goes straight to where it began. */
    void draw(Pen pen, Strokes.Closing closing) throws IOException {
        pen.move(startX, startY);
        for (int i = 0; i < parts.size(); i++) {
            double[] part = parts.get(i);
            if (part.length == CURVE) {
                pen.curve(part[0], part[1], part[2], part[3], part[4], part[5]);
            } else if (i + 1 < parts.size()) {
                pen.line(part[0], part[1]);
            }
        }
        closing.close();
    }
}
