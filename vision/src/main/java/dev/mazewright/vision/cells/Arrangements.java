package dev.mazewright.vision.cells;

import dev.mazewright.core.grid.Shape;
import dev.mazewright.vision.picture.Spot;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Finds out which cells of a lattice are a maze: those within walls that are connected. */
final class Arrangements {
    private static final double NEAR = 1.1;
    private static final double DENSE = 0.25;
    private static final int LEAST = 4;
    /** By so much of a cell the box around the walls may differ from a shape. */
    private static final double OFF = 0.1;
    private static final int MOST_CELLS = 4_000_000;

    private final Plane plane;
    private final Tessellation tessellation;
    private final Homography toLattice;
    private final Homography toPlane;
    /** From the lattice to units of a cell. */
    private final Homography plain;
    private final WallMeter meter;

    Arrangements(Plane plane, Tessellation tessellation, Homography toLattice) {
        this.plane = plane;
        this.tessellation = tessellation;
        this.toLattice = toLattice;
        toPlane = toLattice.inverse();
        plain = tessellation.plain();
        meter = new WallMeter(plane);
    }

    private record Wall(LatticeEdges.Segment segment, double ink) {}

    /** The arrangement whose outline is covered best; null if none is. */
    @Nullable Arrangement best(List<LocalLattice> points) {
        List<Wall> walls = mainWalls(points);
        if (walls.size() < 4) {
            return null;
        }
        List<Arrangement> found = new ArrayList<>();
        for (int turn = 0; turn < tessellation.turns(); turn++) {
            Arrangement each = turned(walls, turn);
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

    // ---- walls

    /** The walls of the largest connected part, and of others that lie within its box. */
    private List<Wall> mainWalls(List<LocalLattice> points) {
        Box box = new Box();
        points.forEach(point -> box.add(toLattice.map(point.x(), point.y())));
        if (box.width() * box.height() > MOST_CELLS) {
            return List.of();
        }
        List<Wall> all = new ArrayList<>();
        for (LatticeEdges.Segment each : LatticeEdges.within(
                tessellation, (int) box.left - 3, (int) box.top - 3, (int) box.right + 3, (int) box.bottom + 3)) {
            Spot from = toPlane.map(each.fromU(), each.fromV());
            Spot to = toPlane.map(each.toU(), each.toV());
            double near = 0.25 * from.distance(to);
            if (plane.contains(from.x(), from.y(), near) && plane.contains(to.x(), to.y(), near)) {
                all.add(new Wall(each, meter.along(
                        WallMeter.line(from, to), toPlane.map(each.oneU(), each.oneV()), toPlane.map(each.otherU(), each.otherV()), 0.12, WallMeter.Part.ALL)));
            }
        }
        double threshold = 0.5 * high(all.stream().mapToDouble(Wall::ink).toArray());
        List<Wall> walls = all.stream().filter(wall -> wall.ink > threshold).toList();
        return main(walls);
    }

    private static double high(double[] values) {
        Arrays.sort(values);
        return values.length == 0 ? 0 : values[(int) (0.88 * (values.length - 1))];
    }

    private static long key(double u, double v) {
        return (Math.round(3 * u) << 32) ^ (Math.round(3 * v) & 0xFFFFFFFFL);
    }

    private List<Wall> main(List<Wall> walls) {
        Map<Long, Integer> numbers = new HashMap<>();
        int[] parent = new int[2 * walls.size()];
        Arrays.setAll(parent, i -> i);
        for (Wall wall : walls) {
            int from = numbers.computeIfAbsent(key(wall.segment.fromU(), wall.segment.fromV()), key -> numbers.size());
            int to = numbers.computeIfAbsent(key(wall.segment.toU(), wall.segment.toV()), key -> numbers.size());
            parent[root(parent, from)] = root(parent, to);
        }
        Map<Integer, List<Wall>> parts = new HashMap<>();
        for (Wall wall : walls) {
            int root = root(parent, Objects.requireNonNull(numbers.get(key(wall.segment.fromU(), wall.segment.fromV()))));
            parts.computeIfAbsent(root, key -> new ArrayList<>()).add(wall);
        }
        List<List<Wall>> sorted = new ArrayList<>(parts.values());
        sorted.sort(Comparator.comparingInt((List<Wall> part) -> -part.size()));
        List<Wall> main = new ArrayList<>(sorted.isEmpty() ? List.of() : sorted.removeFirst());
        Box box = box(main, plain);
        int size = main.size();
        boolean grows = true;
        while (grows) {
            grows = false;
            for (int i = 0; i < sorted.size() && sorted.get(i).size() >= LEAST; i++) {
                Box its = box(sorted.get(i), plain);
                if (belongs(box, its, sorted.get(i).size(), size)) {
                    main.addAll(sorted.remove(i--));
                    box.add(its);
                    grows = true;
                }
            }
        }
        return main;
    }

    private static int root(int[] parent, int i) {
        int at = i;
        while (parent[at] != at) {
            parent[at] = parent[parent[at]];
            at = parent[at];
        }
        return at;
    }

    /** The box around walls under a map. */
    private static Box box(List<Wall> walls, Homography map) {
        Box box = new Box();
        for (Wall wall : walls) {
            box.add(map.map(wall.segment.fromU(), wall.segment.fromV()));
            box.add(map.map(wall.segment.toU(), wall.segment.toV()));
        }
        return box;
    }

    /** Whether walls within a box belong to the maze within another: inside it, around it, or as dense beside it. */
    private static boolean belongs(Box maze, Box part, int walls, int ofMain) {
        double area = part.width() * part.height();
        return part.isWithin(maze, NEAR)
                || (part.touches(maze, NEAR) && area > 2 && walls > Math.max(DENSE * area, Math.max(2.0 * LEAST, ofMain / 60.0)));
    }

    // ---- shapes

    /** The arrangement whose rows go that many parts of a turn clockwise from u; null if there is none. */
    private @Nullable Arrangement turned(List<Wall> walls, int turn) {
        double angle = turn * 2 * Math.PI / tessellation.turns();
        double cos = Math.cos(angle);
        double sin = Math.sin(angle);
        Homography toShape = Homography.affine(cos, sin, 0, -sin, cos, 0).after(plain);
        Box box = box(walls, toShape);
        double wide = box.width();
        double high = box.height();
        Shape shape = shape(wide, high);
        if (shape == null) {
            return null;
        }
        Homography placed = toPlane.after(toShape.inverse()).after(Homography.affine(1, 0, box.left, 0, 1, box.top));
        Spot origin = placed.map(shape.width() / 2, shape.height() / 2);
        Spot right = placed.map(shape.width() / 2 + 1, shape.height() / 2);
        double direction = Math.atan2(right.y() - origin.y(), right.x() - origin.x());
        double covered = coverage(shape, placed);
        if (tessellation == Tessellation.SQUARES && covered > 0.97 && wide > 4 && high > 4) {
            // The edge of the paper may look like another outline around the maze.
            Shape inner = shape(wide - 2, high - 2);
            Homography inset = placed.after(Homography.affine(1, 0, 1, 0, 1, 1));
            double its = inner == null ? 0 : coverage(inner, inset);
            if (inner != null && its > 0.85) {
                return new Arrangement(inner, inset, its, direction);
            }
        }
        return new Arrangement(shape, placed, covered, direction);
    }

    private @Nullable Shape shape(double wide, double high) {
        Shape shape = tessellation.shape(wide, high);
        return shape != null && Math.abs(shape.width() - wide) < OFF && Math.abs(shape.height() - high) < OFF ? shape : null;
    }

    /** Which part of a shape's outline is wall. */
    private double coverage(Shape shape, Homography placed) {
        List<CellSides.Side> sides = CellSides.of(shape.grid());
        double[] ink = sides.stream().mapToDouble(side -> SideMeter.ink(meter, side, placed)).toArray();
        double scale = high(ink.clone());
        boolean[] cut = CutOff.of(plane, sides, placed, ink, scale);
        double sum = 0;
        int count = 0;
        for (int i = 0; i < ink.length; i++) {
            if (sides.get(i).isOutline() && !cut[i]) {
                sum += Math.clamp(ink[i] / scale, 0, 1);
                count++;
            }
        }
        return count == 0 ? 0 : sum / count;
    }
}
