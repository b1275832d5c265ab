package dev.mazewright.formats.mask;

import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.png.Pixels;
import java.io.IOException;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Which pixels of a mask's picture are light: of what a viewer on white paper sees, those of Otsu's lighter class, or as
 * light as the user says.
 *
 * <p>A picture of which nothing is seen on white, such as white letters on a transparent ground, is refused, unless its
 * light areas are asked for: these are seen on black. Where all that is drawn on a transparent ground is dark, or light
 * on black, a pixel counts by how opaque it is, whatever its colour.
 *
 * <p>Source: Otsu, <i>A threshold selection method from gray-level histograms</i>, 1979.
 */
final class MaskLight {
    private static final int LEVELS = 256;
    private static final int WHITE = LEVELS - 1;

    /** Classes whose means differ by less are one colour, with its noise, to whoever looks at it. */
    private static final double LEAST_CONTRAST = 4;

    /** What is said of a picture that cannot be read. */
    static final String DARK = "a picture with dark areas, which become cells, on light or transparent ground";

    private static final String UNSEEN = "a picture of which nothing can be seen on white: what is drawn on its transparent ground is as light as that";
    private static final String ADVICE = DARK + "; fill the background, or ask for the light areas (--mask-invert)";

    private final MaskPicture picture;
    private final Source source;
    private final @Nullable Integer threshold;
    private final boolean isInverted;

    /** How many pixels there are of each luminance on white paper, and on black. */
    private final long[] onWhite = new long[LEVELS];
    private final long[] onBlack = new long[LEVELS];

    /** The luminances of colours that are at least half opaque, and of others, counted as much as they are opaque. */
    private final long[] solid = new long[LEVELS];
    private final long[] faint = new long[LEVELS];

    /** Pixels that are less than half opaque. */
    private long ground;

    private boolean isClear;
    private boolean isBlackPaper;
    private boolean isByCover;
    private double level;

    /** Looks at a picture of two classes of pixels, else bad data; the threshold, if given, is the least light luminance. */
    MaskLight(MaskPicture picture, Source source, @Nullable Integer threshold, boolean isInverted) throws IOException {
        this.picture = picture;
        this.source = source;
        this.threshold = threshold;
        this.isInverted = isInverted;
        picture.read((y, from, step, row, count) -> count(row, count));
        decide();
    }

    /** The picture as luminances. */
    MaskRaster raster() throws IOException {
        MaskRaster raster = new MaskRaster(picture.width(), picture.height());
        picture.read((y, from, step, row, count) -> {
            for (int i = 0; i < count; i++) {
                raster.add(from + i * step, y, value(row[i]));
            }
        });
        raster.sum();
        return raster;
    }

    /** By how much light areas are lighter than dark ones, on the paper that it is seen on. */
    double contrast() {
        return contrast(isBlackPaper ? onBlack : onWhite);
    }

    /** The luminance from which on a place of it is light. */
    double level() {
        return level;
    }

    private void count(int[] row, int count) {
        for (int i = 0; i < count; i++) {
            int colour = row[i];
            int opaque = WHITE - (colour >>> 24);
            int own = luminance(colour);
            isClear |= opaque < WHITE;
            ground += 2 * opaque > WHITE ? 0 : 1;
            onWhite[opaque == WHITE ? own : luminance(Pixels.onWhite(colour))]++;
            onBlack[opaque == WHITE ? own : dimmed(own, opaque)]++;
            (2 * opaque > WHITE ? solid : faint)[own] += opaque;
        }
    }

    private int value(int colour) {
        int opaque = WHITE - (colour >>> 24);
        if (isByCover) {
            return isBlackPaper ? opaque : WHITE - opaque;
        }
        return isBlackPaper ? dimmed(luminance(colour), opaque) : luminance(Pixels.onWhite(colour));
    }

    // ---- what is seen

    private void decide() throws BadDataException {
        if (isSeen(onWhite)) {
            level = threshold == null ? halfway(onWhite) : threshold;
        } else if (isClear && !isInverted && threshold == null && isSeen(onBlack)) {
            throw source.bad("", UNSEEN, ADVICE);
        } else if (isClear && isInverted && isSeen(onBlack)) {
            isBlackPaper = true;
            level = threshold == null ? halfway(onBlack) : threshold;
        } else if (threshold == null) {
            throw source.bad("", levels(onWhite) == 1 ? "a picture of one colour" : "a picture in which nothing is clearly darker than the rest", DARK);
        } else {
            level = threshold;
        }
        if (ground > 0 && threshold == null) {
            cover();
        }
    }

    /** Whether there are two classes of pixels. */
    private boolean isSeen(long... histogram) {
        if (threshold != null) {
            return sum(histogram, 0, threshold) > 0;
        }
        return levels(histogram) > 1 && contrast(histogram) >= LEAST_CONTRAST;
    }

    /** Where all ink stands out from the paper, how opaque it is says more than its colours; else what is left out is said. */
    private void cover() {
        int split = (int) Math.ceil(level);
        long paperInk = isBlackPaper ? sum(solid, 0, split) : sum(solid, split, LEVELS);
        long paperHaze = isBlackPaper ? sum(faint, 0, split) : sum(faint, split, LEVELS);
        long all = sum(solid, 0, LEVELS) + sum(faint, 0, LEVELS);
        if (paperInk == 0 && 100 * paperHaze <= all) {
            isByCover = true;
            level = LEVELS / 2.0;
        } else if (100 * paperInk > all) {
            source.note("the picture lies on " + (isBlackPaper ? "black" : "white") + ", and " + Math.round(100.0 * paperInk / all)
                    + "% of what is drawn is as " + (isBlackPaper ? "dark" : "light") + " as that");
        }
    }

    // ---- classes

    private static int levels(long... histogram) {
        return (int) Arrays.stream(histogram).filter(count -> count > 0).count();
    }

    private static long sum(long[] histogram, int from, int to) {
        return Arrays.stream(histogram, from, to).sum();
    }

    private static double contrast(long... histogram) {
        return means(histogram)[1] - means(histogram)[0];
    }

    private static double halfway(long... histogram) {
        double[] means = means(histogram);
        return (means[0] + means[1]) / 2;
    }

    /** The means of the dark and the light pixels, which are parted so that these lie furthest apart. */
    private static double[] means(long... histogram) {
        double all = sum(histogram, 0, LEVELS);
        double sum = 0;
        for (int each = 0; each < LEVELS; each++) {
            sum += (double) each * histogram[each];
        }
        double best = 0;
        double[] means = new double[2];
        double dark = 0;
        double darkSum = 0;
        for (int each = 0; each < LEVELS; each++) {
            dark += histogram[each];
            darkSum += (double) each * histogram[each];
            if (dark > 0 && dark < all) {
                double darkMean = darkSum / dark;
                double lightMean = (sum - darkSum) / (all - dark);
                double between = dark * (all - dark) * (lightMean - darkMean) * (lightMean - darkMean);
                if (between > best) {
                    best = between;
                    means = new double[] {darkMean, lightMean};
                }
            }
        }
        return means;
    }

    /** What a luminance is on black paper. */
    private static int dimmed(int luminance, int opaque) {
        return (2 * luminance * opaque + WHITE) / (2 * WHITE);
    }

    /** From 0 to 255 (ITU-R BT.709). */
    private static int luminance(int rgb) {
        return (2126 * (rgb >> 16 & 0xFF) + 7152 * (rgb >> 8 & 0xFF) + 722 * (rgb & 0xFF) + 5000) / 10_000;
    }
}
