package dev.mazewright.vision.ink;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.ddogleg.sorting.QuickSelect;

/** Values on square tiles of a plane, interpolated between the middles of tiles. */
final class TileField {
    final int side;
    final int across;
    final int down;
    final float[] values;
    /** The tile of each pixel of a row, from the left. */
    private final int[] columns;
    /** For each pixel of a row, the first of the two tiles between whose middles it lies, and its distance from that middle. */
    private final int[] lefts;
    private final float[] alongs;

    TileField(int width, int height, int side) {
        this.side = side;
        across = (width + side - 1) / side;
        down = (height + side - 1) / side;
        values = new float[across * down];
        columns = new int[width];
        lefts = new int[width];
        alongs = new float[width];
        for (int x = 0; x < width; x++) {
            columns[x] = x / side;
            float fromX = Math.clamp((x + 0.5f) / side - 0.5f, 0, across - 1);
            lefts[x] = Math.min((int) fromX, Math.max(0, across - 2));
            alongs[x] = fromX - lefts[x];
        }
    }

    private TileField(TileField like) {
        side = like.side;
        across = like.across;
        down = like.down;
        values = new float[like.values.length];
        columns = like.columns;
        lefts = like.lefts;
        alongs = like.alongs;
    }

    TileField like() {
        return new TileField(this);
    }

    void put(float[] all) {
        System.arraycopy(all, 0, values, 0, values.length);
    }

    /** The number of a pixel's tile. */
    int tile(int x, int y) {
        return y / side * across + columns[x];
    }

    /** Replaces NaN by the mean of known neighbours until all are known; if all are NaN, by the given value. */
    void fill(float otherwise) {
        boolean more = true;
        while (more) {
            more = false;
            float[] from = values.clone();
            int known = 0;
            for (int i = 0; i < from.length; i++) {
                if (Float.isNaN(from[i])) {
                    values[i] = mean(from, i % across, i / across);
                    more = true;
                } else {
                    known++;
                }
            }
            if (known == 0) {
                Arrays.fill(values, otherwise);
                return;
            }
        }
    }

    /** Replaces each value by the median of those at most {@code reach} tiles away, across or down; NaN does not count. */
    void median(int reach) {
        float[] from = values.clone();
        IntStream.range(0, down).parallel().forEach(row -> median(from, row, reach));
    }

    private void median(float[] from, int row, int reach) {
        float[] near = new float[(2 * reach + 1) * (2 * reach + 1)];
        for (int i = row * across; i < (row + 1) * across; i++) {
            int count = 0;
            for (int y = Math.max(0, i / across - reach); y <= Math.min(down - 1, i / across + reach); y++) {
                for (int x = Math.max(0, i % across - reach); x <= Math.min(across - 1, i % across + reach); x++) {
                    float value = from[y * across + x];
                    if (!Float.isNaN(value)) {
                        near[count++] = value;
                    }
                }
            }
            values[i] = count == 0 ? Float.NaN : QuickSelect.select(near, count / 2, count);
        }
    }

    private float mean(float[] from, int x, int y) {
        double sum = 0;
        int count = 0;
        for (int j = Math.max(0, y - 1); j <= Math.min(down - 1, y + 1); j++) {
            for (int i = Math.max(0, x - 1); i <= Math.min(across - 1, x + 1); i++) {
                float value = from[j * across + i];
                if (!Float.isNaN(value)) {
                    sum += value;
                    count++;
                }
            }
        }
        return count == 0 ? Float.NaN : (float) (sum / count);
    }

    /** Writes the values of the pixels of a row. */
    void row(int y, float[] to) {
        float fromY = Math.clamp((y + 0.5f) / side - 0.5f, 0, down - 1);
        int top = Math.min((int) fromY, Math.max(0, down - 2));
        int bottom = Math.min(top + 1, down - 1);
        float low = fromY - top;
        int next = Math.min(1, across - 1);
        for (int x = 0; x < to.length; x++) {
            int left = lefts[x];
            float along = alongs[x];
            float above = values[top * across + left] * (1 - along) + values[top * across + left + next] * along;
            float below = values[bottom * across + left] * (1 - along) + values[bottom * across + left + next] * along;
            to[x] = above * (1 - low) + below * low;
        }
    }
}
