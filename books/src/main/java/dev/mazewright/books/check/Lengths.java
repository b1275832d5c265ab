package dev.mazewright.books.check;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Lengths in points, as messages show them. */
final class Lengths {
    /** Points in an inch. */
    static final double INCH = 72;

    /** What coordinates may be off by rounding, in points. */
    static final double ROUNDING = 0.05;

    private static final int DECIMALS = 3;

    private Lengths() {}

    /** In inches, such as {@code 0.375 in}. */
    static String inches(double points) {
        return plain(points / INCH) + " in";
    }

    /** A width and a height, such as {@code 8.5 x 11 in}. */
    static String inches(double width, double height) {
        return plain(width / INCH) + " x " + inches(height);
    }

    /** In points, such as {@code 0.75 pt}. */
    static String points(double points) {
        return plain(points) + " pt";
    }

    /** A part of 1 in percent, such as {@code 10 %}. */
    static String percent(double part) {
        return plain(Math.round(part * 1000) / 10.0) + " %";
    }

    /** A number with at most three decimals, the same in every locale. */
    static String plain(double number) {
        BigDecimal rounded = BigDecimal.valueOf(number).setScale(DECIMALS, RoundingMode.HALF_UP).stripTrailingZeros();
        return rounded.signum() == 0 ? "0" : rounded.toPlainString();
    }
}
