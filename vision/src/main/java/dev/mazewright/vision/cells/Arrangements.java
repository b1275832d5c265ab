package dev.mazewright.vision.cells;

import dev.mazewright.core.grid.Shape;
import dev.mazewright.vision.picture.Spot;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Finds out which cells of a lattice are a maze: those within walls that are connected, so that the outline lies on walls. */
final class Arrangements {
    /** By so much of a cell the box around the walls may differ from a shape. */
    private static final double OFF = 0.1;
    /** Where less of an outline is wall, one beside it may be the true one. */
    private static final double COVERED = 0.93;
    /** The edge of the paper is taken for an outline only where this much less of one within it is wall. */
    private static final double WITHIN = 0.12;
    /** An outline beside another is better if at least this much more of it is wall. */
    private static final double BETTER = 0.01;

    private static final int MOST_MOVES = 8;

    private final Tessellation tessellation;
    private final Homography toPlane;
    private final LatticeWalls walls;
    private final OutlineMeter meter;

    /**
     * The arrangements on a lattice.
     *
     * @param points at which it is seen
     */
    Arrangements(Plane plane, Tessellation tessellation, Homography toLattice, List<LocalLattice> points) {
        this.tessellation = tessellation;
        toPlane = toLattice.inverse();
        walls = new LatticeWalls(plane, tessellation, toLattice, points);
        meter = new OutlineMeter(plane, walls.wall);
    }

    /** The arrangement whose outline is covered best; null if none is. */
    @Nullable Arrangement best() {
        List<Arrangement> found = new ArrayList<>();
        for (int turn = 0; turn < tessellation.turns() && walls.main.size() >= 4; turn++) {
            Arrangement each = turned(turn);
            if (each != null) {
                found.add(each);
            }
        }
        double best = found.stream().mapToDouble(Arrangement::coverage).max().orElse(0);
        return found.stream()
                .filter(each -> each.coverage() > best - 0.04)
                .min(Comparator.comparingDouble(each -> Math.abs(each.turn())))
                .orElse(null);
    }

    /** A shape that is laid into the box around walls. */
    private record Laid(Shape shape, Homography map, Box box, double coverage) {}

    /** The arrangement whose rows go that many parts of a turn clockwise from u; null if there is none. */
    private @Nullable Arrangement turned(int turn) {
        double angle = turn * 2 * Math.PI / tessellation.turns();
        double cos = Math.cos(angle);
        double sin = Math.sin(angle);
        Homography toShape = Homography.affine(cos, sin, 0, -sin, cos, 0).after(tessellation.plain());
        Homography fromShape = toPlane.after(toShape.inverse());
        Box box = walls.box(toShape);
        Laid best = laid(box, fromShape);
        if (best != null && best.coverage >= COVERED) {
            Laid inner = laid(box.moved(1, 1, -1, -1), fromShape);
            best = inner != null && inner.coverage > best.coverage - WITHIN ? inner : best;
        }
        for (int move = 0; move < MOST_MOVES && (best == null || best.coverage < COVERED); move++) {
            double least = best == null ? 0 : best.coverage + BETTER;
            Laid beside = beside(best == null ? box : best.box)
                    .map(each -> laid(each, fromShape))
                    .filter(each -> each != null && each.coverage > least)
                    .max(Comparator.comparingDouble(each -> each == null ? 0 : each.coverage))
                    .orElse(null);
            if (beside == null) {
                break;
            }
            best = beside;
        }
        if (best == null) {
            return null;
        }
        double x = best.shape.width() / 2;
        double y = best.shape.height() / 2;
        Spot middle = best.map.map(x, y);
        Spot right = best.map.map(x + 1, y);
        return new Arrangement(best.shape, best.map, best.coverage, Math.atan2(right.y() - middle.y(), right.x() - middle.x()));
    }

    private @Nullable Laid laid(Box box, Homography fromShape) {
        Shape shape = tessellation.shape(box.width(), box.height());
        if (shape == null || Math.abs(shape.width() - box.width()) > OFF || Math.abs(shape.height() - box.height()) > OFF) {
            return null;
        }
        Homography map = fromShape.after(Homography.affine(1, 0, box.left, 0, 1, box.top));
        return new Laid(shape, map, box, meter.coverage(shape, map));
    }

    /** The boxes of which one side, or two, lie a row or column, or half of one, farther in or out. */
    private Stream<Box> beside(Box box) {
        double row = tessellation.height(2) - tessellation.height(1);
        double[] columns = tessellation == Tessellation.SQUARES ? new double[] {-1, 0, 1} : new double[] {-1, -0.5, 0, 0.5, 1};
        Stream.Builder<Box> beside = Stream.builder();
        for (double across : columns) {
            for (double down : new double[] {-row, 0, row}) {
                if (across != 0 || down != 0) {
                    beside.add(box.moved(across, down, 0, 0));
                    beside.add(box.moved(0, 0, across, down));
                    beside.add(box.moved(across, 0, 0, down));
                    beside.add(box.moved(0, down, across, 0));
                }
            }
        }
        return beside.build();
    }
}
