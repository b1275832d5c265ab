package dev.mazewright.core.mask;

import java.util.ArrayList;
import java.util.List;

/**
 * A letter as strokes of a pen, in units of which a capital has 20: x to the right, y upwards from the line that
 * letters stand on.
 *
 * @param lines the straight pieces of its strokes, at least one; a dot is a piece from a point to itself
 */
record StrokeGlyph(List<Line> lines) {
    /** Straight pieces that stand for a quarter of an ellipse. */
    private static final int PIECES = 6;

    /** A straight piece of a stroke. */
    record Line(double x1, double y1, double x2, double y2) {
        Line moved(double right, double up) {
            return new Line(x1 + right, y1 + up, x2 + right, y2 + up);
        }

        /** The square of the distance from a point. */
        double squaredDistance(double x, double y) {
            double dx = x2 - x1;
            double dy = y2 - y1;
            double square = dx * dx + dy * dy;
            double share = square == 0 ? 0 : Math.clamp(((x - x1) * dx + (y - y1) * dy) / square, 0, 1);
            double right = x - x1 - share * dx;
            double up = y - y1 - share * dy;
            return right * right + up * up;
        }

        /** The square of the distance from another piece that it does not cross. */
        double squaredDistance(Line other) {
            double here = Math.min(squaredDistance(other.x1, other.y1), squaredDistance(other.x2, other.y2));
            return Math.min(here, Math.min(other.squaredDistance(x1, y1), other.squaredDistance(x2, y2)));
        }
    }

    /** A glyph of these pieces. */
    StrokeGlyph {
        lines = List.copyOf(lines);
    }

    /**
     * The glyph that a text describes: strokes parted by {@code ;}, each of them points {@code x,y} joined by straight
     * lines. A quarter of an ellipse leads to a point after {@code h}, which it leaves the point before horizontally
     * for, or {@code v}, vertically.
     */
    static StrokeGlyph parse(String text) {
        List<Line> lines = new ArrayList<>();
        for (String stroke : text.split(";", -1)) {
            String[] points = stroke.strip().split(" ", -1);
            int[] before = point(points[0]);
            if (points.length == 1) {
                lines.add(new Line(before[0], before[1], before[0], before[1]));
            }
            for (int i = 1; i < points.length; i++) {
                char how = points[i].charAt(0);
                boolean isArc = how == 'h' || how == 'v';
                int[] here = point(isArc ? points[i].substring(1) : points[i]);
                if (isArc) {
                    arc(lines, before, here, how == 'h');
                } else {
                    lines.add(new Line(before[0], before[1], here[0], here[1]));
                }
                before = here;
            }
        }
        return new StrokeGlyph(lines);
    }

    private static int[] point(String text) {
        int comma = text.indexOf(',');
        return new int[] {Integer.parseInt(text.substring(0, comma)), Integer.parseInt(text.substring(comma + 1))};
    }

    private static void arc(List<Line> lines, int[] from, int[] to, boolean horizontal) {
        int middleX = horizontal ? from[0] : to[0];
        int middleY = horizontal ? to[1] : from[1];
        double x = from[0];
        double y = from[1];
        for (int i = 1; i <= PIECES; i++) {
            // Half the tangent of the angle gives its sine and cosine without trigonometry.
            double t = i / (double) PIECES;
            double cosine = (1 - t * t) / (1 + t * t);
            double sine = 2 * t / (1 + t * t);
            double nextX = middleX + cosine * (from[0] - middleX) + sine * (to[0] - middleX);
            double nextY = middleY + cosine * (from[1] - middleY) + sine * (to[1] - middleY);
            lines.add(new Line(x, y, nextX, nextY));
            x = nextX;
            y = nextY;
        }
    }

    StrokeGlyph moved(double right, double up) {
        return new StrokeGlyph(lines.stream().map(line -> line.moved(right, up)).toList());
    }

    /** This glyph and another over it. */
    StrokeGlyph with(StrokeGlyph other) {
        List<Line> both = new ArrayList<>(lines);
        both.addAll(other.lines);
        return new StrokeGlyph(both);
    }

    double left() {
        return lines.stream().mapToDouble(line -> Math.min(line.x1, line.x2)).min().orElseThrow();
    }

    double right() {
        return lines.stream().mapToDouble(line -> Math.max(line.x1, line.x2)).max().orElseThrow();
    }

    double bottom() {
        return lines.stream().mapToDouble(line -> Math.min(line.y1, line.y2)).min().orElseThrow();
    }

    double top() {
        return lines.stream().mapToDouble(line -> Math.max(line.y1, line.y2)).max().orElseThrow();
    }
}
