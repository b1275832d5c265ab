package dev.mazewright.drawing.draw;

import dev.mazewright.drawing.lines.NearPoint;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Pieces of an edge, straight ones and parts of circles of one radius, which are joined to rings where one ends and another begins. */
final class EdgePieces {
    /** Ends that are nearer to each other, in cells, are one. */
    private static final double JOINED = 1e-4;

    private final double radius;
    private final double near;
    private final List<Piece> pieces = new ArrayList<>();

    /** Where a part of the edge begins and ends, and the circle that it is a part of; null if it is straight. */
    private record Piece(double fromX, double fromY, double toX, double toY, @Nullable Arc arc) {}

    /** A part of a circle: its middle, and the angles, from the greater to the lesser. */
    private record Arc(double x, double y, double from, double to) {}

    /**
     * Nothing yet.
     *
     * @param radius of the circles, in cells
     * @param near how far what is drawn may be from circles, in cells
     */
    EdgePieces(double radius, double near) {
        this.radius = radius;
        this.near = near;
    }

    /** Adds a straight one. */
    void addLine(double fromX, double fromY, double toX, double toY) {
        pieces.add(new Piece(fromX, fromY, toX, toY, null));
    }

    /** Adds a part of a circle around a point, from an angle to a lesser one. */
    void addArc(double x, double y, double from, double to) {
        pieces.add(new Piece(
                x + radius * StrictMath.cos(from), y + radius * StrictMath.sin(from), x + radius * StrictMath.cos(to), y + radius * StrictMath.sin(to),
                new Arc(x, y, from, to)));
    }

    /** The rings that they are. */
    List<Ring> joined() {
        Map<NearPoint, List<Integer>> begins = new HashMap<>();
        for (int i = 0; i < pieces.size(); i++) {
            begins.computeIfAbsent(place(pieces.get(i).fromX, pieces.get(i).fromY), key -> new ArrayList<>()).add(i);
        }
        List<Ring> rings = new ArrayList<>();
        boolean[] isUsed = new boolean[pieces.size()];
        for (int i = 0; i < isUsed.length; i++) {
            if (!isUsed[i]) {
                Piece first = pieces.get(i);
                Ring ring = new Ring(first.fromX, first.fromY);
                int at = i;
                do {
                    isUsed[at] = true;
                    add(ring, pieces.get(at));
                    at = next(pieces.get(at), i, begins, isUsed);
                } while (at != i);
                ring.close();
                rings.add(ring);
            }
        }
        return rings;
    }

    private static NearPoint place(double x, double y) {
        return new NearPoint(Math.round(x / JOINED), Math.round(y / JOINED));
    }

    /** The piece that begins nearest to the end of another, of those that are free, and the first one of the ring. */
    private int next(Piece piece, int first, Map<NearPoint, List<Integer>> begins, boolean[] isUsed) {
        NearPoint at = place(piece.toX, piece.toY);
        int best = -1;
        double nearest = JOINED;
        for (long row = at.y() - 1; row <= at.y() + 1; row++) {
            for (long column = at.x() - 1; column <= at.x() + 1; column++) {
                for (int each : begins.getOrDefault(new NearPoint(column, row), List.of())) {
                    double distance = ThickWalls.length(pieces.get(each).fromX - piece.toX, pieces.get(each).fromY - piece.toY);
                    if ((!isUsed[each] || each == first) && distance < nearest) {
                        nearest = distance;
                        best = each;
                    }
                }
            }
        }
        if (best < 0) {
            throw new IllegalStateException("the edge of walls ends at " + piece.toX + ", " + piece.toY);
        }
        return best;
    }

    private void add(Ring ring, Piece piece) {
        Arc arc = piece.arc;
        double turn = arc == null ? 0 : arc.from - arc.to;
        if (arc == null || radius * turn * turn < 8 * near) {
            ring.line(piece.toX, piece.toY);
            return;
        }
        int quarters = (int) Math.ceil(2 * turn / Math.PI);
        double step = turn / quarters;
        double handle = 4.0 / 3 * StrictMath.tan(step / 4) * radius;
        for (int i = 0; i < quarters; i++) {
            double from = arc.from - i * step;
            double to = i + 1 == quarters ? arc.to : from - step;
            double fromX = StrictMath.cos(from);
            double fromY = StrictMath.sin(from);
            double toX = StrictMath.cos(to);
            double toY = StrictMath.sin(to);
            ring.curve(
                    arc.x + radius * fromX + handle * fromY, arc.y + radius * fromY - handle * fromX,
                    arc.x + radius * toX - handle * toY, arc.y + radius * toY + handle * toX,
                    arc.x + radius * toX, arc.y + radius * toY);
        }
    }
}
