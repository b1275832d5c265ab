package dev.mazewright.vision.cells;

import dev.mazewright.core.grid.Shape;
import dev.mazewright.vision.picture.Homography;
import dev.mazewright.vision.picture.Spot;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Finds the cells that form a maze: from the box around connected walls, sides move while more of the outline comes to lie on walls. */
final class Arrangements {
    /** Of directions with outlines covered this close to the best, the least turned is taken. */
    private static final double NEARLY = 0.04;
    /** The least gain in coverage for which an outline is moved. */
    private static final double BETTER = 0.008;
    /** From this coverage on, an outline is not moved. */
    private static final double COVERED = 0.97;
    /** Once an outline has this coverage, outlines in other directions are not moved. */
    private static final double NEARLY_COVERED = 0.93;

    /** Walls at most this far outside a shape, in cells, lie on its outline. */
    private static final double OFF = 0.1;

    private static final int MOST_MOVES = 12;
    /** The most rows or columns by which a side moves at once. */
    private static final int LONGEST_MOVE = 4;
    private static final int LEAST_WALLS = 4;
    /** If at least this many walls are connected, */
    private static final int MANY_WALLS = 300;
    /** and no more than this share of the outline around them is wall, the maze has another shape and the search stops. */
    private static final double NO_OUTLINE = 0.15;

    private final Plane plane;
    private final Tessellation tessellation;
    private final List<Spot> points;
    private final Homography toPlane;
    private final LatticeWalls walls;
    private final OutlineMeter meter;
    private final Map<OutlineMeter.Around, List<Search>> searches = new EnumMap<>(OutlineMeter.Around.class);

    /** Prepares the arrangements on a lattice that is seen at these points. */
    Arrangements(Plane plane, Tessellation tessellation, Homography toLattice, List<Spot> points) {
        this.plane = plane;
        this.tessellation = tessellation;
        this.points = points;
        toPlane = toLattice.inverse();
        walls = new LatticeWalls(plane, tessellation, toLattice, points);
        meter = new OutlineMeter(plane, walls.wall);
    }

    /** Arrangements of hexagons if the walls on a lattice of triangles are sides of hexagons; else these. */
    Arrangements orOfHexagons() {
        Homography toHexagons = walls.toHexagons();
        return toHexagons == null ? this : new Arrangements(plane, Tessellation.HEXAGONS, toHexagons, points);
    }

    /** Whether many walls are connected, but no shape around them has its outline on walls. */
    boolean haveNoOutline() {
        return walls.main.size() >= MANY_WALLS && searches(OutlineMeter.Around.ANYTHING).isEmpty();
    }

    /** The searches in all directions that rows of the maze may have; searches keep the progress of earlier calls. */
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

    /** Whether an outline is seen. Opposite directions pass together: an extra row of hexagons hides the outline in one of them. */
    private static boolean hasOutline(Search search) {
        return search.coverage() > NO_OUTLINE;
    }

    /** The arrangement whose outline is covered best; null if no shape is found. */
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

    /** A place, measured: the share of its outline that is wall, times the square root of the share of all walls within it. */
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

    /** The search for the outline of a maze whose rows run in one direction. */
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

        /** The share of all walls that lie within a shape. */
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

        /** Moves sides of the shape while more of its outline comes to lie on walls. */
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

        /** The shape of about the size of a box, at each corner of the box. */
        private List<Place> first(BoundingBox box) {
            Shape shape = tessellation.shape(box.width(), box.height());
            return shape == null ? List.of() : List.of(
                    new Place(shape, box.left, box.top), new Place(shape, box.right - shape.width(), box.top),
                    new Place(shape, box.left, box.bottom - shape.height()),
                    new Place(shape, box.right - shape.width(), box.bottom - shape.height()));
        }

        /** The shapes with one side moved by some rows or columns, and the shapes beside this one. */
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
