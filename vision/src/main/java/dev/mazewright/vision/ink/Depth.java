package dev.mazewright.vision.ink;

import java.util.Arrays;

/**
 * The distance of each set pixel from the nearest one that is not set, from middle to middle, less a half; 0 for pixels that are not set.
 * Pixels beyond the edge count as set.
 *
 * <p>Source: Felzenszwalb and Huttenlocher, "Distance Transforms of Sampled Functions", <i>Theory of Computing</i> 8, 2012.
 */
public final class Depth {
    private static final float FAR = 1e12f;

    private final int width;
    private final int height;
    private final float[] squares;

    private Depth(boolean[] set, int width, int height) {
        this.width = width;
        this.height = height;
        squares = new float[set.length];
        for (int i = 0; i < set.length; i++) {
            squares[i] = set[i] ? FAR : 0;
        }
    }

    /** The depths of the pixels of a mask, row by row, in pixels. */
    public static float[] of(boolean[] set, int width, int height) {
        Depth depth = new Depth(set, width, height);
        depth.columns();
        Bands.share(height, (top, bottom) -> {
            depth.rows(top, bottom);
            for (int i = top * width; i < bottom * width; i++) {
                depth.squares[i] = set[i] ? (float) Math.sqrt(depth.squares[i]) - 0.5f : 0;
            }
        });
        return depth.squares;
    }

    /** Squared distances along columns: down, then up, row by row. */
    private void columns() {
        int[] since = new int[width];
        Arrays.fill(since, width + height);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                int at = y * width + x;
                since[x] = squares[at] == 0 ? 0 : since[x] + 1;
                squares[at] = since[x] >= width + height ? FAR : (float) since[x] * since[x];
            }
        }
        Arrays.fill(since, width + height);
        for (int y = height - 1; y >= 0; y--) {
            for (int x = 0; x < width; x++) {
                int at = y * width + x;
                since[x] = squares[at] == 0 ? 0 : since[x] + 1;
                if (since[x] < width + height) {
                    squares[at] = Math.min(squares[at], (float) since[x] * since[x]);
                }
            }
        }
    }

    /** The lower envelope of parabolas along each of these rows. */
    private void rows(int top, int bottom) {
        int[] apexes = new int[width];
        double[] from = new double[width + 1];
        float[] row = new float[width];
        for (int y = top; y < bottom; y++) {
            System.arraycopy(squares, y * width, row, 0, width);
            int last = -1;
            for (int x = 0; x < width; x++) {
                if (row[x] >= FAR) {
                    continue;
                }
                double begin = Double.NEGATIVE_INFINITY;
                while (last >= 0) {
                    int apex = apexes[last];
                    begin = ((double) row[x] + (double) x * x - row[apex] - (double) apex * apex) / (2.0 * (x - apex));
                    if (begin > from[last]) {
                        break;
                    }
                    last--;
                    begin = Double.NEGATIVE_INFINITY;
                }
                last++;
                apexes[last] = x;
                from[last] = begin;
            }
            if (last < 0) {
                continue;
            }
            for (int x = 0, parabola = 0; x < width; x++) {
                while (parabola < last && from[parabola + 1] <= x) {
                    parabola++;
                }
                float apart = x - apexes[parabola];
                squares[y * width + x] = apart * apart + row[apexes[parabola]];
            }
        }
    }
}
