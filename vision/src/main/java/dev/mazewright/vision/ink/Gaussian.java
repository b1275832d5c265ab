package dev.mazewright.vision.ink;

import boofcv.alg.filter.blur.BlurImageOps;
import boofcv.alg.filter.blur.GBlurImageOps;
import boofcv.struct.image.GrayF32;

/** Blurs planes of values. */
public final class Gaussian {
    /** The standard deviation that smooths the noise of single pixels. */
    static final double GRAIN = 0.7;

    private static final int MEANS = 3;

    private Gaussian() {}

    /**
     * A new plane, blurred by a Gaussian.
     *
     * @param plane of values, row by row
     * @param sigma the standard deviation, in pixels
     */
    public static float[] blurred(float[] plane, int width, int height, double sigma) {
        GrayF32 to = new GrayF32(width, height);
        GBlurImageOps.gaussian(image(plane, width, height), to, sigma, -1, null);
        return to.data;
    }

    /**
     * A new plane, blurred by three means over squares, which approximate a Gaussian; the time does not depend on its width.
     *
     * <p>Source: Wells, "Efficient Synthesis of Gaussian Filters by Cascaded Uniform Filters", <i>IEEE Transactions on Pattern Analysis
     * and Machine Intelligence</i> 8, 1986.
     *
     * @param plane of values, row by row
     * @param sigma the standard deviation of the Gaussian, in pixels, 3 or more
     */
    public static float[] wide(float[] plane, int width, int height, double sigma) {
        int reach = (int) Math.round((Math.sqrt(12 * sigma * sigma / MEANS + 1) - 1) / 2);
        GrayF32 from = image(plane.clone(), width, height);
        GrayF32 to = new GrayF32(width, height);
        GrayF32 storage = new GrayF32(width, height);
        for (int i = 0; i < MEANS; i++) {
            BlurImageOps.mean(from, to, reach, storage, null);
            GrayF32 swapped = from;
            from = to;
            to = swapped;
        }
        return from.data;
    }

    private static GrayF32 image(float[] plane, int width, int height) {
        GrayF32 image = new GrayF32();
        image.width = width;
        image.height = height;
        image.stride = width;
        image.data = plane;
        return image;
    }
}
