package dev.mazewright.vision.cells;

import dev.mazewright.core.grid.Outline.Corner;
import dev.mazewright.core.maze.DisjointSets;
import dev.mazewright.vision.picture.Homography;
import dev.mazewright.vision.picture.Spot;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The walls on the edges of a lattice, and the part of them that forms one maze. */
final class LatticeWalls {
    /** Parts closer to others than this, in cells, are beside them. */
    private static final double NEAR = 1.1;
    /** Parts beside a maze belong to it if they have this many walls per cell of the box around them, */
    private static final double DENSE = 0.25;
    /** or if they extend along at least this share of its length. */
    private static final double LONG = 0.4;
    /** Parts with fewer walls are text and dirt. */
    private static final int LEAST = 4;
    /** The quantile of all edges' ink that most walls exceed where a maze fills the picture, */
    private static final double MANY = 0.88;
    /** the quantile of the blackest walls' ink, */
    private static final double BLACKEST = 0.97;
    /** and the share of that ink that walls have at least. */
    private static final double LIGHTER = 0.6;
    /** About this many walls show where the maze lies. */
    private static final int SAMPLE = 1000;

    private static final int MOST_CELLS = 4_000_000;
    /** If this share of the walls along triangles goes around the same points, they are sides of hexagons. */
    private static final double ROUND_HEXAGONS = 0.8;

    record Wall(CellSides.Side side, double ink) {}

    private final Plane plane;
    private final Tessellation tessellation;
    private final Homography toLattice;
    private final Homography plain;
    /** The ink of walls. */
    final double wall;
    /** The walls of the largest connected part, and of parts within it or beside it. */
    final List<Wall> main;

    /** Measures the edges around the points at which the lattice is seen. */
    LatticeWalls(Plane plane, Tessellation tessellation, Homography toLattice, List<Spot> points) {
        this.plane = plane;
        this.tessellation = tessellation;
        this.toLattice = toLattice;
        plain = tessellation.plain();
        List<Wall> all = edges(points);
        wall = wall(all.stream().mapToDouble(Wall::ink).sorted().toArray());
        main = main(all.stream().filter(each -> each.ink > 0.5 * wall).toList());
    }

    /** The ink of most walls, and at least a share of the blackest walls' ink: a small maze on a large sheet has few of all edges. */
    private static double wall(double[] sorted) {
        return sorted.length == 0 ? 1 : Math.max(quantile(sorted, MANY), LIGHTER * quantile(sorted, BLACKEST));
    }

    private static double quantile(double[] sorted, double part) {
        return sorted[(int) (part * (sorted.length - 1))];
    }

    /** The box around the main walls, under a map from the lattice. */
    BoundingBox box(Homography map) {
        return box(main, map);
    }

    /** The middles of evenly chosen walls, under a map from the lattice. */
    List<Spot> middles(Homography map) {
        int step = Math.max(1, main.size() / SAMPLE);
        return IntStream.iterate(0, i -> i < main.size(), i -> i + step)
                .mapToObj(i -> map.map(main.get(i).side.middle()))
                .toList();
    }

    /** The map to the lattice of hexagons' middles if walls along triangles leave out every third corner; null if they touch all. */
    @Nullable Homography toHexagons() {
        if (tessellation != Tessellation.TRIANGLES) {
            return null;
        }
        int[] around = new int[3];
        for (Wall each : main) {
            around[3 - third(each.side.from()) - third(each.side.to())]++;
        }
        for (int k = 0; k < around.length; k++) {
            if (around[k] > ROUND_HEXAGONS * main.size()) {
                return Homography.affine(1 / 3.0, -1 / 3.0, -k / 3.0, 1 / 3.0, 2 / 3.0, -k / 3.0).after(toLattice);
            }
        }
        return null;
    }

    /** The kind, of three, of a corner of triangles; corners of a kind are farther apart than a side. */
    private static int third(Corner corner) {
        return Math.floorMod(Math.round(corner.x() - corner.y()), 3);
    }

    private List<Wall> edges(List<Spot> points) {
        BoundingBox box = new BoundingBox();
        points.forEach(point -> box.add(toLattice.map(point)));
        if (box.width() * box.height() > MOST_CELLS) {
            return List.of();
        }
        Homography toPlane = toLattice.inverse();
        WallMeter meter = new WallMeter(plane);
        List<CellSides.Side> edges = tessellation.edges((int) box.left - 3, (int) box.top - 3, (int) box.right + 3, (int) box.bottom + 3);
        return edges.parallelStream().mapMulti((CellSides.Side each, Consumer<Wall> walls) -> {
            Spot from = toPlane.map(each.from());
            Spot to = toPlane.map(each.to());
            double near = 0.25 * from.distance(to);
            if (plane.contains(from.x(), from.y(), near) && plane.contains(to.x(), to.y(), near)) {
                walls.accept(new Wall(each, meter.ink(each, toPlane)));
            }
        }).toList();
    }

    private static long key(Corner corner) {
        return (Math.round(3 * corner.x()) << 32) ^ (Math.round(3 * corner.y()) & 0xFFFFFFFFL);
    }

    private List<Wall> main(List<Wall> walls) {
        List<List<Wall>> parts = parts(walls);
        List<Wall> main = new ArrayList<>(parts.isEmpty() ? List.of() : parts.removeFirst());
        BoundingBox box = box(main, plain);
        int size = main.size();
        boolean grows = true;
        while (grows) {
            grows = false;
            for (int i = 0; i < parts.size() && parts.get(i).size() >= LEAST; i++) {
                BoundingBox its = box(parts.get(i), plain);
                if (belongs(box, its, parts.get(i).size(), size)) {
                    main.addAll(parts.remove(i--));
                    box.add(its);
                    grows = true;
                }
            }
        }
        return main;
    }

    /** Connected parts of the walls, largest first. */
    private static List<List<Wall>> parts(List<Wall> walls) {
        Map<Long, Integer> numbers = new HashMap<>();
        DisjointSets sets = new DisjointSets(2L * walls.size());
        for (Wall wall : walls) {
            int from = numbers.computeIfAbsent(key(wall.side.from()), key -> numbers.size());
            int to = numbers.computeIfAbsent(key(wall.side.to()), key -> numbers.size());
            sets.join(from, to);
        }
        Map<Integer, List<Wall>> parts = new HashMap<>();
        for (Wall wall : walls) {
            int root = sets.root(Objects.requireNonNull(numbers.get(key(wall.side.from()))));
            parts.computeIfAbsent(root, key -> new ArrayList<>()).add(wall);
        }
        List<List<Wall>> sorted = new ArrayList<>(parts.values());
        sorted.sort(Comparator.comparingInt((List<Wall> part) -> -part.size()));
        return sorted;
    }

    private static BoundingBox box(List<Wall> walls, Homography map) {
        BoundingBox box = new BoundingBox();
        for (Wall wall : walls) {
            box.add(map.map(wall.side.from()));
            box.add(map.map(wall.side.to()));
        }
        return box;
    }

    /** Whether a part belongs to a maze: it lies within, around or beside it, and there it is as dense or as long. */
    private static boolean belongs(BoundingBox maze, BoundingBox part, int walls, int ofMain) {
        if (part.isWithin(maze, NEAR)) {
            return true;
        }
        double area = part.width() * part.height();
        boolean isDense = walls > Math.max(DENSE * area, Math.max(2.0 * LEAST, ofMain / 60.0));
        boolean isLong = part.width() > LONG * maze.width() && part.height() > LONG * maze.height();
        return part.touches(maze, NEAR) && area > 2 && (isDense || isLong);
    }
}
