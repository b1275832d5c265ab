package dev.mazewright.drawing.solid;

import java.util.Arrays;

/**
 * Surfaces around an axis, from ring to ring. A ring has a vertex on each of the same rays. Going along the rings, one goes up outside and down
 * inside; the surface is closed where the last ring is the first, or both are one vertex.
 */
final class Sleeve {
    /** How far a chord may lie beside its arc, in micrometres. */
    private static final double NEAR = 20;

    /** The longest arc of a chord, in radians: 5 degrees. */
    private static final double LONGEST = Math.PI / 36;

    private final Mesh mesh;
    private final int centreX;
    private final int centreY;
    private final double[] cos;
    private final double[] sin;

    /** A sleeve with rays at these angles, ascending, in radians, around an axis. */
    Sleeve(Mesh mesh, int centreX, int centreY, double[] angles) {
        this.mesh = mesh;
        this.centreX = centreX;
        this.centreY = centreY;
        // Equal on all machines, which those of Math need not be.
        cos = Arrays.stream(angles).map(StrictMath::cos).toArray();
        sin = Arrays.stream(angles).map(StrictMath::sin).toArray();
    }

    /** In how many chords an arc is parted on a radius in micrometres. */
    static int chords(double arc, double radius) {
        return (int) Math.ceil(arc / Math.min(LONGEST, 2 * Math.sqrt(2 * NEAR / radius)) - 1e-9);
    }

    /** How many rays there are. */
    int rays() {
        return cos.length;
    }

    /** A vertex on a ray. */
    int vertex(int ray, double radius, int z) {
        return mesh.vertex(centreX + (int) StrictMath.rint(radius * cos[ray]), centreY + (int) StrictMath.rint(radius * sin[ray]), z);
    }

    /** A ring that is a circle. */
    int[] ring(double radius, int z) {
        int[] ring = new int[cos.length];
        Arrays.setAll(ring, ray -> vertex(ray, radius, z));
        return ring;
    }

    /** A point on the axis, as a ring. */
    int[] point(int z) {
        int[] ring = new int[cos.length];
        Arrays.fill(ring, mesh.vertex(centreX, centreY, z));
        return ring;
    }

    /** The surface between two rings. */
    void join(int[] ring, int[] next) {
        for (int ray = 0; ray < ring.length; ray++) {
            int other = (ray + 1) % ring.length;
            quad(ring[ray], ring[other], next[other], next[ray]);
        }
    }

    /** A face with four corners, parted where the difference of distances from the axis is greater: where one corner stands out, there. */
    void quad(int a, int b, int c, int d) {
        if (Math.abs(distance(a) - distance(c)) < Math.abs(distance(b) - distance(d))) {
            mesh.quad(b, c, d, a);
        } else {
            mesh.quad(a, b, c, d);
        }
    }

    private long distance(int vertex) {
        long x = mesh.at(vertex, 0) - (long) centreX;
        long y = mesh.at(vertex, 1) - (long) centreY;
        return x * x + y * y;
    }
}
