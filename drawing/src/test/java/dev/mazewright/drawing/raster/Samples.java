package dev.mazewright.drawing.raster;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/** What covers pixels, counted in 64 x 64 points of each: slow, and another way than that of the brush. */
final class Samples {
    private static final int PER_SIDE = 64;
    /** Where each point takes long. */
    private static final int FEWER = 32;

    private Samples() {}

    record Point(double x, double y) {
        Point plus(double byX, double byY) {
            return new Point(x + byX, y + byY);
        }
    }

    /** Whether a point lies in an area. */
    interface Inside {
        boolean has(double x, double y);
    }

    /** How many of 255 parts of each pixel of a square are covered. */
    static int[] cover(int side, Inside area) {
        int[] cover = new int[side * side];
        for (int i = 0; i < cover.length; i++) {
            int count = 0;
            for (int j = 0; j < FEWER * FEWER; j++) {
                double x = i % side + (j % FEWER + 0.5) / FEWER;
                double y = i / side + (j / FEWER + 0.5) / FEWER;
                count += area.has(x, y) ? 1 : 0;
            }
            cover[i] = (int) Math.round(255.0 * count / (FEWER * FEWER));
        }
        return cover;
    }

    /** The same of polygons, inside of what they go around: lines of points, from left to right. */
    static int[] cover(int side, List<List<Point>> polygons) {
        int[] count = new int[side * side];
        int columns = side * PER_SIDE;
        for (int line = 0; line < columns; line++) {
            int[] turns = new int[columns + 1];
            double y = (line + 0.5) / PER_SIDE;
            for (List<Point> polygon : polygons) {
                for (int i = 0; i < polygon.size(); i++) {
                    turn(polygon.get(i), polygon.get((i + 1) % polygon.size()), y, turns);
                }
            }
            int around = 0;
            for (int column = 0; column < columns; column++) {
                around += turns[column];
                count[line / PER_SIDE * side + column / PER_SIDE] += around == 0 ? 0 : 1;
            }
        }
        return IntStream.of(count).map(points -> (int) Math.round(255.0 * points / (PER_SIDE * PER_SIDE))).toArray();
    }

    /** Of a side of a polygon: from which point of a line on it is crossed, in which direction. */
    private static void turn(Point from, Point to, double y, int[] turns) {
        if (from.y <= y == to.y <= y) {
            return;
        }
        double x = from.x + (y - from.y) / (to.y - from.y) * (to.x - from.x);
        turns[(int) Math.clamp(Math.ceil(x * PER_SIDE - 0.5), 0, turns.length - 1)] += from.y < to.y ? 1 : -1;
    }

    /** How often polygons go around a point: crossings of a line from it to the right. */
    static int around(List<List<Point>> polygons, double x, double y) {
        int around = 0;
        for (List<Point> polygon : polygons) {
            for (int i = 0; i < polygon.size(); i++) {
                Point from = polygon.get(i);
                Point to = polygon.get((i + 1) % polygon.size());
                boolean isDown = from.y <= y && to.y > y;
                boolean isUp = to.y <= y && from.y > y;
                if ((isDown || isUp) && from.x + (y - from.y) / (to.y - from.y) * (to.x - from.x) > x) {
                    around += isDown ? 1 : -1;
                }
            }
        }
        return around;
    }

    /** How far a point is from a line. */
    static double distance(Point from, Point to, double x, double y) {
        double byX = to.x - from.x;
        double byY = to.y - from.y;
        double square = byX * byX + byY * byY;
        double t = square == 0 ? 0 : Math.clamp(((x - from.x) * byX + (y - from.y) * byY) / square, 0, 1);
        double apartX = x - from.x - t * byX;
        double apartY = y - from.y - t * byY;
        return Math.sqrt(apartX * apartX + apartY * apartY);
    }

    /** A point on a curve, by de Casteljau's construction. */
    static Point onCurve(List<Point> controls, double t) {
        List<Point> points = controls;
        while (points.size() > 1) {
            List<Point> last = points;
            points = IntStream.range(1, last.size())
                    .mapToObj(i -> new Point(
                            (1 - t) * last.get(i - 1).x + t * last.get(i).x, (1 - t) * last.get(i - 1).y + t * last.get(i).y))
                    .toList();
        }
        return points.getFirst();
    }

    /** Points in a square and around it; some of them on borders of pixels, or level with others. */
    static List<Point> points(int count, int side, SplittableRandom random) {
        double parts = random.nextInt(3) == 0 ? 2 : 1e9;
        return IntStream.range(0, count)
                .mapToObj(i -> new Point(
                        Math.rint(random.nextDouble(-3, side + 3) * parts) / parts, Math.rint(random.nextDouble(-3, side + 3) * parts) / parts))
                .toList();
    }
}
