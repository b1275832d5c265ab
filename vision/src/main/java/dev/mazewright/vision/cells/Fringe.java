package dev.mazewright.vision.cells;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.grid.Outline.Corner;
import dev.mazewright.vision.picture.Homography;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** The sides of cells just outside a maze's outline. Walls along them show that the outline found lacks a row or a column. */
final class Fringe {
    /** Fewer sides within the picture are not judged. */
    private static final int LEAST = 4;

    private Fringe() {}

    /**
     * The share of walls among the sides just outside, from 0 to 1, in the direction where it is largest; 0 for rings. A half turn around a
     * side's middle maps a square, triangle or hexagon to the cell behind it.
     *
     * @param sides of all cells
     * @param decision of these sides
     */
    static double walls(Plane plane, Grid grid, List<CellSides.Side> sides, Homography toPlane, WallDecision decision) {
        if (grid.shape().name().equals("polar")) {
            return 0;
        }
        WallMeter meter = new WallMeter(plane);
        Set<Long> known = new HashSet<>();
        sides.forEach(each -> known.add(key(each.middle())));
        int[] seen = new int[Long.SIZE];
        int[] walls = new int[Long.SIZE];
        for (int behind = 0; behind < sides.size(); behind++) {
            CellSides.Side side = sides.get(behind);
            Outline outline = side.isOutline() ? grid.shape().outline(grid, side.cell()) : null;
            for (int i = 0; outline != null && i < outline.corners().size(); i++) {
                Corner middle = turned(outline.middle(i), side.middle());
                CellSides.Side outer = new CellSides.Side(
                        side.cell(), -1, Grid.NONE, turned(outline.corners().get(i), side.middle()), middle,
                        turned(outline.end(i), side.middle()), side.other(), turned(side.other(), middle));
                if (known.add(key(middle)) && plane.contains(toPlane.map(outer.from())) && plane.contains(toPlane.map(outer.to()))) {
                    double ink = Math.min(meter.ink(outer, toPlane), meter.inkFromOutside(outer, toPlane));
                    seen[side.direction()]++;
                    walls[side.direction()] += decision.relative(behind, ink) > decision.threshold ? 1 : 0;
                }
            }
        }
        return IntStream.range(0, seen.length)
                .filter(direction -> seen[direction] >= LEAST)
                .mapToDouble(direction -> (double) walls[direction] / seen[direction])
                .max()
                .orElse(0);
    }

    private static Corner turned(Corner corner, Corner around) {
        return new Corner(2 * around.x() - corner.x(), 2 * around.y() - corner.y(), -1);
    }

    /** A key that is equal for corners drawn at one place. */
    static long key(Corner corner) {
        return (Math.round(corner.x() * 64) << 32) ^ (Math.round(corner.y() * 64) & 0xFFFFFFFFL);
    }
}
