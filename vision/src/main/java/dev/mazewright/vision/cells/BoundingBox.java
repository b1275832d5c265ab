package dev.mazewright.vision.cells;

import dev.mazewright.vision.picture.Spot;

/** The smallest box around points; before the first point, its size is negative. */
final class BoundingBox {
    double left = 1e9;
    double top = 1e9;
    double right = -1e9;
    double bottom = -1e9;

    void add(Spot spot) {
        add(spot.x(), spot.y());
    }

    void add(double x, double y) {
        left = Math.min(left, x);
        top = Math.min(top, y);
        right = Math.max(right, x);
        bottom = Math.max(bottom, y);
    }

    void add(BoundingBox other) {
        add(other.left, other.top);
        add(other.right, other.bottom);
    }

    double width() {
        return right - left;
    }

    double height() {
        return bottom - top;
    }

    /** Whether it overlaps another box that is enlarged on all sides. */
    boolean touches(BoundingBox other, double by) {
        return left < other.right + by && right > other.left - by && top < other.bottom + by && bottom > other.top - by;
    }

    /** Whether it lies within another box that is enlarged on all sides. */
    boolean isWithin(BoundingBox other, double by) {
        return left > other.left - by && top > other.top - by && right < other.right + by && bottom < other.bottom + by;
    }
}
