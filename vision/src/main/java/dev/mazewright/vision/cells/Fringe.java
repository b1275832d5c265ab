package dev.mazewright.vision.cells;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.grid.Outline.Corner;
import dev.mazewright.vision.picture.Homography;
import dev.mazewright.vision.picture.Spot;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** The sides of cells just outside a maze's outline. Walls along them show that the outline found lacks a row or a column. */
final class Fringe {
    /** Fewer sides within the picture are not judged. */
    private static final int LEAST = 4;

    /** A side outside, and the number of the outline side between its cell and the maze. */
    private record Outer(CellSides.Side side, int behind) {}

    private final Plane plane;
    private final WallMeter meter;
    private final Homography toPlane;
    private final List<CellSides.Side> sides;

    /** Takes the sides of all cells of a maze, and the map of their drawing onto the plane. */
    Fringe(Plane plane, List<CellSides.Side> sides, Homography toPlane) {
        this.plane = plane;
        this.sides = sides;
        this.toPlane = toPlane;
        meter = new WallMeter(plane);
    }

    /** The share of walls among the sides just outside, from 0 to 1, in the direction where it is largest. */
    double walls(Grid grid, WallDecision decision) {
        int[] seen = new int[Long.SIZE];
        int[] walls = new int[Long.SIZE];
        for (Outer outer : outer(grid)) {
            if (isSeen(outer.side)) {
                int direction = sides.get(outer.behind).direction();
                seen[direction]++;
                walls[direction] += decision.relative(outer.behind, ink(outer.side)) > decision.threshold ? 1 : 0;
            }
        }
        return IntStream.range(0, seen.length)
                .filter(direction -> seen[direction] >= LEAST)
                .mapToDouble(direction -> (double) walls[direction] / seen[direction])
                .max()
                .orElse(0);
    }

    private boolean isSeen(CellSides.Side side) {
        Spot from = toPlane.map(side.from());
        Spot to = toPlane.map(side.to());
        return plane.contains(from.x(), from.y()) && plane.contains(to.x(), to.y());
    }

    /** The ink of a side, compared with the paper on each of its sides; the lesser of both. */
    private double ink(CellSides.Side side) {
        return Math.min(meter.ink(side, toPlane), meter.inkFromOutside(side, toPlane));
    }

    /** The outer sides: a half turn around a side's middle maps a square, triangle or hexagon to the cell behind it. Rings are left out. */
    private List<Outer> outer(Grid grid) {
        List<Outer> outer = new ArrayList<>();
        if (grid.shape().name().equals("polar")) {
            return outer;
        }
        Set<Long> known = new HashSet<>();
        sides.forEach(each -> known.add(key(each.middle())));
        for (int i = 0; i < sides.size(); i++) {
            if (sides.get(i).isOutline()) {
                add(grid, i, known, outer);
            }
        }
        return outer;
    }

    private void add(Grid grid, int behind, Set<Long> known, List<Outer> outer) {
        CellSides.Side side = sides.get(behind);
        Outline outline = grid.shape().outline(grid, side.cell());
        for (int i = 0; i < outline.corners().size(); i++) {
            Corner middle = turned(outline.middle(i), side.middle());
            if (known.add(key(middle))) {
                Corner one = side.other();
                Corner from = turned(outline.corners().get(i), side.middle());
                Corner to = turned(outline.end(i), side.middle());
                outer.add(new Outer(new CellSides.Side(side.cell(), -1, Grid.NONE, from, middle, to, one, turned(one, middle)), behind));
            }
        }
    }

    private static Corner turned(Corner corner, Corner around) {
        return new Corner(2 * around.x() - corner.x(), 2 * around.y() - corner.y(), -1);
    }

    private static long key(Corner corner) {
        return (Math.round(corner.x() * 64) << 32) ^ (Math.round(corner.y() * 64) & 0xFFFFFFFFL);
    }
}
