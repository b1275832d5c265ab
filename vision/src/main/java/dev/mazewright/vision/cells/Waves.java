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
        double allWeights = 0;
        for (int y = top; y <= bottom; y++) {
            double apart = (y + 0.5 - centreY) / sigma;
            double down = Math.exp(-0.5 * apart * apart);
            allWeights += down * weights;
            int row = y * plane.width;
            for (int i = 0; i < count; i++) {
                double step = 2 * Math.PI * vectors[i][0];
                double phase = 2 * Math.PI * (vectors[i][0] * (left + 0.5 - centreX) + vectors[i][1] * (y + 0.5 - centreY));
                double cos = Math.cos(phase);
                double sin = Math.sin(phase);
                double turnCos = Math.cos(step);
                double turnSin = Math.sin(step);
                double real = 0;
                double imaginary = 0;
                for (int x = left; x <= right; x++) {
                    double value = across[x - left] * plane.data[row + x];
                    real += value * cos;
                    imaginary -= value * sin;
                    double next = cos * turnCos - sin * turnSin;
                    sin = sin * turnCos + cos * turnSin;
                    cos = next;
                }
                amplitudes[2 * i] += down * real;
                amplitudes[2 * i + 1] += down * imaginary;
            }
            double sum = 0;
            for (int x = left; x <= right; x++) {
                sum += across[x - left] * Math.abs(plane.data[row + x]);
            }
            amplitudes[2 * count] += down * sum;
        }
        for (int i = 0; i < amplitudes.length; i++) {
            amplitudes[i] /= allWeights;
        }
    }
}
