package dev.mazewright.vision.ink;

import dev.mazewright.vision.picture.Picture;
import java.util.stream.IntStream;

/**
 * Removes specks of one pixel from a picture (conservative smoothing): it limits each pixel to the range of its eight neighbours, for
 * each channel. Lines stay, since they continue beside each of their pixels.
 */
final class Specks {
    private Specks() {}

    static Picture removed(Picture picture) {
        int width = picture.width();
        int height = picture.height();
        int[] from = picture.rgb();
        int[] to = from.clone();
        IntStream.range(1, Math.max(1, height - 1)).parallel().forEach(y -> {
            for (int at = y * width + 1; at < (y + 1) * width - 1; at++) {
                to[at] = within(from, at, width);
            }
        });
        return picture.with(to);
    }

    private static int within(int[] rgb, int at, int width) {
        int result = 0;
        for (int shift = 0; shift <= 16; shift += 8) {
            int low = 255;
            int high = 0;
            for (int row = at - width; row <= at + width; row += width) {
                for (int i = row - 1; i <= row + 1; i++) {
                    int value = rgb[i] >> shift & 0xFF;
                    low = i == at ? low : Math.min(low, value);
                    high = i == at ? high : Math.max(high, value);
                }
            }
            result |= Math.clamp(rgb[at] >> shift & 0xFF, low, high) << shift;
        }
        return result;
    }
}
