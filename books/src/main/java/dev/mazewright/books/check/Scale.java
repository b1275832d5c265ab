package dev.mazewright.books.check;

import java.awt.geom.AffineTransform;

/** How much larger a transform makes things: its singular values. */
final class Scale {
    private Scale() {}

    /** In the direction in which it is least. */
    static double least(AffineTransform matrix) {
        double most = most(matrix);
        return most == 0 ? 0 : Math.abs(matrix.getDeterminant()) / most;
    }

    /** In the direction in which it is greatest. */
    static double most(AffineTransform matrix) {
        double a = matrix.getScaleX();
        double b = matrix.getShearY();
        double c = matrix.getShearX();
        double d = matrix.getScaleY();
        return (Math.hypot(a + d, b - c) + Math.hypot(a - d, b + c)) / 2;
    }
}
