package dev.mazewright.drawing.draw;

import dev.mazewright.core.run.CancelledException;
import dev.mazewright.drawing.lines.NearPoint;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What lies within a distance of lines, as rings around it and around the holes in it: ends and corners are round. The edge consists of what
 * other lines leave of two sides of each line, and of a circle around each end. They are cut where they meet the edges of
 * others, parts that lie inside others are dropped, and what is left is joined at its ends.
 *
 * <p>All numbers come from sums, products and roots, and from functions that give the same bits everywhere. Time is linear where few lines lie near
 * each other, and so is memory.
 */
final class ThickWalls implements Pen {
    /** Memory for each line, about, with its rings. */
    static final long BYTES_PER_LINE = 1200;

    /** What is nearer to an edge, in cells, lies on it. */
    private static final double ON_EDGE = 1e-11;

    /** Shorter parts of the edge are dropped. */
    private static final double SHORTEST = 1e-8;

    private static final int MOST_PIECES = 256;
    private static final double HALF_TURN = Math.PI;

    private final double radius;
    private final double near;
    private final Map<NearPoint, Integer> nodes = new HashMap<>();
    private final List<double[]> places = new ArrayList<>();
    private final List<int[]> lines = new ArrayList<>();
    private final Set<Long> known = new HashSet<>();
    private final Map<NearPoint, List<Integer>> squares = new HashMap<>();
    private final EdgePieces pieces;
    private double[] cuts = new double[64];
    private int cutCount;
    private int pen;

    /**
     * Nothing yet.
     *
     * @param radius how far from lines it reaches, in cells
     * @param near how far lines may be from curves, in cells
     */
    ThickWalls(double radius, double near) {
        this.radius = radius;
        this.near = near;
        pieces = new EdgePieces(radius, near);
    }

    // ---- lines

    @Override
    public void move(double x, double y) {
        pen = node(x, y);
    }

    @Override
    public void line(double x, double y) {
        int from = pen;
        pen = node(x, y);
        if (from != pen && known.add((long) Math.min(from, pen) << Integer.SIZE | Math.max(from, pen))) {
            lines.add(new int[] {from, pen});
        }
    }

    @Override
    public void curve(double x1, double y1, double x2, double y2, double x, double y) {
        double fromX = places.get(pen)[0];
        double fromY = places.get(pen)[1];
        double bend = Math.max(length(fromX - 2 * x1 + x2, fromY - 2 * y1 + y2), length(x1 - 2 * x2 + x, y1 - 2 * y2 + y));
        int count = (int) Math.clamp(Math.ceil(Math.sqrt(0.75 * bend / near)), 1, MOST_PIECES);
        for (int i = 1; i < count; i++) {
            double t = (double) i / count;
            double s = 1 - t;
            line(s * s * s * fromX + 3 * s * s * t * x1 + 3 * s * t * t * x2 + t * t * t * x, s * s * s * fromY + 3 * s * s * t * y1 + 3 * s * t * t * y2 + t * t * t * y);
        }
        line(x, y);
    }

    private int node(double x, double y) {
        Integer there = nodes.putIfAbsent(NearPoint.of(x, y), places.size());
        if (there != null) {
            return there;
        }
        places.add(new double[] {x, y});
        return places.size() - 1;
    }

    static double length(double x, double y) {
        return Math.sqrt(x * x + y * y);
    }

    // ---- rings

    /** The rings around all of it and around its holes. */
    List<Ring> rings() {
        for (int line = 0; line < lines.size(); line++) {
            double[] from = from(line);
            double[] to = to(line);
            for (long row = square(Math.min(from[1], to[1]) - radius); row <= square(Math.max(from[1], to[1]) + radius); row++) {
                for (long column = square(Math.min(from[0], to[0]) - radius); column <= square(Math.max(from[0], to[0]) + radius); column++) {
                    squares.computeIfAbsent(new NearPoint(column, row), key -> new ArrayList<>()).add(line);
                }
            }
        }
        for (int line = 0; line < lines.size(); line++) {
            CancelledException.check();
            side(from(line), to(line), line);
            side(to(line), from(line), line);
        }
        for (double[] place : places) {
            circle(place[0], place[1]);
        }
        return pieces.joined();
    }

    private static long square(double at) {
        return (long) Math.floor(at);
    }

    private double[] from(int line) {
        return places.get(lines.get(line)[0]);
    }

    private double[] to(int line) {
        return places.get(lines.get(line)[1]);
    }

    /** The lines whose edges may reach a rectangle. */
    private int[] nearby(double left, double top, double right, double bottom) {
        Set<Integer> found = new HashSet<>();
        for (long row = square(top); row <= square(bottom); row++) {
            for (long column = square(left); column <= square(right); column++) {
                for (int line : squares.getOrDefault(new NearPoint(column, row), List.of())) {
                    double[] from = from(line);
                    double[] to = to(line);
                    if (Math.min(from[0], to[0]) - radius <= right && Math.max(from[0], to[0]) + radius >= left
                            && Math.min(from[1], to[1]) - radius <= bottom && Math.max(from[1], to[1]) + radius >= top) {
                        found.add(line);
                    }
                }
            }
        }
        return found.stream().mapToInt(line -> line).sorted().toArray();
    }

    private boolean isInside(double x, double y, int[] nearby) {
        double limit = (radius - ON_EDGE) * (radius - ON_EDGE);
        for (int line : nearby) {
            double[] from = from(line);
            double[] to = to(line);
            double alongX = to[0] - from[0];
            double alongY = to[1] - from[1];
            double t = Math.clamp(((x - from[0]) * alongX + (y - from[1]) * alongY) / (alongX * alongX + alongY * alongY), 0, 1);
            double awayX = x - from[0] - t * alongX;
            double awayY = y - from[1] - t * alongY;
            if (awayX * awayX + awayY * awayY < limit) {
                return true;
            }
        }
        return false;
    }

    private void cut(double at) {
        if (cutCount == cuts.length) {
            cuts = Arrays.copyOf(cuts, 2 * cutCount);
        }
        cuts[cutCount++] = at;
    }

    /** What is left of the side of a line that lies to the left of its way, where y goes up. */
    private void side(double[] from, double[] to, int own) {
        double length = length(to[0] - from[0], to[1] - from[1]);
        double alongX = (to[0] - from[0]) / length;
        double alongY = (to[1] - from[1]) / length;
        double beginX = from[0] - radius * alongY;
        double beginY = from[1] + radius * alongX;
        double endX = to[0] - radius * alongY;
        double endY = to[1] + radius * alongX;
        int[] nearby = nearby(Math.min(beginX, endX), Math.min(beginY, endY), Math.max(beginX, endX), Math.max(beginY, endY));
        cutCount = 0;
        cut(0);
        for (int line : nearby) {
            if (line != own) {
                cutLine(beginX, beginY, alongX, alongY, length, from(line), to(line));
            }
        }
        cut(length);
        Arrays.sort(cuts, 0, cutCount);
        double free = Double.NaN;
        for (int i = 1; i < cutCount; i++) {
            double middle = (cuts[i - 1] + cuts[i]) / 2;
            boolean isFree = cuts[i] > cuts[i - 1] && !isInside(beginX + middle * alongX, beginY + middle * alongY, nearby);
            if (isFree && Double.isNaN(free)) {
                free = cuts[i - 1];
            }
            boolean ends = (cuts[i] > cuts[i - 1] && !isFree) || i + 1 == cutCount;
            double end = isFree ? cuts[i] : cuts[i - 1];
            if (ends && !Double.isNaN(free)) {
                if (end - free > SHORTEST) {
                    pieces.addLine(beginX + free * alongX, beginY + free * alongY, beginX + end * alongX, beginY + end * alongY);
                }
                free = Double.NaN;
            }
        }
    }

    /** Cuts a straight side where it meets the edge of a line. */
    private void cutLine(double beginX, double beginY, double alongX, double alongY, double length, double[] from, double[] to) {
        for (double[] end : List.of(from, to)) {
            double middle = (end[0] - beginX) * alongX + (end[1] - beginY) * alongY;
            double away = (end[0] - beginX) * alongY - (end[1] - beginY) * alongX;
            double half = Math.sqrt(Math.max(0, radius * radius - away * away));
            cutWithin(middle - half, length);
            cutWithin(middle + half, length);
        }
        double other = length(to[0] - from[0], to[1] - from[1]);
        double otherX = (to[0] - from[0]) / other;
        double otherY = (to[1] - from[1]) / other;
        double away = otherX * (beginY - from[1]) - otherY * (beginX - from[0]);
        double turn = otherX * alongY - otherY * alongX;
        if (turn != 0) {
            cutWithin((radius - away) / turn, length);
            cutWithin((-radius - away) / turn, length);
        }
    }

    private void cutWithin(double at, double length) {
        if (at > 0 && at < length) {
            cut(at);
        }
    }

    /** What is left of the circle around an end. */
    private void circle(double x, double y) {
        int[] nearby = nearby(x - radius, y - radius, x + radius, y + radius);
        cutCount = 0;
        for (int line : nearby) {
            cutCircle(x, y, from(line), to(line));
        }
        Arrays.sort(cuts, 0, cutCount);
        int first = -1; // a cut behind which the edge is inside, so that no free part goes on beyond the last cut
        for (int i = 0; i < cutCount && first < 0; i++) {
            if (!isFree(x, y, i, nearby) && angle(i + 1) - angle(i) > SHORTEST) {
                first = i;
            }
        }
        double free = Double.NaN;
        for (int i = first; i <= first + cutCount && first >= 0; i++) {
            boolean isNone = angle(i + 1) <= angle(i);
            boolean isFree = !isNone && isFree(x, y, i, nearby);
            if (isFree && Double.isNaN(free)) {
                free = angle(i);
            } else if (!isFree && !isNone && !Double.isNaN(free)) {
                if (radius * (angle(i) - free) > SHORTEST) {
                    pieces.addArc(x, y, angle(i), free);
                }
                free = Double.NaN;
            }
        }
    }

    /** The angle of a cut, of those beyond the last one a turn more. */
    private double angle(int cut) {
        int turns = cut / cutCount;
        return cuts[cut % cutCount] + 2 * HALF_TURN * turns;
    }

    private boolean isFree(double x, double y, int cut, int[] nearby) {
        double middle = (angle(cut) + angle(cut + 1)) / 2;
        return !isInside(x + radius * StrictMath.cos(middle), y + radius * StrictMath.sin(middle), nearby);
    }

    /** Cuts a circle where it meets the edge of a line. */
    private void cutCircle(double x, double y, double[] from, double[] to) {
        for (double[] end : List.of(from, to)) {
            double distance = length(end[0] - x, end[1] - y);
            if (distance > 0 && distance < 2 * radius) {
                double middle = StrictMath.atan2(end[1] - y, end[0] - x);
                double half = StrictMath.acos(distance / (2 * radius));
                cutAround(middle - half);
                cutAround(middle + half);
            }
        }
        double length = length(to[0] - from[0], to[1] - from[1]);
        double along = StrictMath.atan2(to[1] - from[1], to[0] - from[0]);
        double away = ((to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0])) / length;
        for (int side = -1; side <= 1; side += 2) {
            double sine = side - away / radius;
            if (Math.abs(sine) <= 1 + ON_EDGE) {
                double turn = StrictMath.asin(Math.clamp(sine, -1, 1));
                cutAround(along + turn);
                cutAround(along + HALF_TURN - turn);
            }
        }
    }

    private void cutAround(double angle) {
        double turns = Math.floor((angle + HALF_TURN) / (2 * HALF_TURN));
        cut(angle - 2 * HALF_TURN * turns);
    }
}
