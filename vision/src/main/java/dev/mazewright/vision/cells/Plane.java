package dev.mazewright.vision.cells;

import dev.mazewright.vision.ink.Gaussian;
import dev.mazewright.vision.picture.Spot;

/** A plane of pixel values in single precision. */
final class Plane {
    final int width;
    final int height;
    final float[] data;

    Plane(int width, int height, float[] data) {
        this.width = width;
        this.height = height;
        this.data = data;
    }

    /** 1 where a mask is set, else 0. */
    static Plane of(boolean[] set, int width) {
        float[] data = new float[set.length];
        for (int i = 0; i < set.length; i++) {
            data[i] = set[i] ? 1 : 0;
        }
        return new Plane(width, set.length / width, data);
    }

    /** Blurred by a Gaussian of this standard deviation, in pixels; a new plane. */
    Plane blurred(double sigma) {
        return new Plane(width, height, Gaussian.blurred(data, width, height, sigma));
    }

    /** The averages over squares of 2 x 2 pixels; a last odd row or column is left out. */
    Plane half() {
        int wide = width / 2;
        int high = height / 2;
        float[] to = new float[wide * high];
        for (int y = 0; y < high; y++) {
            int from = 2 * y * width;
            for (int x = 0; x < wide; x++) {
                int at = from + 2 * x;
                to[y * wide + x] = 0.25f * (data[at] + data[at + 1] + data[at + width] + data[at + width + 1]);
            }
        }
        return new Plane(wide, high, to);
    }

    /** The value at a point, interpolated; the middle of the first pixel is (0.5, 0.5), and beyond the edge the edge's value counts. */
    float at(double x, double y) {
        double left = within(x - 0.5, width - 1);
        double top = within(y - 0.5, height - 1);
        int i = Math.min((int) left, width - 2);
        int j = Math.min((int) top, height - 2);
        if (i < 0 || j < 0) {
            return data[Math.max(0, j) * width + Math.max(0, i)];
        }
        float right = (float) (left - i);
        float down = (float) (top - j);
        int at = j * width + i;
        float above = data[at] + right * (data[at + 1] - data[at]);
        float below = data[at + width] + right * (data[at + width + 1] - data[at + width]);
        return above + down * (below - above);
    }

    /** As Math.clamp, without its checks of the limits: nothing else is called as often. */
    static double within(double value, int most) {
        return value < 0 ? 0 : value > most ? most : value;
    }

    boolean contains(double x, double y) {
        return contains(x, y, 0);
    }

    boolean contains(Spot at) {
        return contains(at.x(), at.y());
    }

    /** Whether a point lies within the plane, or at most {@code slack} pixels outside. */
    boolean contains(double x, double y, double slack) {
        return x >= -slack && y >= -slack && x < width + slack && y < height + slack;
    }

    /**
     * The deviation of each value from its surroundings within {@code sigma} pixels, in their standard deviations, within -3 .. 3. The
     * {@code floor} is added to the standard deviation, so that noise on an even surface stays small.
     */
    Plane normalised(double sigma, double floor) {
        Plane mean = new Plane(width, height, Gaussian.wide(data, width, height, sigma));
        float[] squares = new float[data.length];
        for (int i = 0; i < squares.length; i++) {
            float apart = data[i] - mean.data[i];
            mean.data[i] = apart;
            squares[i] = apart * apart;
        }
        float[] variance = Gaussian.wide(squares, width, height, sigma);
        for (int i = 0; i < squares.length; i++) {
            double value = mean.data[i] / (Math.sqrt(Math.max(0, variance[i])) + floor);
            mean.data[i] = (float) Math.clamp(value, -3, 3);
        }
        return mean;
    }

    Plane negated() {
        float[] to = new float[data.length];
        for (int i = 0; i < to.length; i++) {
            to[i] = -data[i];
        }
        return new Plane(width, height, to);
    }
}
