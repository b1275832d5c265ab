package dev.mazewright.web.instead.java.lang;

import dev.mazewright.web.fdlibm.ArcTangent;
import dev.mazewright.web.fdlibm.Hypotenuse;
import dev.mazewright.web.fdlibm.Logarithm;
import dev.mazewright.web.fdlibm.Power;
import dev.mazewright.web.fdlibm.Sine;
import dev.mazewright.web.fdlibm.Tangent;

/** TeaVM's is the browser's Math, whose functions round as the browser likes. */
public final class MoreStrictMath {
    private MoreStrictMath() {}

    public static double sin(double x) {
        return Sine.sin(x);
    }

    public static double cos(double x) {
        return Sine.cos(x);
    }

    public static double tan(double x) {
        return Tangent.tan(x);
    }

    public static double atan2(double y, double x) {
        return ArcTangent.atan2(y, x);
    }

    public static double log(double x) {
        return Logarithm.log(x);
    }

    public static double log1p(double x) {
        return Logarithm.log1p(x);
    }

    public static double pow(double x, double y) {
        return Power.pow(x, y);
    }

    public static double hypot(double x, double y) {
        return Hypotenuse.hypot(x, y);
    }
}
