package dev.mazewright.vision.draw;

/**
 * The difference of two colours, to readers with normal colour vision and to those without red, green or blue cones.
 *
 * <p>Source: Machado, Oliveira and Fernandes, A Physiologically-based Model for Simulation of Color Vision Deficiency, IEEE TVCG 2009, at
 * full severity; distances in CIE L*a*b* (D65).
 */
final class ColourVision {
    private static final double[][][] KINDS = {
        {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
        {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}},
        {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}},
        {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}
    };

    private static final double[][] TO_XYZ = {
        {0.4124564, 0.3575761, 0.1804375}, {0.2126729, 0.7151522, 0.0721750}, {0.0193339, 0.1191920, 0.9503041}
    };

    private static final double[] WHITE = {0.95047, 1, 1.08883};

    private ColourVision() {}

    /** The distance between two colours, 0xRRGGBB, to the readers who see them most alike; black and white are 100 apart. */
    static double distance(int one, int other) {
        double least = Double.MAX_VALUE;
        for (double[][] kind : KINDS) {
            double[] a = lab(seen(kind, one));
            double[] b = lab(seen(kind, other));
            least = Math.min(least, Math.sqrt(square(a[0] - b[0]) + square(a[1] - b[1]) + square(a[2] - b[2])));
        }
        return least;
    }

    private static double square(double x) {
        return x * x;
    }

    private static double[] seen(double[][] kind, int rgb) {
        return product(kind, new double[] {linear(rgb >> 16 & 0xFF), linear(rgb >> 8 & 0xFF), linear(rgb & 0xFF)});
    }

    private static double[] product(double[][] matrix, double[] vector) {
        double[] product = new double[3];
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                product[i] += matrix[i][j] * vector[j];
            }
        }
        return product;
    }

    private static double linear(int sample) {
        double share = sample / 255.0;
        return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    }

    private static double[] lab(double[] linear) {
        double[] xyz = product(TO_XYZ, linear);
        double x = root(xyz[0] / WHITE[0]);
        double y = root(xyz[1] / WHITE[1]);
        double z = root(xyz[2] / WHITE[2]);
        return new double[] {116 * y - 16, 500 * (x - y), 200 * (y - z)};
    }

    private static double root(double t) {
        double positive = Math.max(0, t);
        return positive > 216.0 / 24389 ? Math.cbrt(positive) : (24389.0 / 27 * positive + 16) / 116;
    }
}
