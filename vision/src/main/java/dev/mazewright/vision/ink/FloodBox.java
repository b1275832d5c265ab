package dev.mazewright.vision.ink;

import dev.mazewright.vision.picture.Spot;
import java.util.function.IntPredicate;

/** The box around the pixels of a flood, with their mean position and number, in pixels of the plane. */
record FloodBox(int left, int right, int top, int bottom, double x, double y, int count) {
    static FloodBox of(Flood flood, int width) {
        return of(flood, width, at -> true);
    }

    /** The box around those pixels that the part contains, at least one. */
    static FloodBox of(Flood flood, int width, IntPredicate part) {
        int left = Integer.MAX_VALUE;
        int right = 0;
        int top = Integer.MAX_VALUE;
        int bottom = 0;
        double x = 0;
        double y = 0;
        int count = 0;
        for (int i = 0; i < flood.count(); i++) {
            int at = flood.pixel(i);
            if (part.test(at)) {
                int column = at % width;
                int row = at / width;
                left = Math.min(left, column);
                right = Math.max(right, column);
                top = Math.min(top, row);
                bottom = Math.max(bottom, row);
                x += column + 0.5;
                y += row + 0.5;
                count++;
            }
        }
        return new FloodBox(left, right, top, bottom, x / count, y / count, count);
    }

    /** The longer side. */
    double extent() {
        return Math.max(right - left, bottom - top) + 1.0;
    }

    /** The shorter side. */
    int breadth() {
        return Math.min(right - left, bottom - top) + 1;
    }

    /** The mean position on the picture. */
    Spot middle(double scale) {
        return new Spot(x * scale, y * scale);
    }
}
