package dev.mazewright.vision.ink;

/** The mean of colours, channel by channel. */
final class ColourMean {
    private long red;
    private long green;
    private long blue;
    private long count;

    void add(int rgb) {
        red += Brightness.channel(rgb, 0);
        green += Brightness.channel(rgb, 1);
        blue += Brightness.channel(rgb, 2);
        count++;
    }

    long count() {
        return count;
    }

    /** The mean as 0xRRGGBB; black of none. */
    int rgb() {
        long all = Math.max(1, count);
        return (int) (red / all) << 16 | (int) (green / all) << 8 | (int) (blue / all);
    }
}
