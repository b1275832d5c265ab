package dev.mazewright.vision.ink;

import dev.mazewright.core.run.Context;
import dev.mazewright.vision.picture.NotUnderstoodException;
import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.Spot;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How much ink there is on each pixel of a picture at the size at which it is worked on: 0 for the paper around, 1 for the walls around,
 * whatever the light and whichever of them is darker. Colours that are neither, of marks or of a solution that is drawn, are no ink.
 */
public final class Grey {
    /** Corridors and their walls together are about so many pixels wide where that can be chosen. */
    private static final double PITCH = 14;
    /** And twice as wide for a closer look. */
    private static final double FINE = 28;
    /** As wide as in the picture. */
    private static final double OWN = Double.NaN;
    /** Pictures are measured at no more than so many pixels. */
    private static final int MEASURED = 3_000_000;
    private static final int MOST_ENLARGED = 4;
    /** Where strokes of one brightness are by this factor thinner, they are walls. */
    private static final double THINNER = 1.3;

    /** Walls are at least so many pixels wide where a picture is reduced. */
    private static final double THINNEST = 1;
    /** Noise is smoothed by a Gaussian of a standard deviation of this part of the width of walls. */
    private static final double SMOOTHED = 0.35;

    /** Small marks are this part as large as usual ones. */
    private static final double SMALL = 0.5;

    /** Below this, of 255, brightness counts as it is and not by its logarithm: there noise is more than light. */
    private static final double DARK = 48;

    private final int width;
    private final int height;
    private final float[] ink;
    private final double scale;
    private final boolean isInverted;
    private final double pitch;
    private final Marks marks;
    private final Signs signs;

    private Grey(WorkingCopy copy, float[] ink, boolean isInverted, double pitch, Marks marks, Signs signs) {
        width = copy.width;
        height = copy.height;
        scale = copy.scale;
        this.ink = ink;
        this.isInverted = isInverted;
        this.pitch = pitch;
        this.marks = marks;
        this.signs = signs;
    }

    private Grey(Grey other, float[] ink, Marks marks) {
        width = other.width;
        height = other.height;
        scale = other.scale;
        this.ink = ink;
        isInverted = other.isInverted;
        pitch = other.pitch;
        this.marks = marks;
        signs = other.signs;
    }

    /**
     * The ink of a picture, at a size at which walls and corridors together are about 14 pixels wide.
     *
     * @throws NotUnderstoodException if the picture shows nothing but paper
     */
    public static Grey of(Picture picture, Context context) throws NotUnderstoodException {
        return of(picture, PITCH, 1, context);
    }

    /**
     * The ink of a picture, at a size at which walls and corridors together are about 28 pixels wide.
     *
     * @throws NotUnderstoodException if the picture shows nothing but paper
     */
    public static Grey fine(Picture picture, Context context) throws NotUnderstoodException {
        return of(picture, FINE, 1, context);
    }

    /**
     * The ink of a picture at the usual size, smoothed half as much: thin walls beside thick arrows or large text stay.
     *
     * @throws NotUnderstoodException if the picture shows nothing but paper
     */
    public static Grey sharp(Picture picture, Context context) throws NotUnderstoodException {
        return of(picture, PITCH, SMALL, context);
    }

    /**
     * The ink of a picture at the picture's own size.
     *
     * @throws NotUnderstoodException if the picture shows nothing but paper
     */
    public static Grey whole(Picture picture, Context context) throws NotUnderstoodException {
        return of(picture, OWN, 1, context);
    }

    /**
     * The marks of a picture at its own size, those too that are small beside corridors.
     *
     * @throws NotUnderstoodException if the picture shows nothing but paper
     */
    static Marks smallMarks(Picture picture, Context context) throws NotUnderstoodException {
        return of(picture, OWN, SMALL, context).marks;
    }

    private static Grey of(Picture whole, double wanted, double detail, Context context) throws NotUnderstoodException {
        Picture picture = Surroundings.removed(whole);
        int factor = (int) Math.ceil(Math.sqrt((double) picture.width() * picture.height() / MEASURED));
        WorkingCopy copy = WorkingCopy.reduced(picture, factor);
        Strokes strokes = strokes(copy);
        while (factor > 1 && strokes.dark() + strokes.bright() < 6) {
            factor = (factor + 1) / 2;
            copy = WorkingCopy.reduced(picture, factor);
            strokes = strokes(copy);
        }
        context.checkCancelled();
        double pitch = strokes.dark() + strokes.bright();
        double thinnest = Math.min(strokes.dark(), strokes.bright());
        double ratio = wanted / pitch;
        double by = 1;
        if (Double.isNaN(wanted)) {
            by = factor;
            copy = WorkingCopy.of(picture);
        } else if (ratio > 1.4 && factor == 1) {
            by = Math.clamp(Math.round(ratio), 2, MOST_ENLARGED);
            copy = WorkingCopy.enlarged(picture, (int) by);
        } else if (ratio < 0.6) {
            int more = Math.max(1, (int) Math.min(1 / ratio, thinnest / THINNEST));
            by = 1.0 / more;
            copy = WorkingCopy.reduced(picture, factor * more);
        }
        boolean isInverted = isInverted(strokes);
        return of(picture, copy, isInverted, by * pitch, by * (isInverted ? strokes.bright() : strokes.dark()), detail, context);
    }

    private static Strokes strokes(WorkingCopy copy) throws NotUnderstoodException {
        float[] plane = Brightness.of(copy).plane(channels(copy, null, 0.7));
        Range range = Range.of(plane, copy.width, copy.height, Math.max(8, Math.min(copy.width, copy.height) / 20));
        Strokes strokes = Strokes.of(plane, copy.width, copy.height, range);
        if (strokes.runs() < 4 || range.contrast < 6) {
            throw new NotUnderstoodException(
                    "finding ink", "a contrast of " + Math.round(range.contrast / 2.55) + " % and " + strokes.runs() + " strokes",
                    "a picture with more contrast, or --crop");
        }
        return strokes;
    }

    private static boolean isInverted(Strokes strokes) {
        if (strokes.bright() > THINNER * strokes.dark()) {
            return false;
        }
        return strokes.dark() > THINNER * strokes.bright() || strokes.isBorderDark();
    }

    private static Grey of(
            Picture picture, WorkingCopy copy, boolean isInverted, double pitch, double walls, double detail, Context context) {
        double sigma = Math.clamp(detail * SMOOTHED * walls, 0.5, Math.max(0.5, 0.08 * detail * pitch));
        float[][] channels = channels(copy, isInverted ? LOGARITHMS : null, sigma);
        float[] plane = Brightness.of(copy).plane(channels);
        int reach = (int) Math.ceil(Math.min(0.8 * walls, 0.35 * pitch) + 0.5);
        float[] hats = Hats.of(plane, copy.width, reach, isInverted);
        context.checkCancelled();
        Levels levels = Levels.of(channels, hats, copy.width, (int) Math.max(5, Math.round(1.5 * pitch)), isInverted);
        Unmixing unmixing = new Unmixing(channels, copy.width, levels);
        context.checkCancelled();
        Marks marks = Marks.of(copy, unmixing, detail * pitch);
        Signs signs = Signs.of(picture, copy, unmixing.ink, marks, pitch);
        Shadows.remove(unmixing.ink, hats, reach, levels.strength, marks, copy.width);
        return new Grey(copy, unmixing.ink, isInverted, pitch, marks, signs);
    }

    /** Logarithms of brightness, from 0 to 255: what a shadow leaves of bright walls differs from dark paper by as much as in the light. */
    private static final float[] LOGARITHMS = logarithms();

    private static float[] logarithms() {
        float[] logarithms = new float[256];
        for (int i = 0; i < 256; i++) {
            logarithms[i] = (float) (255 * Math.log1p(i / DARK) / Math.log1p(255 / DARK));
        }
        return logarithms;
    }

    /** Red, green and blue, smoothed by a Gaussian; from another scale than 0 to 255 if one is given. */
    static float[][] channels(WorkingCopy copy, float @Nullable [] scale, double sigma) {
        float[][] channels = new float[3][];
        for (int channel = 0; channel < 3; channel++) {
            float[] plane = new float[copy.rgb.length];
            for (int i = 0; i < plane.length; i++) {
                int value = Brightness.channel(copy.rgb[i], channel);
                plane[i] = scale == null ? value : scale[value];
            }
            channels[channel] = Gaussian.blurred(plane, copy.width, copy.height, sigma);
        }
        return channels;
    }

    /** The same with these spots as marks, without ink where they are. */
    Grey with(List<Mark> spots) {
        float[] left = ink.clone();
        for (Mark spot : spots) {
            double radius = spot.extent() / scale / 2;
            int middleX = (int) (spot.middle().x() / scale);
            int middleY = (int) (spot.middle().y() / scale);
            int reach = (int) Math.ceil(radius);
            for (int y = Math.max(0, middleY - reach); y <= Math.min(height - 1, middleY + reach); y++) {
                for (int x = Math.max(0, middleX - reach); x <= Math.min(width - 1, middleX + reach); x++) {
                    if (Math.hypot(x - middleX, y - middleY) <= radius) {
                        left[y * width + x] = 0;
                    }
                }
            }
        }
        return new Grey(this, left, marks.with(spots));
    }

    /** In pixels of this plane. */
    public int width() {
        return width;
    }

    /** In pixels of this plane. */
    public int height() {
        return height;
    }

    /** The ink of each pixel, row by row, 0 or more; not a copy, not to be changed. */
    public float[] ink() {
        return ink;
    }

    /** The ink at a point of the picture; 0 beyond its edge. */
    public double ink(Spot spot) {
        int x = (int) Math.floor(spot.x() / scale);
        int y = (int) Math.floor(spot.y() / scale);
        return x < 0 || y < 0 || x >= width || y >= height ? 0 : ink[y * width + x];
    }

    /** How many pixels of the picture a pixel of this plane is wide. */
    public double scale() {
        return scale;
    }

    /** Whether walls are brighter than paper. */
    public boolean isInverted() {
        return isInverted;
    }

    /** About how wide a corridor and a wall are together, in pixels of this plane. */
    public double pitch() {
        return pitch;
    }

    /** What is drawn in other colours than paper and ink. */
    public Marks marks() {
        return marks;
    }

    /** Letters, arrows and cheeses. */
    public Signs signs() {
        return signs;
    }
}
