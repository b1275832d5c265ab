package dev.mazewright.vision.cells;

import dev.mazewright.core.grid.Shape;
import dev.mazewright.vision.picture.Spot;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Finds out which cells of a lattice are a maze: beginning with the box around walls that are connected, sides of the shape are moved as
 * long as more of its outline comes to lie on walls.
 */
final class Arrangements {
    /** Of directions whose outlines are covered nearly as well, that which is turned least is taken. */
    private static final double NEARLY = 0.04;
    /** An outline is moved only if at least this much more of it is wall then. */
    private static final double BETTER = 0.008;
    /** Where more of an outline is wall, it stays. */
    private static final double COVERED = 0.97;
    /** And is not compared to those of shapes turned otherwise, but for what they cover where they are. */
    private static final double NEARLY_COVERED = 0.93;

    /** Walls that are at most so far outside of a shape, in cells, lie on its outline. */
    private static final double OFF = 0.1;

    private static final int MOST_MOVES = 12;
    /** A side is moved by at most so many rows or columns at once. */
    private static final int LONGEST_MOVE = 4;
    private static final int LEAST_WALLS = 4;
    /** Where so many walls are connected, */
    private static final int MANY_WALLS = 300;
    /** and so little of the outline of the shape around them is wall, the shape is not that of a maze: others are not looked for. */
    private static final double NO_OUTLINE = 0.15;

    private final Plane plane;
    private final Tessellation tessellation;
    private final List<LocalLattice> points;
    private final Homography toPlane;
    private final LatticeWalls walls;
    private final OutlineMeter meter;
    private final Map<OutlineMeter.Around, List<Search>> searches = new EnumMap<>(OutlineMeter.Around.class);

    /**
     * The arrangements on a lattice.
     *
     * @param points at which it is seen
     */
    Arrangements(Plane plane, Tessellation tessellation, Homography toLattice, List<LocalLattice> points) {
        this.plane = plane;
        this.tessellation = tessellation;
        this.points = points;
        toPlane = toLattice.inverse();
        walls = new LatticeWalls(plane, tessellation, toLattice, points);
        meter = new OutlineMeter(plane, walls.wall);
    }

    /** Those of hexagons where the walls along a lattice of triangles are sides of hexagons; else the same. */
    Arrangements orOfHexagons() {
        Homography toHexagons = walls.toHexagons();
        return toHexagons == null ? this : new Arrangements(plane, Tessellation.HEXAGONS, toHexagons, points);
    }

    /** Whether many walls are connected, and yet lie on no outline of a shape around them. */
    boolean haveNoOutline() {
        return walls.main.size() >= MANY_WALLS && searches(OutlineMeter.Around.ANYTHING).isEmpty();
    }

    /** The searches in all directions of rows that may be those of the maze; those that climb have climbed the next time. */
    private List<Search> searches(OutlineMeter.Around around) {
        return searches.computeIfAbsent(around, this::begun);
    }

    private List<Search> begun(OutlineMeter.Around around) {
        List<Search> all = new ArrayList<>();
        for (int turn = 0; turn < tessellation.turns() && walls.main.size() >= LEAST_WALLS; turn++) {
            all.add(new Search(turn, around));
        }
        return IntStream.range(0, all.size())
                .filter(i -> walls.main.size() < MANY_WALLS
                        || hasOutline(all.get(i))
                        || hasOutline(all.get((i + all.size() / 2) % all.size())))
                .mapToObj(all::get)
                .toList();
    }

    /** Opposite directions are looked at together: a row of hexagons too many hides their outline in one of them. */
    private static boolean hasOutline(Search search) {
        return search.coverage() > NO_OUTLINE;
    }

    /** The arrangement whose outline is covered best; null if there is none. */
    @Nullable Arrangement best(OutlineMeter.Around around) {
        List<Search> searches = new ArrayList<>(searches(around));
        searches.sort(Comparator.comparingDouble((Search each) -> -each.coverage()));
        List<Arrangement> found = new ArrayList<>();
        for (Search each : searches) {
            if (found.stream().noneMatch(other -> other.coverage() > NEARLY_COVERED)) {
                each.climb();
            }
            if (each.best != null) {
                found.add(each.best.arrangement());
            }
        }
        double best = found.stream().mapToDouble(Arrangement::coverage).max().orElse(0);
        return found.stream()
                .filter(each -> each.coverage() > best - NEARLY)
                .min(Comparator.comparingDouble(each -> Math.abs(each.turn())))
                .orElse(null);
    }

    /** A shape whose top left corner lies at a point. */
    private record Place(Shape shape, double left, double top) {}

    /**
     * The same, measured.
     *
     * @param coverage which part of its outline is wall, by the square root of the part of all walls that lie within it
     */
    private record Laid(Shape shape, Homography map, double left, double top, double coverage) {
        double right() {
            return left + shape.width();
        }

        double bottom() {
            return top + shape.height();
        }

        Arrangement arrangement() {
            double x = shape.width() / 2;
            double y = shape.height() / 2;
            Spot middle = map.map(x, y);
            Spot right = map.map(x + 1, y);
            return new Arrangement(shape, map, coverage, Math.atan2(right.y() - middle.y(), right.x() - middle.x()));
        }
    }

    /** The search for the outline of a maze whose rows have one direction. */
    private final class Search {
        private final OutlineMeter.Around around;
        private final Homography fromShape;
        private final List<Spot> middles;
        private @Nullable Laid best;

        Search(int turn, OutlineMeter.Around around) {
            this.around = around;
            double angle = turn * 2 * Math.PI / tessellation.turns();
            double cos = Math.cos(angle);
            double sin = Math.sin(angle);
            Homography toShape = Homography.affine(cos, sin, 0, -sin, cos, 0).after(tessellation.plain());
            fromShape = toPlane.after(toShape.inverse());
            middles = walls.middles(toShape);
            best = max(first(walls.box(toShape)), 0);
        }

        /** Which part of all walls lies within a shape. */
        private double within(Shape shape, double left, double top) {
            long count = middles.stream()
                    .filter(at -> at.x() > left - OFF && at.y() > top - OFF)
                    .filter(at -> at.x() < left + shape.width() + OFF && at.y() < top + shape.height() + OFF)
                    .count();
            return (double) count / middles.size();
        }

        double coverage() {
            return best == null ? 0 : best.coverage;
        }

        /** Moves sides of the shape as long as more of its outline comes to lie on walls. */
        void climb() {
            for (int move = 0; best != null && best.coverage < COVERED && move < MOST_MOVES; move++) {
                Laid next = max(moved(best), best.coverage + BETTER);
                if (next == null) {
                    return;
                }
                best = next;
            }
        }

        private @Nullable Laid max(List<Place> all, double least) {
            return all.parallelStream().map(this::laid)
                    .filter(each -> each.coverage > least)
                    .max(Comparator.comparingDouble(Laid::coverage))
                    .orElse(null);
        }

        /** The shape of about the size of a box, at each of its corners. */
        private List<Place> first(BoundingBox box) {
            Shape shape = tessellation.shape(box.width(), box.height());
            return shape == null ? List.of() : List.of(
                    new Place(shape, box.left, box.top), new Place(shape, box.right - shape.width(), box.top),
                    new Place(shape, box.left, box.bottom - shape.height()),
                    new Place(shape, box.right - shape.width(), box.bottom - shape.height()));
        }

        /** The shapes one of whose sides lies some rows or columns farther in or out, and those that lie beside it. */
        private List<Place> moved(Laid from) {
            List<Place> moved = new ArrayList<>();
            double row = tessellation.height(2) - tessellation.height(1);
            double column = tessellation == Tessellation.SQUARES ? 1 : 0.5;
            for (int by = -LONGEST_MOVE; by <= LONGEST_MOVE; by++) {
                add(moved, from, 0, 0, by * column, 0);
                add(moved, from, by * column, 0, 0, 0);
                add(moved, from, 0, 0, 0, by * row);
                add(moved, from, 0, by * row, 0, 0);
                add(moved, from, by * column, 0, by * column, 0);
                add(moved, from, 0, by * row, 0, by * row);
                // Every other row of hexagons begins half a cell farther to the right.
                add(moved, from, -column, by * row, -column, 0);
                add(moved, from, column, by * row, column, 0);
            }
            return moved;
        }

        private void add(List<Place> to, Laid from, double left, double top, double right, double bottom) {
            double wide = from.right() + right - from.left - left;
            double high = from.bottom() + bottom - from.top - top;
            Shape shape = wide <= 0 || high <= 0 ? null : tessellation.shape(wide, high);
            if (shape != null && (left != 0 || top != 0 || right != 0 || bottom != 0)
                    && Math.abs(shape.width() - wide) < 0.01 && Math.abs(shape.height() - high) < 0.01) {
                to.add(new Place(shape, from.left + left, from.top + top));
            }
        }

        private Laid laid(Place at) {
            Homography map = fromShape.after(Homography.affine(1, 0, at.left, 0, 1, at.top));
            double coverage = meter.coverage(at.shape, map, around) * Math.sqrt(within(at.shape, at.left, at.top));
            return new Laid(at.shape, map, at.left, at.top, coverage);
        }
    }
}
