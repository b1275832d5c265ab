package dev.mazewright.vision.cells;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.grid.Outline.Corner;
import dev.mazewright.vision.picture.Spot;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The sides that cells just outside of the outline of a maze would have. Where walls lie along them, the outline that was found is not
 * that of the maze: a row or a column is missing.
 */
final class Fringe {
    /** Where so few sides lie within the picture, they say nothing. */
    private static final int LEAST = 4;

    /** A side outside, and that of the outline behind which its cell lies. */
    private record Outer(CellSides.Side side, int behind) {}

    private final Plane plane;
    private final WallMeter meter;
    private final Homography toPlane;
    private final List<CellSides.Side> sides;

    /**
     * The fringe of a maze.
     *
     * @param sides of all its cells
     */
    Fringe(Plane plane, List<CellSides.Side> sides, Homography toPlane) {
        this.plane = plane;
        this.sides = sides;
        this.toPlane = toPlane;
        meter = new WallMeter(plane);
    }

    /** Which part of the sides just outside are walls, from 0 to 1, in the direction in which most are. */
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
        Spot from = SideMeter.spot(toPlane, side.from());
        Spot to = SideMeter.spot(toPlane, side.to());
        return plane.contains(from.x(), from.y()) && plane.contains(to.x(), to.y());
    }

    /** The ink of a side that stands out from both what lies on its one and on its other side. */
    private double ink(CellSides.Side side) {
        return Math.min(SideMeter.ink(meter, side, toPlane), SideMeter.inkFromOutside(meter, side, toPlane));
    }

    /** Squares, triangles and hexagons turned by half a turn around the middle of a side are the cell behind it; rings have none. */
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
