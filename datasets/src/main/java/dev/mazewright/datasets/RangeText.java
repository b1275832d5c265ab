package dev.mazewright.datasets;

import java.math.BigDecimal;

/** Numbers in messages and lists: with as few decimals as they need. */
final class RangeText {
    private RangeText() {}

    /** A number of up to three decimals. */
    static String of(double number) {
        BigDecimal exact = BigDecimal.valueOf(Math.round(number * 1000), 3).stripTrailingZeros();
        return exact.scale() < 0 ? exact.setScale(0).toPlainString() : exact.toPlainString();
    }
}
