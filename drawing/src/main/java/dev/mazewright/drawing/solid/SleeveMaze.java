package dev.mazewright.drawing.solid;

import dev.mazewright.drawing.solid.Winding.Ground;
import java.util.Arrays;

/**
 * The surface of a sleeve that has the maze in it: corridors with a flat floor between slopes, so that it is printed without support. Each cell
 * has four rays and four rings, and more rays where floors are long arcs; rings of strips are screws that end at the rims.
 */
final class SleeveMaze {
    /** Where the vertices of a cell are, in shares of its length: a fifth is wall, half are slopes, and the rest is floor. */
    static final double[] PLACES = {0.1, 0.35, 0.65, 0.9};

    /** Half the floor, in shares of a cell. */
    static final double FLOOR = 0.15;

    /** A slope, in shares of a cell. */
    static final double SLOPE = 0.25;

    private final Winding winding;
    private final double radius;
    private final int cell;
    private final int[] place;
    private final int[] across;
    private final double[] share;
    private final double[] turned;

    /**
     * The relief of a maze.
     *
     * @param cell the length of a cell in micrometres, of which the radius follows
     */
    SleeveMaze(Winding winding, int cell) {
        this.winding = winding;
        this.cell = cell;
        radius = winding.around() * (double) cell / (2 * Math.PI);
        int most = PLACES.length * winding.around();
        double arc = 2 * Math.PI / winding.around();
        int[] parts = new int[PLACES.length];
        // Slopes are not parted: at corners, a pin's edge lies along that between two of them.
        Arrays.setAll(parts, i -> i % 2 == 0 ? 1 : Math.max(1, Sleeve.chords(arc * (next(i) - PLACES[i]), radius)));
        int count = winding.around() * Arrays.stream(parts).sum();
        place = new int[count];
        across = new int[count];
        share = new double[count];
        turned = new double[count];
        int ray = 0;
        for (int i = 0; i < most; i++) {
            int at = i % PLACES.length;
            for (int part = 0; part < parts[at]; part++) {
                place[ray] = i / PLACES.length;
                across[ray] = at;
                share[ray] = (double) part / parts[at];
                turned[ray] = place[ray] + PLACES[at] + share[ray] * (next(at) - PLACES[at]);
                ray++;
            }
        }
    }

    private static double next(int at) {
        return at + 1 < PLACES.length ? PLACES[at + 1] : 1 + PLACES[0];
    }

    /** The radius of the walls, in micrometres. */
    double radius() {
        return radius;
    }

    /** The angles of its rays. */
    double[] angles() {
        return Arrays.stream(turned).map(at -> at * 2 * Math.PI / winding.around()).toArray();
    }

    /** How many lines of cells are needed to fill a height from the lowest cell, whatever the place. */
    private int lines(double height) {
        return (int) Math.ceil(height) + winding.lead() + 1;
    }

    /** How many triangles it has at most. */
    long triangles(double linesHigh) {
        return 2L * place.length * PLACES.length * (lines(linesHigh) + winding.lead() + 2L);
    }

    /** Where the surface ends. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    record Rims(int[] lower, int[] upper) {}

    /**
     * Adds the surface.
     *
     * @param depth of corridors from the radius outwards, negative inwards, in micrometres
     * @param ridge how much less deep ridges are, in micrometres
     * @param from the z of the lower rim
     * @param lowest the z of the lowest cell's lower side
     * @param to the z of the upper rim
     */
    Rims add(Sleeve sleeve, double depth, double ridge, int from, int lowest, int to) {
        int below = winding.lead() + 2;
        int count = PLACES.length * (below + lines((to - lowest) / (double) cell));
        int rays = place.length;
        int[] lower = new int[rays];
        int[] upper = new int[rays];
        int topLine = lines((to - lowest) / (double) cell);
        Arrays.setAll(lower, ray -> sleeve.vertex(ray, radius(ray, -below, 1, depth, ridge), from));
        Arrays.setAll(upper, ray -> sleeve.vertex(ray, radius(ray, topLine, 1, depth, ridge), to));
        int lead = PLACES.length * winding.lead();
        int[][] rings = new int[count][];
        for (int ring = 0; ring < count; ring++) {
            rings[ring] = new int[rays];
            int line = ring / PLACES.length - below;
            int up = ring % PLACES.length;
            for (int ray = 0; ray < rays; ray++) {
                double high = line + PLACES[up] + turned[ray] * winding.lead() / winding.around();
                long z = lowest + StrictMath.round(high * cell);
                rings[ring][ray] = z <= from ? lower[ray] : z >= to ? upper[ray] : sleeve.vertex(ray, radius(ray, line, up, depth, ridge), (int) z);
            }
        }
        for (int ring = 0; ring + 1 < count; ring++) {
            for (int ray = 0; ray < rays; ray++) {
                int a = rings[ring][ray];
                int b = beside(rings, ring, ray, lead, upper);
                int c = beside(rings, ring + 1, ray, lead, upper);
                int d = rings[ring + 1][ray];
                if (depth < 0) {
                    sleeve.quad(a, b, c, d);
                } else {
                    sleeve.quad(a, d, c, b);
                }
            }
        }
        return new Rims(lower, upper);
    }

    private static int beside(int[][] rings, int ring, int ray, int lead, int[] upper) {
        if (ray + 1 < rings[ring].length) {
            return rings[ring][ray + 1];
        }
        return ring + lead < rings.length ? rings[ring + lead][0] : upper[0];
    }

    /** How far from the axis a vertex is. */
    private double radius(int ray, int line, int up, double depth, double ridge) {
        double here = deep(winding.ground(place[ray], across[ray], line, up), depth, ridge);
        if (share[ray] == 0) {
            return radius + here;
        }
        boolean isLast = across[ray] + 1 == PLACES.length;
        double next = deep(winding.ground(isLast ? place[ray] + 1 : place[ray], isLast ? 0 : across[ray] + 1, line, up), depth, ridge);
        return radius + here + share[ray] * (next - here);
    }

    private static double deep(Ground ground, double depth, double ridge) {
        return switch (ground) {
            case WALL -> 0;
            case FLOOR -> depth;
            case RIDGE -> depth - Math.signum(depth) * ridge;
        };
    }
}
