package dev.mazewright.drawing.lines;

/** A point of a drawing, in millionths of a cell to the right and downwards; points that are nearer to each other are one. */
public record NearPoint(long x, long y) {
    private static final double GRAIN = 1e-6;

    /** The point that lies there, in units of a cell. */
    public static NearPoint of(double x, double y) {
        return new NearPoint(Math.round(x / GRAIN), Math.round(y / GRAIN));
    }

    private boolean isBefore(NearPoint other) {
        return y < other.y || (y == other.y && x < other.x);
    }

    /** A line between two points, whichever is named first. */
    public record Line(NearPoint from, NearPoint to) {
        /** The line between them. */
        public static Line of(NearPoint one, NearPoint other) {
            return one.isBefore(other) ? new Line(one, other) : new Line(other, one);
        }
    }
}
