package dev.mazewright.vision.ink;

import java.util.stream.IntStream;

/**
 * Enhances thin lines in grain: each pixel gets the greatest mean along short segments through it in several directions. Along a line
 * that is the line's mean; elsewhere grain is evened out.
 */
final class Lines {
    /** The directions of segments. */
    private static final int DIRECTIONS = 16;
    /** Their length, in pitches. */
    private static final double LENGTH = 0.5;
    /** The most ink that paper has by grain. */
    private static final float MOST_GRAIN = 0.5f;

    private final float[] ink;
    private final int width;
    private final int height;
    /** The offsets of the pixels of each segment from its middle. */
    private final int[][] x;

    private final int[][] y;

    private Lines(float[] ink, int width, double pitch) {
        this.ink = ink;
        this.width = width;
        height = ink.length / width;
        int reach = Math.max(2, (int) Math.round(LENGTH * pitch / 2));
        x = new int[DIRECTIONS][2 * reach + 1];
        y = new int[DIRECTIONS][2 * reach + 1];
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            double angle = Math.PI * direction / DIRECTIONS;
            for (int i = -reach; i <= reach; i++) {
                x[direction][i + reach] = (int) Math.round(i * Math.cos(angle));
                y[direction][i + reach] = (int) Math.round(i * Math.sin(angle));
            }
        }
    }

    /** The ink of lines, less the usual grain of paper; beside the edges of the plane, pixels keep their ink. */
    static float[] of(float[] ink, int width, double pitch) {
        return new Lines(ink, width, pitch).all();
    }

    private float[] all() {
        float[] lines = ink.clone();
        int reach = x[0].length / 2;
        IntStream.range(reach, Math.max(reach, height - reach)).parallel().forEach(row -> {
            float[] greatest = new float[width];
            for (int direction = 0; direction < DIRECTIONS; direction++) {
                add(row, direction, greatest);
            }
            System.arraycopy(greatest, reach, lines, row * width + reach, Math.max(0, width - 2 * reach));
        });
        float grain = Math.min(MOST_GRAIN, Relief.grain(lines));
        for (int i = 0; i < lines.length; i++) {
            lines[i] = Math.max(0, lines[i] - grain) / (1 - grain);
        }
        return lines;
    }

    private void add(int row, int direction, float[] greatest) {
        int count = x[direction].length;
        int reach = count / 2;
        float[] sums = new float[width];
        for (int i = 0; i < count; i++) {
            int from = (row + y[direction][i]) * width + x[direction][i];
            for (int column = reach; column < width - reach; column++) {
                sums[column] += ink[from + column];
            }
        }
        for (int column = reach; column < width - reach; column++) {
            greatest[column] = Math.max(greatest[column], sums[column] / count);
        }
    }
}
