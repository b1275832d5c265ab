package dev.mazewright.drawing.solid;

import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.io.PageSetup;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The surface of a sleeve from which pins stand: blunt pyramids with the slopes of corridors, evenly spaced around. */
final class Pins {
    /** The least half width of a pin's end in micrometres. */
    private static final int THINNEST = 100;

    private final double radius;
    private final double wall;
    private final double end;
    private final double halfEnd;
    private final double halfFoot;
    private final double rise;
    private final double[] angles;
    /** From the middle of the pin that a ray belongs to, in radians, or not a number. */
    private final double[] beside;

    /**
     * Pins for a maze.
     *
     * @param count how many
     * @param cell the length of a cell in micrometres
     * @param radius of the walls of the maze
     * @param wall the radius of the surface on which they stand
     * @param end the radius of their ends
     * @param gap between a pin and a slope
     * @param depth of the maze
     * @throws UsageException if they were too thin
     */
    Pins(Winding winding, int count, int cell, double radius, double wall, double end, double gap, int depth) {
        this.radius = radius;
        this.wall = wall;
        this.end = end;
        halfEnd = SleeveMaze.FLOOR * cell - gap;
        if (halfEnd < THINNEST) {
            throw new UsageException("pins were too thin in cells of " + SolidSetup.text(cell) + " mm with this clearance; take a greater "
                    + PageSetup.CELL_MM.key() + ", or a lesser " + SolidSetup.CLEARANCE.key());
        }
        halfFoot = halfEnd + SleeveMaze.SLOPE * cell * Math.abs(wall - end) / depth;
        rise = winding.lead() * (double) cell / (2 * Math.PI);
        double turn = 2 * Math.PI / count;
        List<double[]> rays = new ArrayList<>();
        for (int pin = 0; pin < count; pin++) {
            for (double at : new double[] {-halfFoot, -halfEnd, halfEnd, halfFoot}) {
                rays.add(new double[] {pin * turn + at / radius, at / radius});
            }
            double free = turn - 2 * halfFoot / radius;
            int parts = Sleeve.chords(free, wall);
            for (int part = 1; part < parts; part++) {
                rays.add(new double[] {pin * turn + halfFoot / radius + free * part / parts, Double.NaN});
            }
        }
        angles = rays.stream().mapToDouble(ray -> ray[0]).toArray();
        beside = rays.stream().mapToDouble(ray -> ray[1]).toArray();
    }

    /** The angles of its rays. */
    double[] angles() {
        return angles.clone();
    }

    /**
     * Adds the surface, outside the sleeve if the pins point outwards.
     *
     * @param from the z of the lower rim
     * @param middle the z of the pins' middle
     * @param to the z of the upper rim
     */
    SleeveMaze.Rims add(Sleeve sleeve, int from, int middle, int to) {
        int[] lower = sleeve.ring(wall, from);
        int[] upper = sleeve.ring(wall, to);
        int[] before = lower;
        for (double up : new double[] {-halfFoot, -halfEnd, halfEnd, halfFoot}) {
            int[] ring = new int[angles.length];
            boolean isEnd = Math.abs(up) == halfEnd;
            Arrays.setAll(ring, ray -> {
                boolean isPin = !Double.isNaN(beside[ray]);
                boolean isHigh = isEnd && Math.abs(beside[ray]) == halfEnd / radius;
                long z = StrictMath.round(middle + up + (isPin ? beside[ray] * rise : 0));
                return sleeve.vertex(ray, isHigh ? end : wall, (int) z);
            });
            join(sleeve, before, ring);
            before = ring;
        }
        join(sleeve, before, upper);
        return new SleeveMaze.Rims(lower, upper);
    }

    private void join(Sleeve sleeve, int[] ring, int[] next) {
        if (end > wall) {
            sleeve.join(ring, next);
        } else {
            sleeve.join(next, ring);
        }
    }
}
