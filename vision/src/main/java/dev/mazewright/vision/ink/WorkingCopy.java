package dev.mazewright.vision.ink;

import dev.mazewright.vision.picture.Picture;
import java.util.Arrays;

/** The colours of a picture at the working size; not changed. */
final class WorkingCopy {
    final int width;
    final int height;
    /** Colours as 0xRRGGBB. */
    final int[] rgb;
    /** The width of one of these pixels, in pixels of the picture: an integer, or the inverse of one. */
    final double scale;

    private WorkingCopy(int width, int height, int[] rgb, double scale) {
        this.width = width;
        this.height = height;
        this.rgb = rgb;
        this.scale = scale;
    }

    static WorkingCopy of(Picture picture) {
        return new WorkingCopy(picture.width(), picture.height(), picture.rgb(), 1);
    }

    /** Red, green and blue, from 0 to 255, each row by row. */
    float[][] channels() {
        float[][] channels = new float[3][rgb.length];
        for (int channel = 0; channel < 3; channel++) {
            for (int i = 0; i < rgb.length; i++) {
                channels[channel][i] = Brightness.channel(rgb[i], channel);
            }
        }
        return channels;
    }

    /** The means over squares of {@code factor} pixels a side; incomplete squares at the right and at the bottom count as well. */
    static WorkingCopy reduced(Picture picture, int factor) {
        if (factor == 1) {
            return of(picture);
        }
        int wide = (picture.width() + factor - 1) / factor;
        int high = (picture.height() + factor - 1) / factor;
        int[] rgb = new int[wide * high];
        Bands.share(high, (from, to) -> reduce(picture, factor, from, to, rgb, wide));
        return new WorkingCopy(wide, high, rgb, factor);
    }

    /** The means over the squares of these rows of the copy. */
    private static void reduce(Picture picture, int factor, int top, int bottom, int[] rgb, int wide) {
        int[] sums = new int[3 * wide];
        for (int y = top; y < bottom; y++) {
            Arrays.fill(sums, 0);
            int rows = Math.min(factor, picture.height() - y * factor);
            for (int row = 0; row < rows; row++) {
                add(picture, y * factor + row, factor, sums);
            }
            for (int x = 0; x < wide; x++) {
                int count = rows * Math.min(factor, picture.width() - x * factor);
                int half = count / 2;
                int red = (sums[3 * x] + half) / count;
                int green = (sums[3 * x + 1] + half) / count;
                int blue = (sums[3 * x + 2] + half) / count;
                rgb[y * wide + x] = (red << 16) | (green << 8) | blue;
            }
        }
    }

    /** Adds the red, green and blue of a row to the sums of squares. */
    private static void add(Picture picture, int y, int factor, int[] sums) {
        int[] rgb = picture.rgb();
        int at = y * picture.width();
        int end = at + picture.width();
        for (int to = 0; at < end; to += 3) {
            int red = 0;
            int green = 0;
            int blue = 0;
            for (int last = Math.min(end, at + factor); at < last; at++) {
                red += rgb[at] >> 16;
                green += rgb[at] >> 8 & 0xFF;
                blue += rgb[at] & 0xFF;
            }
            sums[to] += red;
            sums[to + 1] += green;
            sums[to + 2] += blue;
        }
    }

    /** Enlarges a picture by a factor, interpolating between the middles of pixels. */
    static WorkingCopy enlarged(Picture picture, int factor) {
        if (factor == 1) {
            return of(picture);
        }
        int wide = picture.width() * factor;
        int high = picture.height() * factor;
        int[] rgb = new int[wide * high];
        for (int y = 0; y < high; y++) {
            double fromY = Math.clamp((y + 0.5) / factor - 0.5, 0, picture.height() - 1);
            int top = (int) fromY;
            int bottom = Math.min(top + 1, picture.height() - 1);
            int down = (int) Math.round((fromY - top) * 256);
            for (int x = 0; x < wide; x++) {
                double fromX = Math.clamp((x + 0.5) / factor - 0.5, 0, picture.width() - 1);
                int left = (int) fromX;
                int right = Math.min(left + 1, picture.width() - 1);
                int along = (int) Math.round((fromX - left) * 256);
                int above = mix(picture.rgb(left, top), picture.rgb(right, top), along);
                rgb[y * wide + x] = mix(above, mix(picture.rgb(left, bottom), picture.rgb(right, bottom), along), down);
            }
        }
        return new WorkingCopy(wide, high, rgb, 1.0 / factor);
    }

    /** The mixture of two colours with this share of the second, of 256. */
    static int mix(int from, int to, int share) {
        int mixed = 0;
        for (int shift = 0; shift <= 16; shift += 8) {
            int a = from >> shift & 0xFF;
            int b = to >> shift & 0xFF;
            mixed |= ((a * (256 - share) + b * share + 128) >> 8) << shift;
        }
        return mixed;
    }
}
