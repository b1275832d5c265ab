package dev.mazewright.vision.cells;

import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.shape.Hexagon;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.core.shape.Triangle;
import dev.mazewright.vision.picture.Spot;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Finds out which cells of a lattice are a maze: those within the walls that hang together. */
final class Arrangements {
    private static final double HEIGHT = Math.sqrt(3) / 2;
    private static final double SIDE = 1 / Math.sqrt(3);
    private static final double NEAR = 1.1;
    private static final double DENSE = 0.25;
    private static final int LEAST = 4;
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
        plain = tessellation == Tessellation.SQUARES ? Homography.IDENTITY : Homography.affine(1, 0.5, 0, 0, HEIGHT, 0);
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
        int turns = tessellation == Tessellation.SQUARES ? 4 : 6;
        for (int turn = 0; turn < turns; turn++) {
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

    /** The walls of the largest part that hangs together, and of others that lie within its box. */
    private List<Wall> mainWalls(List<LocalLattice> points) {
        double[] box = {1e9, 1e9, -1e9, -1e9};
        for (LocalLattice point : points) {
            Spot uv = toLattice.map(point.x(), point.y());
            box[0] = Math.min(box[0], uv.x());
            box[1] = Math.min(box[1], uv.y());
            box[2] = Math.max(box[2], uv.x());
            box[3] = Math.max(box[3], uv.y());
        }
        if ((box[2] - box[0]) * (box[3] - box[1]) > MOST_CELLS) {
            return List.of();
        }
        List<Wall> all = new ArrayList<>();
        for (LatticeEdges.Segment each : LatticeEdges.within(
                tessellation, (int) box[0] - 3, (int) box[1] - 3, (int) box[2] + 3, (int) box[3] + 3)) {
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
        double[] box = box(main);
        int size = main.size();
        boolean grows = true;
        while (grows) {
            grows = false;
            for (int i = 0; i < sorted.size() && sorted.get(i).size() >= LEAST; i++) {
                double[] its = box(sorted.get(i));
                if (belongs(box, its, sorted.get(i).size(), size)) {
                    main.addAll(sorted.remove(i--));
                    box = new double[] {
                        Math.min(box[0], its[0]), Math.min(box[1], its[1]), Math.max(box[2], its[2]), Math.max(box[3], its[3])};
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

    /** The box around walls, in units of a cell along the rows of the lattice and across. */
    private double[] box(List<Wall> walls) {
        double[] box = {1e9, 1e9, -1e9, -1e9};
        for (Wall wall : walls) {
            add(box, plain.map(wall.segment.fromU(), wall.segment.fromV()));
            add(box, plain.map(wall.segment.toU(), wall.segment.toV()));
        }
        return box;
    }

    /** Whether walls within a box belong to the maze within another: inside it, around it, or as dense beside it. */
    private static boolean belongs(double[] maze, double[] part, int walls, int ofMain) {
        boolean isNear = part[0] > maze[0] - NEAR && part[1] > maze[1] - NEAR && part[2] < maze[2] + NEAR && part[3] < maze[3] + NEAR;
        boolean touches = part[0] < maze[2] + NEAR && part[2] > maze[0] - NEAR && part[1] < maze[3] + NEAR && part[3] > maze[1] - NEAR;
        double area = (part[2] - part[0]) * (part[3] - part[1]);
        return isNear || (touches && area > 2 && walls > Math.max(DENSE * area, Math.max(2.0 * LEAST, ofMain / 60.0)));
    }

    // ---- shapes

    /** The arrangement whose rows go that many parts of a turn clockwise from u; null if there is none. */
    private @Nullable Arrangement turned(List<Wall> walls, int turn) {
        double angle = turn * Math.PI / (tessellation == Tessellation.SQUARES ? 2 : 3);
        double cos = Math.cos(angle);
        double sin = Math.sin(angle);
        Homography toShape = Homography.affine(cos, sin, 0, -sin, cos, 0).after(plain);
        double[] box = {1e9, 1e9, -1e9, -1e9};
        for (Wall wall : walls) {
            add(box, toShape.map(wall.segment.fromU(), wall.segment.fromV()));
            add(box, toShape.map(wall.segment.toU(), wall.segment.toV()));
        }
        double wide = box[2] - box[0];
        double high = box[3] - box[1];
        Shape shape = shape(wide, high);
        if (shape == null) {
            return null;
        }
        Homography placed = toPlane.after(toShape.inverse()).after(Homography.affine(1, 0, box[0], 0, 1, box[1]));
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

    private static void add(double[] box, Spot spot) {
        box[0] = Math.min(box[0], spot.x());
        box[1] = Math.min(box[1], spot.y());
        box[2] = Math.max(box[2], spot.x());
        box[3] = Math.max(box[3], spot.y());
    }

    private @Nullable Shape shape(double wide, double high) {
        int rows = (int) Math.round(tessellation == Tessellation.SQUARES ? high
                : tessellation == Tessellation.TRIANGLES ? high / HEIGHT : (high / SIDE - 0.5) / 1.5);
        int columns = (int) Math.round(tessellation == Tessellation.SQUARES ? wide
                : tessellation == Tessellation.TRIANGLES ? 2 * wide - 1 : rows > 1 ? wide - 0.5 : wide);
        if (rows < 1 || columns < 1 || rows * columns < 4) {
            return null;
        }
        Shape shape = switch (tessellation) {
            case SQUARES -> new Rectangle(rows, columns, null);
            case TRIANGLES -> columns < 2 ? null : new Triangle(rows, columns, null);
            case HEXAGONS -> new Hexagon(rows, columns, null);
        };
        boolean fits = shape != null && Math.abs(shape.width() - wide) < 0.1 && Math.abs(shape.height() - high) < 0.1;
        return fits ? shape : null;
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
