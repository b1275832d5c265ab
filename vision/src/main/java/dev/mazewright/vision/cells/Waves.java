package dev.mazewright.vision.cells;

import java.util.Arrays;

/**
 * Waves in a plane around a point: for each wave vector, the complex amplitude of the values there, weighted by a Gaussian. Waves whose
 * crests lie on walls show where a lattice lies before any wall is known.
 */
final class Waves {
    private final Plane plane;

    Waves(Plane plane) {
        this.plane = plane;
    }

    /**
     * Writes the amplitudes around a point.
     *
     * @param vectors of waves, in periods per pixel: x and y of each
     * @param sigma of the weights, in pixels
     * @param amplitudes the real and imaginary part of each, and after them the mean of the absolute values
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
        double[][] cosines = new double[count][across.length];
        double[][] sines = new double[count][across.length];
        double[] sizes = new double[across.length];
        double allWeights = 0;
        for (int y = top; y <= bottom; y++) {
            double apart = (y + 0.5 - centreY) / sigma;
            double down = Math.exp(-0.5 * apart * apart);
            allWeights += down * weights;
            int from = y * plane.width + left;
            for (int i = 0; i < count; i++) {
                double phase = 2 * Math.PI * vectors[i][1] * (y + 0.5 - centreY);
                add(from, down * Math.cos(phase), down * Math.sin(phase), cosines[i], sines[i]);
            }
            addSizes(from, down, sizes);
        }
        for (int i = 0; i < count; i++) {
            double step = 2 * Math.PI * vectors[i][0];
            sum(across, step * (left + 0.5 - centreX), step, cosines[i], sines[i], 2 * i, amplitudes);
        }
        for (int x = 0; x < across.length; x++) {
            amplitudes[2 * count] += across[x] * sizes[x];
        }
        for (int i = 0; i < amplitudes.length; i++) {
            amplitudes[i] /= allWeights;
        }
    }

    /** Adds a part of a row to columns with two weights: many columns at once, by vector instructions. */
    private void add(int from, double cosine, double sine, double[] cosines, double[] sines) {
        float[] data = plane.data;
        for (int x = 0; x < cosines.length; x++) {
            double value = data[from + x];
            cosines[x] += cosine * value;
            sines[x] += sine * value;
        }
    }

    private void addSizes(int from, double down, double[] sizes) {
        float[] data = plane.data;
        for (int x = 0; x < sizes.length; x++) {
            sizes[x] += down * Math.abs(data[from + x]);
        }
    }

    /** Sums columns with weights and the cosine and sine of a phase that grows by a step per column. */
    private static void sum(
            double[] weights, double phase, double step, double[] cosines, double[] sines, int at, double[] amplitudes) {
        double cos = Math.cos(phase);
        double sin = Math.sin(phase);
        double turnCos = Math.cos(step);
        double turnSin = Math.sin(step);
        for (int x = 0; x < weights.length; x++) {
            amplitudes[at] += weights[x] * (cos * cosines[x] - sin * sines[x]);
            amplitudes[at + 1] -= weights[x] * (cos * sines[x] + sin * cosines[x]);
            double next = cos * turnCos - sin * turnSin;
            sin = sin * turnCos + cos * turnSin;
            cos = next;
        }
    }
}
