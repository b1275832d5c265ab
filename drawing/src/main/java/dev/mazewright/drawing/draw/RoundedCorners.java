package dev.mazewright.drawing.draw;

import dev.mazewright.drawing.lines.NearPoint;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Rounds the corners of walls: where two of them meet at an angle, and no third, both end before the corner, and a curve leads from one to the
 * other. All walls are collected first; then those that are drawn, whichever and in which order, are rounded.
 *
 * <p>Memory: about 300 bytes for each wall.
 */
final class RoundedCorners implements Pen {
    /** How far from a corner the curve begins, in cells, and at most as a share of a wall. */
    static final double RADIUS = 0.35;

    private static final double MOST = 0.45;

    /** Of the way to the corner, where the control points of a curve lie that is nearly an arc. */
    private static final double ARC = 0.5523;

    /** Walls that go on as straight as this are one; the cosine of the angle between them. */
    private static final double STRAIGHT = -0.99;

    static final long BYTES_PER_WALL = 300;

    /** Where walls end. */
    private static final class Meeting {
        private int walls;
        private final double[] x = new double[2];
        private final double[] y = new double[2];
    }

    private final Map<NearPoint, Meeting> meetings = new HashMap<>();
    private double x;
    private double y;

    // ---- collecting

    @Override
    public void move(double toX, double toY) {
        x = toX;
        y = toY;
    }

    @Override
    public void line(double toX, double toY) {
        collect(Piece.line(x, y, toX, toY));
    }

    @Override
    public void curve(double x1, double y1, double x2, double y2, double toX, double toY) {
        collect(new Piece(x, y, x1, y1, x2, y2, toX, toY));
    }

    private void collect(Piece piece) {
        meet(piece, false);
        meet(piece, true);
        x = piece.x3;
        y = piece.y3;
    }

    private void meet(Piece piece, boolean atEnd) {
        Meeting meeting = meetings.computeIfAbsent(piece.point(atEnd), point -> new Meeting());
        if (meeting.walls < 2) {
            double at = piece.trimmed(atEnd);
            meeting.x[meeting.walls] = piece.x(at);
            meeting.y[meeting.walls] = piece.y(at);
        }
        meeting.walls++;
    }

    /** The corner in which a piece ends, or null if it is not rounded. */
    private @Nullable Meeting corner(Piece piece, boolean atEnd) {
        Meeting meeting = meetings.get(piece.point(atEnd));
        if (meeting == null || meeting.walls != 2) {
            return null;
        }
        double cornerX = atEnd ? piece.x3 : piece.x0;
        double cornerY = atEnd ? piece.y3 : piece.y0;
        double oneX = meeting.x[0] - cornerX;
        double oneY = meeting.y[0] - cornerY;
        double otherX = meeting.x[1] - cornerX;
        double otherY = meeting.y[1] - cornerY;
        double cosine = (oneX * otherX + oneY * otherY) / (Math.hypot(oneX, oneY) * Math.hypot(otherX, otherY));
        return cosine < STRAIGHT ? null : meeting;
    }

    // ---- drawing

    /** A pen that draws on another the walls that it is given, of those collected, and the corners of each once. */
    Pen on(Pen out) {
        return new Pen() {
            private double fromX;
            private double fromY;

            @Override
            public void move(double toX, double toY) {
                fromX = toX;
                fromY = toY;
            }

            @Override
            public void line(double toX, double toY) throws IOException {
                draw(Piece.line(fromX, fromY, toX, toY), true);
            }

            @Override
            public void curve(double x1, double y1, double x2, double y2, double toX, double toY) throws IOException {
                draw(new Piece(fromX, fromY, x1, y1, x2, y2, toX, toY), false);
            }

            private void draw(Piece piece, boolean isStraight) throws IOException {
                Meeting begin = corner(piece, false);
                Meeting end = corner(piece, true);
                double from = begin == null ? 0 : piece.trimmed(false);
                double to = end == null ? 1 : piece.trimmed(true);
                Piece part = piece.part(from, to);
                out.move(part.x0, part.y0);
                if (isStraight) {
                    out.line(part.x3, part.y3);
                } else {
                    out.curve(part.x1, part.y1, part.x2, part.y2, part.x3, part.y3);
                }
                round(begin, piece, false);
                round(end, piece, true);
                move(piece.x3, piece.y3);
            }

            private void round(@Nullable Meeting corner, Piece piece, boolean atEnd) throws IOException {
                double at = piece.trimmed(atEnd);
                if (corner == null || !NearPoint.of(piece.x(at), piece.y(at)).equals(NearPoint.of(corner.x[0], corner.y[0]))) {
                    return; // the other wall draws it
                }
                double cornerX = atEnd ? piece.x3 : piece.x0;
                double cornerY = atEnd ? piece.y3 : piece.y0;
                out.move(corner.x[0], corner.y[0]);
                out.curve(
                        corner.x[0] + ARC * (cornerX - corner.x[0]),
                        corner.y[0] + ARC * (cornerY - corner.y[0]),
                        corner.x[1] + ARC * (cornerX - corner.x[1]),
                        corner.y[1] + ARC * (cornerY - corner.y[1]),
                        corner.x[1],
                        corner.y[1]);
            }
        };
    }

    /** A line or a curve (Bézier, of degree 3). */
    private record Piece(double x0, double y0, double x1, double y1, double x2, double y2, double x3, double y3) {
        static Piece line(double fromX, double fromY, double toX, double toY) {
            double stepX = (toX - fromX) / 3;
            double stepY = (toY - fromY) / 3;
            return new Piece(fromX, fromY, fromX + stepX, fromY + stepY, toX - stepX, toY - stepY, toX, toY);
        }

        NearPoint point(boolean atEnd) {
            return atEnd ? NearPoint.of(x3, y3) : NearPoint.of(x0, y0);
        }

        /** The parameter at which it ends where a corner is rounded. */
        double trimmed(boolean atEnd) {
            double share = Math.min(MOST, RADIUS / Math.hypot(x3 - x0, y3 - y0));
            return atEnd ? 1 - share : share;
        }

        double x(double t) {
            return at(t, x0, x1, x2, x3);
        }

        double y(double t) {
            return at(t, y0, y1, y2, y3);
        }

        private static double at(double t, double a, double b, double c, double d) {
            double u = 1 - t;
            return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
        }

        /** The part between two parameters (de Casteljau). */
        Piece part(double from, double to) {
            double third = (to - from) / 3;
            return new Piece(
                    x(from),
                    y(from),
                    x(from) + third * slope(from, x0, x1, x2, x3),
                    y(from) + third * slope(from, y0, y1, y2, y3),
                    x(to) - third * slope(to, x0, x1, x2, x3),
                    y(to) - third * slope(to, y0, y1, y2, y3),
                    x(to),
                    y(to));
        }

        private static double slope(double t, double a, double b, double c, double d) {
            double u = 1 - t;
            return 3 * (u * u * (b - a) + 2 * u * t * (c - b) + t * t * (d - c));
        }
    }
}
