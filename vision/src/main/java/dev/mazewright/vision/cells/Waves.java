package dev.mazewright.vision.cells;

import java.util.Arrays;

/**
 * Waves in a plane around a point: for each wave vector the complex amplitude of the values there, weighted by a Gaussian. The
 * sum of waves whose crests lie on walls describes where a lattice lies, without any of its walls being known.
 */
final class Waves {
    private final Plane plane;

    Waves(Plane plane) {
        this.plane = plane;
    }

    /**
     * Amplitudes around a point.
     *
     * @param vectors of waves, in periods a pixel: x and y of each
     * @param sigma of the weights, in pixels
     * @param amplitudes the real and imaginary part of each, and behind them the mean of the absolute values
     */
    void around(double centreX, double centreY, double[][] vectors, double sigma, double[] amplitudes) {
        int reach = (int) Math.ceil(2.5 * sigma);
        int left = Math.max(0, (int) (centreX - reach));
        int right = Math.min(plane.width - 1, (int) (centreX + reach));
        int top = Math.max(0, (int) (centreY - reach));
        int bottom = Math.min(plane.height - 1, (int) (centreY + reach));
        Arrays.fill(amplitudes, 0);
        if (right <= left || bottom <= top) {
            return;
        }
        double[] across = new double[right - left + 1];
        double weights = 0;
        for (int x = left; x <= right; x++) {
            double apart = (x + 0.5 - centreX) / sigma;
            across[x - left] = Math.exp(-0.5 * apart * apart);
            weights += across[x - left];
        }
        int count = vectors.length;
        double[][] cosines = new double[count][];
        double[][] sines = new double[count][];
        for (int i = 0; i < count; i++) {
            cosines[i] = across.clone();
            sines[i] = across.clone();
            turn(cosines[i], sines[i], 2 * Math.PI * vectors[i][0] * (left + 0.5 - centreX), 2 * Math.PI * vectors[i][0]);
        }
        double allWeights = 0;
        for (int y = top; y <= bottom; y++) {
            double apart = (y + 0.5 - centreY) / sigma;
            double down = Math.exp(-0.5 * apart * apart);
            allWeights += down * weights;
            int from = y * plane.width + left;
            for (int i = 0; i < count; i++) {
                double cosine = sum(from, cosines[i]);
                double sine = sum(from, sines[i]);
                double phase = 2 * Math.PI * vectors[i][1] * (y + 0.5 - centreY);
                double cos = Math.cos(phase);
                double sin = Math.sin(phase);
                amplitudes[2 * i] += down * (cos * cosine - sin * sine);
                amplitudes[2 * i + 1] -= down * (sin * cosine + cos * sine);
            }
            double sizes = 0;
            for (int x = 0; x < across.length; x++) {
                sizes += across[x] * Math.abs(plane.data[from + x]);
            }
            amplitudes[2 * count] += down * sizes;
        }
        for (int i = 0; i < amplitudes.length; i++) {
            amplitudes[i] /= allWeights;
        }
    }

    /** Multiplies weights by the cosine and the sine of a phase that grows by a step from each to the next. */
    private static void turn(double[] cosines, double[] sines, double phase, double step) {
        double cos = Math.cos(phase);
        double sin = Math.sin(phase);
        double turnCos = Math.cos(step);
        double turnSin = Math.sin(step);
        for (int i = 0; i < cosines.length; i++) {
            cosines[i] *= cos;
            sines[i] *= sin;
            double next = cos * turnCos - sin * turnSin;
            sin = sin * turnCos + cos * turnSin;
            cos = next;
        }
    }

    /** The sum of a part of a row by weights; in two parts, which a processor adds at the same time. */
    private double sum(int from, double[] weights) {
        float[] data = plane.data;
        double even = 0;
        double odd = 0;
        for (int i = 0; i + 1 < weights.length; i += 2) {
            even += weights[i] * data[from + i];
            odd += weights[i + 1] * data[from + i + 1];
        }
        int last = weights.length - 1;
        return even + odd + (last % 2 == 0 ? weights[last] * data[from + last] : 0);
    }
}
