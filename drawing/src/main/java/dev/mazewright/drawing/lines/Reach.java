package dev.mazewright.drawing.lines;

/** The rectangle that something reaches; what is added makes it larger. */
public final class Reach {
    private double left;
    private double top;
    private double right;
    private double bottom;

    /** A point. */
    public Reach(double x, double y) {
        this(x, y, x, y);
    }

    /** From corner to corner, in any order. */
    public Reach(double x1, double y1, double x2, double y2) {
        left = Math.min(x1, x2);
        top = Math.min(y1, y2);
        right = Math.max(x1, x2);
        bottom = Math.max(y1, y2);
    }

    /** Adds a point. */
    public void add(double x, double y) {
        left = Math.min(left, x);
        top = Math.min(top, y);
        right = Math.max(right, x);
        bottom = Math.max(bottom, y);
    }

    /** Adds all of another one. */
    public void add(Reach other) {
        add(other.left, other.top);
        add(other.right, other.bottom);
    }

    /** The same, farther by this on all sides. */
    public Reach wider(double by) {
        return new Reach(left - by, top - by, right + by, bottom + by);
    }

    /** Whether two have a point in common; each may be a line. */
    public boolean meets(Reach other) {
        return left <= other.right && other.left <= right && top <= other.bottom && other.top <= bottom;
    }

    /** Whether it lies within another one, on all sides. */
    public boolean isWithin(Reach outer) {
        return left > outer.left && right < outer.right && top > outer.top && bottom < outer.bottom;
    }
}
