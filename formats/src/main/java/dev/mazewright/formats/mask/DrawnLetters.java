package dev.mazewright.formats.mask;

import dev.mazewright.core.mask.Letters;
import dev.mazewright.core.mask.Region;
import java.util.function.IntBinaryOperator;

/**
 * The letters that a picture shows, dark on light: a program with fonts has drawn them, in a size of {@value #SIZE} pixels. They fill their
 * room, stretched to no more than twice their proportions, as all letters do.
 *
 * <p>They can be read where as many rows of cells are as high as the font as fonts of pixels have for the script: some more than these, since
 * strokes do not lie on the grid.
 */
public final class DrawnLetters implements Letters {
    /** The size of the font, in pixels. */
    public static final int SIZE = 96;

    /** The luminance of paper; half of it divides ink from paper. */
    public static final int WHITE = 255;

    private static final double STRETCH = 2;

    /** Rows of cells for the size of the font: of letters of few strokes, a capital of which is twelve rows high, of many, and of the most. */
    private static final int FEW = 17;

    private static final int MANY = 24;
    private static final int MOST = 28;

    private final MaskRaster raster;
    private final double level;
    private final double cell;
    private int left = Integer.MAX_VALUE;
    private int top = Integer.MAX_VALUE;
    private int right;
    private int bottom;

    /** Letters of a text in a picture of width x height pixels, by the luminance of each, from 0 to {@link #WHITE}; some are dark. */
    public static DrawnLetters of(String text, int width, int height, IntBinaryOperator luminance) {
        MaskRaster raster = new MaskRaster(width, height);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                raster.add(x, y, luminance.applyAsInt(x, y));
            }
        }
        raster.sum();
        return new DrawnLetters(text, raster, (WHITE + 1) / 2.0);
    }

    DrawnLetters(String text, MaskRaster raster, double level) {
        cell = (double) SIZE / text.codePoints().map(DrawnLetters::rows).max().orElse(MANY);
        this.raster = raster;
        this.level = level;
        for (int y = 0; y < raster.down(); y++) {
            for (int x = 0; x < raster.across(); x++) {
                if (raster.mean(x, y, x + 1, y + 1) < level) {
                    left = Math.min(left, x);
                    right = Math.max(right, x + 1);
                    top = Math.min(top, y);
                    bottom = y + 1;
                }
            }
        }
    }

    /** By blocks of Unicode, since not every engine that runs this knows scripts. */
    private static int rows(int letter) {
        boolean isEuropean = letter < 0x0600 || (letter >= 0x10a0 && letter < 0x1100) || (letter >= 0x1e00 && letter < 0x2070);
        return isHan(letter) ? MOST : isEuropean ? FEW : MANY;
    }

    /** Whether a letter is of the script with the most strokes. */
    public static boolean isHan(int letter) {
        return (letter >= 0x2e80 && letter < 0x3000) || (letter >= 0x3400 && letter < 0xa000) || (letter >= 0xf900 && letter < 0xfb00) || letter >= 0x20000;
    }

    @Override
    public double legibleWidth() {
        return (right - left) / cell;
    }

    @Override
    public double legibleHeight() {
        return (bottom - top) / cell;
    }

    @Override
    public double aspect() {
        return (double) (right - left) / (bottom - top);
    }

    @Override
    public Region on(double wide, double high, double thin) {
        double least = Math.min(wide / (right - left), high / (bottom - top));
        double across = Math.min(wide / (right - left), STRETCH * least);
        double down = Math.min(high / (bottom - top), STRETCH * least);
        double middleX = (left + right) / 2.0;
        double middleY = (top + bottom) / 2.0;
        return (x, y) -> isInk(middleX + (x - wide / 2) / across, middleY + (y - high / 2) / down, thin / across, thin / down);
    }

    private boolean isInk(double x, double y, double reachX, double reachY) {
        return raster.mean(x - reachX / 2, y - reachY / 2, x + reachX / 2, y + reachY / 2) < level
                && x > left && x < right && y > top && y < bottom;
    }
}
