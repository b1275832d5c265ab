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
        double[] row = new double[2];
        double allWeights = 0;
        for (int y = top; y <= bottom; y++) {
            double apart = (y + 0.5 - centreY) / sigma;
            double down = Math.exp(-0.5 * apart * apart);
            allWeights += down * weights;
            int from = y * plane.width + left;
            for (int i = 0; i < count; i++) {
                sum(from, cosines[i], sines[i], row);
                double phase = 2 * Math.PI * vectors[i][1] * (y + 0.5 - centreY);
                double cos = Math.cos(phase);
                double sin = Math.sin(phase);
                amplitudes[2 * i] += down * (cos * row[0] - sin * row[1]);
                amplitudes[2 * i + 1] -= down * (sin * row[0] + cos * row[1]);
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

    /** Puts the sums of a part of a row by two weights; each in two parts, which a processor adds at the same time. */
    private void sum(int from, double[] cosines, double[] sines, double[] to) {
        float[] data = plane.data;
        int last = cosines.length - 1;
        double odd = last % 2 == 0 ? data[from + last] : 0;
        double cosine = odd * cosines[last];
        double sine = odd * sines[last];
        double nextCosine = 0;
        double nextSine = 0;
        for (int i = 0; i < last; i += 2) {
            double value = data[from + i];
            double next = data[from + i + 1];
            cosine += value * cosines[i];
            sine += value * sines[i];
            nextCosine += next * cosines[i + 1];
            nextSine += next * sines[i + 1];
        }
        to[0] = cosine + nextCosine;
        to[1] = sine + nextSine;
    }
}
