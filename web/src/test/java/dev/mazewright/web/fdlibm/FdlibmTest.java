package dev.mazewright.web.fdlibm;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;

/** The port gives the bits of the JVM's StrictMath, for a million values of each function and more, and at its edges. */
class FdlibmTest {
    private static final int VALUES = 400_000;

    private static final double[] EDGES = {
        0.0, 1, 2, 3, 0.5, 0.25, 1.5, 10, 100, Double.MIN_VALUE, 3 * Double.MIN_VALUE, Double.MIN_NORMAL, Math.nextDown(Double.MIN_NORMAL),
        Double.MAX_VALUE, Double.POSITIVE_INFINITY, Double.NaN, 0x1p-27, 0x1p-28, 0x1p-29, 0x1p-54, 0x1p-60, 0x1p20, 0x1p31, 0x1p32, 0x1p52, 0x1p53,
        0x1p54, 0x1p63, 0x1p64, 0x1p66, 0x1p500, 0x1p600, 0x1p1022, 0x1p-500, 0x1p-600, 0x1p-1022, 0.3, 0.78125, 0.6744, 7 / 16.0, 11 / 16.0, 19 / 16.0,
        39 / 16.0, Math.PI / 4, Math.PI / 2, 3 * Math.PI / 4, Math.PI, 2 * Math.PI, 0x1p19 * Math.PI / 2, 6381956970095103.0 * 0x1p797, Math.E,
        Math.sqrt(2), Math.sqrt(2) - 1, 1 - Math.sqrt(0.5), 1024, 1075, 1074, 709.78, 745.13, 0.41422, 0.2929
    };

    private final SplittableRandom random = new SplittableRandom(42);

    @Test
    void sine() {
        compare(Sine::sin, StrictMath::sin);
    }

    @Test
    void cosine() {
        compare(Sine::cos, StrictMath::cos);
    }

    @Test
    void tangent() {
        compare(Tangent::tan, StrictMath::tan);
    }

    @Test
    void logarithm() {
        compare(Logarithm::log, StrictMath::log);
    }

    @Test
    void logarithmOfOneMore() {
        compare(Logarithm::log1p, StrictMath::log1p);
    }

    @Test
    void arcTangent() {
        compare(ArcTangent::atan2, StrictMath::atan2);
    }

    @Test
    void hypotenuse() {
        compare(Hypotenuse::hypot, StrictMath::hypot);
    }

    @Test
    void power() {
        compare(Power::pow, StrictMath::pow);
    }

    /** Whole bases and exponents, as programs have them. */
    @Test
    void powerOfWholeNumbers() {
        for (int x = -40; x <= 40; x++) {
            for (int y = -400; y <= 400; y++) {
                same(x + "^" + y, Power.pow(x, y), StrictMath.pow(x, y));
                same(x + "/4^" + y, Power.pow(x / 4.0, y), StrictMath.pow(x / 4.0, y));
                same(x + "^" + y + "/2", Power.pow(x, y / 2.0), StrictMath.pow(x, y / 2.0));
            }
        }
    }

    @Test
    void numbersAreScaledAndRoundedOnce() {
        for (int i = 0; i < VALUES; i++) {
            double x = anyBits();
            int n = random.nextInt(-2200, 2200);
            if (Double.isFinite(x)) {
                same(x + " 2^" + n, Words.scaled(x, n), Math.scalb(x, n));
            }
        }
    }

    private void compare(DoubleUnaryOperator ours, DoubleUnaryOperator theirs) {
        for (double edge : EDGES) {
            for (double x : around(edge)) {
                same(x + "", ours.applyAsDouble(x), theirs.applyAsDouble(x));
            }
        }
        for (int quarters = 1; quarters < VALUES; quarters++) { // where most bits cancel
            double x = quarters * (Math.PI / 2);
            same(x + "", ours.applyAsDouble(x), theirs.applyAsDouble(x));
        }
        for (int i = 0; i < VALUES; i++) {
            double[] some = {anyBits(), random.nextDouble(-8, 8), (random.nextDouble() - 0.5) * StrictMath.scalb(1.0, random.nextInt(-40, 60))};
            for (double x : some) {
                same(x + "", ours.applyAsDouble(x), theirs.applyAsDouble(x));
            }
        }
    }

    private void compare(DoubleBinaryOperator ours, DoubleBinaryOperator theirs) {
        for (double first : EDGES) {
            for (double second : EDGES) {
                for (double x : around(first)) {
                    for (double y : around(second)) {
                        same(x + ", " + y, ours.applyAsDouble(x, y), theirs.applyAsDouble(x, y));
                    }
                }
            }
        }
        for (int i = 0; i < VALUES; i++) {
            double[][] some = {
                {anyBits(), anyBits()},
                {random.nextDouble(-8, 8), random.nextDouble(-8, 8)},
                {random.nextDouble() * 100, random.nextDouble(-300, 300)},
                {1 + (random.nextDouble() - 0.5) * 0x1p-20, random.nextDouble(-1, 1) * 0x1p40},
                {random.nextInt(2000) / 8.0, random.nextInt(2000) / 8.0}
            };
            for (double[] each : some) {
                same(each[0] + ", " + each[1], ours.applyAsDouble(each[0], each[1]), theirs.applyAsDouble(each[0], each[1]));
            }
        }
    }

    private double anyBits() {
        return Double.longBitsToDouble(random.nextLong());
    }

    private static double[] around(double edge) {
        return new double[] {edge, -edge, Math.nextUp(edge), Math.nextDown(edge), -Math.nextUp(edge), -Math.nextDown(edge)};
    }

    private static void same(String of, double ours, double theirs) {
        if (Double.doubleToLongBits(ours) != Double.doubleToLongBits(theirs)) {
            assertThat(ours).as(of).isEqualTo(theirs);
            assertThat(Double.doubleToLongBits(ours)).as(of).isEqualTo(Double.doubleToLongBits(theirs));
        }
    }
}
