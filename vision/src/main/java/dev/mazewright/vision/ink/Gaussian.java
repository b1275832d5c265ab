package dev.mazewright.vision.ink;

import boofcv.alg.filter.blur.GBlurImageOps;
import boofcv.struct.image.GrayF32;

/** Blurs planes of values. */
public final class Gaussian {
    private Gaussian() {}

    /**
     * A plane blurred by a Gaussian; a new plane.
     *
     * @param plane of values, row by row
     * @param sigma the standard deviation, in pixels
     */
    public static float[] blurred(float[] plane, int width, int height, double sigma) {
        GrayF32 from = new GrayF32();
        from.width = width;
        from.height = height;
        from.stride = width;
        from.data = plane;
        GrayF32 to = new GrayF32(width, height);
        GBlurImageOps.gaussian(from, to, sigma, -1, null);
        return to.data;
    }
}
