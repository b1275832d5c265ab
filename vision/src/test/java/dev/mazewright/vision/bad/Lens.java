package dev.mazewright.vision.bad;

/** What a camera makes worse: blur and noise. */
final class Lens {
    private static final double NOISE = 25;
    private static final double SPECKS = 0.002;
    /** How much of the noise all three colours share, and how much each has of its own: together a variance of 1. */
    private static final double SHARED = 0.85;

    private static final double OWN = Math.sqrt(1 - SHARED * SHARED);

    private Lens() {}

    /**
     * Gaussian blur.
     *
     * @param sigma in pixels
     */
    static void blur(int[] pixels, int width, int height, double sigma) {
        int reach = (int) Math.ceil(3 * sigma);
        int[] kernel = kernel(sigma, reach);
        int[] line = new int[Math.max(width, height) + 2 * reach];
        for (int y = 0; y < height; y++) {
            blur(pixels, y * width, 1, width, kernel, line);
        }
        for (int x = 0; x < width; x++) {
            blur(pixels, x, width, height, kernel, line);
        }
    }

    /** Weights that add up to 65536. */
    private static int[] kernel(double sigma, int reach) {
        double[] exact = new double[2 * reach + 1];
        double sum = 0;
        for (int i = -reach; i <= reach; i++) {
            for (int part = -4; part <= 4; part++) { // the mean over a pixel, for narrow ones
                exact[i + reach] += Math.exp(-Math.pow((i + part / 9.0) / sigma, 2) / 2);
            }
            sum += exact[i + reach];
        }
        int[] kernel = new int[exact.length];
        int rest = 1 << 16;
        for (int i = 0; i < kernel.length; i++) {
            kernel[i] = (int) Math.round(exact[i] / sum * (1 << 16));
            rest -= kernel[i];
        }
        kernel[reach] += rest;
        return kernel;
    }

    /** Blurs a line; what is beyond its ends is as the ends are. */
    private static void blur(int[] pixels, int first, int step, int length, int[] kernel, int[] line) {
        int reach = kernel.length / 2;
        for (int i = 0; i < length + 2 * reach; i++) {
            line[i] = pixels[first + Math.clamp(i - reach, 0, length - 1) * step];
        }
        for (int i = 0; i < length; i++) {
            int red = 1 << 15;
            int green = 1 << 15;
            int blue = 1 << 15;
            for (int k = 0; k < kernel.length; k++) {
                int rgb = line[i + k];
                int weight = kernel[k];
                red += (rgb >> 16 & 0xFF) * weight;
                green += (rgb >> 8 & 0xFF) * weight;
                blue += (rgb & 0xFF) * weight;
            }
            pixels[first + i * step] = red >>> 16 << 16 | green >>> 16 << 8 | blue >>> 16;
        }
    }

    /** Gaussian noise, with salt and pepper. */
    static void noise(int[] pixels, double strength, Dice dice) {
        double sigma = NOISE * strength;
        for (int i = 0; i < pixels.length; i++) {
            double shared = SHARED * dice.normal();
            int rgb = pixels[i];
            int noisy = 0;
            for (int shift = 0; shift <= 16; shift += 8) {
                double value = (rgb >> shift & 0xFF) + sigma * (shared + OWN * dice.normal()) + 0.5;
                noisy |= Math.max(0, Math.min(255, (int) value)) << shift;
            }
            pixels[i] = noisy;
        }
        for (int specks = (int) (pixels.length * SPECKS * strength); specks > 0; specks--) {
            pixels[dice.below(pixels.length)] = dice.chance(0.5) ? 0xFFFFFF : 0;
        }
    }
}
